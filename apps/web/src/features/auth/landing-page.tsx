import { useTranslation } from '@plenum/i18n/react'
import { css, cx } from '@plenum/ui/css'
import { grid, stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { DocumentTitle } from '#app/page/document-title.tsx'
import { hasSession } from '#app/session.ts'
import { LandingArt } from './landing-art.tsx'
import { PublicFrame } from './public-frame.tsx'

/** What the product is, and the way in. */
export function LandingPage() {
  const { t } = useTranslation('auth')
  return (
    <PublicFrame>
      <DocumentTitle />
      <div
        className={grid({
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: { base: '10', lg: '16' },
          alignItems: 'center',
          width: 'full',
          maxWidth: '[64rem]',
        })}
      >
        <div className={stack({ gap: '4', alignItems: 'flex-start' })}>
          <h1 className={css({ textStyle: 'display' })}>{t(($) => $.landing.title)}</h1>
          <p className={css({ textStyle: 'lead', color: 'text.muted' })}>{t(($) => $.landing.text)}</p>
          <Link
            to={hasSession() ? '/app' : '/auth/login'}
            className={cx(button({ tone: 'primary', size: 'touch' }), css({ mt: '2' }))}
          >
            {t(($) => $.landing.action)}
          </Link>
        </div>
        <LandingArt />
      </div>
    </PublicFrame>
  )
}
