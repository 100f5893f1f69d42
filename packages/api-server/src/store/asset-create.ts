import type * as v from 'valibot'
import type { AssetCreate } from '@plenum/domain/asset'
import { placeRefusal } from '@plenum/domain/move'
import { ApiError } from '../api-error.ts'
import type { Database } from '../ports.ts'
import { insertAssets } from './asset-insert.ts'
import { refusePlace } from './asset-place.ts'
import { createBatch, type Author } from './batches.ts'

/** Makes one asset, received, and gives its id; refuses a place that does not exist or is taken. */
export async function createAsset(
  tx: Database,
  author: Author,
  input: v.InferOutput<typeof AssetCreate>,
): Promise<string> {
  if (input.place !== null) {
    const { place, model_id } = input
    const refused = await refusePlace(tx, author.company_id, { place, model_id, rule: placeRefusal })
    if (refused !== null) throw new ApiError(400, [{ ...refused, attr: `place.${refused.attr}` }])
  }
  const batch = await createBatch(tx, author, { kind: 'create' })
  const [id = ''] = await insertAssets(tx, batch, [{ ...input, status: 'received' }])
  return id
}
