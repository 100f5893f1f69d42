import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { WorkExecution } from '@plenum/domain/work-item'
import { mayExecute, mayRevert, type WorkActor } from '@plenum/domain/work-transition'
import { ApiError, refusal, type Problem } from '../api-error.ts'
import type { SignedInEnv } from '../context.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { announceAssets } from './asset-news.ts'
import { placeNames } from './asset-plan.ts'
import { batchHolds, mayReopen } from './batch-rights.ts'
import { createBatch, type Author, type PersonAuthor } from './batches.ts'
import { recordChanges } from './events.ts'
import type { Override } from './fit-override.ts'
import { end } from './reservation-store.ts'
import { undoWithin } from './undo.ts'
import { announceWork } from './work-news.ts'
import { EXECUTE, type Executed } from './work-ops.ts'
import { noteProcessOf } from './work-process.ts'
import { readWork } from './work-read.ts'
import {
  heldFor,
  holdWork,
  refuseStale,
  standingOf,
  type StoredItem,
  type StoredWork,
} from './work-stored.ts'
import { personOf } from './work-write.ts'

type Said = v.InferOutput<typeof WorkExecution>

interface OfItem {
  id: string
  item_id: string
  version: number
  actor: WorkActor
}

/** A request that is held and one of its items; refuses who may not, and what was seen before another change. */
async function holdItem(
  tx: Database,
  { company_id }: Author,
  { id, item_id, version, actor }: OfItem,
  may: typeof mayExecute,
): Promise<{ work: StoredWork; item: StoredItem }> {
  const work = await holdWork(tx, { company_id, id, me: actor.id })
  const item = work.items.find((each) => each.id === item_id.toLowerCase())
  if (item === undefined) throw refusal(404, 'not_found')
  await refuseStale(work, version, () => readWork(actor)(tx, company_id, id))
  if (!may(actor, standingOf(work))) {
    const isThere = work.stage === 'in_progress' || (work.stage === 'blocked' && may === mayRevert)
    throw isThere ? refusal(403, 'work_role') : refusal(409, 'work_stage')
  }
  return { work, item }
}

/** Executes one item of a request: the inventory changes here, by its own rules and as one batch. */
export async function executeItem(
  tx: Database,
  author: PersonAuthor,
  { said, ...of }: OfItem & { said: Said },
): Promise<void> {
  const { work, item } = await holdItem(tx, author, of, mayExecute)
  if (item.result !== null) throw refusal(409, 'work_item_done', 'result')
  if (said.result !== 'as_planned' && said.note === null) throw refusal(400, 'required', 'note')
  refuseBeside(item, said)
  const { batch, made = null } = await changed(tx, author, { work, item, said, actor: of.actor })
  if (batch !== null) await fulfil(tx, batch, item)
  const placed = said.to && (await placeNames(tx, author.company_id, [said.to]))(said.to)
  await tx.execute(sql`
    update work_item set result = ${said.result}, note = ${said.note}, placed = ${placed && JSON.stringify(placed)}::jsonb,
      executed_by = ${personOf(author)}, executed_at = ${author.at}::timestamptz, batch_id = ${batch?.id ?? null}::uuid,
      asset_id = coalesce(${made}::uuid, asset_id)
    where company_id = ${author.company_id} and request_id = ${work.id} and id = ${item.id}`)
  if (made !== null) await noteProcessOf(tx, author.company_id, sql`${made}::uuid`)
  if (batch !== null) await announceAssets(tx, batch)
  await noteItem(tx, author, { work, item, to: said.result })
}

/** Refuses what is said of nothing that is done. */
function refuseBeside({ op, model_id }: StoredItem, said: Said): void {
  const isDone = said.result !== 'not_done'
  const isMade = isDone && op === 'add' && model_id !== null
  const belongs = {
    to: said.result === 'deviation' && (op === 'move' || op === 'add' || op === 'swap'),
    serial_number: isMade,
    owner_id: isMade,
    decommission: isDone && op === 'remove',
  }
  for (const field of ['to', 'serial_number', 'owner_id', 'decommission'] as const)
    if (said[field] !== null && !belongs[field]) throw refusal(400, 'invalid', field)
}

interface Changing {
  work: StoredWork
  item: StoredItem
  said: Said
  actor: WorkActor
}

