import { FILE_PURPOSES, formats } from '@plenum/domain/file'
import * as v from 'valibot'
import type { Inspection, Verdict } from './inspector.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What the server asks of the process that looks. */
export const Asked = v.strictObject({
  path: v.string(),
  format: v.picklist(formats),
  image: v.picklist(Object.values(FILE_PURPOSES).map(({ image }) => image)),
})
true satisfies Inspection extends v.InferOutput<typeof Asked> ? true : false

/** What the process says: that it has started, or of one file what it is; `rss` is the memory it has taken by then. */
export const Said = v.union([
  v.literal('ready'),
  v.strictObject({
    rss: v.number(),
    verdict: v.variant('kind', [
      v.strictObject({
        kind: v.literal('refused'),
        reason: v.picklist(['file_type', 'file_empty', 'file_damaged', 'image_too_large', 'unavailable']),
      }),
      v.strictObject({ kind: v.literal('document'), media_type: v.string() }),
      v.strictObject({
        kind: v.literal('image'),
        media_type: v.string(),
        width: count,
        height: count,
        path: v.string(),
        thumbnail: v.nullable(v.string()),
      }),
    ]),
  }),
])
export type Said = v.InferOutput<typeof Said>
true satisfies Exclude<Said, string>['verdict'] extends Verdict ? true : false

/** How the process ends when it has taken more memory than it may. */
export const SWOLLEN = 86
