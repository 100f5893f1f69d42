import type { DashboardAssets } from '@plenum/domain/dashboard'
import { formatNumber } from '@plenum/i18n/format'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { StatusChip } from '@plenum/ui/status-chip'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { Figure } from './figure.tsx'
import { SectionCard } from './section-card.tsx'

interface StatusCardProps {
  assets: DashboardAssets
  place: string | undefined
}

const ASSETS = '/app/settings/assets-inventory'

/** How many assets are in each status, with the part of all that they are. */
export function StatusCard({ assets, place }: StatusCardProps) {
  const { t } = useTranslation('dashboards')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const here = place === undefined ? {} : { location_id: place }
  return (
    <SectionCard title={t(($) => $.status.title)}>
      <ul className={stack({ gap: '1' })}>
        {assets.status.map(({ key, count }) => {
          const name = fields(($) => $.status[key])
          const text = formatNumber(language, count)
          return (
            <li key={key} className={hstack({ gap: '3', justifyContent: 'space-between' })}>
              <StatusChip tone={key} label={name} />
              <Link
                to={ASSETS}
                search={{ ...here, status: key }}
                aria-label={`${name}: ${text}`}
                className={`${link()} ${css({ textStyle: 'table', fontVariantNumeric: 'tabular-nums' })}`}
              >
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
      <Figure
        name={t(($) => $.status.all)}
        text={formatNumber(language, assets.all)}
        to={ASSETS}
        search={here}
      />
    </SectionCard>
  )
}
