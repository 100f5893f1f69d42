import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { grid, stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Building2, FileUp, PackagePlus } from 'lucide-react'
import type { ReactNode } from 'react'

/** The ways into an empty inventory. */
export function GettingStarted() {
  const { t } = useTranslation('home')
  return (
    <div className={stack({ gap: '5', maxWidth: 'dialogWide' })}>
      <div className={stack({ gap: '1' })}>
        <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.start_title)}</h2>
        <p className={css({ color: 'text.muted' })}>{t(($) => $.start_text)}</p>
      </div>
      <div
        className={grid({ gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }, gap: '4' })}
      >
        <Way icon={<FileUp />} title={t(($) => $.import_title)} text={t(($) => $.import_text)}>
          <Link to="/app/settings/assets-inventory/import" className={button({ tone: 'primary' })}>
            {t(($) => $.import_action)}
          </Link>
        </Way>
        <Way icon={<Building2 />} title={t(($) => $.sample_title)} text={t(($) => $.sample_text)}>
          <Link
            to="/app/settings/assets-inventory/import"
            search={{ from: 'sample' }}
            className={button({ tone: 'neutral' })}
          >
            {t(($) => $.sample_action)}
          </Link>
        </Way>
        <Way icon={<PackagePlus />} title={t(($) => $.first_title)} text={t(($) => $.first_text)}>
          <Link
            to="/app/settings/assets-inventory"
            search={{ asset: 'new' }}
            className={button({ tone: 'neutral' })}
          >
            {t(($) => $.first_action)}
          </Link>
        </Way>
      </div>
    </div>
  )
}

interface WayProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <Card className={stack({ gap: '3', alignItems: 'flex-start' })}>
      {icon}
      <div className={stack({ gap: '1', flex: '1' })}>
        <h3 className={css({ textStyle: 'strong' })}>{title}</h3>
        <p className={css({ textStyle: 'table', color: 'text.muted' })}>{text}</p>
      </div>
      {children}
    </Card>
  )
}
