import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { flex, hstack } from '@plenum/ui/patterns'
import { Logo } from '@plenum/ui/logo'
import { Link } from '@tanstack/react-router'
import { CONTENT_ID, SkipLink } from '@plenum/ui/skip-link'
import type { ReactNode } from 'react'
import { Banners } from '#app/notices/banners.tsx'
import { LanguageChoice } from '#app/page/language-choice.tsx'
import { ThemeChoice } from '#app/page/theme-choice.tsx'

/** Around the pages anybody can open: the brand, language and theme. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <div className={flex({ direction: 'column', minHeight: 'screen' })}>
      <SkipLink label={t(($) => $.skip)} />
      <header
        className={hstack({ justifyContent: 'space-between', height: 'header', px: { base: '4', md: '6' } })}
      >
        <Link to="/" className={hstack({ gap: '2', textStyle: 'strong' })}>
          <Logo size="sm" />
          {t(($) => $.product)}
        </Link>
      </header>
      <Banners />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className={css({
          flex: '1',
          outline: 'none',
          display: 'flex',
          justifyContent: 'center',
          px: '4',
          py: { base: '8', md: '16' },
        })}
      >
        {children}
      </main>
      <footer
        className={hstack({ gap: '2', justifyContent: 'flex-end', px: { base: '4', md: '6' }, py: '4' })}
      >
        <LanguageChoice />
        <ThemeChoice />
      </footer>
    </div>
  )
}
