import * as v from 'valibot'
import { DOCUMENT_KINDS } from './file.ts'

/** What history keeps of a photo or a document. */
export const FileKept = v.object({
  name: v.string(),
  caption: v.optional(v.nullable(v.string())),
  kind: v.optional(v.picklist(DOCUMENT_KINDS)),
  expires_at: v.optional(v.nullable(v.string())),
  revision: v.optional(v.number()),
})
export type FileKept = v.InferOutput<typeof FileKept>

/** The order of photos as history keeps it: larger numbers stand first. */
export const PhotosKept = v.array(v.object({ id: v.string(), name: v.string(), position: v.number() }))
export type PhotosKept = v.InferOutput<typeof PhotosKept>

/** The field of a history that tells of the order of an asset's photos. */
export const PHOTO_ORDER = 'photo_order'

export type FileFieldKind = 'photo' | 'document'

/** The field of an asset's history that tells of one file: each can be taken back by itself. */
export const fileField = (kind: FileFieldKind, id: string): string => `${kind}/${id}`

/** What a field of an asset's history tells of, where that is files. */
export const filesOf = (field: string): FileFieldKind | typeof PHOTO_ORDER | null => {
  if (field === PHOTO_ORDER) return PHOTO_ORDER
  const [kind, id] = field.split('/')
  return id !== undefined && (kind === 'photo' || kind === 'document') ? kind : null
}
