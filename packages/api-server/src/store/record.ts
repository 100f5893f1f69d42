import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { kept } from '../db/kept.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/** A record as JSON text with its version. */
export const RawRecord = v.object({ body: v.string(), version: v.number() })
export type RawRecord = v.InferOutput<typeof RawRecord>

/** How one record of a company is read. */
export type Read = (database: Database, company_id: string, id: string) => Promise<RawRecord | undefined>

/**
 * The first record of `source` in the wire form of `columns`, which hold its version; undefined where there is none. It is
 * found by its key, whichever that is: the plan, which takes longer to make than to run, is kept.
 */
export const readRecord = (database: Database, columns: SQL, source: SQL): Promise<RawRecord | undefined> =>
  firstRow(
    database,
    RawRecord,
    kept(
      sql`select row_to_json(shown)::text as body, shown.version from (select ${columns} from ${source}) shown`,
    ),
  )
