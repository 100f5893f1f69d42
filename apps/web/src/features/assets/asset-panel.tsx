import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { pagedList } from '#app/table/row-source.ts'
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

/** The open record over its list, as the address says; its neighbours are the list's, which goes on before it ends. */
export function AssetPanel({ address, ...rest }: AssetPanelProps) {
  const list = useInfiniteQuery(assetQueries.list(listQueryOf(address)))
  const { rows = [], source } = pagedList(list)
  const at = rows.findIndex(({ id }) => id === address.asset)
  const { isFetching } = list
  const lookAt = useEffectEvent((row: number) => source?.onRange(row, row))
  useEffect(() => {
    if (at >= 0 && !isFetching) lookAt(at)
  }, [at, isFetching])
  return (
    <AssetOver
      {...rest}
      address={address}
      ids={rows.map(({ id }) => id)}
      rowOf={(id) => rows.find((row) => row.id === id)}
    />
  )
}
