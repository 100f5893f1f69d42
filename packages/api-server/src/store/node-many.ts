import { uuidv7 } from 'uuidv7'
import type * as v from 'valibot'
import type { PlaceBulk, PlacesMade } from '@plenum/domain/place-many'
import type { Database } from '../ports.ts'
import { createBatch, type Author } from './batches.ts'
import { placeCodes } from './place-codes.ts'
import { below, insertRows, lockTree, parentOf, refuseStray } from './node-write.ts'

/** Makes places that differ by name and code alone. */
export async function insertNodes(
  tx: Database,
  author: Author,
  { places, ...alike }: v.InferOutput<typeof PlaceBulk>,
): Promise<PlacesMade> {
  const [first] = places
  if (first !== undefined) refuseStray({ ...alike, ...first })
  await lockTree(tx, author.company_id)
  const parent = await parentOf(tx, author.company_id, alike)
  const codes = await placeCodes(tx, author, {
    ...alike,
    codes: places.map(({ code }) => code),
    attr: (at) => `places.${at}.code`,
  })
  const made = places.map(({ name }, at) => {
    const id = uuidv7()
    return { ...alike, name, code: codes[at] ?? null, ...below(parent, { id, name, type: alike.type }), id }
  })
  const batch = await createBatch(tx, author, { kind: 'create' })
  return { batch_id: batch.id, ids: await insertRows(tx, batch, made) }
}
