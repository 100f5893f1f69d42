import type { Asset } from '@plenum/domain/asset'
import type { AssetPage, AssetQuery } from '@plenum/domain/asset-query'
import { MOST_LABELS } from '@plenum/domain/label-sheet'
import { changedSince, MAX_PAGE_SIZE } from '@plenum/domain/page'

type List = (query: AssetQuery) => Promise<AssetPage>

/**
 * Every asset of a list, as many as get a label at once. What somebody changes meanwhile may stand elsewhere by then: it
 * comes once all the same, at the end where its turn was missed.
 */
export async function everyAsset(query: AssetQuery, list: List): Promise<Asset[]> {
  const found = new Map<string, Asset>()
  const walk = async (asked: AssetQuery) => {
    for (let cursor: string | null = ''; cursor !== null && found.size < MOST_LABELS;) {
      const page: AssetPage = await list({ ...asked, limit: MAX_PAGE_SIZE, ...(cursor !== '' && { cursor }) })
      for (const asset of page.results) found.set(asset.id, asset)
      cursor = page.next
    }
  }
  // the moment it begins, by the server's clock: this machine's may go wrong
  const [newest] = (await list({ ...query, ordering: '-last_update', limit: 1 })).results
  if (newest === undefined) return []
  await walk(query)
  const since = changedSince(new Date(newest.last_update))
  const { changed_since = since } = query
  const later = changed_since > since ? changed_since : since
  // in this order what changes once more only comes later
  await walk({ ...query, changed_since: later, ordering: 'last_update' })
  return [...found.values()].slice(0, MOST_LABELS)
}
