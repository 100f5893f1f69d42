import type { PlacedRect } from '@plenum/domain/plan-arrange'
import { drawingChange, withPart, type DrawingPart } from '@plenum/domain/plan-change'
import { collisionsOf, type Collision } from '@plenum/domain/plan-collision'
import type { PlanPoint } from '@plenum/domain/plan-geometry'
import { movedShape, shapeBounds, turnedShape, type PlanShape } from '@plenum/domain/plan-shape'
import { footprint, turnedSpot, type PlanSpot } from '@plenum/domain/plan-standing'
import type { PlanInput, PlanMove, RoomPlan } from '@plenum/domain/room-plan'
import { drawnOf, sizeOf, type Drawn, type Things } from '#app/plan/drawn-plan.ts'

type Ids = ReadonlySet<string>

/** A plan as somebody is drawing it. */
export type PlanDraft = Drawn

/** The draft that nobody has changed yet. */
export const draftOf = drawnOf

/** What each of some shapes and things takes of the plan; what stands nowhere takes nothing. */
export function rectsOf(draft: PlanDraft, things: Things, ids: Ids): PlacedRect[] {
  const standing = [...ids].flatMap((id) => {
    const [thing, spot] = [things.get(id), draft.spots.get(id) ?? null]
    return thing === undefined || spot === null ? [] : [{ id, ...footprint(spot, sizeOf(thing)) }]
  })
  const drawn = draft.shapes.filter(({ id }) => ids.has(id))
  return [...standing, ...drawn.map((shape) => ({ id: shape.id, ...shapeBounds(shape) }))]
}

const withSpots = (draft: PlanDraft, ids: Ids, change: (spot: PlanSpot, id: string) => PlanSpot | null) =>
  new Map(
    [...draft.spots].map(
      ([id, spot]) => [id, spot !== null && ids.has(id) ? change(spot, id) : spot] as const,
    ),
  )

const withShapes = (draft: PlanDraft, ids: Ids, change: (shape: PlanShape) => PlanShape) =>
  draft.shapes.map((shape) => (ids.has(shape.id) ? change(shape) : shape))

/** Some of it, each further to the right and down by its own. */
function movedEach(draft: PlanDraft, by: ReadonlyMap<string, PlanPoint>): PlanDraft {
  const ids = new Set(by.keys())
  const byOf = (id: string): PlanPoint => by.get(id) ?? [0, 0]
  return {
    ...draft,
    shapes: withShapes(draft, ids, (shape) => movedShape(shape, byOf(shape.id))),
    spots: withSpots(draft, ids, (spot, id) => {
      const [x, y] = byOf(id)
      return { ...spot, x_mm: spot.x_mm + x, y_mm: spot.y_mm + y }
    }),
  }
}

/** Some of it further to the right and down. */
export const movedBy = (draft: PlanDraft, ids: Ids, by: PlanPoint): PlanDraft =>
  movedEach(draft, new Map([...ids].map((id) => [id, by])))

/** Each of some where its rectangle is now. */
export function arranged(draft: PlanDraft, things: Things, rects: readonly PlacedRect[]): PlanDraft {
  const after = new Map(rects.map((rect) => [rect.id, rect]))
  const by = rectsOf(draft, things, new Set(after.keys())).map(({ id, x, y }): [string, PlanPoint] => {
    const to = after.get(id)
    return [id, to === undefined ? [0, 0] : [Math.round(to.x - x), Math.round(to.y - y)]]
  })
  return movedEach(draft, new Map(by))
}

/** Some of it turned clockwise by a quarter, each about its middle. */
export const turned = (draft: PlanDraft, things: Things, ids: Ids): PlanDraft => ({
  ...draft,
  shapes: withShapes(draft, ids, turnedShape),
  spots: withSpots(draft, ids, (spot, id) => {
    const thing = things.get(id)
    return thing === undefined ? spot : turnedSpot(spot, sizeOf(thing))
  }),
})

/** Without some of it: shapes go, things have no place any more. */
export const removed = (draft: PlanDraft, ids: Ids): PlanDraft => ({
  ...draft,
  shapes: draft.shapes.filter(({ id }) => !ids.has(id)),
  spots: withSpots(draft, ids, () => null),
})

/** With one more shape, or with another in place of the one of its id. */
export const withShape = (draft: PlanDraft, shape: PlanShape): PlanDraft => ({
  ...draft,
  shapes: draft.shapes.some(({ id }) => id === shape.id)
    ? withShapes(draft, new Set([shape.id]), () => shape)
    : [...draft.shapes, shape],
})

/** With a thing at a spot. */
export const withSpot = (draft: PlanDraft, id: string, spot: PlanSpot): PlanDraft => ({
  ...draft,
  spots: new Map(draft.spots).set(id, spot),
})

const isSame = (one: PlanSpot | null, other: PlanSpot | null): boolean =>
  one?.x_mm === other?.x_mm && one?.y_mm === other?.y_mm && one?.rotation === other?.rotation

/** Where things stand elsewhere than before; what was not there before is none of them. */
const movesOf = (before: PlanDraft['spots'], after: PlanDraft['spots']): PlanMove[] =>
  [...after].flatMap(([id, spot]): PlanMove[] => {
    const was = before.get(id)
    if (was === undefined || isSame(spot, was)) return []
    return [spot === null ? { id, x_mm: null, y_mm: null, rotation: null } : { id, ...spot }]
  })

/** What is to be saved of a draft; null where that is nothing. */
export function inputOf(plan: RoomPlan, draft: PlanDraft): PlanInput | null {
  const moves = movesOf(draftOf(plan).spots, draft.spots)
  if (moves.length === 0 && drawingChange(plan, draft) === null) return null
  const racks = new Set(plan.racks.map(({ id }) => id))
  return {
    grid: draft.grid,
    shapes: [...draft.shapes],
    picture: draft.picture,
    racks: moves.filter(({ id }) => racks.has(id)),
    assets: moves.filter(({ id }) => !racks.has(id)),
  }
}

/** What a part of a drawing is about. */
const drawnIn = (part: DrawingPart | undefined): string[] => [
  ...Object.keys(part?.shapes ?? {}),
  ...(part?.picture === undefined ? [] : ['picture']),
]

/** What a draft changed of what it was, laid over what has been saved meanwhile, and what of it both have changed. */
export function rebased(
  { from, to }: { from: PlanDraft; to: RoomPlan },
  draft: PlanDraft,
): { draft: PlanDraft; both: string[] } {
  const [mine, theirs] = [drawingChange(from, draft)?.to, drawingChange(from, to)?.to]
  const theirSpots = draftOf(to).spots
  const [myMoves, theirMoves] = [movesOf(from.spots, draft.spots), movesOf(from.spots, theirSpots)]
  const byThem = new Set([...drawnIn(theirs), ...theirMoves.map(({ id }) => id)])
  const byMe = [...drawnIn(mine), ...myMoves.map(({ id }) => id)]
  const moved = myMoves.filter(({ id }) => theirSpots.has(id))
  return {
    draft: {
      ...(mine === undefined
        ? { grid: to.grid, shapes: to.shapes, picture: to.picture }
        : withPart(to, mine)),
      spots: new Map([...theirSpots, ...moved.map(({ id }) => [id, draft.spots.get(id) ?? null] as const)]),
    },
    both: byMe.filter((id) => byThem.has(id)),
  }
}

/** What stands in each other's way. */
export const collisionsIn = (draft: PlanDraft, things: Things): Collision[] =>
  collisionsOf(rectsOf({ ...draft, shapes: [] }, things, new Set(draft.spots.keys())), draft.shapes)
