import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { NodePatch } from '@plenum/domain/node'
import { ALL_PERMISSIONS } from '@plenum/domain/permission'
import { refusal } from '../api-error.ts'
import { driverError } from '../database-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { announceAssets } from './asset-news.ts'
import { staying } from './asset-size.ts'
import { refuseOtherKinds } from './attribute-kinds.ts'
import { createBatch, type Author, type OpenBatch } from './batches.ts'
import { batchWire } from './history.ts'
import { bringNodesBack } from './node-delete.ts'
import { lockTree, patchNode } from './node-write.ts'
import { announce } from './notify.ts'
import { DRAWING, revertDrawings } from './room-drawing.ts'
import { revertFloor } from './room-plan-moves.ts'
import { deleteErasures, refuseTakenUnits, remodelledBy, revertMoves, revertPlans } from './undo-life.ts'
import { revertReservations } from './reservation-life.ts'
import { changing } from './rack-capacity.ts'
import { revertInside } from './asset-inside.ts'
import { revertTags } from './tag-write.ts'
import { revertFiles } from './undo-files.ts'
import { revertLibrary } from './undo-library.ts'
import {
  refuseClosed,
  refuseKeptUp,
  refuseOld,
  refuseOutOfUse,
  refuseRunning,
  refuseTouched,
} from './undo-refusals.ts'
import { deleteCreated, deleteCreatedAssets, revertAliases, revertAssets } from './undo-steps.ts'
import { revertNomenclatures } from './undo-nomenclatures.ts'
import { revertTeams } from './undo-teams.ts'
import { freeOver, reopenItems } from './work-undone.ts'

/** Lines from which a batch is worth new statistics. */
const LARGE = 1000

const Done = v.object({
  kind: v.string(),
  undone: v.boolean(),
  work_id: v.nullable(v.string()),
  /** Whether it is a step of a request: what follows from that is taken back by another step. */
  is_step: v.boolean(),
})

/** Takes a batch back under a new one and answers `Undone` as JSON text; refuses what was changed again since. */
export async function undoBatch(database: Database, author: Author, id: string): Promise<string> {
  await refuseOld(database, author, id)
  await refuseRunning(database, author.company_id, id)
  return takeBack(database, author, id)
}

/** `undoBatch` within a transaction that goes on; the racks it touches are counted at its end. */
export async function undoWithin(tx: Database, author: Author, id: string): Promise<void> {
  await refuseOld(tx, author, id)
  await told(() => takeBackIn(tx, author, id))
}

/** Takes a batch back however old it is: one that has not ended yet. */
export async function takeBack(database: Database, author: Author, id: string): Promise<string> {
  await noteGrowth(database, author.company_id, id)
  return told(() =>
    changing(database, author, async (tx) => {
      const { body, work_id } = await takeBackIn(tx, author, id)
      // a step of the request itself tells of it once it is written
      if (work_id !== null) await announce(tx, author, [{ user_id: null, object: 'work', id: work_id }])
      return body
    }),
  )
}

interface TakenBack {
  /** `Undone` as JSON text. */
  body: string
  /** The request whose execution it was. */
  work_id: string | null
}

async function takeBackIn(tx: Database, author: Author, id: string): Promise<TakenBack> {
  const work_id = await claim(tx, author.company_id, id)
  await holdChanged(tx, author.company_id, { id, work_id })
  await refuseTouched(tx, author.company_id, id)
  await refuseClosed(tx, author.company_id, id)
  await refuseKeptUp(tx, author.company_id, id)
  const undo = await createBatch(tx, { ...author, ...(work_id !== null && { work_id }) }, { kind: 'undo' })
  // before what was made by it goes
  if (work_id !== null) await reopenItems(tx, undo, { work_id, batch_id: id })
  const records = await staying(tx, undo, await remodelledBy(tx, undo, id), () => revert(tx, undo, id))
  if (work_id !== null) await freeOver(tx, undo, work_id)
  await tx.execute(
    sql`update batch set undone_by = ${undo.id} where company_id = ${undo.company_id} and id = ${id}`,
  )
  const body = await answer(tx, undo, records)
  await announceAssets(tx, undo)
  return { body, work_id }
}

async function told<Done>(undoing: () => Promise<Done>): Promise<Done> {
  try {
    return await undoing()
  } catch (error) {
    // A record made by the batch is used by one made later.
    if (driverError(error)?.code === '23503') throw refusal(409, 'undo_touched_later')
    throw error
  }
}

/** A planner that has not heard of a large batch yet compares all of its lines with each other. */
async function noteGrowth(database: Database, company_id: string, id: string): Promise<void> {
  const lines = sql`select from history where company_id = ${company_id} and batch_id = ${id} limit ${LARGE}`
  const batch = await firstRow(
    database,
    v.object({ lines: v.number() }),
    sql`select count(*)::int as lines from (${lines}) line`,
  )
  if (batch?.lines === LARGE) await database.execute(sql`analyze history, asset, placement`)
}

