import { drawOf, holdsOf } from '@plenum/domain/load'
import type { NodeContents, StandingAsset } from '@plenum/domain/node-contents'
import { largestFree, usedUnits } from '@plenum/domain/rack-space'
import { occupies } from '@plenum/domain/transition'
import type { ReservedUnits } from './reserved-units.ts'
import { unitsOf } from './rack-view.ts'

/** A sum over what stands in a rack, and of how many nobody knows. */
export interface Sum {
  value: number
  unknown: number
}

/** How full a rack is; units are null where nobody knows how many there are. */
export interface RackSums {
  units: { total: number; used: number; reserved: number; free: number; largest: number } | null
  weight_kg: Sum
  budget_w: Sum
}

const sumOf = (assets: readonly StandingAsset[], of: (asset: StandingAsset) => number | null): Sum => {
  const known = assets.map(of).filter((value) => value !== null)
  return { value: known.reduce((sum, value) => sum + value, 0), unknown: assets.length - known.length }
}

const isRunning = ({ status }: StandingAsset): boolean => holdsOf(status).power === 'taken'

/** Units used, reserved and free, the largest gap, the weight with the rack's own, and the power of what runs. */
export function sumsOf(
  { node, assets }: Pick<NodeContents, 'node' | 'assets'>,
  reserved: readonly Pick<ReservedUnits, 'node_id' | 'position' | 'height'>[] = [],
): RackSums {
  const here = assets.filter(({ status }) => occupies(status))
  const units = unitsOf(node)
  const used = usedUnits(here)
  const kept = reserved
    .filter(({ node_id }) => node_id === node.id)
    .map(({ position, height }) => ({ position, u_height: height }))
  const held = usedUnits([...here, ...kept])
  const things = sumOf(here, ({ weight_kg }) => weight_kg)
  return {
    units: units && {
      total: units.units,
      used,
      reserved: held - used,
      free: units.units - held,
      largest: largestFree(node, [...here, ...kept]) ?? 0,
    },
    weight_kg: { value: things.value + (node.tare_kg ?? 0), unknown: things.unknown },
    budget_w: sumOf(here.filter(isRunning), (asset) => drawOf(asset, asset.category).budget_w),
  }
}
