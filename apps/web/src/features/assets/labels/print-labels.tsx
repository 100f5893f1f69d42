import type { Asset } from '@plenum/domain/asset'
import { MOST_LABELS } from '@plenum/domain/label-sheet'
import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listQueryOf, type AssetsSearch } from '../assets-search.ts'
import { api, assetQueries } from '../queries.ts'
import { MakeLabels } from './make-labels.tsx'

interface PrintLabelsProps {
  address: AssetsSearch
  /** Null for the whole list. */
  ids: ReadonlySet<string> | null
  count: string
  open: boolean
  onClose: () => void
}

/** Every asset of a list, as many as get a label at once. */
async function everyAsset(address: AssetsSearch, signal: AbortSignal): Promise<Asset[]> {
  const query = { ...listQueryOf(address), limit: MAX_PAGE_SIZE }
  const found: Asset[] = []
  for (let cursor: string | null = ''; cursor !== null && found.length < MOST_LABELS;) {
    const page: Awaited<ReturnType<typeof api.assets.list>> = await api.assets.list(
      { ...query, ...(cursor !== '' && { cursor }) },
      signal,
    )
    found.push(...page.results)
    cursor = page.next
  }
  return found.slice(0, MOST_LABELS)
}

/** The labels of a list's assets, or of those among them that are selected. */
export function PrintLabels({ address, ids, ...dialog }: PrintLabelsProps) {
  const { data } = useInfiniteQuery(assetQueries.list(listQueryOf(address)))
  const loaded = data?.pages.flatMap((page) => page.results) ?? []
  const isWhole = ids !== null || data?.pages.at(-1)?.next === null
  return (
    <MakeLabels
      {...dialog}
      known={ids === null ? loaded : loaded.filter(({ id }) => ids.has(id))}
      fetchAll={isWhole ? null : (signal) => everyAsset(address, signal)}
    />
  )
}
