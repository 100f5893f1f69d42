import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetCreate } from '@plenum/domain/asset'
import type { IssueCode } from '@plenum/domain/issue'
import { NODE_TYPES } from '@plenum/domain/node'
import { FACES, overlaps, rackRefusal, type PlaceInput } from '@plenum/domain/placement'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { insertAssets } from './asset-insert.ts'
import { createBatch, type Author } from './batches.ts'

/** Makes one asset, received, and gives its id; refuses a place that does not exist or is taken. */
export async function createAsset(
  tx: Database,
  author: Author,
  input: v.InferOutput<typeof AssetCreate>,
): Promise<string> {
  if (input.place !== null) {
    const refused = await refusePlace(tx, author.company_id, input.place, input.model_id)
    if (refused !== null) throw refusal(400, refused.code, refused.attr)
  }
  const batch = await createBatch(tx, author, { kind: 'create' })
  const [id = ''] = await insertAssets(tx, batch, [{ ...input, status: 'received' }])
  return id
}

const Size = v.object({ u_height: v.nullable(v.number()), full_depth: v.nullable(v.boolean()) })
const Rack = v.object({
  type: v.picklist(NODE_TYPES),
  u_height: v.nullable(v.number()),
  starting_unit: v.nullable(v.number()),
})
const Neighbour = v.object({
  ...Size.entries,
  position: v.number(),
  face: v.nullable(v.picklist(FACES)),
})

/** Why a thing of a model cannot stand at a place now, or null. Holds the place until the transaction ends. */
export async function refusePlace(
  tx: Database,
  company_id: string,
  place: v.InferOutput<typeof PlaceInput>,
  model_id: string | null,
): Promise<{ code: IssueCode; attr: string } | null> {
  const node = await firstRow(
    tx,
    Rack,
    sql`
      select type, u_height, starting_unit from node
      where company_id = ${company_id} and id = ${place.node_id} for no key update`,
  )
  if (node === undefined) return { code: 'does_not_exist', attr: 'place.node_id' }
  if (place.position === null) return null
  const size = await firstRow(
    tx,
    Size,
    sql`select u_height::float8, full_depth from model where company_id = ${company_id} and id = ${model_id}`,
  )
  const thing = { ...place, position: place.position, ...(size ?? { u_height: null, full_depth: null }) }
  const outside = rackRefusal(node, thing)
  if (outside !== null) return { code: outside, attr: 'place.position' }
  const taken = (await neighbours(tx, company_id, place.node_id)).some((other) => overlaps(thing, other))
  return taken ? { code: 'place_taken', attr: 'place.position' } : null
}

const neighbours = (tx: Database, company_id: string, node_id: string) =>
  rows(
    tx,
    Neighbour,
    sql`
      select p.position::float8 as position, p.face, m.u_height::float8 as u_height, m.full_depth from placement p
      join asset a on a.company_id = p.company_id and a.id = p.asset_id
      left join model m on m.company_id = a.company_id and m.id = a.model_id
      where p.company_id = ${company_id} and p.node_id = ${node_id}
        and p.source = 'current' and p.position is not null`,
  )
