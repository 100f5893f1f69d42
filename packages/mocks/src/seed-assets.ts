import { blankAsset } from '@plenum/domain/asset'
import { keepInside } from '@plenum/api-server/store/asset-inside'
import { insertAssets } from '@plenum/api-server/store/asset-insert'
import { keepVerified } from '@plenum/api-server/store/asset-verify'
import { createBatch, type Author, type PersonAuthor } from '@plenum/api-server/store/batches'
import type { Database } from '@plenum/api-server/ports'
import { schema } from '@plenum/api-server/db/schema'
import { and, eq, inArray } from 'drizzle-orm'
import type { AssetSeed } from './build/assets.ts'
import type { RoomSeed } from './build/hierarchy.ts'

const ROWS_A_STATEMENT = 1000

/** Ids in the database of what the assets refer to. */
export interface References {
  /** By `<brand> <model>`. */
  models: ReadonlyMap<string, { brand_id: string; model_id: string }>
  /** Owners whose id differs from the one they were built with. */
  owners: ReadonlyMap<string, string>
}

/** Enters the assets as one batch of the system, codes issued by the counters; gives their ids in the database. */
export async function seedAssets(
  tx: Database,
  author: Author,
  { assets, references }: { assets: readonly AssetSeed[]; references: References },
): Promise<Map<AssetSeed, string>> {
  const batch = await createBatch(tx, author, { kind: 'import' })
  const made = new Map<AssetSeed, string>()
  for (let from = 0; from < assets.length; from += ROWS_A_STATEMENT) {
    const part = assets.slice(from, from + ROWS_A_STATEMENT)
    const ids = await insertAssets(
      tx,
      batch,
      part.map((asset) => newAsset(asset, references)),
    )
    for (const [at, asset] of part.entries()) made.set(asset, ids[at] ?? '')
  }
  const held = assets.flatMap((asset) => {
    const { inside } = asset
    const host = inside && assets.find(({ name }) => name === inside.name)
    if (!host) return []
    return [{ id: made.get(asset) ?? '', inside: { id: made.get(host) ?? '', ...inside } }]
  })
  await keepInside(tx, batch, held)
  return made
}

/** Has the author confirm all that stands in the racks of a room, by its labels. */
export async function confirmRoom(tx: Database, author: PersonAuthor, { racks }: RoomSeed): Promise<void> {
  const { asset_id, node_id, source } = schema.placement
  const ofRacks = inArray(
    node_id,
    racks.map(({ id }) => id),
  )
  const standing = await tx
    .select({ asset_id })
    .from(schema.placement)
    .where(and(eq(source, 'current'), ofRacks))
  const batch = await createBatch(tx, author, { kind: 'update' })
  const ids = standing.map((placement) => placement.asset_id)
  await keepVerified(tx, batch, { ids, by: author.actor.id, method: 'scan' })
}

const newAsset = (asset: AssetSeed, { models, owners }: References) => {
  const { model, owner_id, node_id, position, face, spot: _spot, inside: _inside, ...typed } = asset
  return {
    ...blankAsset,
    ...typed,
    asset_type: model.asset_type,
    ...models.get(`${model.brand} ${model.name}`),
    owner_id: owners.get(owner_id) ?? owner_id,
    place: { node_id, position, face, lane: null },
  }
}
