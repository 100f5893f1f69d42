import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { database } from './engine.ts'

const Table = v.object({ name: v.string(), of_companies: v.boolean() })
const Digest = v.object({ digest: v.nullable(v.string()) })

/** What every table holds, digested: of one company, or of all. */
export async function digest(company_id: string | null = null): Promise<Record<string, string | null>> {
  const tables = await rows(
    database,
    Table,
    sql`
      select t.table_name as name, bool_or(c.column_name = 'company_id') as of_companies
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' group by 1 order by 1`,
  )
  const digests: Record<string, string | null> = {}
  for (const { name, of_companies } of tables) {
    if (company_id !== null && !of_companies) continue
    const [found] = await rows(
      database,
      Digest,
      sql`select md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.identifier(name)} t
        where ${company_id === null ? sql`true` : sql`company_id = ${company_id}`}`,
    )
    digests[name] = found?.digest ?? null
  }
  return digests
}
