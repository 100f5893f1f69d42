import { AssetDocument, FILE_NAME_MAX, StoredFile, type DocumentPatch } from '@plenum/domain/file'
import { text } from '@plenum/domain/text'
import * as v from 'valibot'

const { kind, expires_at } = AssetDocument.entries

/** What of a document can be edited. */
export const DocumentDraft = v.object({ name: text(FILE_NAME_MAX), kind, expires_at })
export type DocumentDraft = v.InferInput<typeof DocumentDraft>

export const DOCUMENT_FIELDS = [
  'name',
  'kind',
  'expires_at',
] as const satisfies readonly (keyof DocumentDraft)[]
export type DocumentField = (typeof DOCUMENT_FIELDS)[number]

export const draftOf = (document: AssetDocument): DocumentDraft => ({
  name: document.name,
  kind: document.kind,
  expires_at: document.expires_at,
})

/** What differs; null where nothing does. */
export function documentPatchOf(seen: AssetDocument, draft: DocumentDraft): DocumentPatch | null {
  const changed = DOCUMENT_FIELDS.filter((field) => seen[field] !== draft[field])
  if (changed.length === 0) return null
  return {
    ...(changed.includes('name') && { name: draft.name }),
    ...(changed.includes('kind') && { kind: draft.kind }),
    ...(changed.includes('expires_at') && { expires_at: draft.expires_at }),
  }
}

const NewDocument = v.object({ file: StoredFile, kind, expires_at })

/** Documents that have arrived, each with what it is said to be. */
export const NewDocuments = v.object({ documents: v.array(NewDocument) })
export type NewDocument = v.InferInput<typeof NewDocument>
