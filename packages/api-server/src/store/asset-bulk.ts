import * as v from 'valibot'
import type { AssetBulk } from '@plenum/domain/asset-bulk'
import type { BatchKind } from '@plenum/domain/history'
import { isClosed } from '@plenum/domain/transition'
import { refusal } from '../api-error.ts'
import type { Database } from '../ports.ts'
import { lockAssets, type LockedAsset } from './asset-lock.ts'
import { lockPlaces } from './asset-place.ts'
import { applyPatches, becomeOf, refuseTransition, standWhere } from './asset-transition.ts'
import { ended, refused, type Bulk, type BulkDone, type Change, type Part } from './asset-bulk-done.ts'
import { moveMany } from './asset-bulk-move.ts'
import { refuseUnknown } from './asset-bulk-unknown.ts'
import { announceAssets } from './asset-news.ts'
import { keepVerified, unverifiable } from './asset-verify.ts'
import { createBatch, type OpenBatch, type PersonAuthor, type Why } from './batches.ts'
import { recordOverride } from './fit-override.ts'

interface BulkDid {
  batch_id: string | null
  results: BulkDone[]
}

const KIND_OF = {
  owner: 'update',
  priority: 'update',
  verify: 'update',
  status: 'status',
  move: 'move',
} as const satisfies Record<Change['kind'], BatchKind>

/** Changes many assets in one batch: each by itself is done, is so already, or is refused with its reasons. */
export async function changeAssets(
  tx: Database,
  author: PersonAuthor,
  { ids, change, mayOverride }: v.InferOutput<typeof AssetBulk> & { mayOverride: boolean },
): Promise<BulkDid> {
  await refuseUnknown(tx, author.company_id, change)
  const held = await lockAssets(tx, author.company_id, ids)
  if (held.length === 0) throw refusal(404, 'not_found')
  const places = held.flatMap(({ place, planned_move }) => [place?.node_id, planned_move?.node_id])
  const aim = change.kind === 'move' ? [change.node_id] : []
  // All in the order of their ids: two that change many never wait for each other.
  await lockPlaces(tx, author.company_id, [...new Set([...places.filter((id) => id !== undefined), ...aim])])
  let batch: Promise<OpenBatch> | undefined
  const bulk = {
    author,
    override: {
      reason: 'override_reason' in change ? change.override_reason : null,
      isAllowed: mayOverride,
    },
    open: () => (batch ??= createBatch(tx, author, { kind: KIND_OF[change.kind], ...whyOf(change) })),
  }
  const closed = held.filter(isClosed).map((asset) => refused(asset, [{ code: 'asset_closed' }]))
  const done = await changeOpen(tx, bulk, { change, assets: held.filter((asset) => !isClosed(asset)) })
  const known = new Map([...closed, ...done].map((result) => [result.id, result]))
  const results = ids.map((id) => known.get(id) ?? refused({ id, name: null }, [{ code: 'not_found' }]))
  if (batch === undefined) return { batch_id: null, results }
  const made: OpenBatch = await batch
  await announceAssets(tx, made)
  return { batch_id: made.id, results }
}

const whyOf = (change: Change): Why => ({
  reason: 'reason' in change ? change.reason : null,
  category: 'category' in change ? change.category : null,
})

function changeOpen(
  tx: Database,
  bulk: Bulk,
  { change, assets }: { change: Change; assets: readonly LockedAsset[] },
): Promise<BulkDone[]> {
  if (change.kind === 'status') return changeStatus(tx, bulk, { change, assets })
  if (change.kind === 'move') return moveMany(tx, bulk, { change, assets })
  if (change.kind === 'verify') return verifyAll(tx, bulk, { change, assets })
  return changeField(tx, bulk, { change, assets })
}

async function verifyAll(
  tx: Database,
  { author, open }: Bulk,
  { change: { method }, assets }: Part<'verify'>,
): Promise<BulkDone[]> {
  const judged = assets.map((asset) => ({ asset, problems: unverifiable(asset) }))
  const ids = judged.filter(({ problems }) => problems.length === 0).map(({ asset }) => asset.id)
  if (ids.length > 0) await keepVerified(tx, await open(), { ids, by: author.actor.id, method })
  return judged.map(({ asset, problems }) =>
    problems.length === 0 ? ended(asset, 'done') : refused(asset, problems),
  )
}

async function changeField(
  tx: Database,
  { open }: Bulk,
  { change, assets }: Part<'owner' | 'priority'>,
): Promise<BulkDone[]> {
  const { kind } = change
  const patch = kind === 'owner' ? { owner_id: change.owner_id } : { priority: change.priority }
  const differs = (asset: LockedAsset) =>
    kind === 'owner' ? asset.owner_id !== change.owner_id : asset.priority !== change.priority
  const others = assets.filter(differs)
  if (others.length > 0) {
    await applyPatches(tx, await open(), { patches: others.map(({ id }) => ({ id, patch })) })
  }
  return assets.map((asset) => ended(asset, differs(asset) ? 'done' : 'same'))
}

async function changeStatus(
  tx: Database,
  { author, override, open }: Bulk,
  { change: { to, reason, category, acknowledged }, assets }: Part<'status'>,
): Promise<BulkDone[]> {
  const results: BulkDone[] = []
  for (const asset of assets) {
    if (asset.status === to) {
      results.push(ended(asset, 'same'))
      continue
    }
    // One after the other: each sees what the ones before it have taken.
    const wanted = { asset, to, place: null, override, reason, category, acknowledged }
    const { problems, overridden } = await refuseTransition(tx, author, wanted)
    if (problems.length > 0) {
      results.push(refused(asset, problems))
      continue
    }
    await becomeOf(tx, await open(), { asset, to })
    await recordOverride(tx, await open(), { id: asset.id, overridden })
    await standWhere(tx, await open(), wanted)
    results.push(ended(asset, 'done'))
  }
  return results
}
