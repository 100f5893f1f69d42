import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Ref } from '@plenum/domain/ref'
import { refusal } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { patchAssets } from './asset-patch.ts'
import type { OpenBatch } from './batches.ts'
import { recordChanges, recordDeleted } from './events.ts'
import { idList } from './usage.ts'

const Moved = v.object({
  id: v.string(),
  from_id: v.string(),
  from_name: v.string(),
  to_name: v.nullable(v.string()),
})

/** Gives models to another brand, with the assets that have them, and writes all of it down. */
export async function moveModels(
  tx: Database,
  batch: OpenBatch,
  { ids, brand_id }: { ids: readonly string[]; brand_id: string },
): Promise<void> {
  if (ids.length === 0) return
  const { company_id } = batch
  const all = idList(ids)
  const moved = await rows(
    tx,
    Moved,
    sql`
      select m.id, b.id as from_id, b.name as from_name, (
        select name from brand where company_id = ${company_id} and id = ${brand_id}) as to_name
      from model m join brand b on b.company_id = m.company_id and b.id = m.brand_id
      where m.company_id = ${company_id} and m.id in ${all} order by m.id`,
  )
  if (moved.some(({ to_name }) => to_name === null)) throw refusal(400, 'does_not_exist', 'brand_id')
  // In one statement: an asset's model and brand are held together by a key that is looked at when it ends.
  await tx.execute(sql`
    with ${patchAssets(
      batch,
      sql`
        select id, null::int as version, jsonb_build_object('brand_id', ${brand_id}::uuid) as patch from asset
        where company_id = ${company_id} and model_id in ${all}`,
    )}
    update model set brand_id = ${brand_id}, version = version + 1 where company_id = ${company_id} and id in ${all}`)
  for (const { id, from_id, from_name, to_name } of moved) {
    const change = {
      field: 'brand_id',
      from: { id: from_id, name: from_name },
      to: { id: brand_id, name: to_name },
    }
    await recordChanges(tx, batch, { entity: 'model', id, changes: [change] })
  }
}

/** Takes models away that nothing refers to any more, and writes down what they were. */
export async function removeModels(
  tx: Database,
  batch: OpenBatch,
  { ids, into }: { ids: readonly string[]; into?: Ref },
): Promise<void> {
  if (ids.length === 0) return
  const { company_id } = batch
  await tx.execute(sql`delete from file where company_id = ${company_id} and model_id in ${idList(ids)}`)
  await recordDeleted(tx, batch, {
    entity: 'model',
    into,
    rows: sql`
      delete from model where company_id = ${company_id} and id in ${idList(ids)}
      returning id::text, to_jsonb(model) as was`,
  })
}
