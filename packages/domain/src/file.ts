import * as v from 'valibot'
import { page } from './page.ts'
import { Ref } from './ref.ts'
import { id, instant, isoDate, text } from './text.ts'

/** Formats that a file may have, by the ending of its name. What a file really is, its first bytes decide. */
export const FILE_FORMATS = {
  png: { endings: ['png'], media_type: 'image/png', is: 'image' },
  jpeg: { endings: ['jpg', 'jpeg'], media_type: 'image/jpeg', is: 'image' },
  webp: { endings: ['webp'], media_type: 'image/webp', is: 'image' },
  csv: { endings: ['csv'], media_type: 'text/csv', is: 'document' },
  txt: { endings: ['txt'], media_type: 'text/plain', is: 'document' },
  xlsx: {
    endings: ['xlsx'],
    media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    is: 'document',
  },
  xls: { endings: ['xls'], media_type: 'application/vnd.ms-excel', is: 'document' },
  docx: {
    endings: ['docx'],
    media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    is: 'document',
  },
  odt: { endings: ['odt'], media_type: 'application/vnd.oasis.opendocument.text', is: 'document' },
  pdf: { endings: ['pdf'], media_type: 'application/pdf', is: 'document' },
} as const satisfies Record<
  string,
  { endings: readonly string[]; media_type: string; is: 'image' | 'document' }
>
export type FileFormat = keyof typeof FILE_FORMATS

const isFormat = (key: string): key is FileFormat => Object.hasOwn(FILE_FORMATS, key)
export const formats = Object.keys(FILE_FORMATS).filter(isFormat)

/** The format that the ending of a name stands for. */
export const formatOf = (name: string): FileFormat | undefined => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return formats.find((format) => FILE_FORMATS[format].endings.some((known) => known === ending))
}

const MB = 1024 * 1024
const IMAGES = ['png', 'jpeg', 'webp'] as const satisfies readonly FileFormat[]

/** How long an upload is kept that no record takes over. */
export const UNCLAIMED_HOURS = 24

/** What a file is uploaded for, with the formats it takes, the bytes one may have, and what becomes of its pictures. */
export const FILE_PURPOSES = {
  feedback: { formats: [...IMAGES, 'csv', 'xlsx', 'xls'], most: 5 * MB, image: 'photo' },
  asset_photo: { formats: IMAGES, most: 10 * MB, image: 'photo' },
  asset_document: {
    formats: ['pdf', 'csv', 'xlsx', 'xls', 'txt', 'docx', 'odt'],
    most: 25 * MB,
    image: 'photo',
  },
  avatar: { formats: IMAGES, most: 5 * MB, image: 'avatar' },
  model_image: { formats: IMAGES, most: 10 * MB, image: 'photo' },
  model_datasheet: { formats: ['pdf'], most: 25 * MB, image: 'photo' },
  brand_logo: { formats: IMAGES, most: 5 * MB, image: 'photo' },
  plan_picture: { formats: IMAGES, most: 10 * MB, image: 'photo' },
  work_evidence: {
    formats: [...IMAGES, 'pdf', 'csv', 'xlsx', 'xls', 'txt', 'docx', 'odt'],
    most: 25 * MB,
    image: 'photo',
  },
} as const satisfies Record<
  string,
  { formats: readonly FileFormat[]; most: number; image: 'photo' | 'avatar' }
>
export type FilePurpose = keyof typeof FILE_PURPOSES
export type ImageUse = (typeof FILE_PURPOSES)[FilePurpose]['image']

const isPurpose = (key: string): key is FilePurpose => Object.hasOwn(FILE_PURPOSES, key)
export const purposes = Object.keys(FILE_PURPOSES).filter(isPurpose)

/** Whether a purpose takes a format. */
export const takes = (purpose: FilePurpose, format: FileFormat): boolean =>
  FILE_PURPOSES[purpose].formats.some((taken) => taken === format)

/** What a file input lets people choose for a purpose: endings with their dots, '.png,.jpg'. */
export const acceptOf = (purpose: FilePurpose, is?: 'image' | 'document'): string =>
  FILE_PURPOSES[purpose].formats
    .filter((format) => is === undefined || FILE_FORMATS[format].is === is)
    .flatMap((format) => FILE_FORMATS[format].endings.map((ending) => `.${ending}`))
    .join(',')

/** Whether a stored file is a picture that can be shown. */
export const isImage = ({ media_type }: Pick<StoredFile, 'media_type'>): boolean =>
  media_type.startsWith('image/')

/** Characters that a file's name keeps of what was sent. */
export const FILE_NAME_MAX = 255

