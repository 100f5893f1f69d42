import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { fileField, FileKept, filesOf, PHOTO_ORDER, PhotosKept } from '@plenum/domain/asset-file-history'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordChanges } from './events.ts'
import { placePhotos } from './photo-changes.ts'

const FileEvent = v.object({ asset: v.string(), field: v.string(), from: v.unknown(), to: v.unknown() })
type FileEvent = v.InferOutput<typeof FileEvent>

/** Gives assets the photos and documents back as they were before a batch, and gives how many assets there are. */
export async function revertFiles(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const events = await rows(
    tx,
    FileEvent,
    sql`
      select entity_id as asset, field, "from", "to" from history
      where company_id = ${undo.company_id} and batch_id = ${batch_id} and entity = 'asset'
        and (field like ${fileField('photo', '%')} or field like ${fileField('document', '%')}
          or field = ${PHOTO_ORDER})
      order by id`,
  )
  for (const event of events) {
    if (filesOf(event.field) === PHOTO_ORDER) {
      await placePhotos(tx, undo.company_id, v.parse(PhotosKept, event.from))
    } else await revertFile(tx, undo, event)
    const { asset, field, from, to } = event
    await recordChanges(tx, undo, { entity: 'asset', id: asset, changes: [{ field, from: to, to: from }] })
  }
  return new Set(events.map(({ asset }) => asset)).size
}

async function revertFile(tx: Database, undo: OpenBatch, { asset, field, from }: FileEvent): Promise<void> {
  const [, id] = field.split('/')
  const was = v.parse(v.nullable(FileKept), from)
  const set =
    was === null
      ? sql`removed_at = ${undo.at}`
      : sql`removed_at = null, name = ${was.name}, caption = ${was.caption ?? null},
          kind = ${was.kind ?? null}, expires_at = ${was.expires_at ?? null}::date`
  const reverted = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`
      update file set version = version + 1, ${set}
      where company_id = ${undo.company_id} and asset_id = ${asset} and id = ${id} returning id`,
  )
  // Its bytes may have gone for good with what it stood on.
  if (reverted === undefined) throw refusal(409, 'undo_touched_later')
}