/** Holds a batch that can be taken back, and gives the request that was executed by it. */
async function claim(tx: Database, company_id: string, id: string): Promise<string | null> {
  const batch = await firstRow(
    tx,
    Done,
    sql`
      select kind, undone_by is not null as undone, work_id, exists (
        select from history h where h.company_id = batch.company_id and h.batch_id = batch.id
          and h.entity = 'work_request') as is_step
      from batch where company_id = ${company_id} and id = ${id} for no key update`,
  )
  if (batch === undefined) throw refusal(404, 'not_found')
  if (batch.undone) throw refusal(409, 'undo_done_already')
  if (batch.kind === 'undo' || batch.is_step) throw refusal(409, 'conflict')
  return batch.work_id
}

/** Holds the assets that a batch changed, so that what is asked of them next is still true when they are changed. */
async function holdChanged(
  tx: Database,
  company_id: string,
  { id, work_id }: { id: string; work_id: string | null },
): Promise<void> {
  // whoever executes a request holds it before its assets
  await tx.execute(
    sql`select from work_request where company_id = ${company_id} and id = ${work_id} for no key update`,
  )
  const ofBatch = sql`h.company_id = ${company_id} and h.batch_id = ${id}`
  const ofLibrary = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`select h.id from history h where ${ofBatch} and h.entity in ('brand', 'model') and h.action <> 'create' limit 1`,
  )
  // whoever changes brands and models holds the company before what is of them
  if (ofLibrary !== undefined) await lockTree(tx, company_id)
  await tx.execute(sql`
    select count(*) from (
      select 1 from asset a where a.company_id = ${company_id} and a.id in (
        select h.entity_id::uuid from history h where ${ofBatch} and h.entity = 'asset'
      ) order by a.id for no key update) held`)
}

async function revert(tx: Database, undo: OpenBatch, id: string): Promise<number> {
  // Assets may go back to what only then is there again.
  const library = await revertLibrary(tx, undo, id)
  const changed = library + (await revertAssets(tx, undo, id))
  await refuseOtherKinds(tx, undo.company_id, id)
  const moved = (await revertMoves(tx, undo, id)) + (await revertPlans(tx, undo, id))
  const held = await revertInside(tx, undo, id)
  const floored = await revertFloor(tx, undo, id)
  await refuseTakenUnits(tx, undo, id)
  await deleteErasures(tx, undo.company_id, id)
  const nodesBack = await revertNodes(tx, undo, id)
  // a place may have been archived by the batch itself
  await refuseOutOfUse(tx, undo.company_id, id)
  const filed = moved + held + floored + nodesBack + (await revertFiles(tx, undo, id))
  const reverted = changed + filed + (await revertTags(tx, undo, id)) + (await revertAliases(tx, undo, id))
  const made = await deleteCreated(tx, undo, { batch_id: id, entity: 'reservation' })
  const gone = made + (await deleteCreatedAssets(tx, undo, id))
  // once what had come to their places is gone
  const assets = gone + (await revertReservations(tx, undo, id))
  const templates = await revertNomenclatures(tx, undo, id)
  // What others stand on goes last.
  const models = await deleteCreated(tx, undo, { batch_id: id, entity: 'model' })
  const brands = await deleteCreated(tx, undo, { batch_id: id, entity: 'brand' })
  const types = await deleteCreated(tx, undo, { batch_id: id, entity: 'asset_type' })
  const nodes = await deleteCreated(tx, undo, { batch_id: id, entity: 'node' })
  const tags = await deleteCreated(tx, undo, { batch_id: id, entity: 'tag' })
  const teams = await revertTeams(tx, undo, id)
  return reverted + assets + templates + models + brands + types + nodes + tags + teams
}

async function revertNodes(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const back = await bringNodesBack(tx, undo, batch_id)
  const changed = await rows(
    tx,
    v.object({ id: v.string(), patch: NodePatch }),
    sql`
      select entity_id as id, jsonb_object_agg(field, case when field = 'parent_id' then "from"->'id' else "from" end) as patch
      from history
      where company_id = ${undo.company_id} and batch_id = ${batch_id} and entity = 'node' and action = 'update'
        and field <> ${DRAWING}
      group by entity_id order by bool_or(field = 'parent_id') desc, min(id::text)`,
  )
  for (const { id, patch } of changed) {
    await patchNode(tx, undo.company_id, { id, version: null, patch, open: () => Promise.resolve(undo) })
  }
  return back + changed.length + (await revertDrawings(tx, undo, batch_id))
}

async function answer(tx: Database, undo: OpenBatch, records: number): Promise<string> {
  // whoever takes back what a request did may read requests
  const columns = batchWire(ALL_PERMISSIONS)
  const row = await firstRow(
    tx,
    v.object({ body: v.string() }),
    sql`
      select json_build_object('batch', (select row_to_json(shown) from (select ${columns}) shown),
        'records', ${records}::int)::text as body
      from batch b where b.company_id = ${undo.company_id} and b.id = ${undo.id}`,
  )
  return row?.body ?? ''
}
