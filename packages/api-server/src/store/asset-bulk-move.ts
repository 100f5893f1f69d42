import type { Face } from '@plenum/domain/placement'
import type { Database } from '../ports.ts'
import { ended, refused, type Bulk, type BulkDone, type Part } from './asset-bulk-done.ts'
import { insideAmong, WITHOUT_UNITS } from './asset-inside.ts'
import type { LockedAsset } from './asset-lock.ts'
import { isAt, relocate } from './asset-move.ts'
import { findUnits } from './asset-place.ts'
import { recordOverride, settle } from './fit-override.ts'
import { judgePlace, type Verdict } from './place-fit.ts'
import type { NamedClaim } from './rack-claims.ts'
import type { Target } from './thing-facts.ts'

/** Moves many; what is inside another of them comes along with it, and fares as that does. */
export async function moveMany(
  tx: Database,
  bulk: Bulk,
  { change, assets }: Part<'move'>,
): Promise<BulkDone[]> {
  const ids = assets.map(({ id }) => id)
  const outermost = await insideAmong(tx, bulk.author.company_id, ids)
  const alone = assets.filter(({ id }) => !outermost.has(id))
  const { node_id, face } = change
  const done =
    face === null
      ? await moveAll(tx, bulk, { change, assets: alone })
      : await moveIntoUnits(tx, bulk, { node_id, face, assets: alone })
  const resultOf = new Map(done.map((result) => [result.id, result]))
  const along = assets.flatMap(({ id, name }) => {
    const result = resultOf.get(outermost.get(id) ?? '')
    return result ? [{ ...result, id, name, position: null }] : []
  })
  return [...done, ...along]
}

async function moveAll(
  tx: Database,
  bulk: Bulk,
  { change: { node_id }, assets }: Part<'move'>,
): Promise<BulkDone[]> {
  const to = { node_id, ...WITHOUT_UNITS }
  const results: BulkDone[] = []
  for (const asset of assets) {
    if (isAt(asset.place, to)) {
      results.push(ended(asset, 'same'))
      continue
    }
    const verdict = await judgePlace(tx, bulk.author, { place: to, thing: asset, coming: 'sent' })
    results.push(await moveOne(tx, bulk, { asset, to, verdict }))
  }
  return results
}

/** Moves one asset where nothing speaks against it, or what does is overridden. */
async function moveOne(
  tx: Database,
  { override, open }: Bulk,
  { asset, to, verdict }: { asset: LockedAsset; to: Target; verdict: Verdict },
): Promise<BulkDone> {
  const { problems, overridden } = settle(verdict, override)
  if (problems.length > 0) return refused(asset, problems)
  await relocate(tx, await open(), { asset, to })
  await recordOverride(tx, await open(), { id: asset.id, overridden })
  return ended(asset, 'done', to.position)
}

interface Racking {
  node_id: string
  face: Face
  assets: readonly LockedAsset[]
}

/** Gives each, one above the other, the lowest units that are free for it; what has units there keeps them. */
async function moveIntoUnits(
  tx: Database,
  bulk: Bulk,
  { node_id, face, assets }: Racking,
): Promise<BulkDone[]> {
  const stands = ({ place }: LockedAsset) =>
    place?.node_id === node_id && place.face === face && place.position !== null
  const given: NamedClaim[] = []
  const results: BulkDone[] = []
  for (const asset of assets) {
    if (stands(asset)) {
      results.push(ended(asset, 'same', asset.place?.position))
      continue
    }
    const request = { node_id, face, thing: asset, besides: given }
    const units = await findUnits(tx, bulk.author, request)
    if ('code' in units) {
      results.push(refused(asset, [units]))
      continue
    }
    const { position, lane, verdict, claim } = units
    const to = { node_id, position, face, lane }
    if (isAt(asset.place, to)) {
      results.push(ended(asset, 'same', position))
      continue
    }
    const result = await moveOne(tx, bulk, { asset, to, verdict })
    if (result.outcome === 'done') given.push(claim)
    results.push(result)
  }
  return results
}
