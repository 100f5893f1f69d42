import * as v from 'valibot'
import { AssetPhoto, CAPTION_MAX, PhotoPatch } from './file.ts'
import { page } from './page.ts'
import { id, text } from './text.ts'

/** A datasheet of a model; `caption` is what people call it in place of its file's name. */
export const Datasheet = v.object(AssetPhoto.entries, 'required')
export type Datasheet = v.InferOutput<typeof Datasheet>
export const DatasheetPage = page(Datasheet)

/** Gives a model a datasheet that was uploaded before. */
export const DatasheetInput = v.strictObject(
  { file_id: id, caption: v.optional(v.nullable(text(CAPTION_MAX)), null) },
  'invalid',
)
export type DatasheetInput = v.InferInput<typeof DatasheetInput>

/** Says what a datasheet is called; null leaves it its file's name. */
export const DatasheetPatch = PhotoPatch
export type DatasheetPatch = v.InferInput<typeof DatasheetPatch>
