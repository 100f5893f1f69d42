import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MOST_TAGS, type TagQuery } from '@plenum/domain/tag'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { likeText } from './json.ts'
import { readRecord, type RawRecord } from './record.ts'
import { tagColumns } from './tag-row.ts'

/** Whether a tag `t` can be put on assets of a type. */
const fits = (company_id: string, asset_type: string) => sql`(t.scope = 'asset' or t.scope = (
  select y.category from asset_type y where y.company_id = ${company_id} and y.code = ${asset_type}))`

/** A company's tags that hold a text in their names, by name, as JSON text. */
export async function listTags(
  database: Database,
  company_id: string,
  { search = '', asset_type }: v.InferOutput<typeof TagQuery>,
): Promise<string> {
  const row = await firstRow(
    database,
    v.object({ results: v.string() }),
    sql`
      select coalesce(json_agg(shown), '[]')::text as results from (
        select ${tagColumns} from tag t
        where t.company_id = ${company_id} and t.name_key like lower(${`%${likeText(search)}%`})
          and ${asset_type === undefined ? sql`true` : fits(company_id, asset_type)}
        order by t.name_key limit ${MOST_TAGS}
      ) shown`,
  )
  return row?.results ?? '[]'
}

/** One tag, or undefined where the company has none of this id. */
export const readTag = (database: Database, company_id: string, id: string): Promise<RawRecord | undefined> =>
  readRecord(database, tagColumns, sql`tag t where t.company_id = ${company_id} and t.id = ${id}`)
