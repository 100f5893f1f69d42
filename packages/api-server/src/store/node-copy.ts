import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { NODE_TYPES } from '@plenum/domain/node-type'
import { PLACES_COPIED, type PlaceCopy, type PlacesMade } from '@plenum/domain/place-many'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { recordWhole } from './events.ts'
import { columns } from './json.ts'
import { isWithinRooms, NO_SPOT } from './node-spots.ts'
import { below, lockTree, NODE_FIELDS, nodeTargets, parentOf } from './node-write.ts'
import { placeRule } from './nomenclatures.ts'
import { placeCodes } from './place-codes.ts'
import { copyDrawings } from './room-drawing-copy.ts'

const Place = v.object({
  id: v.string(),
  parent_id: v.nullable(v.string()),
  name: v.string(),
  type: v.picklist(NODE_TYPES),
})
type Place = v.InferOutput<typeof Place>

/**
 * Copies a place with all places below it and what is drawn of its rooms, not what stands in them; what only one thing can
 * have stays behind.
 */
export async function copyBranch(
  tx: Database,
  author: Author,
  { id, copy }: { id: string; copy: v.InferOutput<typeof PlaceCopy> },
): Promise<PlacesMade | 'not_found'> {
  const { company_id } = author
  await lockTree(tx, company_id)
  const branch = await branchOf(tx, company_id, id)
  const [top] = branch
  if (top === undefined) return 'not_found'
  if (branch.length > PLACES_COPIED) throw new ApiError(400, [{ code: 'too_many_ids', count: PLACES_COPIED }])
  const copies = new Map(branch.map((place) => [place.id, uuidv7()]))
  const ids = [...copies.values()]
  const parent = await parentOf(tx, company_id, { type: top.type, parent_id: copy.parent_id })
  const ways = waysOf([{ ...top, name: copy.name, parent_id: null }, ...branch.slice(1)], copies, parent)
  const batch = await createBatch(tx, author, { kind: 'create' })
  await insertCopies(tx, batch, { top, copy, ways })
  await codeCopies(tx, batch, { branch, copy, ways })
  await recordWhole(tx, batch, { entity: 'node', action: 'create', ids })
  const rooms = branch.filter(({ type }) => type === 'room').map((room) => room.id)
  await copyDrawings(tx, batch, { rooms, copies })
  return { batch_id: batch.id, ids }
}

type Way = ReturnType<typeof below> & { from: string; id: string; parent_id: string | null }

/** The ways of copies, which stand in the copies of what the places stand in, and the first of them in a parent. */
function waysOf(
  branch: readonly Place[],
  copies: ReadonlyMap<string, string>,
  parent: ReturnType<typeof below>,
): Way[] {
  const ways = new Map<string, Way>()
  for (const { id: from, parent_id, name, type } of branch) {
    const id = copies.get(from) ?? from
    const above = ways.get(parent_id ?? '')
    ways.set(from, { from, id, parent_id: above?.id ?? null, ...below(above ?? parent, { id, name, type }) })
  }
  return [...ways.values()]
}

/** A place and all below it, parents first, and one more than are copied. */
const branchOf = (tx: Database, company_id: string, id: string) =>
  rows(
    tx,
    Place,
    sql`
      select n.id, n.parent_id, n.name, n.type
      from node top join node n on n.company_id = top.company_id and n.path >= top.path and n.path < top.path || '~'
      where top.company_id = ${company_id} and top.id = ${id}
      order by jsonb_array_length(n.trail), n.name_key, n.id limit ${PLACES_COPIED + 1}`,
  )

interface Copying {
  top: Place
  copy: v.InferOutput<typeof PlaceCopy>
  ways: readonly Way[]
}

interface Coding {
  branch: readonly Place[]
  copy: v.InferOutput<typeof PlaceCopy>
  ways: readonly Way[]
}

/** Gives copies of rooms and racks codes of their own where their kind has a template; rooms first, which those of racks name. */
async function codeCopies(tx: Database, batch: OpenBatch, { branch, copy, ways }: Coding): Promise<void> {
  const { company_id } = batch
  for (const type of ['room', 'rack'] as const) {
    if ((await placeRule(tx, company_id, type)) === undefined) continue
    const alike = ways.filter((_, at) => branch[at]?.type === type)
    for (const [parent_id, beside] of Map.groupBy(alike, (way) => way.parent_id)) {
      const typed = beside.map(({ from }) => (from === branch[0]?.id ? copy.code : null))
      // the first of them alone stands in no copy
      const above = parent_id ?? copy.parent_id
      const codes = await placeCodes(tx, batch, { type, parent_id: above, codes: typed, attr: () => 'code' })
      const own = JSON.stringify(beside.map(({ id }, at) => ({ id, code: codes[at] ?? null })))
      await tx.execute(sql`
        update node n set code = own.code from jsonb_to_recordset(${own}::jsonb) own(id uuid, code text)
        where n.company_id = ${company_id} and n.id = own.id`)
    }
  }
}

/** Writes the copies with all that is known of the places. */
async function insertCopies(tx: Database, { company_id, at }: OpenBatch, { top, copy, ways }: Copying) {
  // in the plan of its room the copy would hide what it is of
  const spot = isWithinRooms(top.type) ? NO_SPOT : {}
  await tx.execute(sql`
    insert into node (company_id, id, ${nodeTargets}, path, trail, last_update)
    select ${company_id}, way.id, ${columns(sql`r`, NODE_FIELDS)}, way.path, way.trail, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(ways)}::jsonb)
      as way("from" uuid, id uuid, parent_id uuid, path text, trail jsonb)
    join node n on n.company_id = ${company_id} and n.id = way."from"
    cross join lateral jsonb_populate_record(n, jsonb_build_object('serial_number', null) || ${JSON.stringify(spot)}::jsonb ||
      case when n.id = ${top.id} then ${JSON.stringify(copy)}::jsonb
        else jsonb_build_object('parent_id', way.parent_id) end) r`)
}
