import { RESOURCES } from '@plenum/domain/capacity'
import type { RackTotals } from '@plenum/domain/dashboard'
import { useTranslation } from '@plenum/i18n/react'
import { hstack } from '@plenum/ui/patterns'
import { useFigures } from './use-figures.ts'

/** How many racks a list has, and what they have left together. */
export function RackTotalsLine({ totals, isLater }: { totals: RackTotals; isLater: boolean }) {
  const { t } = useTranslation('dashboards')
  const figures = useFigures()
  const { racks } = totals.counters
  const words = RESOURCES.flatMap((resource) => [
    figures.left(totals, resource),
    ...figures.more(totals, resource, isLater),
  ])
  return (
    <ul
      aria-label={t(($) => $.racks.totals)}
      className={hstack({
        columnGap: '4',
        rowGap: '1',
        flexWrap: 'wrap',
        textStyle: 'table',
        color: 'text.muted',
      })}
    >
      <li>{t(($) => $.racks.count, { count: racks, shown: figures.count(racks) })}</li>
      {words.map(({ name, text }) => (
        <li key={name}>
          {name}: {text}
        </li>
      ))}
    </ul>
  )
}
