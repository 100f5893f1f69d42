import { FACES } from '@plenum/domain/placement'
import * as v from 'valibot'

const rack = v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)

/** The screen's address: which two racks are shown and from which side. A bad part is left out. */
export const RacksSearch = v.object({
  left: rack,
  right: rack,
  face: v.fallback(v.optional(v.picklist(FACES)), undefined),
})
export type RacksSearch = v.InferOutput<typeof RacksSearch>
