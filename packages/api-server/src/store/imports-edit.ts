import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import {
  ImportRow,
  type ImportRowPatch,
  type ImportRowQuery,
  type ImportRowsPatch,
  type RowView,
} from '@plenum/domain/asset-import-edit'
import type { ImportRowPage } from '@plenum/domain/asset-import-edit'
import { COLUMNS_OF, type ImportColumn, type ImportKind } from '@plenum/domain/asset-import-columns'
import { refusal } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { auditImport } from './imports-audit.ts'
import { changeRun, holdRun, mustBe, OPEN_STATES, unchecked } from './imports.ts'
import { checkStaged } from './imports-check.ts'
import { cellsByColumn, fileOf, ofRun, rowsAt, type ImportRun } from './imports-rows.ts'

const VIEWS: Record<RowView, SQL> = {
  problems: sql`not good and not skipped`,
  warnings: sql`good and jsonb_array_length(problems) > 0 and not skipped`,
  skipped: sql`skipped`,
  good: sql`good and not skipped`,
  created: sql`good and not skipped and asset_id is null`,
  changed: sql`good and not skipped and asset_id is not null and changes <> '[]'`,
  unchanged: sql`good and not skipped and asset_id is not null and changes = '[]'`,
  all: sql`true`,
}

const Listed = v.object({
  line: v.number(),
  cells: v.array(v.string()),
  fixes: v.nullable(v.record(v.string(), v.string())),
  skipped: v.boolean(),
  problems: v.nullable(ImportRow.entries.problems),
  asset: ImportRow.entries.asset,
  changes: v.nullable(ImportRow.entries.changes),
})

const listed = sql`line, cells, fixes, skipped, problems, changes, (
  select json_build_object('id', a.id, 'name', a.name, 'code', a.code) from asset a
  where a.company_id = import_row.company_id and a.id = import_row.asset_id) as asset`

const withProblem = (column: ImportColumn | undefined, code: string | undefined): SQL => {
  if (column === undefined && code === undefined) return sql`true`
  const wanted = [{ ...(column !== undefined && { column }), ...(code !== undefined && { code }) }]
  return sql`problems @> ${JSON.stringify(wanted)}::jsonb`
}

/** A page of the rows of one file. */
export async function listRows(
  database: Database,
  run: ImportRun,
  query: v.InferOutput<typeof ImportRowQuery>,
): Promise<ImportRowPage> {
  const found = await rows(
    database,
    Listed,
    sql`select ${listed} from import_row
        where ${ofRun(run, query.kind)} and line > ${query.after} and ${VIEWS[query.view]}
          and ${withProblem(query.column, query.code)}
        order by line limit ${query.limit + 1}`,
  )
  const results = found.slice(0, query.limit).map((row) => shown(run, query.kind, row))
  return { results, next: found.length > query.limit ? (results.at(-1)?.line ?? null) : null }
}

function shown(run: ImportRun, kind: ImportKind, row: v.InferOutput<typeof Listed>): ImportRow {
  const { line, skipped, problems, asset, changes } = row
  const cells = cellsByColumn(fileOf(run, kind), row)
  return { kind, line, cells, skipped, problems: problems ?? [], asset, changes: changes ?? [] }
}

/** More rows than this share a key with a mended one: the whole file is checked again instead. */
const MAX_TOUCHED = 2000

/** Mends or skips one row, and checks again the rows that it stood in the way of. */
export async function patchRow(
  tx: Database,
  author: Author,
  at: { id: string; kind: ImportKind; line: number },
  patch: v.InferOutput<typeof ImportRowPatch>,
): Promise<ImportRow> {
  const run = await holdRun(tx, author.company_id, at.id)
  mustBe(run, OPEN_STATES)
  const columns: readonly string[] = COLUMNS_OF[at.kind]
  const foreign = Object.keys(patch.cells ?? {}).find((column) => !columns.includes(column))
  if (foreign !== undefined) throw refusal(400, 'unknown_field', `cells.${foreign}`)
  const before = await touching(tx, run, at)
  const changed = await rows(
    tx,
    v.object({ line: v.number() }),
    sql`update import_row set fixes = coalesce(fixes, '{}') || ${JSON.stringify(patch.cells ?? {})}::jsonb,
          skipped = coalesce(${patch.skipped ?? null}::boolean, skipped)
        where ${ofRun(run, at.kind)} and line = ${at.line} returning line`,
  )
  if (changed.length === 0) throw refusal(404, 'not_found')
  await recheck(tx, author, run, at, before)
  const { kind, line } = at
  await auditImport(tx, author, run, { action: 'import.change', detail: { kind, line, ...patch } })
  return rowAt(tx, run, at)
}

