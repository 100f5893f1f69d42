import { useInfiniteQuery } from '@tanstack/react-query'
import { MakeLabels } from '#app/labels/make-labels.tsx'
import { loadedRows } from '#app/table/row-source.ts'
import { listQueryOf, type AssetsSearch } from '../assets-search.ts'
import { api, assetQueries } from '../queries.ts'
import { everyAsset } from './every-asset.ts'

interface PrintLabelsProps {
  address: AssetsSearch
  /** Null for the whole list. */
  ids: ReadonlySet<string> | null
  count: string
  open: boolean
  onClose: () => void
}

/** The labels of a list's assets, or of those among them that are selected. */
export function PrintLabels({ address, ids, ...dialog }: PrintLabelsProps) {
  const query = listQueryOf(address)
  const { data } = useInfiniteQuery(assetQueries.list(query))
  const loaded = loadedRows(data?.pages ?? [])
  const isWhole = ids !== null || data?.pages.at(-1)?.next === null
  return (
    <MakeLabels
      {...dialog}
      known={ids === null ? loaded : loaded.filter(({ id }) => ids.has(id))}
      fetchAll={isWhole ? null : (signal) => everyAsset(query, (asked) => api.assets.list(asked, signal))}
    />
  )
}
