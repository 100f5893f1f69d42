import { boundsOfPoints, centreOf, cornersOf } from '@plenum/domain/plan-geometry'
import { DEFAULT_TILE_MM, type PlanGrid as Grid } from '@plenum/domain/plan-grid'
import type { PlanPicture } from '@plenum/domain/plan-picture'
import {
  shapeBounds,
  type AisleAir,
  type PlanAisle,
  type PlanShape as Shape,
} from '@plenum/domain/plan-shape'
import { footprint, UNKNOWN_SIZE, type PlanSize, type PlanSpot } from '@plenum/domain/plan-standing'
import type { PlanAsset, PlanRack, RoomPlan } from '@plenum/domain/room-plan'
import type { PlanFill, PlanItem, PlanModel, PlanPlace, PlanShape } from '@plenum/ui/floor-plan-types'

/** Where things stand, by their ids; null is nowhere. */
export type Spots = ReadonlyMap<string, PlanSpot | null>

/** What is drawn of a room, as it is or as it is being edited. */
export interface Drawn {
  grid: Grid
  shapes: readonly Shape[]
  picture: PlanPicture | null
  spots: Spots
}

const spotOf = ({ x_mm, y_mm, rotation }: PlanRack | PlanAsset): PlanSpot | null =>
  x_mm === null || y_mm === null ? null : { x_mm, y_mm, rotation: rotation ?? 0 }

/** What a plan says is drawn. */
export const drawnOf = ({ grid, shapes, picture, racks, assets }: RoomPlan): Drawn => ({
  grid,
  shapes,
  picture,
  spots: new Map([...racks, ...(assets ?? [])].map((thing) => [thing.id, spotOf(thing)])),
})

/** How large a rack or an asset is. */
export const sizeOf = (thing: PlanRack | PlanAsset): PlanSize =>
  'outer_width_mm' in thing
    ? { width_mm: thing.outer_width_mm, depth_mm: thing.outer_depth_mm }
    : { width_mm: thing.width_mm, depth_mm: thing.depth_mm }

/** Whether it is drawn larger or smaller than anybody knows it to be. */
export const isUnmeasured = (thing: PlanRack | PlanAsset): boolean => {
  const { width_mm, depth_mm } = sizeOf(thing)
  return width_mm === null || depth_mm === null
}

/** Racks and assets of a plan by their ids. */
export type Things = ReadonlyMap<string, PlanRack | PlanAsset>
/** The same for one plan at every render: what is made of them need not be made anew. */
const known = new WeakMap<RoomPlan, Things>()
export function thingsOf(plan: RoomPlan): Things {
  const things =
    known.get(plan) ?? new Map([...plan.racks, ...(plan.assets ?? [])].map((thing) => [thing.id, thing]))
  known.set(plan, things)
  return things
}

/** Where a thing is drawn that stands at a spot. */
export function drawnAt(spot: PlanSpot, size: PlanSize): PlanPlace {
  const [x, y] = centreOf(footprint(spot, size))
  const { width_mm, depth_mm } = size
  return {
    x,
    y,
    rotation: spot.rotation,
    width: width_mm ?? UNKNOWN_SIZE.width_mm,
    depth: depth_mm ?? UNKNOWN_SIZE.depth_mm,
  }
}

/** What a shape is drawn as. */
function drawnShape(shape: Shape, nameOf: (aisle: PlanAisle) => string): PlanShape {
  const { id } = shape
  if (shape.kind === 'wall') {
    const points = shape.points.map(([x, y]) => ({ x, y }))
    const [first, last] = [points[0], points.at(-1)]
    // a wall that comes back to where it began has a corner there
    const isClosed = points.length > 3 && first?.x === last?.x && first?.y === last?.y
    const corners = isClosed ? points.slice(0, -1) : points
    return { kind: 'wall', id, points: corners, thickness: shape.thickness_mm, isClosed }
  }
  if (shape.kind === 'aisle') {
    const points = shape.points.map(([x, y]) => ({ x, y }))
    return { kind: 'aisle', id, points, heat: shape.air, name: nameOf(shape) }
  }
  const place = { id, x: shape.x_mm, y: shape.y_mm, rotation: shape.rotation }
  if (shape.kind === 'label') return { kind: 'label', ...place, text: shape.text, size: shape.size_mm }
  if (shape.kind === 'door') return { kind: 'door', ...place, width: shape.width_mm, swing: shape.hanging }
  return { kind: 'column', ...place, width: shape.width_mm, depth: shape.depth_mm }
}

const AIR = 600
const UNKNOWN_ROOM = { width: 12_000, depth: 9000 }

