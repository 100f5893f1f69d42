import type { PlaceTotals } from '@plenum/domain/place-totals'
import { formatNumber } from '@plenum/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

const kilowatts = (watts: number) => Math.round(watts / 100) / 10

/** What stands in a place, in words. */
export function useTotalsWords() {
  const { t } = useTranslation('hierarchy')
  const language = useLanguage()
  const shown = (value: number) => formatNumber(language, value)
  return {
    /** The levels below that there are any of. */
    places: ({ floors, rooms, zones, rows, racks }: PlaceTotals): string =>
      [
        floors > 0 && t(($) => $.floors, { count: floors, shown: shown(floors) }),
        rooms > 0 && t(($) => $.rooms, { count: rooms, shown: shown(rooms) }),
        zones > 0 && t(($) => $.zones, { count: zones, shown: shown(zones) }),
        rows > 0 && t(($) => $.rows, { count: rows, shown: shown(rows) }),
        racks > 0 && t(($) => $.racks, { count: racks, shown: shown(racks) }),
      ]
        .filter((words) => words !== false)
        .join(' · '),
    space: ({ units, units_used }: PlaceTotals): string =>
      units === 0
        ? t(($) => $.no_units)
        : t(($) => $.units, { used: shown(units_used), total: shown(units) }),
    freeBlock: ({ units_free_block }: PlaceTotals): string =>
      t(($) => $.free_block, { shown: shown(units_free_block) }),
    budget: ({ budget_w }: PlaceTotals): string => t(($) => $.budget, { shown: shown(kilowatts(budget_w)) }),
    rated: ({ rated_w }: PlaceTotals): string => t(($) => $.rated, { shown: shown(kilowatts(rated_w)) }),
    powered: ({ powered, running }: PlaceTotals): string =>
      t(($) => $.known_of, { known: shown(powered), all: shown(running) }),
    weight: ({ weight_kg }: PlaceTotals): string =>
      t(($) => $.weighs, { shown: shown(Math.round(weight_kg)) }),
    weighed: ({ weighed, standing }: PlaceTotals): string =>
      t(($) => $.known_of, { known: shown(weighed), all: shown(standing) }),
    assets: (count: number): string => t(($) => $.assets_in, { count, shown: shown(count) }),
  }
}
