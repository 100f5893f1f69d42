import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { PlaceBulk, PlaceCopy, PlacesMade } from '@plenum/domain/place-many'
import { PLACES_AT_ONCE } from '@plenum/domain/place-many'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { createBatch, type Author } from './batches.ts'
import { columns } from './json.ts'
import { below, insertRows, lockTree, NODE_FIELDS, parentOf, refuseStray, Stored } from './node-write.ts'

/** Makes places that differ by name and code alone. */
export async function insertNodes(
  tx: Database,
  author: Author,
  { places, ...alike }: v.InferOutput<typeof PlaceBulk>,
): Promise<PlacesMade> {
  const [first] = places
  if (first !== undefined) refuseStray({ ...alike, ...first })
  await lockTree(tx, author.company_id)
  const parent = await parentOf(tx, author.company_id, alike)
  const made = places.map((place) => {
    const id = uuidv7()
    return { ...alike, ...place, ...below(parent, { id, name: place.name, type: alike.type }), id }
  })
  const batch = await createBatch(tx, author, { kind: 'create' })
  return { batch_id: batch.id, ids: await insertRows(tx, batch, made) }
}

/** Copies a place with all places below it, not what stands in them; what only one thing can have stays behind. */
export async function copyBranch(
  tx: Database,
  author: Author,
  { id, copy }: { id: string; copy: v.InferOutput<typeof PlaceCopy> },
): Promise<PlacesMade | 'not_found'> {
  const { company_id } = author
  await lockTree(tx, company_id)
  const branch = await storedBranch(tx, company_id, id)
  const [top] = branch
  if (top === undefined) return 'not_found'
  if (branch.length > PLACES_AT_ONCE)
    throw new ApiError(400, [{ code: 'too_many_ids', count: PLACES_AT_ONCE }])
  const ids = new Map(branch.map((place) => [place.id, uuidv7()]))
  const ways = new Map([
    [top.id, await parentOf(tx, company_id, { type: top.type, parent_id: copy.parent_id })],
  ])
  const made = branch.map((place) => {
    const isTop = place.id === top.id
    const { version: _version, ...rest } = { ...place, ...(isTop && copy), serial_number: null }
    const own = ids.get(place.id) ?? place.id
    const parent = ways.get(isTop ? top.id : (place.parent_id ?? '')) ?? { path: '', trail: [] }
    const way = below(parent, { id: own, name: rest.name, type: rest.type })
    ways.set(place.id, way)
    return { ...rest, ...way, id: own, ...(!isTop && { parent_id: ids.get(place.parent_id ?? '') ?? null }) }
  })
  const batch = await createBatch(tx, author, { kind: 'create' })
  return { batch_id: batch.id, ids: await insertRows(tx, batch, made) }
}

/** A place and all below it, parents first. */
async function storedBranch(tx: Database, company_id: string, id: string) {
  const found = await rows(
    tx,
    v.object({ stored: Stored }),
    sql`
      select row_to_json(held) as stored from (
        select n.id, ${columns(sql`n`, NODE_FIELDS)}, n.path, n.trail, n.version
        from node top join node n on n.company_id = top.company_id and n.path >= top.path and n.path < top.path || '~'
        where top.company_id = ${company_id} and top.id = ${id}
        order by jsonb_array_length(n.trail), n.name_key, n.id limit ${PLACES_AT_ONCE + 1}
      ) held`,
  )
  return found.map(({ stored }) => stored)
}
