import { RESOURCES, type Resource } from '@plenum/domain/capacity'
import type { DashboardPlaces } from '@plenum/domain/dashboard'
import type { Forecast } from '@plenum/domain/forecast'
import { formatDate, formatMonth, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { link } from '@plenum/ui/recipes'
import { Segment } from '@plenum/ui/segment'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ChartData } from '#app/charts/chart-data.ts'
import { Chart } from '#app/charts/chart.tsx'
import { useCapacityWords } from '#app/page/use-capacity-words.ts'
import { FigureLink } from './figure.tsx'
import { SectionCard } from './section-card.tsx'

interface ForecastCardProps {
  forecast: DashboardPlaces['forecast']
  resource: Resource
  place: string | undefined
  onResource: (resource: Resource) => void
}

/** W and W of heat are shown in kW. */
const SHOWN_IN: Record<Resource, number> = { space: 1, power: 1000, weight: 1, heat: 1000 }

/** How a resource is taken from month to month, and when nothing is left of it; each number leads to the racks of its day. */
export function ForecastCard({ forecast, resource, place, onResource }: ForecastCardProps) {
  const { t } = useTranslation('dashboards')
  const places = useTranslation('hierarchy').t
  const language = useLanguage()
  const words = useCapacityWords()
  const { points, limit, full_on } = forecast[resource]
  const data = useForecastData(forecast[resource], resource)
  // the first point is today: racks are told for days to come
  const racksOn = (day: string) => ({
    to: '/app/dc-manager/dashboard/racks' as const,
    search: { ...(place !== undefined && { place }), ...(day !== points[0]?.day && { day }) },
  })
  const unit = places(($) => $.capacity.unit[resource])
  return (
    <SectionCard
      title={t(($) => $.forecast.title)}
      actions={
        <Segment
          label={t(($) => $.forecast.resource)}
          value={resource}
          options={RESOURCES.map((value) => ({ value, label: words.label(value) }))}
          onValueChange={onResource}
        />
      }
    >
      <p role="status" className={css({ textStyle: 'table', color: 'text.muted' })}>
        {limit === 0 ? (
          t(($) => $.forecast.no_limit)
        ) : full_on === null ? (
          t(($) => $.forecast.never)
        ) : (
          <Link {...racksOn(full_on)} className={link()}>
            {t(($) => $.forecast.full, { day: formatDate(language, full_on) })}
          </Link>
        )}
      </p>
      {points.length > 0 && limit > 0 && (
        <Chart
          label={t(($) => $.forecast.label, { resource: words.label(resource), unit })}
          labelled={t(($) => $.forecast.month)}
          data={data}
          words={(value) => formatNumber(language, value)}
          file={t(($) => $.chart.file)}
          linked={(text, at, series) => {
            const name = `${data.labels[at] ?? ''}, ${data.series[series]?.name ?? ''}`
            return <FigureLink name={name} text={text} {...racksOn(points[at]?.day ?? '')} />
          }}
        />
      )}
    </SectionCard>
  )
}

/** A forecast as a chart shows it; the same one as long as its numbers are the same, so that it is not drawn again. */
function useForecastData({ points, limit }: Forecast, resource: Resource): ChartData {
  const { t } = useTranslation('dashboards')
  const language = useLanguage()
  return useMemo(() => {
    const shown = (value: number) => Math.round((value / SHOWN_IN[resource]) * 10) / 10
    return {
      kind: 'area',
      labels: points.map(({ day }) => formatMonth(language, day)),
      series: [
        { name: t(($) => $.forecast.used), tone: 'used', values: points.map(({ used }) => shown(used)) },
        {
          name: t(($) => $.forecast.reserved),
          tone: 'reserved',
          values: points.map(({ reserved }) => shown(reserved)),
        },
        { name: t(($) => $.forecast.limit), tone: 'limit', values: points.map(() => shown(limit)) },
      ],
    }
  }, [points, limit, resource, language, t])
}
