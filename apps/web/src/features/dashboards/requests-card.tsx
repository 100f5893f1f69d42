import { REQUEST_KINDS, type DashboardRequests } from '@plenum/domain/dashboard'
import { addDays } from '@plenum/domain/date'
import { AGE_BAND_NAMES, bandDays, type AgeBand } from '@plenum/domain/fault-times'
import { dayOf } from '@plenum/domain/filter-value'
import { SLA_PRESSING } from '@plenum/domain/sla'
import { useTranslation } from '@plenum/i18n/react'
import { useMemo } from 'react'
import type { ChartData, ChartTone } from '#app/charts/chart-data.ts'
import { Chart } from '#app/charts/chart.tsx'
import { DataTable, type DataRow } from '#app/charts/data-table.tsx'
import { Figure, FigureLink } from './figure.tsx'
import { SectionCard } from './section-card.tsx'
import { useFigures } from './use-figures.ts'

interface RequestsCardProps {
  requests: DashboardRequests
  place: string | undefined
  today: string
}

const LIST = '/app/dc-manager/mac-projects'
const TONES: Record<AgeBand, ChartTone> = { days: 'used', weeks: 'reserved', months: 'late' }

/** The open requests by where they are and how long ago they were asked for; each number leads to its list. */
export function RequestsCard({ requests, place, today }: RequestsCardProps) {
  const { t } = useTranslation('dashboards')
  const work = useTranslation('work').t
  const { count } = useFigures()
  const data = useAges(requests)
  const here = place === undefined ? {} : { place }
  const pressed = (state: (typeof SLA_PRESSING)[number]) =>
    requests.reduce((sum, { sla }) => sum + sla[state], 0)
  const isPressed = SLA_PRESSING.some((state) => pressed(state) > 0)
  const linked = (name: string, value: number, search: Record<string, string>) => (
    <FigureLink
      name={name}
      text={count(value)}
      to={LIST}
      search={{ ...here, ...search, kind: REQUEST_KINDS, view: 'table' }}
    />
  )
  const rows = requests.map(({ stage, count: all, ages, sla, oldest_days }): DataRow => {
    const name = work(($) => $.stage[stage])
    const aged = AGE_BAND_NAMES.map((band) => {
      const { from, to } = bandDays(band)
      const days = { ...(from && { created_from: dayOf(from, today) }), created_to: dayOf(to, today) }
      return linked(`${name}, ${t(($) => $.requests[band])}`, ages[band], { stage, ...days })
    })
    const oldest =
      oldest_days === null
        ? ''
        : linked(`${name}, ${t(($) => $.requests.oldest)}`, oldest_days, {
            stage,
            created_to: addDays(today, -oldest_days),
          })
    const pressing = SLA_PRESSING.map((state) =>
      linked(`${name}, ${t(($) => $.requests[state])}`, sla[state], { stage, sla: state }),
    )
    return [name, linked(name, all, { stage }), ...aged, ...pressing, oldest]
  })
  const label = t(($) => $.requests.label)
  const head = [
    t(($) => $.requests.stage),
    t(($) => $.requests.all),
    ...AGE_BAND_NAMES.map((band) => t(($) => $.requests[band])),
    ...SLA_PRESSING.map((state) => t(($) => $.requests[state])),
    t(($) => $.requests.oldest),
  ]
  return (
    <SectionCard title={t(($) => $.requests.title)}>
      {isPressed && (
        <div>
          {SLA_PRESSING.map((state) => (
            <Figure
              key={state}
              name={t(($) => $.requests[state])}
              text={count(pressed(state))}
              to={LIST}
              search={{ ...here, kind: REQUEST_KINDS, sla: state, view: 'table' }}
            />
          ))}
        </div>
      )}
      {requests.every((each) => each.count === 0) && <p>{t(($) => $.requests.none)}</p>}
      <Chart
        label={label}
        labelled={t(($) => $.requests.stage)}
        data={data}
        words={count}
        file={t(($) => $.requests.file)}
      >
        <DataTable label={label} head={head} rows={rows} />
      </Chart>
    </SectionCard>
  )
}

/** The requests as a chart shows them; the same one as long as they are the same, so that it is not drawn again. */
function useAges(requests: DashboardRequests): ChartData {
  const { t } = useTranslation('dashboards')
  const work = useTranslation('work').t
  return useMemo(
    () => ({
      kind: 'bars',
      isEachNamed: true,
      labels: requests.map(({ stage }) => work(($) => $.stage[stage])),
      series: AGE_BAND_NAMES.map((band) => ({
        name: t(($) => $.requests[band]),
        tone: TONES[band],
        values: requests.map(({ ages }) => ages[band]),
      })),
    }),
    [requests, t, work],
  )
}