async function changed(
  tx: Database,
  author: PersonAuthor,
  { work, item, said, actor }: Changing,
): Promise<Executed> {
  if (said.result === 'not_done') return { batch: null }
  const except = await heldFor(tx, { company_id: author.company_id, id: work.id })
  const override = overrideOf({ work, item, said, actor })
  try {
    return await EXECUTE[item.op](tx, { ...author, work_id: work.id }, { work, item, said, override, except })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.status, error.problems.map(atTarget), error.extras)
  }
}

/** A reason given now by who may, or the one it was approved or started with for what was known then. */
function overrideOf({ work, item, said, actor }: Changing): Override {
  if (said.override_reason !== null) return { reason: said.override_reason, isAllowed: actor.may_approve }
  // the last one was given for what the items say of their fit
  const given = work.approvals.findLast(({ override_reason }) => override_reason !== null)
  const covers = item.fit?.findings.flatMap(({ code, level }) => (level === 'block' ? [code] : [])) ?? []
  return { reason: given?.override_reason ?? work.start_override, isAllowed: true, covers }
}

const OF_PLACE = ['node_id', 'position', 'face', 'lane']

/** What a place is refused for, where the execution names it. */
function atTarget(problem: Problem): Problem {
  const { attr = null } = problem
  if (attr === null) return problem
  if (OF_PLACE.includes(attr)) return { ...problem, attr: `to.${attr}` }
  return attr === 'place' || attr.startsWith('place.')
    ? { ...problem, attr: attr.replace('place', 'to') }
    : problem
}

/** Ends what was reserved for an item, where its asset's coming has not: it was for one that was yet to be made. */
async function fulfil(
  tx: Database,
  batch: Executed['batch'] & object,
  { reservation_id }: StoredItem,
): Promise<void> {
  const held = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      select id from reservation where company_id = ${batch.company_id} and id = ${reservation_id} and ended is null
      for no key update`,
  )
  if (held.length > 0) await end(tx, batch, { ids: held.map(({ id }) => id), as: 'fulfilled' })
}

/** Writes down what became of an item, and tells of it. */
async function noteItem(
  tx: Database,
  author: Author,
  { work, item, to }: { work: StoredWork; item: StoredItem; to: string | null },
): Promise<void> {
  await tx.execute(sql`
    update work_request set last_update = ${author.at}::timestamptz, version = version + 1
    where company_id = ${author.company_id} and id = ${work.id}`)
  const batch = await createBatch(tx, author, { kind: 'update' })
  const changes = [{ field: `item_${item.number}`, from: item.result, to }]
  await recordChanges(tx, batch, { entity: 'work_request', id: work.id, changes })
  await announceWork(tx, author, work)
}

/** Takes back what executing an item changed; it is to be executed again. */
export async function revertItem(
  tx: Database,
  { author, session }: Pick<SignedInEnv['Variables'], 'author' | 'session'>,
  of: OfItem,
): Promise<void> {
  const { work, item } = await holdItem(tx, author, of, mayRevert)
  if (item.result === null) throw refusal(409, 'work_item_open')
  const batch = item.batch_id === null ? undefined : await batchHolds(tx, author.company_id, item.batch_id)
  if (batch !== undefined && !mayReopen(session, batch)) throw refusal(403, 'permission_denied')
  if (item.batch_id !== null) await undoWithin(tx, author, item.batch_id)
  else
    await tx.execute(sql`
      update work_item set result = null, note = null, placed = null, executed_by = null, executed_at = null,
        is_accepted = false
      where company_id = ${author.company_id} and request_id = ${work.id} and id = ${item.id}`)
  await noteItem(tx, author, { work, item, to: null })
}

/** Says that what was executed stays though the request is to be canceled. */
export async function acceptItem(tx: Database, author: Author, of: OfItem): Promise<void> {
  const { work, item } = await holdItem(tx, author, of, mayRevert)
  if (item.result === null) throw refusal(409, 'work_item_open')
  if (item.is_accepted) return
  await tx.execute(sql`
    update work_item set is_accepted = true
    where company_id = ${author.company_id} and request_id = ${work.id} and id = ${item.id}`)
  await noteItem(tx, author, { work, item, to: 'accepted' })
}
