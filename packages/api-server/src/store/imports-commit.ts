import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { ImportProgress } from '@plenum/domain/asset-import'
import { HISTORY_ENTITIES } from '@plenum/domain/history'
import { may, type PermissionArea, type Permissions } from '@plenum/domain/permission'
import { refusal } from '../api-error.ts'
import type { SignedInEnv } from '../context.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, leastEventId, type OpenBatch } from './batches.ts'
import { batchHolds, mayTakeBack, writesAll } from './batch-rights.ts'
import { auditImport } from './imports-audit.ts'
import { changeRun, dropRows, holdRun, KIND_ORDER, mustBe } from './imports.ts'
import { checkLate } from './imports-check.ts'
import { createDevices, type GoodRow } from './imports-devices.ts'
import { putInside } from './imports-inside.ts'
import { planImport } from './imports-plan.ts'
import { ensurePlaces, keyOf } from './imports-places.ts'
import { ofRun, rowsAt, thatAreInside, type Behind, type ImportRun } from './imports-rows.ts'
import { behind, nextStep, progressOf, type Step } from './imports-steps.ts'
import { holdAll, updateDevices, UpdateRow, Waiting } from './imports-update.ts'
import { changing } from './rack-capacity.ts'
import { takeBack } from './undo.ts'

/** Who imports. */
export type Importer = Pick<SignedInEnv['Variables'], 'author' | 'session'>

/** Puts the next rows into the inventory in a short transaction of its own; all of them under one batch. */
export const commitStep = (
  database: Database,
  { author, session }: Importer,
  id: string,
): Promise<ImportProgress> =>
  changing(database, author, async (tx) => {
    const held = await holdRun(tx, author.company_id, id)
    if (held.state === 'imported') return progressOf(held)
    mustBe(held, ['checked', 'importing'])
    const run = held.state === 'importing' ? held : await begin(tx, { author, session }, held)
    const batch: OpenBatch = { ...author, source: 'import', id: run.batch_id ?? '' }
    const step = await nextStep(run, (at) => goodRows(tx, run, at))
    const since = leastEventId()
    const did = step === null ? NOTHING : await importStep(tx, run, batch, step)
    await refuseBeyond(tx, { batch, since }, session.user.permissions)
    if (step !== null) await announceAssets(tx, batch)
    const cursor = step === null ? { done: run.total } : behind(run, step)
    const change = {
      ...cursor,
      imported: run.imported + did.created,
      updated: run.updated + did.changed,
      updated_at: author.at,
    }
    return progressOf(
      await changeRun(tx, run, { ...change, state: cursor.done >= run.total ? 'imported' : 'importing' }),
    )
  })

async function begin(tx: Database, { author, session }: Importer, run: ImportRun): Promise<ImportRun> {
  const counted = await firstRow(
    tx,
    v.object({ good: v.number() }),
    sql`select count(*)::int as good from import_row
        where company_id = ${run.company_id} and import_id = ${run.id} and kind <> 'device_types'
          and good and not skipped`,
  )
  const created = await createdAreas(tx, run)
  if (!created.every((area) => may(session.user.permissions, area, 'write')))
    throw refusal(403, 'permission_denied')
  if (!run.confirmed && created.length > 0) throw refusal(409, 'import_not_confirmed')
  const reason = run.files.map(({ name }) => name).join(', ')
  const batch = await createBatch(tx, { ...author, source: 'import' }, { kind: 'import', reason })
  return changeRun(tx, run, {
    state: 'importing',
    cursor_kind: KIND_ORDER[0],
    cursor_line: 0,
    done: 0,
    total: counted?.good ?? 0,
    batch_id: batch.id,
    updated_at: author.at,
  })
}

/** Refuses a step that wrote what who takes it may not write by now, whoever began the import. */
async function refuseBeyond(
  tx: Database,
  { batch, since }: { batch: OpenBatch; since: string },
  permissions: Permissions,
): Promise<void> {
  const written = await rows(
    tx,
    v.object({ entity: v.picklist(HISTORY_ENTITIES) }),
    sql`
      select distinct entity from history
      where company_id = ${batch.company_id} and batch_id = ${batch.id} and id >= ${since}`,
  )
  const entities = written.map(({ entity }) => entity)
  if (!writesAll(permissions, entities)) throw refusal(403, 'permission_denied')
}

