import { sql } from 'drizzle-orm'
import { IMPORT_STEP_ROWS, type ImportProgress } from '@plenum/domain/asset-import'
import type { ImportKind } from '@plenum/domain/asset-import-columns'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { auditImport } from './imports-audit.ts'
import { changeRun, holdRun, KIND_ORDER, mustBe, OPEN_STATES, unchecked } from './imports.ts'
import { checkStaged } from './imports-check.ts'
import { rowsBehind, type ImportRun } from './imports-rows.ts'

// Without fresh statistics the planner takes a table that was empty a minute ago for still empty.
const ANALYSE_FROM = 5000

export const progressOf = ({ state, done, total }: ImportRun): ImportProgress => ({ state, done, total })

/** Reads rows of one kind behind a line, at most a step's worth. */
type ReadStep<Row> = (at: { kind: ImportKind; line: number; limit: number }) => Promise<Row[]>

/** The next rows behind the import's cursor, of the first kind that has any; null at the end. */
export async function nextStep<Row extends { line: number }>(
  run: ImportRun,
  read: ReadStep<Row>,
): Promise<{ kind: ImportKind; rows: Row[] } | null> {
  const kinds = KIND_ORDER.slice(KIND_ORDER.indexOf(run.cursor_kind))
  for (const kind of kinds) {
    const line = kind === run.cursor_kind ? run.cursor_line : 0
    const rows = await read({ kind, line, limit: IMPORT_STEP_ROWS })
    if (rows.length > 0) return { kind, rows }
  }
  return null
}

/** The cursor behind a step's last row. */
export const behind = (run: ImportRun, step: { kind: ImportKind; rows: readonly { line: number }[] }) => ({
  cursor_kind: step.kind,
  cursor_line: step.rows.at(-1)?.line ?? run.cursor_line,
  done: run.done + step.rows.length,
})

/** Checks the next rows of an import in a short transaction of its own. */
export const checkStep = (database: Database, author: Author, id: string): Promise<ImportProgress> =>
  database.transaction(async (tx) => {
    const held = await holdRun(tx, author.company_id, id)
    mustBe(held, OPEN_STATES)
    if (held.state === 'checked') return progressOf(held)
    const total = held.files.reduce((sum, file) => sum + file.rows, 0)
    const run: ImportRun = held.state === 'checking' ? held : { ...held, ...unchecked, total }
    // One line for the whole check: the steps after the first only go on with it.
    if (run !== held) await auditImport(tx, author, run, { action: 'import.check', detail: { rows: total } })
    if (run.done === 0 && total >= ANALYSE_FROM) await tx.execute(sql`analyze import_row`)
    const step = await nextStep(run, (at) => rowsBehind(tx, run, at))
    if (step !== null) await checkStaged(tx, run, step.kind, step.rows)
    const cursor = step === null ? {} : behind(run, step)
    const done = step === null ? run.total : run.done + step.rows.length
    const state = done >= total ? 'checked' : 'checking'
    return progressOf(await changeRun(tx, run, { ...cursor, total, done, state, updated_at: author.at }))
  })
