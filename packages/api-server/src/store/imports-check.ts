import { checkRow, isGood } from '@plenum/domain/asset-import-check'
import type { ImportKind } from '@plenum/domain/asset-import-columns'
import { checkUpdate } from '@plenum/domain/asset-import-existing'
import { toldAt } from '@plenum/domain/asset-import-written'
import { problem } from '@plenum/domain/asset-import-row'
import type { RowUpdate } from '@plenum/domain/asset-import-facts'
import { updateOf } from '@plenum/domain/asset-import-update'
import type { Database } from '../ports.ts'
import { candidatesOf, type Candidate } from './imports-candidates.ts'
import { factsOf, taken, type RowFacts } from './imports-facts.ts'
import { dependentWarnings } from './imports-dependents.ts'
import { withFitWarnings } from './imports-fit.ts'
import { tagWarnings } from './imports-tags.ts'
import { writeChecked, type CheckedRow, type ImportRun, type StagedRow } from './imports-rows.ts'

/** A row as it was read, and what checking it found. */
export interface Examined {
  candidate: Candidate
  update: RowUpdate | null
  checked: CheckedRow
}

/** Checks rows of one kind against themselves, their file and the inventory. */
export async function examine(
  database: Database,
  run: ImportRun,
  kind: ImportKind,
  staged: readonly StagedRow[],
): Promise<Examined[]> {
  const candidates = await candidatesOf(database, run, kind, staged)
  const facts = await factsOf(database, run, kind, candidates)
  return candidates.map((candidate) => examined(kind, candidate, facts(candidate)))
}

/** Checks rows of one kind, and keeps what it found. */
export async function checkStaged(
  database: Database,
  run: ImportRun,
  kind: ImportKind,
  staged: readonly StagedRow[],
): Promise<void> {
  const found = await examine(database, run, kind, staged)
  const checked = found.map((one) => one.checked)
  const told = kind === 'devices' ? await withWarnings(database, run, found) : checked
  await writeChecked(database, run, kind, told)
}

/** Adds to good rows what a person should know before they go in. */
async function withWarnings(
  database: Database,
  run: ImportRun,
  found: readonly Examined[],
): Promise<CheckedRow[]> {
  const good = found.filter(({ checked }) => checked.good).map(({ candidate }) => candidate)
  const all = [await dependentWarnings(database, run, good), await tagWarnings(database, run, good)]
  const fit = await withFitWarnings(
    database,
    run,
    found.map(({ checked }) => checked),
  )
  return fit.map((row) => ({
    ...row,
    problems: [...row.problems, ...all.flatMap((warnings) => warnings.get(row.line) ?? [])],
  }))
}

/** Checks rows again that somebody came in the way of; none of them goes in as it is now without being seen. */
export async function checkLate(
  database: Database,
  run: ImportRun,
  staged: readonly StagedRow[],
): Promise<void> {
  const found = await examine(database, run, 'devices', staged)
  const checked = found.map(({ candidate, checked: row }) => {
    if (!row.good) return row
    const { named, keys } = candidate
    const key = named?.key ?? (keys.code === null ? 'name' : 'code')
    const unseen = problem(key, 'changed_meanwhile')
    return { ...row, good: false, problems: [...row.problems, unseen] }
  })
  await writeChecked(database, run, 'devices', checked)
}

function examined(kind: ImportKind, candidate: Candidate, facts: RowFacts): Examined {
  const { read, keys, held, named } = candidate
  const { context, named_by } = facts
  const update = held && facts.update ? updateOf(read.values, facts.update(held)) : null
  const problems =
    update === null
      ? checkRow(kind, read, context)
      : checkUpdate(read, update, { ...context, named_by, key: named?.key ?? 'code' })
  const told = read.values.whole_place
    ? toldAt(read.values.inside === null ? 'location' : 'inside', problems)
    : problems
  const thing = kind === 'devices' ? taken(candidate, context.size) : null
  const checked: CheckedRow = {
    line: candidate.line,
    good: isGood(told),
    problems: told,
    values: read.values,
    anchor_id: candidate.anchor?.id ?? null,
    missing: candidate.missing.length,
    code_key: keys.code,
    serial_key: keys.serial,
    place_key: keys.place,
    model_key: keys.model,
    name_key: keys.name,
    host_key: keys.host,
    position: thing?.position ?? null,
    u_height: thing === null ? read.values.u_height : thing.u_height,
    face: thing?.face ?? null,
    lane: thing?.lane ?? null,
    full_depth: thing === null ? read.values.full_depth : thing.full_depth,
    asset_id: held?.asset.id ?? null,
    changes: update?.changes ?? [],
  }
  return { candidate, update, checked }
}
