import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { BRAND_FIELDS } from '@plenum/domain/brand'
import { nameKey } from '@plenum/domain/library'
import type { Position } from '../cursor.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { among, columns, likeText } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'
import { usageOf } from './usage.ts'

/** The wire form of a brand `b`, as columns. */
const brandColumns = sql`
  b.id, ${columns(sql`b`, BRAND_FIELDS)},
  (select f.id from file f where f.company_id = b.company_id and f.brand_id = b.id) as logo,
  ${usageOf(sql`model m where m.company_id = b.company_id and m.brand_id = b.id`)} as models,
  ${usageOf(sql`asset a where a.company_id = b.company_id and a.brand_id = b.id`)} as assets,
  b.version`

/** Every name of every brand, aliases too: `company_id`, `id`, `name_key`. */
export const brandNames = sql`(
  select company_id, id, name_key from brand
  union all
  select company_id, id, alias collate "C" from brand, jsonb_array_elements_text(alias_keys) alias
)`

interface BrandListRequest {
  company_id: string
  search: string | undefined
  /** Only these, where it is given. */
  ids: readonly string[] | undefined
  limit: number
  after: Position | null
}

const isNamed = (search: string | undefined): SQL => {
  if (!search) return sql`true`
  const text = `%${likeText(nameKey(search))}%`
  return sql`(b.name_key like ${text} or exists (
    select from jsonb_array_elements_text(b.alias_keys) alias where alias like ${text}))`
}

/** The brands of a company in whose names a text is found, by name. */
export const listBrands = (
  database: Database,
  { company_id, search, ids, limit, after }: BrandListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`brand b`,
    where: sql`b.company_id = ${company_id} and ${isNamed(search)} and ${among(sql`b.id`, ids)}`,
    key: sql`b.name_key`,
    keyType: sql`text`,
    keyText: sql`b.name_key`,
    id: sql`b.id`,
    descending: false,
    limit,
    after,
    columns: brandColumns,
    source: sql`brand b where b.company_id = ${company_id} and b.id = k.id`,
  })

/** One brand, or undefined where the company has none of this id. */
export const readBrand = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, brandColumns, sql`brand b where b.company_id = ${company_id} and b.id = ${id}`)

/** Which brand has one of these names, as `nameKey` writes them; `except` is not asked. */
export const brandNamed = (
  database: Database,
  company_id: string,
  { keys, except }: { keys: readonly string[]; except: string | null },
) =>
  firstRow(
    database,
    v.object({ id: v.string(), name_key: v.string() }),
    sql`
      select b.id, b.name_key from ${brandNames} b
      where b.company_id = ${company_id} and b.id is distinct from ${except}::uuid
        and b.name_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      limit 1`,
  )
