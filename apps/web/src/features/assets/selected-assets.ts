import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stillAmong } from '#app/table/row-selection.ts'
import { loadedRows } from '#app/table/row-source.ts'
import { listQueryOf, type AssetsSearch } from './assets-search.ts'
import { assetQueries } from './queries.ts'

interface Selection {
  list: string
  ids: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The selected assets of the list an address names; another list begins with none. Only what the list shows can be
 * selected: whatever is done with them is done with as many as are counted.
 */
export function useSelectedAssets(address: AssetsSearch) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const query = listQueryOf(address)
  const list = JSON.stringify(query)
  const { data } = useInfiniteQuery(assetQueries.list(query))
  const [selected, setSelected] = useState<Selection | null>(null)
  const chosen = selected?.list === list ? selected.ids : NONE
  const ids = data && chosen.size > 0 ? stillAmong(loadedRows(data.pages), chosen) : chosen
  // what has left the list is not selected either, should it come back
  if (ids !== chosen) setSelected({ list, ids })
  return {
    ids,
    /** Whether any was ever selected here. */
    hasBegun: selected !== null,
    /** How many they are, in words; none for none. */
    words:
      ids.size === 0
        ? ''
        : t(($) => $.table.selected, { count: ids.size, shown: formatNumber(language, ids.size) }),
    select: (next: ReadonlySet<string>) => setSelected({ list, ids: next }),
    clear: () => setSelected({ list, ids: NONE }),
  }
}
