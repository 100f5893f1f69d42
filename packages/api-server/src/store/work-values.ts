import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { WorkItem } from '@plenum/domain/work-item'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { idList } from './usage.ts'
import type { StoredItem } from './work-stored.ts'

/** Fields of an asset that name a record. */
const REFERENCES = ['owner_id', 'brand_id', 'model_id']

/** Fields that an item changes. */
export type Changes = WorkItem['changes']
const Row = v.object({ id: v.string(), row: v.record(v.string(), v.unknown()) })
const Names = v.object({ names: v.nullable(v.record(v.string(), v.string())) })

/** What items are to change, each field as it is now and as it will be. */
export async function valuesNow(
  database: Database,
  company_id: string,
  items: readonly Pick<StoredItem, 'id' | 'asset_id' | 'changes'>[],
): Promise<Map<string, Changes>> {
  const changing = items.filter(({ changes }) => Object.keys(changes).length > 0)
  if (changing.length === 0) return new Map()
  const found = await rows(
    database,
    Row,
    sql`
      select a.id, to_jsonb(a) as row from asset a
      where a.company_id = ${company_id} and a.id in ${idList(changing.flatMap(({ asset_id }) => asset_id ?? []))}`,
  )
  const assets = new Map(found.map(({ id, row }) => [id, row]))
  const pairs = changing.map(({ id, asset_id, changes }) => {
    const row = assets.get(asset_id ?? '') ?? {}
    const fields = Object.entries(changes).map(([field, to]) => ({ field, from: row[field] ?? null, to }))
    return [id, fields] as const
  })
  const named = await namesOf(
    database,
    company_id,
    pairs.flatMap(([, fields]) => fields),
  )
  return new Map(
    pairs.map(([id, fields]) => [
      id,
      fields.map(({ field, from, to }) => ({ field, from: named(field, from), to: named(field, to) })),
    ]),
  )
}

/** Makes `{id, name}` of the ids in fields that name a record. */
async function namesOf(database: Database, company_id: string, fields: Changes) {
  const ids = fields.flatMap(({ field, from, to }) => (REFERENCES.includes(field) ? [from, to] : []))
  const wanted = idList(ids.filter((id) => typeof id === 'string'))
  const row = await firstRow(
    database,
    Names,
    sql`
      select json_object_agg(id, name) as names from (
        select id, name from principal where company_id = ${company_id} and id in ${wanted}
        union select id, name from brand where company_id = ${company_id} and id in ${wanted}
        union select id, name from model where company_id = ${company_id} and id in ${wanted}
      ) named`,
  )
  return (field: string, value: unknown): unknown =>
    REFERENCES.includes(field) && typeof value === 'string'
      ? { id: value, name: row?.names?.[value] ?? '' }
      : value
}

const Reference = v.object({ id: v.string() })

/** A field's value without the name of what it refers to, which may be another one by now. */
export const bare = (value: unknown): unknown => (v.is(Reference, value) ? value.id : value)
