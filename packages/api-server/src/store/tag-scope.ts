import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'

interface Putting {
  /** A statement of pairs (asset_id, tag_id). */
  add: SQL
  /** The field of the request that names the tags. */
  attr: string
}

/** Refuses tags that come to assets which their scope leaves out, by their names; what an asset has already it keeps. */
export async function refuseOutOfScope(
  tx: Database,
  company_id: string,
  { add, attr }: Putting,
): Promise<void> {
  const out = await rows(
    tx,
    v.object({ name: v.string() }),
    sql`
      select distinct t.name, t.name_key from (${add}) p
      join tag t on t.company_id = ${company_id} and t.id = p.tag_id and t.scope <> 'asset'
      join asset a on a.company_id = ${company_id} and a.id = p.asset_id
      join asset_type y on y.company_id = ${company_id} and y.code = a.asset_type and y.category <> t.scope
      where not exists (select from asset_tag x
        where x.company_id = ${company_id} and x.asset_id = p.asset_id and x.tag_id = p.tag_id)
      order by t.name_key`,
  )
  if (out.length === 0) return
  throw new ApiError(
    400,
    out.map(({ name }) => ({ code: 'tag_out_of_scope', attr, subject: name })),
  )
}
