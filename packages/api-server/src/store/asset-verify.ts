import type { VerifiedField } from '@plenum/domain/verification'
import type { VerifyMethod } from '@plenum/domain/verify-method'
import { isClosed } from '@plenum/domain/transition'
import { ApiError, refusal, type Problem } from '../api-error.ts'
import type { Database } from '../ports.ts'
import { lockAsset, type LockedAsset } from './asset-lock.ts'
import { announceAssets } from './asset-news.ts'
import { applyPatches } from './asset-transition.ts'
import { createBatch, type OpenBatch, type PersonAuthor } from './batches.ts'

/** What speaks against confirming where an asset stands. */
export const unverifiable = ({ place }: Pick<LockedAsset, 'place'>): Problem[] =>
  place === null ? [{ code: 'place_missing', attr: 'place' }] : []

interface Verified {
  ids: readonly string[]
  by: string
  method: VerifyMethod
}

/** Keeps that a person has confirmed where assets stand. Checks nothing. */
export async function keepVerified(
  tx: Database,
  batch: OpenBatch,
  { ids, by, method }: Verified,
): Promise<void> {
  const patch = {
    last_verified_at: batch.at,
    last_verified_by: by,
    last_verified_method: method,
  } satisfies Record<VerifiedField, string>
  await applyPatches(tx, batch, { patches: ids.map((id) => ({ id, patch })) })
}

interface VerifyRequest {
  id: string
  version: number
  method: VerifyMethod
}

/** Confirms that an asset stands where its record says. */
export async function verifyAsset(
  tx: Database,
  author: PersonAuthor,
  { id, version, method }: VerifyRequest,
): Promise<'not_found' | 'stale' | 'done'> {
  const asset = await lockAsset(tx, author.company_id, id)
  if (asset === undefined) return 'not_found'
  if (asset.version !== version) return 'stale'
  if (isClosed(asset)) throw refusal(409, 'asset_closed')
  const problems = unverifiable(asset)
  if (problems.length > 0) throw new ApiError(409, problems)
  const batch = await createBatch(tx, author, { kind: 'update' })
  await keepVerified(tx, batch, { ids: [id], by: author.actor.id, method })
  await announceAssets(tx, batch)
  return 'done'
}
