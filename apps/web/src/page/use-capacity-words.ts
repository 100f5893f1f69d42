import type { Resource } from '@plenum/domain/capacity'
import type { Counters, Tally } from '@plenum/domain/capacity-counters'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

/** What a number of the counters is divided by to be shown in the unit of its words: power and heat in kW. */
const SHOWN_IN: Record<Resource, number> = { space: 1, power: 1000, weight: 1, heat: 1000 }
/** Decimals of what is less than a hundred; units come in halves however many there are. */
const DIGITS: Record<Resource, number> = { space: 1, power: 1, weight: 0, heat: 1 }
const FEW = 100

/** How much of a resource there is and how much of it is taken. */
export type Share = Pick<Tally, 'limit' | 'used' | 'reserved' | 'unlimited'>

/** What places have of their resources, in words. */
export function useCapacityWords() {
  const { t } = useTranslation('hierarchy')
  const language = useLanguage()
  const amount = (resource: Resource, value: number): string => {
    const shown = value / SHOWN_IN[resource]
    const part = resource === 'space' || shown < FEW ? 10 ** DIGITS[resource] : 1
    return formatNumber(language, Math.round(shown * part) / part)
  }
  const unit = (resource: Resource) => t(($) => $.capacity.unit[resource])
  const isLimited = ({ limit, unlimited }: Pick<Share, 'limit' | 'unlimited'>) => limit > 0 || unlimited === 0
  const reservedAndFree = (resource: Resource, tally: Counters[Resource]) => [
    t(($) => $.capacity.reserved, { shown: amount(resource, tally.reserved) }),
    ...(isLimited(tally) ? [t(($) => $.capacity.free, { shown: amount(resource, tally.free) })] : []),
  ]
  return {
    amount,
    label: (resource: Resource): string => t(($) => $.capacity[resource]),
    /** '215 of 564 U', or what is taken where nobody knows of how much. */
    share: (resource: Resource, tally: Share): string => {
      const used = amount(resource, tally.used + tally.reserved)
      return isLimited(tally)
        ? t(($) => $.capacity.of, { used, limit: amount(resource, tally.limit), unit: unit(resource) })
        : t(($) => $.capacity.no_limit, { used, unit: unit(resource) })
    },
    /** '212.5 U used · 2.5 reserved · 349 free'. */
    parts: (resource: Resource, tally: Counters[Resource]): string =>
      [
        t(($) => $.capacity.used, { shown: amount(resource, tally.used), unit: unit(resource) }),
        ...reservedAndFree(resource, tally),
      ].join(' · '),
    /** '2.5 reserved · 349 free', beside what is used. */
    rest: (resource: Resource, tally: Counters[Resource]): string =>
      reservedAndFree(resource, tally).join(' · '),
    /** What the numbers leave out; empty where that is nothing. */
    gaps: ({ unlimited, unknown }: Counters[Resource]): string =>
      [
        unlimited > 0 &&
          t(($) => $.capacity.unlimited, { count: unlimited, shown: formatNumber(language, unlimited) }),
        unknown > 0 &&
          t(($) => $.capacity.unknown, { count: unknown, shown: formatNumber(language, unknown) }),
      ]
        .filter((words) => words !== false)
        .join(', '),
  }
}
