import { uuidv7 } from 'uuidv7'
import { nameKey } from '@plenum/domain/library'
import { brand, model } from '../db/schema/library.ts'
import type { Database } from '../ports.ts'
import type { RawRecord } from './record.ts'
import { createBatch, type Author } from './batches.ts'
import { recordWhole } from './events.ts'
import { readModel, type NewModel } from './library.ts'

/** Makes a brand; breaks `brand_name_key` where the company has one of this name. */
export async function createBrand(tx: Database, author: Author, name: string): Promise<RawRecord> {
  const id = uuidv7()
  await tx.insert(brand).values({ company_id: author.company_id, id, name, name_key: nameKey(name) })
  const batch = await createBatch(tx, author, { kind: 'create' })
  await recordWhole(tx, batch, { entity: 'brand', action: 'create', ids: [id] })
  return { body: JSON.stringify({ id, name }), version: 1 }
}

/** Makes a model; breaks `model_name_key` where its brand has one of this name. */
export async function createModel(tx: Database, author: Author, input: NewModel): Promise<RawRecord> {
  const id = uuidv7()
  await tx
    .insert(model)
    .values({ company_id: author.company_id, id, name_key: nameKey(input.name), ...input })
  const batch = await createBatch(tx, author, { kind: 'create' })
  await recordWhole(tx, batch, { entity: 'model', action: 'create', ids: [id] })
  const made = await readModel(tx, author.company_id, id)
  return { body: made?.body ?? '', version: 1 }
}
