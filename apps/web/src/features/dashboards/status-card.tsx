import type { DashboardAssets } from '@plenum/domain/dashboard'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { StatusChip } from '@plenum/ui/status-chip'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ChartData } from '#app/charts/chart-data.ts'
import { Chart } from '#app/charts/chart.tsx'
import { Figure } from './figure.tsx'
import { SectionCard } from './section-card.tsx'

interface StatusCardProps {
  assets: DashboardAssets
  place: string | undefined
}

const ASSETS = '/app/settings/assets-inventory'

/** How many assets are in each status. */
export function StatusCard({ assets, place }: StatusCardProps) {
  const { t } = useTranslation('dashboards')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const data = useStatuses(assets)
  const here = place === undefined ? {} : { location_id: place }
  return (
    <SectionCard title={t(($) => $.status.title)}>
      <Chart
        label={t(($) => $.status.title)}
        labelled={t(($) => $.status.status)}
        data={data}
        words={(value) => formatNumber(language, value)}
        file={t(($) => $.status.file)}
      >
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
      </Chart>
      <Figure
        name={t(($) => $.status.all)}
        text={formatNumber(language, assets.all)}
        to={ASSETS}
        search={here}
      />
    </SectionCard>
  )
}

/** The statuses as a chart shows them; the same one as long as they are the same, so that it is not drawn again. */
function useStatuses({ status }: DashboardAssets): ChartData {
  const { t } = useTranslation('dashboards')
  const fields = useTranslation('fields').t
  return useMemo(
    () => ({
      kind: 'bars',
      isEachNamed: true,
      labels: status.map(({ key }) => fields(($) => $.status[key])),
      series: [{ name: t(($) => $.status.assets), tone: 'used', values: status.map(({ count }) => count) }],
    }),
    [status, t, fields],
  )
}
