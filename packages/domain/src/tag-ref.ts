import * as v from 'valibot'
import { Ref } from './ref.ts'
import { id } from './text.ts'

/** Colours a tag can have; each is told from the others by its words too, and readable on light and dark. */
export const TAG_COLOURS = [
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const
export type TagColour = (typeof TAG_COLOURS)[number]

export const tagColour = v.picklist(TAG_COLOURS, 'unknown_option')

/** A tag as it is named on what has it. */
export const TagRef = v.object({ ...Ref.entries, colour: tagColour }, 'required')
export type TagRef = v.InferOutput<typeof TagRef>

/** Most tags of one asset. */
export const MOST_TAGS_OF_ASSET = 30

/** The tags of an asset, each once. */
export const tagIds = v.pipe(
  v.array(id, 'invalid'),
  v.maxLength(MOST_TAGS_OF_ASSET, 'too_large'),
  v.transform((ids) => [...new Set(ids)]),
)
