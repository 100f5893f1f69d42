import { isBlock } from '@plenum/domain/fit'
import type { FitCode } from '@plenum/domain/fit-codes'
import type { FitOverride } from '@plenum/domain/fit-answer'
import { ApiError, type Problem } from '../api-error.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChanges } from './events.ts'
import type { Verdict } from './place-fit.ts'

/** A reason to go on against the fit check, and whether the person may give one. */
export interface Override {
  reason: string | null
  isAllowed: boolean
  /** What it was given for, where it was given beforehand: it goes for nothing else. */
  covers?: readonly FitCode[]
}

/** What is left of a verdict once it has been overridden where that can be. */
export interface Settled {
  problems: readonly Problem[]
  /** What was overridden and why; null where nothing was. */
  overridden: FitOverride | null
}

/** Overrides a verdict where a reason is given, all that blocks can be overridden, and the person may. */
export function settle(
  { problems, overridable, findings }: Verdict,
  { reason, isAllowed, covers }: Override,
): Settled {
  if (problems.length === 0 || !overridable || reason === null) return { problems, overridden: null }
  if (covers !== undefined && !problems.every(({ finding }) => finding && covers.includes(finding.code)))
    return { problems, overridden: null }
  if (isAllowed) return { problems: [], overridden: { reason, findings: findings.filter(isBlock) } }
  return {
    problems: [{ code: 'override_not_allowed', attr: 'override_reason' }, ...problems],
    overridden: null,
  }
}

/** Throws where something still speaks against a place. */
export function refuseUnsettled({ problems }: Settled): void {
  if (problems.length === 0) return
  throw new ApiError(problems.some(({ code }) => code === 'override_not_allowed') ? 403 : 400, problems)
}

/** Writes down of an asset what the fit check said and why it was overridden, where it was. */
export async function recordOverride(
  tx: Database,
  batch: OpenBatch,
  { id, overridden }: { id: string; overridden: Settled['overridden'] },
): Promise<void> {
  if (overridden === null) return
  const changes = [{ field: 'fit_override', from: null, to: overridden }]
  await recordChanges(tx, batch, { entity: 'asset', id, changes })
}
