import { useTranslation } from '@plenum/i18n/react'
import { button } from '@plenum/ui/recipes'
import { css } from '@plenum/ui/css'
import { center, stack } from '@plenum/ui/patterns'
import { Link } from '@tanstack/react-router'
import { DocumentTitle } from '#app/page/document-title.tsx'
import { UnlessBehind } from '#app/page/unless-behind.tsx'

/** In place of a page that does not exist. */
export function NotFound() {
  return (
    <UnlessBehind>
      <NotFoundView />
    </UnlessBehind>
  )
}

function NotFoundView() {
  const { t } = useTranslation('common')
  return (
    <div className={center({ minHeight: '[80dvh]', p: '6' })}>
      <DocumentTitle title={t(($) => $.not_found.message)} />
      <div className={stack({ gap: '2', alignItems: 'flex-start', maxWidth: 'form' })}>
        <p className={css({ textStyle: 'code', color: 'text.accent' })}>{t(($) => $.not_found.code)}</p>
        <h1 className={css({ textStyle: 'display' })}>{t(($) => $.not_found.message)}</h1>
        <p className={css({ textStyle: 'strong' })}>{t(($) => $.not_found.title)}</p>
        <p className={css({ color: 'text.muted' })}>{t(($) => $.not_found.text)}</p>
        <Link to="/app" className={`${button({ tone: 'primary' })} ${css({ mt: '3' })}`}>
          {t(($) => $.not_found.action)}
        </Link>
      </div>
    </div>
  )
}

/** The same outside of any frame. */
export function NotFoundPage() {
  return (
    <main>
      <NotFoundView />
    </main>
  )
}
