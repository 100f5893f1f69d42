import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Import, ImportCounts } from '@plenum/domain/asset-import'
import { IMPORT_KINDS } from '@plenum/domain/asset-import-columns'
import { refusal } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import { importRun, type StoredFile } from '../db/schema/imports.ts'
import type { Database } from '../ports.ts'
import { runIs } from './imports.ts'
import type { ImportRun } from './imports-rows.ts'

/** An import by its id, as it is kept. */
export async function findRun(database: Database, company: string, id: string): Promise<ImportRun> {
  const [run] = await database.select().from(importRun).where(runIs(company, id))
  if (run === undefined) throw refusal(404, 'not_found')
  return run
}

const CountRow = v.object({
  kind: v.picklist(IMPORT_KINDS),
  good: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  problem: v.number(),
  skipped: v.number(),
})

/** An import as it is now. */
export async function readImport(database: Database, company: string, id: string): Promise<Import> {
  const run = await findRun(database, company, id)
  const counted = await rows(
    database,
    CountRow,
    sql`select kind,
          (count(*) filter (where good and not skipped))::int as good,
          (count(*) filter (where good and not skipped and asset_id is not null and changes <> '[]'))::int as changed,
          (count(*) filter (where good and not skipped and asset_id is not null and changes = '[]'))::int as unchanged,
          (count(*) filter (where not good and not skipped))::int as problem,
          (count(*) filter (where skipped))::int as skipped
        from import_row where company_id = ${company} and import_id = ${id} group by kind`,
  )
  return {
    id: run.id,
    state: run.state,
    files: run.files.map((file) => ({
      kind: file.kind,
      name: file.name,
      headers: file.headers,
      samples: file.samples,
      product: file.product ?? null,
      remembered: file.remembered,
      mapping: file.mapping,
      counts: countsOf(run, file, counted),
    })),
    confirmed: run.confirmed,
    date_order: run.decisions.date_order,
    existing: run.decisions.existing ?? 'leave',
    empty: run.decisions.empty ?? 'keep',
    done: run.done,
    total: run.total,
    batch_id: run.batch_id,
    created_at: new Date(run.created_at).toISOString(),
  }
}

function countsOf(
  run: ImportRun,
  file: StoredFile,
  counted: readonly v.InferOutput<typeof CountRow>[],
): ImportCounts {
  const found = counted.find(({ kind }) => kind === file.kind)
  return {
    total: file.rows,
    good: found?.good ?? 0,
    changed: found?.changed ?? 0,
    unchanged: found?.unchanged ?? 0,
    problem: found?.problem ?? 0,
    skipped: found?.skipped ?? 0,
    imported: file.kind === 'devices' ? run.imported : 0,
    updated: file.kind === 'devices' ? run.updated : 0,
  }
}
