import type { RackClaim, RackClaims } from '@plenum/domain/fit-answer'
import { isBlock, isOverridable, type Fit } from '@plenum/domain/fit'
import { arrivalOf, judge } from '@plenum/domain/judge'
import { holdsOf, loadOf } from '@plenum/domain/load'
import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { bareRack, UNKNOWN_CLAIM } from '#app/fit/bare-claims.ts'
import { aimAt, isStrip, type Held, type HeldAsset } from './held.ts'

/** What an asset says of itself; one that is only drawn does not say what it takes of power. */
function bareClaim(asset: HeldAsset): RackClaim {
  const { id, name, code, status, u_height, full_depth, weight_kg } = asset
  return {
    ...UNKNOWN_CLAIM,
    id,
    asset_id: id,
    name,
    code,
    u_height,
    full_depth,
    weight_kg,
    ...('location' in asset && {
      depth_mm: asset.depth_mm,
      airflow: asset.airflow,
      ...loadOf(asset, asset.category),
    }),
    ...holdsOf(status),
  }
}

/** What an asset claims where it stands, as far as that has been told. */
function claimOf(asset: HeldAsset, told: readonly RackClaims[]): RackClaim {
  const own = told.flatMap(({ claims }) => claims).filter(({ asset_id }) => asset_id === asset.id)
  // what is planned for it elsewhere comes second
  return own.find(({ space }) => space !== 'planned') ?? own[0] ?? bareClaim(asset)
}

/** A rack as the fit check sees it: things where they are drawn, with all that has been told of them and of the rack. */
function claimedRack(rack: NodeContents, told: readonly RackClaims[]): RackClaims {
  const known = told.find(({ id }) => id === rack.node.id)
  const standing = rack.assets.map((asset) => {
    const { position, face, lane } = asset
    return { ...claimOf(asset, told), position, face, lane }
  })
  const here = new Set(rack.assets.map(({ id }) => id))
  const wanted = (known?.claims ?? []).filter(
    ({ asset_id, space }) => space !== 'taken' && space !== null && !here.has(asset_id ?? ''),
  )
  return { ...(known ?? bareRack(rack.node)), claims: [...standing, ...wanted] }
}

/** What the fit check says of where a thing in the hand is aimed at. */
export interface HeldFit extends Fit {
  /** Those that findings name. */
  claims: readonly RackClaim[]
  isRefused: boolean
  /** Whether who may approve can put it there all the same. */
  isOverridable: boolean
}

/** Whether what is in the hand fits where it is aimed at; null over no rack. */
export function fitOf(
  { aim, asset }: Held,
  racks: readonly NodeContents[],
  told: readonly RackClaims[],
): HeldFit | null {
  const rack = racks.find(({ node }) => node.id === aim?.node_id)
  if (aim === null || rack === undefined) return null
  const { position, face, lane } = aim
  const { is_firm, is_powered } = arrivalOf(asset.status)
  const claimed = claimedRack(rack, told)
  const thing = { ...claimOf(asset, told), position, face, lane, asset_id: asset.id, is_powered }
  const fit = judge(claimed, claimed.claims, thing, { coming: 'sent', is_firm })
  const isRefused = fit.findings.some(isBlock)
  return {
    ...fit,
    claims: claimed.claims,
    isRefused,
    isOverridable: isRefused && isOverridable(fit.findings),
  }
}

interface Sides {
  racks: readonly NodeContents[]
  faces: readonly Face[]
  told: readonly RackClaims[]
}

/** Aims at the first unit of the first side at which a thing fits; what takes none hangs at the rear where that is shown. */
export function aimAtFirst(held: Held, { racks, faces, told }: Sides): Held {
  const [rack, face] = [racks[0], isStrip(held.asset) ? faces.at(-1) : faces[0]]
  if (rack === undefined || face === undefined) return held
  const first = aimAt({ ...held, grip: 0 }, { rack, face, unit: 1 })
  const fit = fitOf(first, racks, told)
  if (first.aim === null || fit === null || fit.nearest === null) return first
  return { ...first, aim: { ...first.aim, position: fit.nearest, lane: fit.nearest_lane } }
}
