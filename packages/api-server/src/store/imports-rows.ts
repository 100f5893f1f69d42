import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ownCells } from '@plenum/domain/asset-import-cells'
import { JOINED_COLUMN, type ImportColumn, type ImportKind } from '@plenum/domain/asset-import-columns'
import type { FieldChange } from '@plenum/domain/asset-import-change'
import type { Cells, ReadOptions, RowProblem, RowValues } from '@plenum/domain/asset-import-row'
import type { Lane } from '@plenum/domain/lane'
import type { Face } from '@plenum/domain/placement'
import { rows } from '../db/rows.ts'
import type { importRun, StoredFile } from '../db/schema/imports.ts'
import type { Database } from '../ports.ts'

export type ImportRun = typeof importRun.$inferSelect
type RunKey = Pick<ImportRun, 'company_id' | 'id'>

/** A row as it lies between file and inventory. */
export const StagedRow = v.object({
  line: v.number(),
  cells: v.array(v.string()),
  fixes: v.nullable(v.record(v.string(), v.string())),
  skipped: v.boolean(),
})
export type StagedRow = v.InferOutput<typeof StagedRow>

export const ofRun = (run: RunKey, kind: ImportKind) =>
  sql`company_id = ${run.company_id} and import_id = ${run.id} and kind = ${kind}`

/** The next rows of a kind behind a line; of a file that says what things are in, those that are in something or not. */
export interface Behind {
  kind: ImportKind
  line: number
  limit: number
  inside: boolean | null
}

/** The next rows of a kind behind a line, as the file and mending left them. */
export function rowsBehind(database: Database, run: ImportRun, from: Behind): Promise<StagedRow[]> {
  const at = fileOf(run, from.kind)?.mapping.indexOf('inside') ?? -1
  const isInside = sql`(trim(coalesce(fixes->>'inside', cells->>${at}::int, '')) <> '')`
  return rows(
    database,
    StagedRow,
    sql`select line, cells, fixes, skipped from import_row
        where ${ofRun(run, from.kind)} and line > ${from.line}
          and ${from.inside === null ? sql`true` : sql`${isInside} = ${from.inside}`}
        order by line limit ${from.limit}`,
  )
}

/** Of rows that were checked those that are in something, or those that are not. */
export const thatAreInside = (inside: boolean | null) =>
  inside === null ? sql`true` : sql`(host_key is not null) = ${inside}`

/** Whether a file of an import says what things are in. */
export const saysInside = (run: Pick<ImportRun, 'files'>, kind: ImportKind): boolean =>
  fileOf(run, kind)?.mapping.includes('inside') === true

/** The rows of some lines. */
export const rowsAt = (
  database: Database,
  run: RunKey,
  kind: ImportKind,
  lines: readonly number[],
): Promise<StagedRow[]> =>
  rows(
    database,
    StagedRow,
    sql`select line, cells, fixes, skipped from import_row
        where ${ofRun(run, kind)} and line in (select jsonb_array_elements_text(${JSON.stringify(lines)}::jsonb)::int)
        order by line`,
  )

export const fileOf = (run: Pick<ImportRun, 'files'>, kind: ImportKind): StoredFile | undefined =>
  run.files.find((file) => file.kind === kind)

/** How the rows of a kind are read: what a person decided, and where he did not, what the dates themselves say. */
export function readOptions(
  run: Pick<ImportRun, 'files' | 'decisions'>,
  kind: ImportKind,
  clearable: readonly ImportColumn[],
): ReadOptions {
  const { locations, date_order, empty } = run.decisions
  const orders: ReadOptions['date_order'] = { ...date_order }
  const file = fileOf(run, kind)
  file?.mapping.forEach((column, at) => {
    const hint = file.date_hints[at]
    if (column !== null && orders[column] === undefined && (hint === 'dmy' || hint === 'mdy'))
      orders[column] = hint
  })
  const clears = empty === 'clear' ? clearable.filter((column) => file?.mapping.includes(column)) : []
  return { locations, date_order: orders, clears }
}

/** A row's texts by column: the file's in our words, and over them what a person typed. */
export function cellsByColumn(
  file: Pick<StoredFile, 'mapping' | 'product'> | undefined,
  row: { cells: readonly string[]; fixes: Readonly<Record<string, string>> | null },
): Cells {
  const cells: Cells = {}
  file?.mapping.forEach((column, at) => {
    const text = row.cells[at] ?? ''
    if (column === null || text === '') return
    const before = column === JOINED_COLUMN ? cells[column] : undefined
    cells[column] = before === undefined ? text : `${before}\n${text}`
  })
  return { ...ownCells(file?.product ?? null, cells), ...row.fixes }
}

/** What checking a row found. */
export interface CheckedRow {
  line: number
  good: boolean
  problems: RowProblem[]
  values: RowValues
  anchor_id: string | null
  missing: number
  code_key: string | null
  serial_key: string | null
  place_key: string | null
  model_key: string | null
  name_key: string | null
  host_key: string | null
  position: number | null
  u_height: number | null
  face: Face | null
  lane: Lane | null
  full_depth: boolean | null
  asset_id: string | null
  changes: FieldChange[]
}

/** Keeps what checking rows of one kind found. */
export async function writeChecked(
  database: Database,
  run: RunKey,
  kind: ImportKind,
  checked: readonly CheckedRow[],
): Promise<void> {
  if (checked.length === 0) return
  await database.execute(sql`
    update import_row r set
      good = x.good, problems = x.problems, "values" = x."values", anchor_id = x.anchor_id, missing = x.missing,
      code_key = x.code_key, serial_key = x.serial_key, place_key = x.place_key, model_key = x.model_key,
      name_key = x.name_key, host_key = x.host_key,
      position = x.position, u_height = x.u_height, face = x.face, lane = x.lane, full_depth = x.full_depth,
      asset_id = x.asset_id, changes = x.changes
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as x(
      line int, good boolean, problems jsonb, "values" jsonb, anchor_id uuid, missing int, code_key text,
      serial_key text, place_key text, model_key text, name_key text, host_key text, position numeric, u_height numeric, face text, lane text,
      full_depth boolean, asset_id uuid, changes jsonb)
    where r.company_id = ${run.company_id} and r.import_id = ${run.id} and r.kind = ${kind} and r.line = x.line`)
}

/** Adds rows as they come; a line sent again is kept as it was first. Gives how many were new. */
export async function addRows(
  database: Database,
  run: RunKey,
  kind: ImportKind,
  sent: readonly { line: number; cells: readonly string[] }[],
): Promise<number> {
  const added = await rows(
    database,
    v.object({ line: v.number() }),
    sql`insert into import_row (company_id, import_id, kind, line, cells, skipped, missing)
        select ${run.company_id}, ${run.id}, ${kind}, x.line, x.cells, false, 0
        from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as x(line int, cells jsonb)
        on conflict do nothing returning line`,
  )
  return added.length
}
