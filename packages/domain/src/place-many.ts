import * as v from 'valibot'
import { NodeInput } from './node.ts'
import { id, optionalText, text } from './text.ts'

/** Places made by one request. */
export const PLACES_AT_ONCE = 500
/** Places that one copy of a branch may have. */
export const PLACES_COPIED = 5000

const { name, code, ...alike } = NodeInput.entries

/** Places that differ by name and code alone. */
export const PlaceBulk = v.strictObject(
  {
    ...alike,
    places: v.pipe(
      v.array(v.strictObject({ name, code }, 'invalid'), 'invalid'),
      v.minLength(1, 'required'),
      v.maxLength(PLACES_AT_ONCE, 'too_long'),
    ),
  },
  'invalid',
)
export type PlaceBulk = v.InferInput<typeof PlaceBulk>

/** Where a copy of a place and of all places below it goes, and what it is called there. */
export const PlaceCopy = v.strictObject(
  { parent_id: v.nullable(id, null), name: text(120), code: optionalText(40) },
  'invalid',
)
export type PlaceCopy = v.InferInput<typeof PlaceCopy>

/** Places that were made together, the first of them first. */
export const PlacesMade = v.object({ batch_id: id, ids: v.array(id, 'required') }, 'required')
export type PlacesMade = v.InferOutput<typeof PlacesMade>

/** What numbered names are made of: `R##` from 1 to 12 is `R01` to `R12`. */
export interface NumberedNames {
  pattern: string
  from: number
  to: number
}

/** Names with the numbers of a range in place of the last run of `#`, or behind the pattern where it has none. */
export function numberedNames({ pattern, from, to }: NumberedNames): string[] {
  const run = /(?<!#)#+(?=[^#]*$)/.exec(pattern)
  const [head, tail, digits] =
    run === null
      ? [pattern, '', 1]
      : [pattern.slice(0, run.index), pattern.slice(run.index + run[0].length), run[0].length]
  const count = Math.min(to - from + 1, PLACES_AT_ONCE)
  return Array.from({ length: Math.max(count, 0) }, (_, at) =>
    `${head}${String(from + at).padStart(digits, '0')}${tail}`.trim(),
  )
}
