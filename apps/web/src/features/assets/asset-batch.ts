import type { Asset } from '@plenum/domain/asset'
import { MAX_PAGE_SIZE } from '@plenum/domain/page'
import { api } from './queries.ts'

/** The id of the batch that made an asset what it was then; undefined where too much has happened since. */
export async function batchOf({ id, last_update }: Asset): Promise<string | undefined> {
  const { results } = await api.assets.history(id, { limit: MAX_PAGE_SIZE })
  return results.find(({ batch }) => batch.at === last_update)?.batch.id
}
