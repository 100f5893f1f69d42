import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { eventId, type OpenBatch } from './batches.ts'

/** An asset with the former codes that it is to have. */
interface Wanted {
  id: string
  codes: readonly string[]
}

const Renamed = v.object({ id: v.string(), was: v.string(), becomes: v.string(), codes: v.array(v.string()) })

/** Keeps the codes that a batch has taken from assets as their aliases. */
export async function keepFormerCodes(tx: Database, batch: OpenBatch): Promise<void> {
  const renamed = await rows(
    tx,
    Renamed,
    sql`
      select h.entity_id as id, h."from" #>> '{}' as was, h."to" #>> '{}' as becomes, coalesce((
        select json_agg(l.code) from asset_alias l
        where l.company_id = h.company_id and l.asset_id = h.entity_id::uuid
      ), '[]') as codes
      from history h where h.company_id = ${batch.company_id} and h.batch_id = ${batch.id}
        and h.entity = 'asset' and h.action = 'update' and h.field = 'code'`,
  )
  const wanted = renamed.map(({ id, was, becomes, codes }) => {
    // written otherwise it is the same code
    const others = [...codes, was].filter((code) => code.toLowerCase() !== becomes.toLowerCase())
    return { id, codes: others }
  })
  await setAliases(tx, batch, wanted)
}

/**
 * Gives assets these former codes and no other, writes history and gives how many assets really changed. Refuses a
 * code that another asset has by now.
 */
export async function setAliases(tx: Database, batch: OpenBatch, wanted: readonly Wanted[]): Promise<number> {
  if (wanted.length === 0) return 0
  const { company_id } = batch
  const pairs = wanted.flatMap(({ id, codes }) => codes.map((code) => ({ id, code })))
  const given = sql`
    (select r.id, r.code, lower(r.code) collate "C" as code_key
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) r(id uuid, code text))`
  const [taken] = await rows(
    tx,
    v.object({ code: v.string() }),
    sql`
      select g.code from ${given} g
      join asset a on a.company_id = ${company_id} and a.code_key = g.code_key and a.id <> g.id limit 1`,
  )
  if (taken !== undefined) throw refusal(409, 'already_exists', 'code')
  const step = await firstRow(
    tx,
    v.object({ records: v.number() }),
    sql`
      with given as ${given},
      owners as (
        select id::uuid as id from jsonb_array_elements_text(${JSON.stringify(wanted.map(({ id }) => id))}::jsonb) id
      ), lists as (
        select o.id,
          (select jsonb_agg(l.code order by l.code_key) from asset_alias l
            where l.company_id = ${company_id} and l.asset_id = o.id) as was,
          (select jsonb_agg(g.code order by g.code_key) from given g where g.id = o.id) as becomes
        from owners o
      ), changed as (select * from lists where was is distinct from becomes),
      gone as (
        delete from asset_alias l using changed c
        where l.company_id = ${company_id} and l.asset_id = c.id
          and not exists (select from given g where g.id = c.id and g.code = l.code)
      ), added as (
        insert into asset_alias (company_id, code_key, code, asset_id)
        select ${company_id}, g.code_key, g.code, g.id from given g join changed c on c.id = g.id
        where not exists (select from asset_alias l
          where l.company_id = ${company_id} and l.asset_id = g.id and l.code = g.code)
      ), bumped as (
        update asset a set last_update = ${batch.at}::timestamptz, version = a.version + 1
        from changed c where a.company_id = ${company_id} and a.id = c.id
      ), events as (
        insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to")
        select ${company_id}, ${eventId(4000)}, ${batch.id}, 'asset', id::text, 'update', 'aliases', was, becomes
        from changed
      )
      select count(*)::int as records from changed`,
  )
  return step?.records ?? 0
}
