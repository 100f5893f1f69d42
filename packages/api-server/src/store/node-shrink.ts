import { MISFITS_NAMED } from '@plenum/domain/catalogue'
import { isOutside, type RackUnits } from '@plenum/domain/rack-space'
import { ApiError, type Problem } from '../api-error.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { holdPlace } from './place-fit.ts'
import { readClaims, type ClaimedRack, type NamedClaim } from './rack-claims.ts'

/** A rack with the units that it has and those that it is to have. */
interface Shrinking {
  id: string
  node: RackUnits
  next: RackUnits
}

/**
 * Refuses to take units from a rack in which something stands, is planned or reserved, naming that; what was outside
 * before is left alone. Holds the rack until the transaction ends.
 */
export async function refuseShrinking(
  tx: Database,
  batch: OpenBatch,
  { id, node, next }: Shrinking,
): Promise<void> {
  const isLower = next.u_height !== node.u_height
  if (!isLower && next.starting_unit === node.starting_unit) return
  await holdPlace(tx, batch.company_id, id)
  const rack = (await readClaims(tx, batch, [id])).get(id)
  if (rack === undefined) return
  const outside = rack.claims.filter((claim) => isLost(claim, node, next))
  if (outside.length === 0) return
  const attr = isLower ? 'u_height' : 'starting_unit'
  const named = outside.slice(0, MISFITS_NAMED).map((claim) => problemOf(claim, rack))
  throw new ApiError(409, [{ code: 'would_be_outside', attr, count: outside.length }, ...named])
}

function isLost({ position, u_height }: NamedClaim, node: RackUnits, next: RackUnits): boolean {
  if (position === null) return false
  const there = { position, u_height }
  return isOutside(next, there) && !isOutside(node, there)
}

function problemOf(claim: NamedClaim, rack: Pick<ClaimedRack, 'name'>): Problem {
  const { id, asset_id, name, code, position, airflow } = claim
  const subject = [name, code, `${rack.name} U${position}`].filter((part) => part !== null).join(' · ')
  // a reservation has no way of its air
  return airflow === undefined
    ? { code: 'place_outside_rack', attr: `reservation/${id}/place`, subject, unseen: subject }
    : { code: 'place_outside_rack', attr: `asset/${asset_id}/place`, subject, unseen: '' }
}
