import { RESOURCES, type Resource } from '@plenum/domain/capacity'
import type { CostSum, RackTotals } from '@plenum/domain/dashboard'
import { PATHS } from '@plenum/domain/power'
import { OVER_PART, RACK_STATES, type RackState } from '@plenum/domain/rack-standing'
import { formatList, formatNumber, formatPercent } from '@plenum/i18n/format'
import { formatMoney } from '@plenum/i18n/format-money'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useCapacityWords } from '#app/page/use-capacity-words.ts'

/** A number in words, with what it is a number of. */
export interface FigureWords {
  name: string
  text: string
}

/** A number of racks, and which of them. */
export interface RackFigure extends FigureWords {
  state: RackState | undefined
}

/** What racks have together, in words: of each resource what is left, then what more is known of it. */
export function useFigures() {
  const { t } = useTranslation('dashboards')
  const places = useTranslation('hierarchy').t
  const words = useCapacityWords()
  const language = useLanguage()
  const amount = (resource: Resource, value: number, isKnown = true): string =>
    isKnown
      ? `${words.amount(resource, value)} ${places(($) => $.capacity.unit[resource])}`
      : t(($) => $.capacity.none)
  const left = ({ counters }: RackTotals, resource: Resource): FigureWords => ({
    name: t(($) => $.capacity[resource]),
    text: amount(resource, counters[resource].free, counters[resource].limit > 0),
  })
  return {
    amount,
    part: formatPercent(language, OVER_PART),
    count: (value: number) => formatNumber(language, value),
    /** What things cost together, each currency by itself. */
    money: (sums: readonly CostSum[]) =>
      formatList(
        language,
        sums.map(({ cost, currency }) => formatMoney(language, cost, currency)),
      ),
    left,
    all: (totals: RackTotals) => RESOURCES.map((resource) => left(totals, resource)),
    /** Beside what is left of a resource. */
    more: ({ paths, free_block }: RackTotals, resource: Resource, isLater: boolean): FigureWords[] => {
      if (resource === 'space')
        return [
          {
            name: t(($) => (isLater ? $.capacity.block_later : $.capacity.block)),
            text: amount('space', free_block),
          },
        ]
      if (resource !== 'power') return []
      return PATHS.map((path) => ({
        name: t(($) => (path === 'a' ? $.capacity.path_a : $.capacity.path_b)),
        text: amount('power', paths[path].free, paths[path].racks > 0),
      }))
    },
    racks: ({ counters, states }: RackTotals): RackFigure[] => [
      { state: undefined, name: t(($) => $.capacity.all), text: formatNumber(language, counters.racks) },
      ...RACK_STATES.map((state) => ({
        state,
        name: t(($) => $.capacity[state], { part: formatPercent(language, OVER_PART) }),
        text: formatNumber(language, states[state]),
      })),
    ],
  }
}
