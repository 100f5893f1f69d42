import * as v from 'valibot'
import { PlaceNode } from './node.ts'
import { cursor, limit, page } from './page.ts'

const count = v.number('required')

/** What stands in a place and everywhere below it, as far as today's records say; of places, those in use. */
export const PlaceTotals = v.object(
  {
    floors: count,
    rooms: count,
    zones: count,
    rows: count,
    racks: count,
    assets: count,
    /** Units of racks whose height is known, those taken on either face, and the most that are free in one piece. */
    units: count,
    units_used: count,
    units_free_block: count,
    /** What the nameplates and what planning count of things that run, in W, and of how many of them that is known. */
    rated_w: count,
    budget_w: count,
    running: count,
    powered: count,
    /** Of racks and of what stands here, and of how many of the things that is known. */
    weight_kg: count,
    standing: count,
    weighed: count,
  },
  'required',
)
export type PlaceTotals = v.InferOutput<typeof PlaceTotals>

/** A data centre with all that is in it. */
export const DataCenter = v.object({ ...PlaceNode.entries, totals: PlaceTotals }, 'required')
export type DataCenter = v.InferOutput<typeof DataCenter>
export const DataCenterPage = page(DataCenter)

/** Parameters of the list of data centres; those out of use come only where they are asked for. */
export const DataCenterQuery = v.strictObject(
  {
    search: v.optional(v.pipe(v.string('invalid'), v.trim(), v.maxLength(120, 'too_long'))),
    decommissioned: v.optional(v.literal('shown', 'unknown_option')),
    limit,
    cursor,
  },
  'invalid',
)
export type DataCenterQuery = v.InferInput<typeof DataCenterQuery>
