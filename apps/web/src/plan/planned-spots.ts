import { footprint } from '@plenum/domain/plan-standing'
import type { PlanAsset, RoomPlan } from '@plenum/domain/room-plan'
import { drawnOf, sizeOf, thingsOf, type Drawn } from './drawn-plan.ts'
import { freeSpot } from './free-spot.ts'

/** What is planned to stand in a room by the day that is shown, and nobody has said where. */
export const spotless = ({ assets }: RoomPlan): readonly PlanAsset[] =>
  (assets ?? []).filter(({ is_planned, x_mm, y_mm }) => is_planned && (x_mm === null || y_mm === null))

/** What a plan says is drawn, and what is planned without a spot where there is room for it. */
export function drawnWithPlanned(plan: RoomPlan): Drawn {
  const drawn = drawnOf(plan)
  const coming = spotless(plan)
  if (coming.length === 0) return drawn
  const things = thingsOf(plan)
  const spots = new Map(drawn.spots)
  const taken = [...spots].flatMap(([id, spot]) => {
    const thing = things.get(id)
    return spot === null || thing === undefined ? [] : [footprint(spot, sizeOf(thing))]
  })
  for (const thing of coming) {
    const spot = freeSpot(plan, sizeOf(thing), taken)
    spots.set(thing.id, spot)
    taken.push(footprint(spot, sizeOf(thing)))
  }
  return { ...drawn, spots }
}
