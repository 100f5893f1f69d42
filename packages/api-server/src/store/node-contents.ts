import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MAX_CONTENTS } from '@plenum/domain/node-contents'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { inside } from './asset-row.ts'
import { modelPicture } from './models.ts'
import { nodeColumns } from './nodes.ts'

/** What is told of an asset `a` of a model `m` and a type `t` at a placement `p`, as columns. */
export const standingColumns = sql`
  a.id, a.name, a.code, a.status, a.asset_type, coalesce(t.category, 'other') as category, a.version, p.position, p.face, p.lane,
  case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end as model,
  m.u_height, m.full_depth, m.width, coalesce(a.weight_kg, m.weight_kg) as weight_kg, m.rated_w,
  coalesce(a.budget_w, m.budget_w) as budget_w,
  ${modelPicture('front')} as front_image, ${modelPicture('rear')} as rear_image`
const standingSource = sql`placement p
  join asset a on a.company_id = p.company_id and a.id = p.asset_id
  join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
  left join model m on m.company_id = a.company_id and m.id = a.model_id`

/** `NodeContents` of one place as JSON text, or undefined where the company has none of this id. */
export async function readContents(
  database: Database,
  company_id: string,
  id: string,
): Promise<string | undefined> {
  const ofPlace = sql`p.company_id = ${company_id} and p.node_id = ${id}`
  const row = await firstRow(
    database,
    v.object({ body: v.string() }),
    sql`
      with standing as materialized (
        select ${standingColumns}, ${inside} as inside from ${standingSource} where ${ofPlace} and p.source = 'current'
        order by p.position desc nulls last, a.name_key, a.id limit ${MAX_CONTENTS + 1}
      ), coming as (
        select ${standingColumns}, (p.valid_from at time zone 'UTC')::date as planned_for
        from ${standingSource} where ${ofPlace} and p.source = 'planned'
        order by p.valid_from, a.name_key, a.id limit ${MAX_CONTENTS}
      )
      select json_build_object(
        'node', (select row_to_json(shown) from (select ${nodeColumns}) shown),
        'assets', (select coalesce(json_agg(s), '[]') from (select * from standing limit ${MAX_CONTENTS}) s),
        'coming', (select coalesce(json_agg(c), '[]') from coming c),
        'is_whole', (select count(*) from standing) <= ${MAX_CONTENTS}::int
      )::text as body from node n where n.company_id = ${company_id} and n.id = ${id}`,
  )
  return row?.body
}