async function recheck(
  tx: Database,
  author: Author,
  run: ImportRun,
  at: { kind: ImportKind; line: number },
  before: readonly number[],
): Promise<void> {
  await checkStaged(tx, run, at.kind, await rowsAt(tx, run, at.kind, [at.line]))
  const after = await touching(tx, run, at)
  const others = [...new Set([...before, ...after])].filter((line) => line !== at.line)
  // What a model or a rack is decides about devices anywhere in the file.
  if (at.kind !== 'devices' || others.length > MAX_TOUCHED) {
    await changeRun(tx, run, { ...unchecked, updated_at: author.at })
    return
  }
  if (others.length > 0)
    await checkStaged(tx, run, at.kind, await rowsAt(tx, run, at.kind, [at.line, ...others]))
}

/** The later rows that share a code, a serial number or a place with one. */
async function touching(
  tx: Database,
  run: ImportRun,
  at: { kind: ImportKind; line: number },
): Promise<number[]> {
  const own = (column: string) =>
    sql`(select ${sql.identifier(column)} from import_row where ${ofRun(run, at.kind)} and line = ${at.line})`
  const found = await rows(
    tx,
    v.object({ line: v.number() }),
    sql`select line from import_row where ${ofRun(run, at.kind)} and line > ${at.line} and code_key = ${own('code_key')}
        union select line from import_row
          where ${ofRun(run, at.kind)} and line > ${at.line} and serial_key = ${own('serial_key')}
        union select line from import_row
          where ${ofRun(run, at.kind)} and line > ${at.line} and asset_id = ${own('asset_id')}
        union select line from import_row
          where ${ofRun(run, at.kind)} and line <> ${at.line} and host_key in (${own('code_key')}, ${own('name_key')}, ${own('host_key')})
        union select line from import_row
          where ${ofRun(run, at.kind)} and line > ${at.line} and place_key = ${own('place_key')} and position is not null
        limit ${MAX_TOUCHED + 1}`,
  )
  return found.map(({ line }) => line)
}

async function rowAt(
  tx: Database,
  run: ImportRun,
  at: { kind: ImportKind; line: number },
): Promise<ImportRow> {
  const [row] = await rows(
    tx,
    Listed,
    sql`select ${listed} from import_row
        where ${ofRun(run, at.kind)} and line = ${at.line}`,
  )
  if (row === undefined) throw refusal(404, 'not_found')
  return shown(run, at.kind, row)
}

/** Does the same to many rows of the list of devices; gives how many it touched. */
export async function patchRows(
  tx: Database,
  author: Author,
  id: string,
  patch: v.InferOutput<typeof ImportRowsPatch>,
): Promise<number> {
  const run = await holdRun(tx, author.company_id, id)
  mustBe(run, OPEN_STATES)
  const changed = await rows(tx, v.object({ line: v.number() }), manyStatement(run, patch))
  if (changed.length > 0) await changeRun(tx, run, { ...unchecked, updated_at: author.at })
  await auditImport(tx, author, run, { action: 'import.change', detail: { ...patch, rows: changed.length } })
  return changed.length
}

function manyStatement(run: ImportRun, patch: v.InferOutput<typeof ImportRowsPatch>): SQL {
  const open = ofRun(run, 'devices')
  if (patch.action === 'accept_names') {
    const proposal = sql`jsonb_path_query_first(problems, '$[*] ? (@.code == "name_missing")')->'proposal'`
    return sql`update import_row set fixes = coalesce(fixes, '{}') || jsonb_build_object('name', ${proposal})
        where ${open} and not skipped and jsonb_typeof(${proposal}) = 'string' returning line`
  }
  if (patch.action === 'set') {
    return sql`update import_row set fixes = coalesce(fixes, '{}') || ${JSON.stringify({ [patch.column]: patch.value })}::jsonb
        where ${open} and not skipped and ${withProblem(patch.column, patch.code)} returning line`
  }
  const skip = patch.action === 'skip'
  const which = skip ? VIEWS.problems : VIEWS.skipped
  return sql`update import_row set skipped = ${skip}
      where ${open} and ${which} and ${withProblem(patch.column, patch.code)} returning line`
}
