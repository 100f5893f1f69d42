import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { MOST_TAGS_OF_ASSET } from '@plenum/domain/tag-ref'
import { ApiError } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { eventId, type OpenBatch } from './batches.ts'

/** Statements of pairs (asset_id, tag_id) of one company. */
interface TagPairs {
  add: SQL
  remove: SQL
}

/** An asset with the tags that it is to have. */
export interface Tagged {
  id: string
  tag_ids: readonly string[]
}

/** Puts tags on new assets, whose creation is all that history says. */
export async function tagNew(tx: Database, batch: OpenBatch, assets: readonly Tagged[]): Promise<void> {
  if (assets.every(({ tag_ids }) => tag_ids.length === 0)) return
  await tx.execute(sql`
    insert into asset_tag (company_id, asset_id, tag_id, last_update)
    select ${batch.company_id}, asset_id, tag_id, ${batch.at}::timestamptz from (${pairsOfAll(assets)}) p`)
}

/** The tags of assets as history keeps them, of a table of pairs. */
const kept = (pairs: SQL, company_id: string) => sql`
  select p.asset_id, jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name_key) as tags
  from ${pairs} p join tag t on t.company_id = ${company_id} and t.id = p.tag_id group by p.asset_id`

/**
 * Takes tags off assets and puts others on, writes history and gives how many assets really changed. What is asked of
 * assets that the company does not have is passed over; a tag that it does not have breaks `asset_tag_tag_fk`.
 */
export async function changeTags(tx: Database, batch: OpenBatch, { add, remove }: TagPairs): Promise<number> {
  const step = await firstRow(
    tx,
    v.object({ records: v.number(), most: v.nullable(v.number()) }),
    sql`
      with additions as (
        select distinct p.asset_id, p.tag_id from (${add}) p
        join asset a on a.company_id = ${batch.company_id} and a.id = p.asset_id
        where not exists (select from asset_tag x
          where x.company_id = ${batch.company_id} and x.asset_id = p.asset_id and x.tag_id = p.tag_id)
      ), removals as (
        select x.asset_id, x.tag_id from asset_tag x
        join (select distinct asset_id, tag_id from (${remove}) r) p on p.asset_id = x.asset_id and p.tag_id = x.tag_id
        where x.company_id = ${batch.company_id}
      ), touched as (
        select asset_id from additions union select asset_id from removals
      ), present as (
        select x.asset_id, x.tag_id from asset_tag x join touched t on t.asset_id = x.asset_id
        where x.company_id = ${batch.company_id}
      ), future as (
        select * from present except select * from removals union select * from additions
      ), before as (${kept(sql`present`, batch.company_id)}
      ), after as (${kept(sql`future`, batch.company_id)}
      ), gone as (
        delete from asset_tag x using removals r
        where x.company_id = ${batch.company_id} and x.asset_id = r.asset_id and x.tag_id = r.tag_id
      ), added as (
        insert into asset_tag (company_id, asset_id, tag_id, last_update)
        select ${batch.company_id}, asset_id, tag_id, ${batch.at}::timestamptz from additions order by asset_id, tag_id
      ), bumped as (
        update asset a set last_update = ${batch.at}::timestamptz, version = a.version + 1
        from touched t where a.company_id = ${batch.company_id} and a.id = t.asset_id
      ), events as (
        insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to")
        select ${batch.company_id}, ${eventId(0)}, ${batch.id}, 'asset', t.asset_id::text, 'update', 'tags',
          before.tags, after.tags
        from touched t left join before on before.asset_id = t.asset_id left join after on after.asset_id = t.asset_id
      )
      select (select count(*)::int from touched) as records,
        (select max(jsonb_array_length(tags)) from after) as most`,
  )
  if ((step?.most ?? 0) > MOST_TAGS_OF_ASSET) {
    throw new ApiError(400, [{ code: 'too_large', attr: 'tag_ids', count: MOST_TAGS_OF_ASSET }])
  }
  return step?.records ?? 0
}

/** Whether a change of tags would change anything. */
export async function changesTags(
  tx: Database,
  company_id: string,
  { add, remove }: TagPairs,
): Promise<boolean> {
  const has = sql`select from asset_tag x
    where x.company_id = ${company_id} and x.asset_id = p.asset_id and x.tag_id = p.tag_id`
  const row = await firstRow(
    tx,
    v.object({ changes: v.boolean() }),
    sql`
      select exists (select from (${remove}) p where exists (${has})) or exists (
        select from (${add}) p join asset a on a.company_id = ${company_id} and a.id = p.asset_id
        where not exists (${has})) as changes`,
  )
  return row?.changes ?? false
}

/** Ids as a statement of one column. */
export const idList = (ids: readonly string[], name: SQL): SQL =>
  sql`select i.id::uuid as ${name} from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) i(id)`

/** Every pair of some assets and some tags. */
export const pairsOf = (assets: readonly string[], tags: readonly string[]): SQL =>
  sql`select a.asset_id, t.tag_id from (${idList(assets, sql`asset_id`)}) a
    cross join (${idList(tags, sql`tag_id`)}) t`

/** Every pair of an asset and one of its tags. */
export const pairsOfAll = (assets: readonly Tagged[]): SQL => sql`
  select r.id as asset_id, t.tag_id::uuid as tag_id
  from jsonb_to_recordset(${JSON.stringify(assets)}::jsonb) as r(id uuid, tag_ids jsonb)
  cross join lateral jsonb_array_elements_text(r.tag_ids) t(tag_id)`

/** Gives assets these tags and no other, and gives how many really changed. */
export const setTags = (tx: Database, batch: OpenBatch, assets: readonly Tagged[]): Promise<number> =>
  changeTags(tx, batch, {
    add: pairsOfAll(assets),
    remove: sql`
      select x.asset_id, x.tag_id from asset_tag x
      join (${idList(
        assets.map(({ id }) => id),
        sql`asset_id`,
      )}) r on r.asset_id = x.asset_id
      where x.company_id = ${batch.company_id} and not exists (
        select from (${pairsOfAll(assets)}) p where p.asset_id = x.asset_id and p.tag_id = x.tag_id)`,
  })
