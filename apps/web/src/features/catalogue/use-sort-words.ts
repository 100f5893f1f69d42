import { useTranslation } from '@plenum/i18n/react'
import type { SortableListWords } from '@plenum/ui/sortable-list'

/** What is said while ports or slots are put in another order. */
export function useSortWords(of: 'ports' | 'slots'): SortableListWords {
  const { t } = useTranslation('catalogue')
  return {
    label: t(($) => $.field[of]),
    handle: (place) => t(($) => $.parts.handle[of], { place }),
    help: t(($) => $.parts.keys),
    told: {
      picked: (place, count) => t(($) => $.parts.picked, { place, count }),
      moved: (place, count) => t(($) => $.parts.moved, { place, count }),
      dropped: (place, count) => t(($) => $.parts.dropped, { place, count }),
      returned: (place) => t(($) => $.parts.returned, { place }),
    },
  }
}
