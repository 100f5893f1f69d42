import { assetColumns } from '@plenum/api-server/store/asset-row'
import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from '../src/database/open-database.ts'

interface RawRequest {
  /** Names the prepared statement. */
  name: string
  /** What a person would write by hand, without a thought about plans. */
  where: SQL
  after: { last_update: string; id: string } | undefined
  limit: number
}

const dialect = new PgDialect()

/** Asks for a page by a statement that the driver has prepared, its JSON made by the database. */
export async function rawList({ pool }: OpenDatabase) {
  const { rows } = await pool.query<{ id: string }>('select id from company')
  const company_id = rows[0]?.id ?? ''
  return async ({ name, where, after, limit }: RawRequest) => {
    const onward = after
      ? sql`(a.last_update, a.id) < (${after.last_update}::timestamptz, ${after.id}::uuid)`
      : sql`true`
    const query = dialect.sqlToQuery(sql`
      select coalesce(json_agg(shown), '[]')::text as body, count(*)::int as rows, array_to_json(array_agg(shown.code)) as codes
      from (
        select ${assetColumns} from (
          select a.id from asset a where a.company_id = ${company_id} and ${where} and ${onward}
          order by a.last_update desc, a.id desc limit ${limit}
        ) k join asset a on a.company_id = ${company_id} and a.id = k.id
        order by a.last_update desc, a.id desc) shown`)
    const before = performance.now()
    const answer = await pool.query<{ body: string; rows: number; codes: string[] | null }>({
      name: `${name} ${query.params.length}`,
      text: query.sql,
      values: query.params,
    })
    const took = performance.now() - before
    return { took, rows: answer.rows[0]?.rows ?? 0, codes: answer.rows[0]?.codes ?? [] }
  }
}
