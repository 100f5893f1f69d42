import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { isOver } from '@plenum/domain/work-stage'
import type { WorkStep } from '@plenum/domain/work-item'
import { mayExecute, type WorkActor } from '@plenum/domain/work-transition'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import { workRemark, workStepDone } from '../db/schema/work.ts'
import type { Database } from '../ports.ts'
import { createBatch, type Author, type PersonAuthor } from './batches.ts'
import { recordChanges } from './events.ts'
import { takeFiles } from './take-files.ts'
import { announceWork } from './work-news.ts'
import { readWork } from './work-read.ts'
import { holdWork, refuseStale, standingOf, type StoredWork } from './work-stored.ts'
import { personOf } from './work-write.ts'

interface OfWork {
  id: string
  actor: WorkActor
}

interface Note {
  work: StoredWork
  change: { field: string; from: unknown; to: unknown }
}

/** Writes down what was added to a request, and tells of it. */
async function note(tx: Database, author: Author, { work, change }: Note): Promise<void> {
  await tx.execute(sql`
    update work_request set last_update = ${author.at}::timestamptz, version = version + 1
    where company_id = ${author.company_id} and id = ${work.id}`)
  const batch = await createBatch(tx, author, { kind: 'update' })
  await recordChanges(tx, batch, { entity: 'work_request', id: work.id, changes: [change] })
  await announceWork(tx, author, work)
}

/** Says that a step of the procedure is done, or takes that back; nobody goes on beyond a hold point that is not reached. */
export async function noteStep(
  tx: Database,
  author: Author,
  {
    id,
    actor,
    version,
    step_id,
    said,
  }: OfWork & { version: number; step_id: string; said: v.InferOutput<typeof WorkStep> },
): Promise<void> {
  const { company_id, at } = author
  const work = await holdWork(tx, { company_id, id, me: actor.id })
  const position = work.procedure.findIndex((step) => step.id === step_id.toLowerCase())
  const step = work.procedure[position]
  if (step === undefined) throw refusal(404, 'not_found')
  await refuseStale(work, version, () => readWork(actor)(tx, company_id, id))
  if (!mayExecute(actor, standingOf(work)))
    throw work.stage === 'in_progress' ? refusal(403, 'work_role') : refusal(409, 'work_stage')
  const isDone = work.steps_done.includes(step.id)
  if (isDone === said.done) return
  const held = work.procedure
    .slice(0, position)
    .some((before) => before.is_hold_point && !work.steps_done.includes(before.id))
  if (said.done && held) throw refusal(409, 'work_hold_point')
  if (said.done && step.reading && said.reading === null) throw refusal(400, 'required', 'reading')
  const { reading, note: text } = said
  const row = {
    company_id,
    request_id: work.id,
    step: step.id,
    by_id: personOf(author),
    at,
    reading,
    note: text,
  }
  if (said.done) await tx.insert(workStepDone).values(row)
  else
    await tx.execute(sql`
      delete from work_step_done
      where company_id = ${company_id} and request_id = ${work.id} and step = ${step.id}`)
  await note(tx, author, {
    work,
    change: { field: `step_${position + 1}`, from: isDone ? 'done' : null, to: said.done ? 'done' : null },
  })
}

/** Adds a remark. */
export async function addComment(
  tx: Database,
  author: Author,
  { id, actor, text }: OfWork & { text: string },
): Promise<void> {
  const { company_id, at } = author
  const work = await holdWork(tx, { company_id, id, me: actor.id })
  const remark = { company_id, id: uuidv7(), request_id: work.id, by_id: personOf(author), at, text }
  await tx.insert(workRemark).values(remark)
  await note(tx, author, { work, change: { field: 'comment', from: null, to: text } })
}

/** A request that still takes evidence, or gives it away. */
async function holdOpen(tx: Database, { company_id }: Author, { id, actor }: OfWork): Promise<StoredWork> {
  const work = await holdWork(tx, { company_id, id, me: actor.id })
  // of a draft nobody else may see any file, and who sees files is asked of what everybody sees
  if (work.is_draft || isOver(work.stage)) throw refusal(409, 'work_stage')
  return work
}

/** Gives a request pictures and documents that show what was done. */
export async function addEvidence(
  tx: Database,
  author: PersonAuthor,
  { file_ids, ...of }: OfWork & { file_ids: readonly string[] },
): Promise<void> {
  const work = await holdOpen(tx, author, of)
  const set = sql`work_id = ${work.id}`
  const taken = await takeFiles(tx, author, file_ids, { purpose: 'work_evidence', attr: 'file_ids', set })
  const names = taken.map(({ name }) => name)
  await note(tx, author, { work, change: { field: 'evidence', from: null, to: names } })
}

/** Takes evidence away; its bytes go with the next clearing. */
export async function removeEvidence(
  tx: Database,
  author: Author,
  { file_id, ...of }: OfWork & { file_id: string },
): Promise<void> {
  const work = await holdOpen(tx, author, of)
  const gone = await firstRow(
    tx,
    v.object({ name: v.string() }),
    sql`
      delete from file where company_id = ${author.company_id} and work_id = ${work.id} and id = ${file_id}
      returning name`,
  )
  if (gone === undefined) throw refusal(404, 'not_found')
  await note(tx, author, { work, change: { field: 'evidence', from: [gone.name], to: null } })
}
