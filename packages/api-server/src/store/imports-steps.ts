import { sql } from 'drizzle-orm'
import { IMPORT_STEP_ROWS, type ImportProgress } from '@plenum/domain/asset-import'
import type { ImportKind } from '@plenum/domain/asset-import-columns'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { auditImport } from './imports-audit.ts'
import { changeRun, holdRun, KIND_ORDER, mustBe, OPEN_STATES, unchecked } from './imports.ts'
import { checkStaged } from './imports-check.ts'
import { rowsBehind, saysInside, type Behind, type ImportRun } from './imports-rows.ts'

// Without fresh statistics the planner takes a table that was empty a minute ago for still empty.
const ANALYSE_FROM = 5000

export const progressOf = ({ state, done, total }: ImportRun): ImportProgress => ({ state, done, total })

/** Rows of one kind that are taken together, and the line that they come behind. */
export interface Step<Row> extends Pick<Behind, 'kind' | 'line' | 'inside'> {
  rows: Row[]
}

/** A cursor is so much further on where rows come later: no file has so many lines. */
const LATER = 2 ** 24

/** How rows are gone through: what is in something comes after all the rest, among which is what it is in. */
const sweepsOf = (run: ImportRun) =>
  KIND_ORDER.flatMap((kind): { kind: ImportKind; inside: boolean | null; from: number }[] =>
    saysInside(run, kind)
      ? [
          { kind, inside: false, from: 0 },
          { kind, inside: true, from: LATER },
        ]
      : [{ kind, inside: null, from: 0 }],
  )

/** The next rows behind the import's cursor, of the first sweep that has any; null at the end. */
export async function nextStep<Row extends { line: number }>(
  run: ImportRun,
  read: (at: Behind) => Promise<Row[]>,
): Promise<Step<Row> | null> {
  const sweeps = sweepsOf(run)
  const now = sweeps.findLastIndex(({ kind, from }) => kind === run.cursor_kind && run.cursor_line >= from)
  for (const [at, { kind, inside, from }] of sweeps.slice(now).entries()) {
    const line = at === 0 ? run.cursor_line - from : 0
    const rows = await read({ kind, line, limit: IMPORT_STEP_ROWS, inside })
    if (rows.length > 0) return { kind, line, inside, rows }
  }
  return null
}

/** The cursor behind a step's last row. */
export const behind = (run: ImportRun, { kind, line, inside, rows }: Step<{ line: number }>) => ({
  cursor_kind: kind,
  cursor_line: (inside === true ? LATER : 0) + (rows.at(-1)?.line ?? line),
  done: run.done + rows.length,
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
