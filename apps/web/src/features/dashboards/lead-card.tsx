import type { DashboardLeads } from '@plenum/domain/dashboard'
import { addDays, addMonths } from '@plenum/domain/date'
import { formatMonth, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useMemo } from 'react'
import type { ChartData } from '#app/charts/chart-data.ts'
import { Chart } from '#app/charts/chart.tsx'
import { Figure, FigureLink } from './figure.tsx'
import { SectionCard } from './section-card.tsx'

interface LeadCardProps {
  leads: DashboardLeads
  place: string | undefined
}

/** How long requests took from month to month; each number leads to the report of those that ended then. */
export function LeadCard({ leads, place }: LeadCardProps) {
  const { t } = useTranslation('dashboards')
  const language = useLanguage()
  const data = useLeadData(leads)
  const reportOf = (from: string, to: string) => ({
    to: '/app/dc-manager/reports/$report' as const,
    params: { report: 'mac_performance' },
    search: { from, to: addDays(addMonths(to, 1), -1), ...(place !== undefined && { place_id: place }) },
  })
  const [first, last] = [leads[0]?.month ?? '', leads.at(-1)?.month ?? '']
  const ended = leads.reduce((sum, { closed }) => sum + closed, 0)
  return (
    <SectionCard title={t(($) => $.leads.title)}>
      {leads.some(({ median_days }) => median_days !== null) && (
        <Chart
          label={t(($) => $.leads.label)}
          labelled={t(($) => $.forecast.month)}
          data={data}
          words={(value) => formatNumber(language, value)}
          file={t(($) => $.leads.file)}
          linked={(text, at) => {
            const month = leads[at]?.month ?? first
            const name = `${formatMonth(language, month)}, ${t(($) => $.leads.median)}`
            return <FigureLink name={name} text={text} {...reportOf(month, month)} />
          }}
        />
      )}
      <Figure
        name={t(($) => $.leads.closed, { count: leads.length })}
        text={formatNumber(language, ended)}
        {...reportOf(first, last)}
      />
    </SectionCard>
  )
}

/** The months as a chart shows them; the same one as long as they are the same, so that it is not drawn again. */
function useLeadData(leads: DashboardLeads): ChartData {
  const { t } = useTranslation('dashboards')
  const language = useLanguage()
  return useMemo(
    () => ({
      kind: 'bars',
      labels: leads.map(({ month }) => formatMonth(language, month)),
      series: [
        {
          name: t(($) => $.leads.median),
          tone: 'used',
          values: leads.map(({ median_days }) => median_days),
        },
      ],
    }),
    [leads, language, t],
  )
}
