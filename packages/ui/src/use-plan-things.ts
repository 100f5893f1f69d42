import { useCallback, useMemo } from 'react'
import type { FloorPlanProps, PlanHandle, PlanHit } from './floor-plan-types.ts'
import type { Point } from './image-zoom.ts'
import { lies } from './plan-geometry.ts'
import { indexOf, type PlanThing } from './plan-index.ts'
import { readingOrder } from './plan-neighbour.ts'
import { isArea, thingOfItem, thingOfShape } from './plan-shapes.ts'
import type { Box } from './rack-geometry.ts'

const thingOfHandle = ({ id, x, y }: PlanHandle): PlanThing => ({
  hit: { what: 'handle', id },
  box: { x: x - 1, y: y - 1, width: 2, height: 2 },
  holds: (at, slack) => Math.hypot(at.x - x, at.y - y) <= slack,
})

/** Pixels around a thing that a pointer may miss it by; a finger is blunter. */
const SLACK = { touch: 12, other: 3 }
const HANDLE_SLACK = { touch: 22, other: 9 }
const NO_HANDLES: readonly PlanHandle[] = []

/** What can be reached on a plan, and how it is found: by a point, by a frame, by its id, in the order one reads. */
export function usePlanThings({
  model: { items, shapes },
  reach = 'items',
  handles = NO_HANDLES,
  words,
}: Pick<FloorPlanProps, 'model' | 'reach' | 'handles' | 'words'>) {
  const itemIndex = useMemo(() => indexOf(items.map(thingOfItem)), [items])
  const shapeIndex = useMemo(() => indexOf(shapes.map(thingOfShape)), [shapes])
  const built = useMemo(() => (reach === 'everything' ? shapeIndex.things : []), [reach, shapeIndex])
  const held = useMemo(() => handles.map(thingOfHandle), [handles])
  const index = useMemo(
    () => (built.length + held.length === 0 ? itemIndex : indexOf([...built, ...itemIndex.things, ...held])),
    [built, held, itemIndex],
  )
  const order = useMemo(() => readingOrder(index), [index])
  const inOrder = useMemo(() => order.flatMap((number) => index.things[number] ?? []), [order, index])
  const places = useMemo(() => new Map(inOrder.map(({ hit }, place) => [hit.id, place])), [inOrder])
  // the list of names stays as it is while the room is panned
  const nameOf = useCallback(
    (hit: PlanHit): string => {
      if (hit.what === 'handle') return handles.find(({ id }) => id === hit.id)?.label ?? ''
      if (hit.what === 'shape') {
        const shape = shapes[shapeIndex.at(hit.id) ?? -1]
        return shape === undefined ? '' : (words.shape?.(shape) ?? '')
      }
      const item = items[itemIndex.at(hit.id) ?? -1]
      return item === undefined ? '' : words.item(item)
    },
    [handles, shapes, shapeIndex, items, itemIndex, words],
  )

  return {
    itemIndex,
    shapeIndex,
    nameOf,
    index,
    inOrder,
    thingOf: ({ id }: PlanHit) => index.things[index.at(id) ?? -1],
    placeOf: (id: string | null) => (id === null ? undefined : places.get(id)),
    hitAt(at: Point, pointerType: string, scale: number): PlanHit | null {
      const hand = pointerType === 'touch' ? 'touch' : 'other'
      const handle = held.findLast(({ holds }) => holds(at, HANDLE_SLACK[hand] / scale))
      return (handle ?? index.under(at, SLACK[hand] / scale))?.hit ?? null
    },
    hitsIn: (inside: Box): PlanHit[] =>
      index
        .within(inside)
        .flatMap((number) => index.things[number] ?? [])
        .filter(({ box, hit }) => hit.what !== 'handle' && lies(box, { inside }))
        .map(({ hit }) => hit),
    isArea: (hit: PlanHit) => {
      const shape = hit.what === 'shape' ? shapes[shapeIndex.at(hit.id) ?? -1] : undefined
      return shape !== undefined && isArea(shape)
    },
  }
}

export type PlanThings = ReturnType<typeof usePlanThings>
