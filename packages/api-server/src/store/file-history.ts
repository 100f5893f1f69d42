import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { fileField, type FileKept } from '@plenum/domain/asset-file-history'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { announceAssets } from './asset-news.ts'
import { createBatch, type Author } from './batches.ts'
import { recordChanges } from './events.ts'

/** What a file of an asset is for. */
export type AssetFilePurpose = 'asset_photo' | 'asset_document'

const Held = v.object({ name: v.string(), closed: v.boolean() })

/**
 * The asset as the log names it, held until the transaction ends; refuses where the company has none of this id, and
 * where it is closed: its files are read only as all of it is.
 */
export async function holdAsset(tx: Database, { company_id }: Author, id: string) {
  const found = await firstRow(
    tx,
    Held,
    sql`
      select name, status = 'decommissioning' and termination_date is not null as closed from asset
      where company_id = ${company_id} and id = ${id} for update`,
  )
  if (found === undefined) throw refusal(404, 'not_found')
  if (found.closed) throw refusal(409, 'asset_closed')
  return { kind: 'asset', id, name: found.name }
}

/** What became of a file: null is that the asset did not have it or has it no more. */
export interface FileChange {
  id: string
  purpose: AssetFilePurpose
  from: FileKept | null
  to: FileKept | null
}

/** Writes down what became of files of an asset, and tells who has it open; last in a transaction. */
export const recordFiles = (
  tx: Database,
  author: Author,
  { asset_id, changes }: { asset_id: string; changes: readonly FileChange[] },
): Promise<void> => recordOf(tx, author, asset_id, changes.map(lineOf))

/** What became of a file as a line of its asset's history. */
export const lineOf = ({ id, purpose, from, to }: FileChange) => ({
  field: fileField(purpose === 'asset_photo' ? 'photo' : 'document', id),
  from,
  to,
})

/** Writes down fields of the history of an asset that are no fields of the asset, under a batch of their own. */
export async function recordOf(
  tx: Database,
  author: Author,
  asset_id: string,
  changes: readonly { field: string; from: unknown; to: unknown }[],
): Promise<void> {
  if (changes.length === 0) return
  const batch = await createBatch(tx, author, { kind: 'files' })
  await recordChanges(tx, batch, { entity: 'asset', id: asset_id, changes })
  await announceAssets(tx, batch)
}
