import { useInfiniteQuery } from '@tanstack/react-query'
import { AssetOver } from './asset-over.tsx'
import { listQueryOf, type AssetsSearch } from './assets-search.ts'
import { assetQueries } from './queries.ts'

interface AssetPanelProps {
  address: AssetsSearch
  canWrite: boolean
  /** Whether the person may bring back what was closed. */
  canRestore: boolean
  canOverride: boolean
  onChange: (change: Partial<AssetsSearch>, replace?: boolean) => void
}

/** The open record over its list, as the address says; its neighbours are the list's. */
export function AssetPanel({ address, ...rest }: AssetPanelProps) {
  const { data } = useInfiniteQuery(assetQueries.list(listQueryOf(address)))
  const rows = data?.pages.flatMap((page) => page.results) ?? []
  return (
    <AssetOver
      {...rest}
      address={address}
      ids={rows.map(({ id }) => id)}
      rowOf={(id) => rows.find((row) => row.id === id)}
    />
  )
}
