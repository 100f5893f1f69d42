import { PLAN_LAYERS } from '@plenum/domain/room-plan'
import * as v from 'valibot'
import { shownDay } from '#app/time/shown-day.ts'

/**
 * The address of a room's plan: which layer is looked at, the day that is shown where that is not today, whether it is
 * being edited, and the record open over it.
 */
export const PlanSearch = v.object({
  layer: v.fallback(v.optional(v.picklist(PLAN_LAYERS)), undefined),
  at: shownDay,
  mode: v.fallback(v.optional(v.literal('edit')), undefined),
  asset: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  tab: v.optional(v.string()),
  view: v.optional(v.string()),
})
export type PlanSearch = v.InferOutput<typeof PlanSearch>