/** The areas in which the import would make records besides assets: it is no side door into them. */
async function createdAreas(tx: Database, run: ImportRun): Promise<PermissionArea[]> {
  const { brands, models, places, tags, types } = await planImport(tx, run)
  const newTypes = types.filter(({ type }) => type === null)
  const areas: PermissionArea[] = places.length > 0 ? ['hierarchy'] : []
  if (brands.count + models.count + newTypes.length > 0) areas.push('library')
  if (tags.count > 0) areas.push('settings')
  return areas
}

const goodRows = (tx: Database, run: ImportRun, at: Behind): Promise<Waiting[]> =>
  at.kind === 'device_types'
    ? Promise.resolve([])
    : rows(
        tx,
        Waiting,
        sql`select line, "values", anchor_id, missing, model_key, asset_id, changes from import_row
            where ${ofRun(run, at.kind)} and line > ${at.line} and good and not skipped and ${thatAreInside(at.inside)}
            order by line limit ${at.limit}`,
      )

const NOTHING = { created: 0, changed: 0 }

/** Imports rows of one kind: how many assets it made and how many it changed. */
async function importStep(
  tx: Database,
  run: ImportRun,
  batch: OpenBatch,
  step: Step<Waiting>,
): Promise<typeof NOTHING> {
  if (step.kind === 'racks') {
    await importRacks(tx, batch, step.rows)
    return NOTHING
  }
  const existing = step.rows.filter(({ asset_id }) => asset_id !== null)
  const fresh = step.rows.filter(({ asset_id }) => asset_id === null)
  await holdAll(tx, batch.company_id, step.rows)
  const updated = await updateDevices(tx, run, batch, v.parse(v.array(UpdateRow), existing))
  const created = await createDevices(tx, run, batch, fresh)
  const apart = await putInside(tx, batch, [...updated.puts, ...created.puts], created.made)
  const late = [...updated.late, ...created.late, ...apart]
  const last = step.rows.at(-1)?.line ?? 0
  await tx.execute(sql`
    delete from import_row where ${ofRun(run, 'devices')} and line > ${step.line}
      and line <= ${last} and good and not skipped and ${thatAreInside(step.inside)}
      and line not in (select jsonb_array_elements_text(${JSON.stringify(late)}::jsonb)::int)`)
  if (late.length > 0) await checkLate(tx, run, await rowsAt(tx, run, 'devices', late))
  return { created: created.made.size, changed: updated.changed }
}

function importRacks(tx: Database, batch: OpenBatch, good: readonly GoodRow[]) {
  const racks = good.map(({ values, anchor_id, missing }) => ({
    values,
    anchor_id,
    missing,
    place: values.place,
  }))
  const facts = racks.map((rack) => {
    const { u_height, starting_unit, descending_units } = rack.values
    const u_direction = descending_units === null ? null : descending_units ? 'top_down' : 'bottom_up'
    return [keyOf(rack), { u_height, starting_unit, u_direction }] as const
  })
  return ensurePlaces(tx, batch, racks, new Map(facts))
}

/** Ends an import before its time and takes back what is in so far. */
export async function cancelImport(
  database: Database,
  { author, session }: Importer,
  id: string,
): Promise<ImportProgress> {
  const cancelled = await database.transaction(async (tx) => {
    const run = await holdRun(tx, author.company_id, id)
    if (run.state === 'cancelled') return run
    mustBe(run, ['receiving', 'received', 'checking', 'checked', 'importing', 'cancelling'])
    const batch = run.batch_id === null ? undefined : await batchHolds(tx, author.company_id, run.batch_id)
    if (batch !== undefined && !mayTakeBack(session, batch)) throw refusal(403, 'permission_denied')
    await auditImport(tx, author, run, { action: 'import.cancel', detail: { imported: run.imported } })
    const before = run.batch_id === null ? 'cancelled' : 'cancelling'
    return changeRun(tx, run, { state: before, updated_at: author.at })
  })
  if (cancelled.state === 'cancelling' && cancelled.batch_id !== null) {
    await takeBack(database, author, cancelled.batch_id)
  }
  return database.transaction(async (tx) => {
    const run = await holdRun(tx, author.company_id, id)
    await dropRows(tx, run)
    return progressOf(
      await changeRun(tx, run, { state: 'cancelled', imported: 0, updated: 0, updated_at: author.at }),
    )
  })
}
