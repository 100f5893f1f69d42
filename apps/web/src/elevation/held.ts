import type { Lane } from '@plenum/domain/lane'
import { drawnLanes, firstLane, lanesOf, laneUnder } from '@plenum/domain/lane-span'
import { unitRange } from '@plenum/domain/move'
import type { NodeContents, StandingAsset } from '@plenum/domain/node-contents'
import type { Face } from '@plenum/domain/placement'
import { stepOf } from '@plenum/domain/rack-space'
import type { WaitingAsset } from '@plenum/domain/waiting-asset'

/** What can be taken into the hand: a thing of a drawn rack, or one that is not in it yet. */
export type HeldAsset = StandingAsset | WaitingAsset

/** An asset in somebody's hand. */
export interface Held {
  asset: HeldAsset
  /** The rack it was taken from; null where it stands in none that is drawn. */
  from: string | null
  /** Where it would go, without a unit beside the rails; null over no rack. */
  aim: { node_id: string; position: number | null; face: Face; lane: Lane | null } | null
  /** Units between its lowest one and the one it is held at. */
  grip: number
  /** `pointer` while a button or a finger is down; at `rest` where it was let go and is refused, until that is answered. */
  by: 'hand' | 'pointer' | 'rest'
}

/** Whether a thing hangs beside the rails and takes no unit. */
export const isStrip = ({ u_height }: Pick<StandingAsset, 'u_height'>): boolean => u_height === 0

/** The side an asset is drawn on. */
export const sideOf = ({ face, u_height }: Pick<StandingAsset, 'face' | 'u_height'>): Face =>
  face ?? (isStrip({ u_height }) ? 'rear' : 'front')

/** Takes an asset up where it stands; what has no place in the drawing is aimed nowhere yet. */
export function pickUp(asset: HeldAsset, from: string | null): Held {
  const isDrawn = from !== null && (asset.position !== null || isStrip(asset))
  const { position, lane } = asset
  const aim = isDrawn ? { node_id: from, position, face: sideOf(asset), lane } : null
  return { asset, from, aim, grip: 0, by: 'hand' }
}

/** A side of a rack, and a unit of it. */
export interface Aim {
  rack: NodeContents
  face: Face
  unit: number
  /** How far across the drawing, 0 to 1; a narrow thing keeps its lane where nothing is said of it. */
  part?: number
}

function laneAt({ asset, aim }: Held, { face, part }: Pick<Aim, 'face' | 'part'>): Lane | null {
  const { width } = asset
  if (part !== undefined) return laneUnder(width, face, part)
  const kept = aim?.lane ?? asset.lane
  return lanesOf(width).find((lane) => lane === kept) ?? firstLane(width)
}

/** Aims at a unit, or the nearest one at which the asset is within the rack. */
export function aimAt(held: Held, { rack: { node }, face, unit, part }: Aim): Held {
  if (isStrip(held.asset)) return { ...held, aim: { node_id: node.id, position: null, face, lane: null } }
  const range = unitRange(node, held.asset.u_height)
  const wanted = unit - held.grip
  // what is half a unit high may be on top of the last whole one
  const last = range && range.last + (stepOf(held.asset.u_height) === 0.5 ? 0.5 : 0)
  const position = range === null || last === null ? wanted : Math.min(last, Math.max(range.first, wanted))
  const lane = laneAt(held, { face, ...(part !== undefined && { part }) })
  return { ...held, aim: { node_id: node.id, position, face, lane } }
}

export const MOVE_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
export type MoveKey = (typeof MOVE_KEYS)[number]

export const isMoveKey = (key: string): key is MoveKey => MOVE_KEYS.some((each) => each === key)

interface Board {
  racks: readonly NodeContents[]
  /** The sides that are shown, as they stand beside each other. */
  faces: readonly Face[]
}

/** Aims at the lane beside the one that is aimed at, as the side is drawn; null where there is none. */
function besideIn(held: Held, aside: -1 | 0 | 1): Held | null {
  const { aim } = held
  if (aim === null || aside === 0) return null
  const lanes = drawnLanes(held.asset.width, aim.face)
  const at = lanes.findIndex((lane) => lane === aim.lane)
  const lane = lanes[at < 0 ? 0 : at + aside]
  return lane === undefined ? null : { ...held, aim: { ...aim, lane } }
}

/** Aims a step higher or lower on the picture, at the neighbouring lane of what is narrow, or side or rack. */
export function stepAim(held: Held, { racks, faces }: Board, key: MoveKey): Held {
  const aim = held.aim ?? pickUp(held.asset, held.from).aim
  const sides = racks.flatMap((rack) => faces.map((face) => ({ rack, face })))
  const isAimed = ({ rack, face }: Omit<Aim, 'unit'>) => rack.node.id === aim?.node_id && face === aim.face
  const at = Math.max(0, sides.findIndex(isAimed))
  const aside = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const beside = besideIn({ ...held, aim }, aside)
  if (beside !== null) return beside
  const side = sides[at + aside] ?? sides[at]
  if (side === undefined) return held
  const upwards = (side.rack.node.u_direction === 'top_down' ? -1 : 1) * stepOf(held.asset.u_height)
  const step = key === 'ArrowUp' ? upwards : key === 'ArrowDown' ? -upwards : 0
  // one that comes from the left comes to the left
  const part = side === sides[at] ? {} : { part: aside === 1 ? 0 : 1 }
  return aimAt({ ...held, grip: 0, aim }, { ...side, ...part, unit: (aim?.position ?? 1) + step })
}

/** Whether putting it down would change nothing. */
export const isAtHome = ({ asset, from, aim }: Held): boolean =>
  aim?.node_id === from &&
  aim.position === asset.position &&
  aim.face === sideOf(asset) &&
  aim.lane === asset.lane
