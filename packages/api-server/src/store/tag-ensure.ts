import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { MOST_TAGS } from '@plenum/domain/tag'
import { ApiError } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { recordWhole } from './events.ts'

/** The ids of an asset's tags by their names in any case; those missing are made, grey. */
export async function ensureTags(
  tx: Database,
  batch: OpenBatch,
  names: readonly string[],
): Promise<(names: readonly string[]) => string[]> {
  if (names.length === 0) return () => []
  // of one that is written in several ways the first counts
  const once = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]))
  const input = JSON.stringify([...once.values()].map((name) => ({ id: uuidv7(), name })))
  const wanted = sql`jsonb_to_recordset(${input}::jsonb) as r(id uuid, name text)`
  const made = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      insert into tag (company_id, id, name, colour, scope)
      select ${batch.company_id}, r.id, r.name, 'grey', 'asset' from ${wanted}
      where not exists (select from tag t where t.company_id = ${batch.company_id} and t.name_key = lower(r.name))
      on conflict (company_id, name_key) do nothing returning id`,
  )
  if (made.length > 0) {
    await refuseTooMany(tx, batch.company_id)
    await recordWhole(tx, batch, { entity: 'tag', action: 'create', ids: made.map(({ id }) => id) })
  }
  const found = await rows(
    tx,
    v.object({ id: v.string(), name: v.string() }),
    sql`
      select t.id, r.name from ${wanted}
      join tag t on t.company_id = ${batch.company_id} and t.name_key = lower(r.name)`,
  )
  const ids = new Map(found.map(({ id, name }) => [name.toLowerCase(), id]))
  return (named) => named.flatMap((name) => ids.get(name.toLowerCase()) ?? [])
}

async function refuseTooMany(tx: Database, company_id: string): Promise<void> {
  const counted = await firstRow(
    tx,
    v.object({ count: v.number() }),
    sql`select count(*)::int as count from tag where company_id = ${company_id}`,
  )
  if ((counted?.count ?? 0) > MOST_TAGS)
    throw new ApiError(409, [{ code: 'too_large', attr: 'tags', count: MOST_TAGS }])
}
