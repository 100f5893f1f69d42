import { sql } from 'drizzle-orm'
import type { Database } from '../ports.ts'
import { readRecord, type RawRecord } from './record.ts'
import { usageOf } from './usage.ts'
import { listed } from './listed.ts'

/** The wire form of a type `t`, as columns; its id is its code. */
const typeColumns = sql`
  t.code as id, t.code, t.name, t.category, t.mounts, t.data_bearing, t.hidden, t.maintenance_days, t.attributes,
  ${usageOf(sql`asset a where a.company_id = t.company_id and a.asset_type = t.code`)} as assets, t.version`

/** The types of a company, by code: few enough to come at once. */
export const listTypes = (database: Database, company_id: string): Promise<string> =>
  listed(
    database,
    sql`select ${typeColumns} from asset_type t where t.company_id = ${company_id} order by t.code`,
  )

/** One type by its code, or undefined where the company has none of it. */
export const readType = (
  database: Database,
  company_id: string,
  code: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, typeColumns, sql`asset_type t where t.company_id = ${company_id} and t.code = ${code}`)
