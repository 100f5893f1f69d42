import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

const Captioned = v.object({ name: v.string(), caption: v.nullable(v.string()), version: v.number() })

interface Captioning {
  company_id: string
  id: string
  /** What else is true of the file: whose it is. */
  of: SQL
  version: number
  caption: string | null
}

/** Says what a file shows or is called, from `version` on; gives its name and what was said before, or why nothing changed. */
export async function captionFile(
  tx: Database,
  { company_id, id, of, version, caption }: Captioning,
): Promise<'not_found' | 'stale' | 'done' | v.InferOutput<typeof Captioned>> {
  const stored = await firstRow(
    tx,
    Captioned,
    sql`select name, caption, version from file where company_id = ${company_id} and id = ${id} and ${of} for update`,
  )
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  if (stored.caption === caption) return 'done'
  await tx.execute(sql`
    update file set caption = ${caption}, version = version + 1 where company_id = ${company_id} and id = ${id}`)
  return stored
}
