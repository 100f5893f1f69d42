import { sql } from 'drizzle-orm'
import { PHOTO_ORDER, PhotosKept } from '@plenum/domain/asset-file-history'
import { refusal } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author, PersonAuthor } from './batches.ts'
import { captionFile } from './file-caption.ts'
import { holdAsset, recordFiles, recordOf } from './file-history.ts'
import { takeFiles } from './take-files.ts'

/** Gives an asset photos. */
export async function addPhotos(
  tx: Database,
  author: PersonAuthor,
  { asset_id, files }: { asset_id: string; files: readonly string[] },
): Promise<void> {
  const object = await holdAsset(tx, author, asset_id)
  const set = sql`asset_id = ${asset_id}`
  const taken = await takeFiles(tx, author, files, { purpose: 'asset_photo', set, attr: 'files' })
  const names = taken.map(({ name }) => name)
  await audit(tx, author, { action: 'asset.photos', object, detail: { files: { from: null, to: names } } })
  const changes = taken.map(({ id, name }) => ({
    id,
    purpose: 'asset_photo' as const,
    from: null,
    to: { name, caption: null },
  }))
  await recordFiles(tx, author, { asset_id, changes })
}

interface PhotoChange {
  asset_id: string
  id: string
  version: number
  caption: string | null
}

/** Says what a photo shows, from `version` on. */
export async function patchPhoto(
  tx: Database,
  author: Author,
  { asset_id, id, version, caption }: PhotoChange,
): Promise<'not_found' | 'stale' | 'done'> {
  const object = await holdAsset(tx, author, asset_id)
  const of = sql`asset_id = ${asset_id} and purpose = 'asset_photo' and removed_at is null`
  const stored = await captionFile(tx, { company_id: author.company_id, id, of, version, caption })
  if (typeof stored === 'string') return stored
  const { name } = stored
  await audit(tx, author, { action: 'asset.photos', object, detail: { name, caption } })
  const [from, to] = [
    { name, caption: stored.caption },
    { name, caption },
  ]
  await recordFiles(tx, author, { asset_id, changes: [{ id, purpose: 'asset_photo', from, to }] })
  return 'done'
}

/** The photos of an asset in their present order. */
const photosOf = (tx: Database, company_id: string, asset_id: string): Promise<PhotosKept> =>
  rows(
    tx,
    PhotosKept.item,
    sql`
      select id, name, position from file
      where company_id = ${company_id} and asset_id = ${asset_id} and purpose = 'asset_photo'
        and removed_at is null
      order by position desc, id desc for update`,
  )

/** Puts photos of an asset into an order; those not named come behind them. */
export async function arrangePhotos(
  tx: Database,
  author: Author,
  { asset_id, files }: { asset_id: string; files: readonly string[] },
): Promise<void> {
  const object = await holdAsset(tx, author, asset_id)
  const before = await photosOf(tx, author.company_id, asset_id)
  const wanted = files.map((id) => id.toLowerCase())
  if (wanted.some((id) => before.every((photo) => photo.id !== id))) {
    throw refusal(400, 'does_not_exist', 'files')
  }
  const positionOf = (id: string) => (wanted.includes(id) ? wanted.length - wanted.indexOf(id) : 0)
  const after = before
    .map((photo) => ({ ...photo, position: positionOf(photo.id) }))
    .toSorted((one, other) => other.position - one.position || (one.id < other.id ? 1 : -1))
  if (after.every(({ id }, at) => before[at]?.id === id)) return
  await placePhotos(tx, author.company_id, after)
  const [from, to] = [before, after].map((photos) => photos.map(({ name }) => name))
  await audit(tx, author, { action: 'asset.photos', object, detail: { order: { from, to } } })
  await recordOf(tx, author, asset_id, [{ field: PHOTO_ORDER, from: before, to: after }])
}

/** Gives photos their places. */
export const placePhotos = (
  tx: Database,
  company_id: string,
  photos: readonly { id: string; position: number }[],
): Promise<unknown> =>
  tx.execute(sql`
    update file f set position = p.position
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) p (id uuid, position int)
    where f.company_id = ${company_id} and f.id = p.id and f.position <> p.position`)
