import type * as v from 'valibot'
import type { AssetCreate } from '@plenum/domain/asset'
import { ApiError } from '../api-error.ts'
import { driverError } from '../database-error.ts'
import type { Database } from '../ports.ts'
import { refuseAttributes } from './asset-attributes.ts'
import { announceAssets } from './asset-news.ts'
import { insertAssets } from './asset-insert.ts'
import { createBatch, type Author } from './batches.ts'
import { judgePlace } from './place-fit.ts'
import { refuseTyped } from './nomenclatures.ts'
import { pairsOfAll, tagNew } from './asset-tags.ts'
import { refuseOutOfScope } from './tag-scope.ts'

/** Makes one asset, received or planned, and gives its id; refuses a place that does not exist or is taken. */
export async function createAsset(
  tx: Database,
  author: Author,
  input: v.InferOutput<typeof AssetCreate>,
): Promise<string> {
  if (input.place !== null) {
    const { place, ...thing } = input
    const request = { place, thing: { ...thing, id: null }, coming: 'stands' } as const
    const { problems } = await judgePlace(tx, author, request)
    if (problems.length > 0) {
      throw new ApiError(
        400,
        problems.map((problem) => ({ ...problem, attr: `place.${problem.attr}` })),
      )
    }
  }
  const { tag_ids, code, asset_type, ...asset } = input
  await refuseAttributes(tx, author.company_id, input)
  if (code !== null) await refuseTyped(tx, author.company_id, { code, asset_type })
  const batch = await createBatch(tx, author, { kind: 'create' })
  const received_at = input.status === 'received' ? author.at : null
  const [id = ''] = await insertAssets(tx, batch, [{ ...asset, code, asset_type, received_at }])
  await refuseOutOfScope(tx, author.company_id, { add: pairsOfAll([{ id, tag_ids }]), attr: 'tag_ids' })
  await tagNew(tx, batch, [{ id, tag_ids }])
  await announceAssets(tx, batch)
  return id
}

/** How often a code may be issued that somebody else types at the same moment. */
const TRIES = 3

/** Runs a creation again where the code that was issued for it has been taken by hand meanwhile. */
export async function untilFree<Made>(code: string | null, create: () => Promise<Made>): Promise<Made> {
  for (let tries = 1; ; tries++) {
    try {
      return await create()
    } catch (error) {
      const isTaken = driverError(error)?.constraint === 'asset_code_key'
      if (!isTaken || code !== null || tries === TRIES) throw error
    }
  }
}
