import * as v from 'valibot'
import { assetTypeCode } from './asset-type.ts'
import { CODE_LENGTH } from './nomenclature-template.ts'
import { page } from './page.ts'
import { Ref } from './ref.ts'
import { id, instant, optionalText } from './text.ts'

/** Most codes that are set aside at once. */
export const MOST_RESERVED = 1000

/** Codes to be set aside for labels that are printed before the assets are there. */
export const CodeReserveInput = v.strictObject(
  {
    asset_type: assetTypeCode,
    /** Where the assets will stand; needed where the template holds a place. */
    node_id: v.optional(v.nullable(id), null),
    count: v.pipe(
      v.number('invalid_number'),
      v.integer('invalid_number'),
      v.minValue(1, 'too_small'),
      v.maxValue(MOST_RESERVED, 'too_large'),
    ),
    note: v.optional(optionalText(200), null),
  },
  'invalid',
)
export type CodeReserveInput = v.InferInput<typeof CodeReserveInput>

/** Codes that were set aside together, as long as there are any. */
export const CodeReserve = v.object(
  {
    id,
    asset_type: assetTypeCode,
    note: v.nullable(v.string()),
    /** How many there were at first, and how many of them no asset has yet. */
    count: v.number('required'),
    free: v.number('required'),
    first: v.string('required'),
    last: v.string('required'),
    created_by: v.nullable(Ref),
    created_at: instant,
  },
  'required',
)
export type CodeReserve = v.InferOutput<typeof CodeReserve>
export const CodeReservePage = page(CodeReserve)

/** A code that is set aside; the asset that has it is named to those who see assets. */
export const ReservedCode = v.object(
  { code: v.string('required'), is_free: v.boolean('required'), asset: v.nullable(Ref) },
  'required',
)
export type ReservedCode = v.InferOutput<typeof ReservedCode>
export const ReservedCodePage = page(ReservedCode)

/** Which free codes of a reserve are given up: all of them where none are named. */
export const CodeRelease = v.strictObject(
  {
    codes: v.optional(
      v.pipe(
        v.array(v.pipe(v.string('required'), v.maxLength(CODE_LENGTH, 'too_long')), 'required'),
        v.minLength(1, 'required'),
        v.maxLength(MOST_RESERVED, 'too_large'),
      ),
    ),
  },
  'invalid',
)
export type CodeRelease = v.InferInput<typeof CodeRelease>

/** How many codes were given up. */
export const CodesReleased = v.object({ released: v.number('required') }, 'required')
export type CodesReleased = v.InferOutput<typeof CodesReleased>

/** What is known of a free code that somebody scans. */
export const FoundCode = v.object(
  { code: v.string('required'), asset_type: assetTypeCode, note: v.nullable(v.string()) },
  'required',
)
export type FoundCode = v.InferOutput<typeof FoundCode>
