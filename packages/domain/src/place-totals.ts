import * as v from 'valibot'
import { Counters } from './capacity-counters.ts'
import { PlaceNode } from './node.ts'
import { UPPER_LEVELS } from './node-type.ts'
import { cursor, limit, page, search } from './page.ts'

const count = v.number('required')

/** What stands in a place and everywhere below it, and what its racks have left; of places, those in use. */
export const PlaceTotals = v.object(
  {
    sites: count,
    data_centers: count,
    floors: count,
    rooms: count,
    zones: count,
    rows: count,
    racks: count,
    assets: count,
    /** What the racks have together. */
    capacity: Counters,
    /** The most units that are free in one piece. */
    free_block: count,
  },
  'required',
)
export type PlaceTotals = v.InferOutput<typeof PlaceTotals>

/** A data centre, or a site or region above it, with all that is in it. */
export const DataCenter = v.object({ ...PlaceNode.entries, totals: PlaceTotals }, 'required')
export type DataCenter = v.InferOutput<typeof DataCenter>
export const DataCenterPage = page(DataCenter)

/**
 * Parameters of the list of data centres, or of the sites or regions they stand in; those out of use come only where they
 * are asked for.
 */
export const DataCenterQuery = v.strictObject(
  {
    type: v.optional(v.picklist(UPPER_LEVELS, 'unknown_option'), 'data_center'),
    search,
    decommissioned: v.optional(v.literal('shown', 'unknown_option')),
    limit,
    cursor,
  },
  'invalid',
)
export type DataCenterQuery = v.InferInput<typeof DataCenterQuery>
