import { problem, type RowProblem } from '@plenum/domain/asset-import-row'
import { listed } from '@plenum/domain/transition-guards'
import type { Database } from '../ports.ts'
import { dependentsOf } from './asset-dependents.ts'
import type { Candidate } from './imports-candidates.ts'
import type { ImportRun } from './imports-rows.ts'

/** Warns, by line, of rows that take a thing out of use on which others depend: the file says what is so, and it is written down. */
export async function dependentWarnings(
  database: Database,
  run: ImportRun,
  candidates: readonly Candidate[],
): Promise<Map<number, RowProblem>> {
  const warnings = new Map<number, RowProblem>()
  for (const candidate of candidates) {
    const warning = await warningOf(database, run, candidate)
    if (warning !== null) warnings.set(candidate.line, warning)
  }
  return warnings
}

async function warningOf(
  database: Database,
  run: ImportRun,
  { held, read }: Candidate,
): Promise<RowProblem | null> {
  const to = read.values.status
  if (held === null || to === null || to === held.locked.status) return null
  const asset = held.locked
  const { names } = await dependentsOf(
    database,
    { company_id: run.company_id },
    { asset, steps: [{ from: asset.status, to }], acknowledged: false },
  )
  if (names.length === 0) return null
  return problem('status', 'others_depend', { severity: 'warning', rival: listed(names) })
}
