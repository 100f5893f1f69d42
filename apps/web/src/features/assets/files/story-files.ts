import { ClientError } from '@plenum/api-client/client-error'
import type { AssetDocument, AssetPhoto } from '@plenum/domain/file'
import { spyOn } from 'storybook/test'
import { files as uploads } from '#app/files/queries.ts'
import { pictureOf } from '#app/page/story-picture.ts'
import { dayOf } from './expiry.ts'
import { api } from './queries.ts'

const DAY = 24 * 60 * 60 * 1000
const id = (last: number) => `018f3f6e-7b6a-7c11-9d3e-${String(last).padStart(12, '0')}`
const person = { id: id(1), name: 'Ana Ruiz' }

/** The calendar day so many days from now, for what is about to expire. */
export const dayIn = (days: number): string => dayOf(new Date(Date.now() + days * DAY))

export const photo = (last: number, name: string): AssetPhoto => ({
  id: id(last),
  name,
  media_type: 'image/png',
  size: 1_234_567,
  width: 1200,
  height: 800,
  uploaded_by: person,
  created_at: '2026-11-20T09:12:00.000Z',
  caption: null,
  version: 1,
})

export const manyPhotos = (count: number): AssetPhoto[] =>
  Array.from({ length: count }, (_, index) => photo(100 + index, `rack-${index + 1}.png`))

export const document = (last: number, name: string, rest: Partial<AssetDocument> = {}): AssetDocument => ({
  ...photo(last, name),
  media_type: 'application/pdf',
  width: null,
  height: null,
  kind: 'manual',
  expires_at: null,
  revision: 1,
  series: id(last + 1000),
  version: 1,
  ...rest,
})

export const storyDocuments: AssetDocument[] = [
  document(10, 'QFX5120 hardware guide.pdf', { revision: 3 }),
  document(11, 'Extended warranty.pdf', { kind: 'warranty', expires_at: dayIn(12) }),
  document(
    12,
    'Maintenance contract with the longest name that a supplier ever gave to a file of theirs.docx',
    {
      kind: 'contract',
      expires_at: dayIn(-40),
      uploaded_by: null,
    },
  ),
  document(13, 'Ports.xlsx', {
    kind: 'other',
    media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    expires_at: '2031-05-01',
  }),
]

const PAGE = 24

/** A picture drawn for the story: a rack with a lamp on it. */
function drawn(width: number, height: number): Promise<Blob> {
  const canvas = window.document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#33474f'
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = '#8fa3ab'
    for (let unit = 1; unit < 8; unit += 2)
      pen.fillRect(width / 8, (unit * height) / 9, width * 0.75, height / 9)
    pen.fillStyle = '#0f9f8f'
    pen.fillRect(width * 0.8, height / 7, width / 30, width / 30)
  }
  return pictureOf(canvas)
}

const missing = () => new ClientError({ kind: 'http', status: 404, originalError: null })

interface Estate {
  photos?: AssetPhoto[]
  documents?: AssetDocument[]
  versions?: AssetDocument[]
}

/** A server that keeps the files of one asset while a story is shown; its calls can be made to fail. */
export function keepFiles({ photos = [], documents = [], versions = [] }: Estate = {}) {
  const kept = { photos, documents, versions, uploaded: new Map<string, AssetPhoto>() }
  let last = 500
  const nextId = () => id(++last)
  const spies = [
    spyOn(api, 'photos').mockImplementation((_asset, { cursor } = {}) => {
      const from = Number(cursor ?? 0)
      const next = from + PAGE < kept.photos.length ? String(from + PAGE) : null
      return Promise.resolve({ results: kept.photos.slice(from, from + PAGE), next })
    }),
    spyOn(api, 'addPhotos').mockImplementation((_asset, ids) => {
      const added = ids.flatMap((each) => kept.uploaded.get(each) ?? [])
      kept.photos = [...added.toReversed(), ...kept.photos]
      return Promise.resolve()
    }),
    spyOn(api, 'updatePhoto').mockImplementation((_asset, seen, { caption }) => {
      const found = kept.photos.find((each) => each.id === seen.id)
      if (!found) return Promise.reject(missing())
      const said = { ...found, caption, version: found.version + 1 }
      kept.photos = kept.photos.map((each) => (each === found ? said : each))
      return Promise.resolve(said)
    }),
    spyOn(api, 'arrangePhotos').mockImplementation((_asset, ids) => {
      kept.photos = kept.photos.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      return Promise.resolve()
    }),
    spyOn(api, 'removePhoto').mockImplementation((_asset, file) => {
      if (kept.photos.every((each) => each.id !== file)) return Promise.reject(missing())
      kept.photos = kept.photos.filter((each) => each.id !== file)
      return Promise.resolve()
    }),
    spyOn(api, 'documents').mockImplementation((_asset, { series } = {}) =>
      Promise.resolve({ results: series === undefined ? kept.documents : kept.versions, next: null }),
    ),
    spyOn(api, 'addDocument').mockImplementation((_asset, input) => {
      const file = kept.uploaded.get(input.file_id)
      if (!file) return Promise.reject(missing())
      const before = kept.documents.find((each) => each.id === input.replaces)
      const { kind, expires_at } = input
      const added = document(1, file.name, {
        ...file,
        kind,
        expires_at,
        revision: (before?.revision ?? 0) + 1,
      })
      kept.documents = [added, ...kept.documents.filter((each) => each !== before)]
      return Promise.resolve(added)
    }),
    spyOn(api, 'updateDocument').mockImplementation((_asset, seen, patch) => {
      const found = kept.documents.find((each) => each.id === seen.id)
      if (!found) return Promise.reject(missing())
      const { name = found.name, kind = found.kind, expires_at = found.expires_at } = patch
      const changed = { ...found, name, kind, expires_at, version: found.version + 1 }
      kept.documents = kept.documents.map((each) => (each === found ? changed : each))
      return Promise.resolve(changed)
    }),
    spyOn(api, 'removeDocument').mockImplementation((_asset, file) => {
      kept.documents = kept.documents.filter((each) => each.id !== file)
      kept.versions = kept.versions.filter((each) => each.id !== file)
      return Promise.resolve()
    }),
    spyOn(uploads, 'upload').mockImplementation((file) => {
      const stored = { ...photo(1, file.name), id: nextId(), media_type: file.type, size: file.size }
      kept.uploaded.set(stored.id, stored)
      return Promise.resolve(stored)
    }),
    spyOn(uploads, 'remove').mockImplementation(() => Promise.resolve()),
    spyOn(uploads, 'thumbnail').mockImplementation(() => drawn(320, 240)),
    spyOn(uploads, 'content').mockImplementation(() => drawn(1200, 800)),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Somebody else changed it first; what they made of it comes with the refusal. */
export const outrun = (theirs: AssetDocument) =>
  new ClientError({
    kind: 'http',
    status: 412,
    body: { type: 'client_error', detail: '', errors: [], current: theirs },
    originalError: null,
  })

export const refused = (detail: string) =>
  new ClientError({
    kind: 'http',
    status: 400,
    body: { type: 'validation_error', detail, errors: [{ code: 'invalid', detail, attr: null }] },
    originalError: null,
  })
