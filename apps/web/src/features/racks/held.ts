import { moveRefusal, unitRange, type MoveRefusal } from '@plenum/domain/move'
import type { NodeContents } from '@plenum/domain/node-contents'
import type { PlaceInput } from '@plenum/domain/placement'
import { occupies } from '@plenum/domain/transition'
import type { MountedAsset } from './rack-view.ts'

/** An asset in somebody's hand. */
export interface Held {
  asset: MountedAsset
  /** The rack it was taken from. */
  from: string
  /** Where it would go; null over no rack. */
  aim: { node_id: string; position: number } | null
  /** Units between its lowest one and the one it is held at. */
  grip: number
  /** `pointer` while a button or a finger is down. */
  by: 'hand' | 'pointer'
}

/** Takes an asset up where it stands. */
export const pickUp = (asset: MountedAsset, from: string): Held => ({
  asset,
  from,
  aim: { node_id: from, position: asset.position },
  grip: 0,
  by: 'hand',
})

/** Aims at a rack's unit, or the nearest one at which the asset is within the rack. */
export function aimAt(held: Held, { node }: NodeContents, unit: number): Held {
  const range = unitRange(node, held.asset.u_height)
  const wanted = unit - held.grip
  const position = range === null ? wanted : Math.min(range.last, Math.max(range.first, wanted))
  return { ...held, aim: { node_id: node.id, position } }
}

export const MOVE_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
export type MoveKey = (typeof MOVE_KEYS)[number]

export const isMoveKey = (key: string): key is MoveKey => MOVE_KEYS.some((each) => each === key)

/** Aims one unit higher or lower on the picture, or at the neighbouring rack. */
export function stepAim(held: Held, racks: readonly NodeContents[], key: MoveKey): Held {
  const aim = held.aim ?? { node_id: held.from, position: held.asset.position }
  const at = racks.findIndex(({ node }) => node.id === aim.node_id)
  const aside = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const rack = racks[at + aside] ?? racks[at]
  if (rack === undefined) return held
  const upwards = rack.node.u_direction === 'top_down' ? -1 : 1
  const step = key === 'ArrowUp' ? upwards : key === 'ArrowDown' ? -upwards : 0
  return aimAt({ ...held, grip: 0 }, rack, aim.position + step)
}

/** The place aimed at as the server takes it: on the side it is on, or else the one that is looked at. */
export const targetOf = ({ asset, aim }: Held, face: NonNullable<PlaceInput['face']>): PlaceInput | null =>
  aim && { ...aim, face: asset.face ?? face }

/** Why it cannot be put down where it is aimed at, or null. */
export function refusalOf(
  held: Held,
  racks: readonly NodeContents[],
  face: NonNullable<PlaceInput['face']>,
): MoveRefusal<MountedAsset> | null {
  const target = targetOf(held, face)
  const rack = racks.find(({ node }) => node.id === target?.node_id)
  if (target === null || rack === undefined) return null
  const others = rack.assets.flatMap((other) =>
    other.position === null || other.id === held.asset.id || !occupies(other.status)
      ? []
      : [{ ...other, position: other.position }],
  )
  return moveRefusal(rack.node, others, { ...held.asset, ...target })
}

/** Whether putting it down would change nothing. */
export const isAtHome = ({ asset, from, aim }: Held): boolean =>
  aim?.node_id === from && aim.position === asset.position
