import type { PlanShape } from '@plenum/domain/plan-shape'
import type { PlanSpot } from '@plenum/domain/plan-standing'

/** Cabinets of every hall, in mm. */
export const CABINET_SIZE = { outer_width_mm: 600, outer_depth_mm: 1200 } as const
const TILE = 600
/** Before, behind and beside every row. */
const AISLE = 1200
const PITCH = CABINET_SIZE.outer_depth_mm + AISLE
/** What each machine of a plant room has around it. */
const BAY = { width: 1800, depth: 2400 }
const BAYS_A_ROW = 5
const DOOR = 1000
const WALL = 150

/** Rows of cabinets and single machines that a room holds. */
interface Standing {
  rows: number
  racksPerRow: number
  machines: number
}

/** How large a room is that holds them with the ways between, in mm. */
export function floorOf({ rows, racksPerRow, machines }: Standing) {
  const bays = Math.max(1, Math.ceil(machines / BAYS_A_ROW))
  const isHall = rows > 0
  return {
    width_mm: 2 * AISLE + (isHall ? racksPerRow * CABINET_SIZE.outer_width_mm : BAYS_A_ROW * BAY.width),
    depth_mm: AISLE + (isHall ? rows * PITCH : bays * BAY.depth),
    tile_size_mm: TILE,
  }
}

/** Where a cabinet stands: of each two rows the fronts look at each other. */
export const rackSpot = (row: number, place: number): PlanSpot => ({
  x_mm: AISLE + place * CABINET_SIZE.outer_width_mm,
  y_mm: AISLE + row * PITCH,
  rotation: row % 2 === 0 ? 0 : 180,
})

/** Where a machine of a plant room stands. */
export const machineSpot = (index: number): PlanSpot => ({
  x_mm: AISLE + (index % BAYS_A_ROW) * BAY.width,
  y_mm: AISLE + Math.floor(index / BAYS_A_ROW) * BAY.depth,
  rotation: 0,
})

/** What is drawn of a room: its walls and door, and the aisles between its rows. */
export function shapesOf(standing: Standing): PlanShape[] {
  const { width_mm, depth_mm } = floorOf(standing)
  const points: [number, number][] = [
    [0, 0],
    [width_mm, 0],
    [width_mm, depth_mm],
    [0, depth_mm],
    [0, 0],
  ]
  const door = { x_mm: width_mm - AISLE, y_mm: depth_mm, rotation: 180, width_mm: DOOR }
  return [
    { kind: 'wall', id: 'wall', points, thickness_mm: WALL },
    { kind: 'door', id: 'door', ...door, hanging: 'left' },
    ...aislesOf(standing),
  ]
}

/** Cold where fronts look, hot where backs do; what is beside a wall is nobody's aisle but that of a single row. */
function aislesOf({ rows, racksPerRow }: Standing): PlanShape[] {
  const [left, right] = [AISLE, AISLE + racksPerRow * CABINET_SIZE.outer_width_mm]
  const last = rows % 2 === 0 ? rows - 1 : rows
  return [...Array(Math.max(0, last)).keys()].map((at) => {
    const [top, bottom] = [(at + 1) * PITCH, (at + 1) * PITCH + AISLE]
    return {
      kind: 'aisle',
      id: `aisle-${at + 1}`,
      air: at % 2 === 0 ? 'cold' : 'hot',
      points: [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      zone_id: null,
    }
  })
}
