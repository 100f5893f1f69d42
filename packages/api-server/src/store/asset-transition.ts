import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetStatus } from '@plenum/domain/asset'
import { isCorded } from '@plenum/domain/built-in-types'
import type { Evidence } from '@plenum/domain/erasure'
import type { Place } from '@plenum/domain/placement'
import { canBecome, isClosed, lifeAfter, type AssetTransition, type Step } from '@plenum/domain/transition'
import { findingsOf, guardsOf, type Facts, type Finding, type Said } from '@plenum/domain/transition-guards'
import { ApiError, refusal, type Problem } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { dependentsOf } from './asset-dependents.ts'
import { lockAsset, type LockedAsset } from './asset-lock.ts'
import { isAt, relocate } from './asset-move.ts'
import { patchAssets } from './asset-patch.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, type Author, type OpenBatch, type Why } from './batches.ts'
import { fulfilReservations } from './reservation-life.ts'
import { recordOverride, settle, type Override, type Settled } from './fit-override.ts'
import { judgePlace } from './place-fit.ts'

type Target = Omit<Place, 'trail'>

interface TransitionRequest {
  id: string
  version: number
  transition: v.InferOutput<typeof AssetTransition>
  /** Whether the person may bring back what was closed. */
  mayRestore: boolean
  /** Whether the person may go on against the fit check. */
  mayOverride: boolean
}

/** Changes an asset's status by the one table and its guards; refuses with all that speaks against it. */
export async function transitionAsset(
  tx: Database,
  author: Author,
  { id, version, transition, mayRestore, mayOverride }: TransitionRequest,
): Promise<'not_found' | 'stale' | 'done'> {
  const asset = await lockAsset(tx, author.company_id, id)
  if (asset === undefined) return 'not_found'
  if (asset.version !== version) return 'stale'
  const { to, place, override_reason, acknowledged, ...why } = transition
  refuseClosed(asset, to, mayRestore)
  const override: Override = { reason: override_reason, isAllowed: mayOverride }
  const { problems, overridden } = await refuseTransition(tx, author, {
    asset,
    to,
    place,
    override,
    acknowledged,
    ...why,
  })
  if (problems.length > 0) throw new ApiError(statusOf(problems), problems)
  const batch = await createBatch(tx, author, { kind: 'status', ...why })
  await becomeOf(tx, batch, { asset, to })
  await recordOverride(tx, batch, { id, overridden })
  await standWhere(tx, batch, { asset, to, place })
  await announceAssets(tx, batch)
  return 'done'
}

/** The status that refuses a change of status with these problems. */
export function statusOf(problems: readonly Problem[]): 400 | 403 | 409 {
  const codes = problems.map(({ code }) => code)
  if (codes.includes('transition_refused')) return 409
  return codes.includes('override_not_allowed') ? 403 : 400
}

function refuseClosed(asset: LockedAsset, to: AssetStatus, mayRestore: boolean) {
  if (!isClosed(asset)) return
  if (to !== 'out_of_service') throw refusal(409, 'asset_closed')
  if (!mayRestore) throw refusal(403, 'permission_denied')
}

interface Wanted extends Why {
  asset: LockedAsset
  to: AssetStatus
  place: Target | null
  override: Override
  /** Reservations that are in nobody's way. */
  except?: readonly string[]
  acknowledged?: boolean
}

/** All that speaks against a change of status. Holds the place it is about until the transaction ends. */
export async function refuseTransition(
  tx: Database,
  author: Author,
  { asset, to, place, override, except = [], acknowledged = false, reason = null, category = null }: Wanted,
): Promise<Settled> {
  const step = { from: asset.status, to }
  if (!canBecome(step.from, to)) {
    return { problems: [{ code: 'transition_refused', attr: 'to' }], overridden: null }
  }
  const settled = await settlePlace(tx, author, { asset, to, place, override, except })
  const facts = {
    ...step,
    asset,
    corded: isCorded(asset),
    place: settled && { refused: settled.refused },
    reason,
    category,
    evidence: NO_EVIDENCE,
    open_work: otherWork(author, asset),
    dependents: await dependentsOf(tx, author, { asset, steps: [step], acknowledged }),
    today: author.at.slice(0, 10),
  }
  const problems = blocking(facts).map(({ guard: _guard, severity: _severity, ...said }) => said)
  return { problems, overridden: settled?.overridden ?? null }
}