/** The part of the plane that a plan shows: the room, and whatever lies outside of it. */
function planBounds(plan: RoomPlan, { shapes, spots }: Drawn) {
  const { width_mm, depth_mm } = plan.room
  const room =
    width_mm === null || depth_mm === null ? [] : cornersOf({ x: 0, y: 0, width: width_mm, depth: depth_mm })
  const things = thingsOf(plan)
  const standing = [...spots].flatMap(([id, spot]) => {
    const thing = things.get(id)
    return spot === null || thing === undefined ? [] : cornersOf(footprint(spot, sizeOf(thing)))
  })
  const drawn = shapes.flatMap((shape) => cornersOf(shapeBounds(shape)))
  const all = boundsOfPoints([...room, ...standing, ...drawn])
  if (all === null) return { x: 0, y: 0, width: UNKNOWN_ROOM.width, height: UNKNOWN_ROOM.depth }
  return { x: all.x, y: all.y, width: Math.max(all.width, AIR), height: Math.max(all.depth, AIR) }
}

/** Tiles as they are drawn: as many as there is room for. */
function drawnGrid(
  plan: RoomPlan,
  { grid }: Drawn,
  bounds: PlanModel['bounds'],
): NonNullable<PlanModel['grid']> {
  const tile = plan.room.tile_size_mm ?? DEFAULT_TILE_MM
  const columns = Math.max(1, Math.ceil((bounds.x + bounds.width - grid.x_mm) / tile))
  const rows = Math.max(1, Math.ceil((bounds.y + bounds.height - grid.y_mm) / tile))
  return { x: grid.x_mm, y: grid.y_mm, tile, columns, rows }
}

/** How what is drawn is shown. */
export interface Showing {
  /** The fill of a thing and its value. */
  thing: (thing: PlanRack | PlanAsset) => { fill: PlanFill; value?: string | undefined }
  /** What an aisle is called that is no zone. */
  aisle: (air: AisleAir) => string
  /** The address of the picture under it, once there is one. */
  picture: string | undefined
}

const PERCENT = 100

/** The picture under a plan as it is drawn. */
const drawnPicture = (picture: PlanPicture, url: string): PlanModel['picture'] => ({
  url,
  width: picture.width_px,
  height: picture.height_px,
  mmPerPixel: picture.mm_per_px,
  x: picture.x_mm,
  y: picture.y_mm,
  opacity: picture.opacity / PERCENT,
})

const isSameFill = (one: PlanFill, other: PlanFill): boolean => JSON.stringify(one) === JSON.stringify(other)

const isSameItem = (one: PlanItem, other: PlanItem): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.rotation === other.rotation &&
  one.width === other.width &&
  one.depth === other.depth &&
  one.name === other.name &&
  one.value === other.value &&
  one.isPlanned === other.isPlanned &&
  one.fill === other.fill

/** As things were drawn last: what is drawn as before is the same item, and need not be drawn anew. */
const lastDrawn = new WeakMap<PlanRack | PlanAsset, PlanItem>()

function keptItem(thing: PlanRack | PlanAsset, item: PlanItem): PlanItem {
  const last = lastDrawn.get(thing)
  const next = last !== undefined && isSameFill(last.fill, item.fill) ? { ...item, fill: last.fill } : item
  if (last !== undefined && isSameItem(last, next)) return last
  lastDrawn.set(thing, next)
  return next
}

/** The items of a plan. */
function drawnItems(plan: RoomPlan, spots: Spots, show: Showing['thing']): PlanItem[] {
  const drawn = (kind: PlanItem['kind']) => (thing: PlanRack | PlanAsset) => {
    const spot = spots.get(thing.id) ?? null
    if (spot === null) return []
    const { fill, value } = show(thing)
    const item = {
      ...drawnAt(spot, sizeOf(thing)),
      id: thing.id,
      kind,
      name: thing.name,
      fill,
      isPlanned: thing.status === 'planning' || ('is_planned' in thing && thing.is_planned),
      ...(value !== undefined && { value }),
    }
    return [keptItem(thing, item)]
  }
  return [...plan.racks.flatMap(drawn('rack')), ...(plan.assets ?? []).flatMap(drawn('asset'))]
}

/** A room as it is drawn. */
export function drawnPlan(plan: RoomPlan, drawn: Drawn, showing: Showing): PlanModel {
  const bounds = planBounds(plan, drawn)
  const zones = new Map(plan.zones.map(({ id, name }) => [id, name]))
  return {
    bounds,
    grid: drawnGrid(plan, drawn, bounds),
    ...(drawn.picture !== null &&
      showing.picture !== undefined && { picture: drawnPicture(drawn.picture, showing.picture) }),
    shapes: drawn.shapes.map((shape) =>
      drawnShape(shape, ({ air, zone_id }) => zones.get(zone_id ?? '') ?? showing.aisle(air)),
    ),
    items: drawnItems(plan, drawn.spots, showing.thing),
  }
}
