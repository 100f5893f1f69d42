import type { TrailStep } from './node-type.ts'
import type { Place } from './placement.ts'

/** What is written between two places of one way. */
export const PLACE_BETWEEN = ' › '

interface Where {
  trail: readonly Pick<TrailStep, 'id' | 'name'>[]
  position: Place['position']
}

/** A place part by part: a step that its own child names again is left out, a unit is labelled as on racks. */
export function placeParts({ trail, position }: Where) {
  const steps = trail
    .filter((step, index) => step.name !== trail[index + 1]?.name)
    .map(({ id, name }) => ({ id, name, node: id }))
  return position === null ? steps : [...steps, { id: 'unit', name: `U${position}`, node: null }]
}

/** A place in one line: MAD1 › DH2 › R04 › U12. */
export const placeWords = (place: Where): string =>
  placeParts(place)
    .map((part) => part.name)
    .join(PLACE_BETWEEN)