/** The codes of open requests about an asset, but for the one that changes it. */
export const otherWork = ({ work_id }: Author, { open_work }: LockedAsset): string[] =>
  open_work.flatMap(({ id, code }) => (id === work_id ? [] : [code]))

// Looked at when a record is closed, and never by a change of status.
const NO_EVIDENCE: Evidence = { data: 'no', bears_data: null, erasures: [] }

/** The findings of the guards that stop a change of status. */
export const blocking = (facts: Facts): Finding[] =>
  findingsOf(facts).filter(({ severity }) => severity === 'block')

/** Where an asset will stand: where it is said to, where it stands, or, once it is racked, where that was planned. */
function targetOf(
  asset: LockedAsset,
  { to, place }: { to: AssetStatus; place: Target | null },
): Target | null {
  const planned = to === 'installation' ? asset.planned_move : null
  return place ?? asset.place ?? planned
}

/**
 * Puts what has just become something where it stands as that, if it was not there; what was reserved for it there has
 * served. `asset` is as it was before.
 */
export async function standWhere(
  tx: Database,
  batch: OpenBatch,
  { asset, to, place }: Pick<Wanted, 'asset' | 'to' | 'place'>,
): Promise<void> {
  const target = targetOf(asset, { to, place })
  if (target !== null && !isAt(asset.place, target)) await relocate(tx, batch, { asset, to: target })
  else await fulfilReservations(tx, batch, [asset.id])
}

/** What speaks against where an asset will stand; null where that is nowhere. */
async function settlePlace(
  tx: Database,
  author: Author,
  { asset, to, place, override, except = [] }: Omit<Wanted, keyof Why>,
): Promise<{ refused: Said[]; overridden: Settled['overridden'] } | null> {
  const target = targetOf(asset, { to, place })
  const step: Step = { from: asset.status, to }
  if (target === null) return null
  if (place === null && !guardsOf(step).includes('place')) return { refused: [], overridden: null }
  const stays = isAt(asset.place, target)
  const verdict = await judgePlace(tx, author, {
    place: target,
    thing: { ...asset, status: to },
    coming: stays ? 'stands' : 'sent',
    except,
  })
  const { problems, overridden } = settle(verdict, override)
  const refused = problems.map(({ attr, ...problem }) => ({
    ...problem,
    attr: attr === 'override_reason' ? attr : stays ? 'place' : `place.${attr}`,
  }))
  return { refused, overridden }
}

interface Becoming {
  asset: LockedAsset
  to: AssetStatus
  /** Which one of several steps within a moment. */
  at?: number
}

/** Writes a new status with all that follows from it, counts and history; gives the asset as it is then. Checks nothing. */
export async function becomeOf(
  tx: Database,
  batch: OpenBatch,
  { asset, to, at = 0 }: Becoming,
): Promise<LockedAsset> {
  const patch = lifeAfter(asset, to, batch.at)
  await applyPatches(tx, batch, { patches: [{ id: asset.id, patch }], at })
  return { ...asset, ...patch }
}

interface Patches {
  patches: readonly { id: string; patch: object }[]
  at?: number
}

/** Applies patches of fields to assets, and gives the ids of those that really changed. */
export async function applyPatches(
  tx: Database,
  batch: OpenBatch,
  { patches, at = 0 }: Patches,
): Promise<Set<string>> {
  const input = JSON.stringify(patches)
  const changed = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      with ${patchAssets(
        batch,
        sql`
          select (u->>'id')::uuid as id, u->'patch' as patch, null::int as version
          from jsonb_array_elements(${input}::jsonb) u`,
        at,
      )} select id from after`,
  )
  return new Set(changed.map(({ id }) => id))
}
