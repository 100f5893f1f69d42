import type { PlaceNode } from '@plenum/domain/node'
import type { LookupOption } from './lookup-box.tsx'

/** A place to choose: its own name, and the way to it. */
export const placeOption = ({ id, name, trail }: Pick<PlaceNode, 'id' | 'name' | 'trail'>): LookupOption => ({
  id,
  name,
  hint:
    trail
      .slice(0, -1)
      .map((step) => step.name)
      .join(' › ') || undefined,
})