// Controls, and marks that turn the direction of writing: they make one name look like another.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A name as it is shown and saved: no folders, nothing unseen, never empty, its ending kept where it is too long. */
export const cleanFileName = (given: string): string => {
  const shown = given.toWellFormed().replace(UNSEEN, '')
  const base = shown.slice(Math.max(shown.lastIndexOf('/'), shown.lastIndexOf('\\')) + 1)
  const name = base.replace(/[<>:"|?*]/g, '_').replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  if (name.length <= FILE_NAME_MAX) return name || 'file'
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? ''
  return `${name
    .slice(0, FILE_NAME_MAX - ending.length)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}${ending}`
}

/** A file that the server keeps; pictures have a size in pixels and a small form for lists. */
export const StoredFile = v.object(
  {
    id,
    name: v.string('required'),
    media_type: v.string('required'),
    /** In bytes. */
    size: v.number('required'),
    width: v.nullable(v.number()),
    height: v.nullable(v.number()),
    uploaded_by: v.nullable(Ref),
    created_at: instant,
  },
  'required',
)
export type StoredFile = v.InferOutput<typeof StoredFile>

/** What an upload is for. */
export const UploadQuery = v.strictObject({ purpose: v.picklist(purposes, 'unknown_option') }, 'invalid')

/** Files of one's own that a record takes over. */
export const fileIds = (most: number) =>
  v.pipe(
    v.array(id, 'invalid'),
    v.maxLength(most, 'too_many_files'),
    v.check((ids) => new Set(ids).size === ids.length, 'invalid'),
  )

/** What a document of an asset is. */
export const DOCUMENT_KINDS = [
  'manual',
  'datasheet',
  'contract',
  'warranty',
  'certificate',
  'report',
  'other',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** A document with what is known of it; `revision` counts the versions of one document from 1. */
export const AssetDocument = v.object(
  {
    ...StoredFile.entries,
    kind: v.picklist(DOCUMENT_KINDS, 'unknown_option'),
    expires_at: v.nullable(isoDate),
    revision: v.number('required'),
    /** The same for all versions of one document. */
    series: id,
    version: v.number('required'),
  },
  'required',
)
export type AssetDocument = v.InferOutput<typeof AssetDocument>

/** Characters of what is said under a photo. */
export const CAPTION_MAX = 200

/** A photo of an asset with what it shows. */
export const AssetPhoto = v.object(
  { ...StoredFile.entries, caption: v.nullable(v.string()), version: v.number('required') },
  'required',
)
export type AssetPhoto = v.InferOutput<typeof AssetPhoto>

export const AssetPhotoPage = page(AssetPhoto)
export const AssetDocumentPage = page(AssetDocument)

/** Gives an asset photos that were uploaded before. */
export const PhotosInput = v.strictObject({ files: fileIds(20) }, 'invalid')
export type PhotosInput = v.InferInput<typeof PhotosInput>

/** Says what a photo shows; null takes that away. */
export const PhotoPatch = v.strictObject({ caption: v.nullable(text(CAPTION_MAX)) }, 'invalid')
export type PhotoPatch = v.InferInput<typeof PhotoPatch>

/** The photos of an asset in their order; those not named come behind them, the newest first. */
export const PhotoOrder = v.strictObject({ files: fileIds(200) }, 'invalid')
export type PhotoOrder = v.InferInput<typeof PhotoOrder>

/** Gives an asset a document that was uploaded before; `replaces` makes it the next version of another. */
export const DocumentInput = v.strictObject(
  {
    file_id: id,
    kind: v.picklist(DOCUMENT_KINDS, 'unknown_option'),
    expires_at: v.nullable(isoDate, null),
    replaces: v.nullable(id, null),
  },
  'invalid',
)
export type DocumentInput = v.InferInput<typeof DocumentInput>

/** What is known of a document before a person has said anything. */
export const blankDocument = {
  kind: 'other',
  expires_at: null,
  replaces: null,
} as const satisfies Partial<DocumentInput>

/** What is left out stays. */
export const DocumentPatch = v.strictObject(
  {
    name: v.optional(text(FILE_NAME_MAX)),
    kind: v.optional(v.picklist(DOCUMENT_KINDS, 'unknown_option')),
    expires_at: v.optional(v.nullable(isoDate)),
  },
  'invalid',
)
export type DocumentPatch = v.InferInput<typeof DocumentPatch>

/** Takes a picture that was uploaded before as one's own; null takes it away. */
export const AvatarInput = v.strictObject({ file_id: v.nullable(id) }, 'invalid')
export type AvatarInput = v.InferInput<typeof AvatarInput>
