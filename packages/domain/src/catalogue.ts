import * as v from 'valibot'
import { FORM_ISSUES } from './issue.ts'
import { id } from './text.ts'

/** How many assets use a record; `capped` where there are more than `value`. */
export const Usage = v.object({ value: v.number('required'), capped: v.boolean('required') }, 'required')
export type Usage = v.InferOutput<typeof Usage>

/** Takes a picture that was uploaded before; null takes it away. */
export const PictureInput = v.strictObject({ file_id: v.nullable(id) }, 'invalid')
export type PictureInput = v.InferInput<typeof PictureInput>

/** Which record takes another one over. */
export const MergeInput = v.strictObject({ into_id: id }, 'invalid')
export type MergeInput = v.InferInput<typeof MergeInput>

/** Refusals name at most as many assets as this. */
export const MISFITS_NAMED = 50

/** An asset that would no longer fit where it stands: why, and in which rack at which unit. */
export const Misfit = v.object(
  {
    id,
    name: v.string('required'),
    code: v.string('required'),
    rack: v.string('required'),
    position: v.number('required'),
    issue: v.picklist(FORM_ISSUES, 'unknown_option'),
  },
  'required',
)
export type Misfit = v.InferOutput<typeof Misfit>

const Pair = v.object({ from: v.string('required'), into: v.string('required') }, 'required')

/** What a merge would do. Pictures that both have go for good: no undo brings them back. */
export const MergePreview = v.object(
  {
    assets: Usage,
    /** Models that change their brand. */
    moved: v.array(v.string(), 'required'),
    /** Models of both brands that become one. */
    merged: v.array(Pair, 'required'),
    /** Fields that the remaining record takes over, as it says nothing there itself. */
    filled: v.array(v.string(), 'required'),
    pictures_lost: v.number('required'),
    /** Why it would be refused: at most `MISFITS_NAMED`, and none to who may not read assets. */
    misfits: v.array(Misfit, 'required'),
    /** How many there are, whether or not they are named. */
    misfits_total: v.number('required'),
  },
  'required',
)
export type MergePreview = v.InferOutput<typeof MergePreview>

/** Answer of a merge, or of a removal that takes something off others: what can be undone. */
export const Merged = v.object({ batch_id: id }, 'required')
export type Merged = v.InferOutput<typeof Merged>
