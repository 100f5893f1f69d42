import { unitRange } from '@plenum/domain/move'
import type { NodeContents } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { stepOf } from '@plenum/domain/rack-space'
import type { MountedAsset } from './rack-view.ts'

/** An asset in somebody's hand. */
export interface Held {
  asset: MountedAsset
  /** The rack it was taken from. */
  from: string
  /** Where it would go; null over no rack. */
  aim: { node_id: string; position: number; face: Face } | null
  /** Units between its lowest one and the one it is held at. */
  grip: number
  /** `pointer` while a button or a finger is down; at `rest` where it was let go and is refused, until that is answered. */
  by: 'hand' | 'pointer' | 'rest'
}

/** The side an asset is drawn on. */
export const sideOf = ({ face }: Pick<MountedAsset, 'face'>): Face => face ?? 'front'

/** Takes an asset up where it stands. */
export const pickUp = (asset: MountedAsset, from: string): Held => ({
  asset,
  from,
  aim: { node_id: from, position: asset.position, face: sideOf(asset) },
  grip: 0,
  by: 'hand',
})

/** A side of a rack, and a unit of it. */
export interface Aim {
  rack: NodeContents
  face: Face
  unit: number
}

/** Aims at a unit, or the nearest one at which the asset is within the rack. */
export function aimAt(held: Held, { rack: { node }, face, unit }: Aim): Held {
  const range = unitRange(node, held.asset.u_height)
  const wanted = unit - held.grip
  // what is half a unit high may be on top of the last whole one
  const last = range && range.last + (stepOf(held.asset.u_height) === 0.5 ? 0.5 : 0)
  const position = range === null || last === null ? wanted : Math.min(last, Math.max(range.first, wanted))
  return { ...held, aim: { node_id: node.id, position, face } }
}

export const MOVE_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
export type MoveKey = (typeof MOVE_KEYS)[number]

export const isMoveKey = (key: string): key is MoveKey => MOVE_KEYS.some((each) => each === key)

interface Board {
  racks: readonly NodeContents[]
  /** The sides that are shown, as they stand beside each other. */
  faces: readonly Face[]
}

/** Aims a step higher or lower on the picture, or at the neighbouring side or rack. */
export function stepAim(held: Held, { racks, faces }: Board, key: MoveKey): Held {
  const aim = held.aim ?? { node_id: held.from, position: held.asset.position, face: sideOf(held.asset) }
  const sides = racks.flatMap((rack) => faces.map((face) => ({ rack, face })))
  const isAimed = ({ rack, face }: Omit<Aim, 'unit'>) => rack.node.id === aim.node_id && face === aim.face
  const at = sides.findIndex(isAimed)
  const aside = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const side = sides[at + aside] ?? sides[at]
  if (side === undefined) return held
  const upwards = (side.rack.node.u_direction === 'top_down' ? -1 : 1) * stepOf(held.asset.u_height)
  const step = key === 'ArrowUp' ? upwards : key === 'ArrowDown' ? -upwards : 0
  return aimAt({ ...held, grip: 0 }, { ...side, unit: aim.position + step })
}

/** Whether putting it down would change nothing. */
export const isAtHome = ({ asset, from, aim }: Held): boolean =>
  aim?.node_id === from && aim.position === asset.position && aim.face === sideOf(asset)
