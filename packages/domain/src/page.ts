import * as v from 'valibot'
import { storable } from './text.ts'

export const PAGE_SIZE = 50
export const MAX_PAGE_SIZE = 100

/** Rows a page may hold, as it comes in an address: text of a whole number. */
export const limit = v.optional(
  v.pipe(
    v.union([v.string(), v.number()], 'invalid_number'),
    v.transform(Number),
    v.integer('invalid_number'),
    v.minValue(1, 'too_small'),
    v.maxValue(MAX_PAGE_SIZE, 'too_large'),
  ),
  PAGE_SIZE,
)

/** Room for the longest name in the longest form that its characters take: half of what an address may have. */
const CURSOR_MAX = 2000

/** An opaque, signed place in a list, as the previous page gave it. */
export const cursor = v.optional(
  v.pipe(v.string('cursor_invalid'), v.maxLength(CURSOR_MAX, 'cursor_invalid')),
)

/** What a list is searched for, blanks around it cut off. */
export const search = v.optional(
  v.pipe(v.string('invalid'), v.trim(), v.maxLength(120, 'too_long'), v.check(storable, 'invalid_text')),
)

/** Parameters of a page, for lists that have no filter of their own. */
export const PageQuery = v.strictObject({ limit, cursor }, 'invalid')
export type PageRequest = v.InferInput<typeof PageQuery>

/** How long a change may be on its way before others see it, and how far clocks of servers may be apart. */
const ON_ITS_WAY = 60_000

/** From when on a change may have missed its turn where somebody has gone through all pages of a list since a moment. */
export const changedSince = (at: Date): string => new Date(at.getTime() - ON_ITS_WAY).toISOString()

/** A page of a list: its rows and the cursor of the next page, null at the end. */
export const page = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ results: v.array(item, 'required'), next: v.nullable(v.string()) }, 'required')
