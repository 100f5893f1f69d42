import { FACES } from '@plenum/domain/placement'
import * as v from 'valibot'
import { shownDay } from '#app/time/shown-day.ts'

const one = v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)

/** The screen's address: which two racks are shown and from which side. A bad part is left out. */
export const RacksSearch = v.object({
  left: one,
  right: one,
  face: v.fallback(v.optional(v.picklist(FACES)), undefined),
})
export type RacksSearch = v.InferOutput<typeof RacksSearch>

/**
 * The address of a rack's page: which record is open over it, which rack stands beside it, the day that is
 * shown where that is not today and, on a phone, the side.
 */
export const RackSearch = v.object({
  beside: one,
  at: shownDay,
  face: v.fallback(v.optional(v.picklist(FACES)), undefined),
  asset: one,
  tab: v.optional(v.string()),
  view: v.optional(v.string()),
})
export type RackSearch = v.InferOutput<typeof RackSearch>
