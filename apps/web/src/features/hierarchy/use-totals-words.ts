import type { PlaceTotals } from '@plenum/domain/place-totals'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

/** What stands in a place, in words. */
export function useTotalsWords() {
  const { t } = useTranslation('hierarchy')
  const language = useLanguage()
  const shown = (value: number) => formatNumber(language, value)
  return {
    /** The levels below that there are any of. */
    places: ({ sites, data_centers, floors, rooms, zones, rows, racks }: PlaceTotals): string =>
      [
        sites > 0 && t(($) => $.sites, { count: sites, shown: shown(sites) }),
        data_centers > 0 && t(($) => $.data_centers, { count: data_centers, shown: shown(data_centers) }),
        floors > 0 && t(($) => $.floors, { count: floors, shown: shown(floors) }),
        rooms > 0 && t(($) => $.rooms, { count: rooms, shown: shown(rooms) }),
        zones > 0 && t(($) => $.zones, { count: zones, shown: shown(zones) }),
        rows > 0 && t(($) => $.rows, { count: rows, shown: shown(rows) }),
        racks > 0 && t(($) => $.racks, { count: racks, shown: shown(racks) }),
      ]
        .filter((words) => words !== false)
        .join(' · '),
    freeBlock: ({ free_block }: PlaceTotals): string => t(($) => $.free_block, { shown: shown(free_block) }),
    assets: (count: number): string => t(($) => $.assets_in, { count, shown: shown(count) }),
  }
}
