import { RESOURCES } from '@plenum/domain/capacity'
import { RACK_STATES } from '@plenum/domain/rack-standing'
import { PLAN_LAYERS } from '@plenum/domain/room-plan'
import * as v from 'valibot'
import { shownDay } from '#app/time/shown-day.ts'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

const one = forgiving(v.pipe(v.string(), v.uuid()))

/** What a dashboard and the lists behind it have in common: a place and a day. */
const scope = { place: one, day: shownDay }

/** The dashboard's address: which place on which day, which room of it and how, and what is forecast. */
export const DashboardSearch = v.object({
  ...scope,
  room: one,
  layer: forgiving(v.picklist(PLAN_LAYERS)),
  resource: forgiving(v.picklist(RESOURCES)),
})
export type DashboardSearch = v.InferOutput<typeof DashboardSearch>

/** The address of a list of racks. */
export const RacksSearch = v.object({ ...scope, state: forgiving(v.picklist(RACK_STATES)) })
export type RacksSearch = v.InferOutput<typeof RacksSearch>

/** A place and a day as the server is asked for them; a day that has passed is today. */
export const scopeOf = (
  { place, day }: Pick<DashboardSearch, 'place' | 'day'>,
  today: string,
): { place_id?: string; day?: string } => ({
  ...(place !== undefined && { place_id: place }),
  ...(day !== undefined && day > today && { day }),
})
