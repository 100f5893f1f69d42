import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MAX_CONTENTS } from '@plenum/domain/node-contents'
import { before, momentOf, tenseOf } from '@plenum/domain/placement-time'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { standingColumns } from './node-contents.ts'
import { nodeColumns } from './nodes.ts'
import { assetsAt, placedAt, type Moment } from './placed-at.ts'

const sameUnits = sql`one.asset_id = other.asset_id and one.position is not distinct from other.position
  and one.face is not distinct from other.face and one.lane is not distinct from other.lane`

/** `NodeContents` of one place at a time as JSON text, with what came and left on the day; undefined for none of this id. */
export async function readContentsAt(
  database: Database,
  moment: Moment,
  id: string,
): Promise<string | undefined> {
  const { company_id, when, now } = moment
  const here = sql`p.node_id = ${id}`
  const isToCome = tenseOf(when, now) !== 'past'
  const known = sql`join assets a on a.id = p.asset_id
    left join asset_type t on t.company_id = ${company_id} and t.code = a.asset_type
    left join model m on m.company_id = ${company_id} and m.id = a.model_id`
  const row = await firstRow(
    database,
    v.object({ body: v.string() }),
    sql`
      with here as materialized (${placedAt(moment, here)}), before as materialized (
        ${placedAt({ ...moment, when: before(when) }, here)}
      ), planned as materialized (
        select p.asset_id, p.node_id, p.position, p.face, p.lane, (p.valid_from at time zone 'UTC')::date as planned_for
        from placement p where p.company_id = ${company_id} and ${here} and p.source = 'planned' and ${isToCome}::boolean
          and (${tenseOf(when, now)} = 'present' or p.valid_from > ${momentOf(when)}::timestamptz)
        order by p.valid_from, p.id limit ${MAX_CONTENTS}
      ), assets as materialized (${assetsAt(
        moment,
        sql`select asset_id from here union select asset_id from before union select asset_id from planned`,
      )}), standing as materialized (
        select ${standingColumns} from here p ${known}
        order by p.position desc nulls last, a.name_key, a.id limit ${MAX_CONTENTS + 1}
      ), went as (
        select ${standingColumns} from before p ${known}
        where not exists (select from here one join before other on ${sameUnits} where one.asset_id = p.asset_id)
        order by p.position desc nulls last, a.name_key, a.id limit ${MAX_CONTENTS}
      ), coming as (
        select ${standingColumns}, p.planned_for from planned p ${known} order by p.planned_for, a.name_key, a.id
      )
      select json_build_object(
        'node', (select row_to_json(shown) from (select ${nodeColumns}) shown),
        'assets', (select coalesce(json_agg(s), '[]') from (select * from standing limit ${MAX_CONTENTS}) s),
        'coming', (select coalesce(json_agg(c), '[]') from coming c),
        'is_whole', (select count(*) from standing) <= ${MAX_CONTENTS}::int,
        'came', (select coalesce(json_agg(one.asset_id), '[]') from here one
          where not exists (select from before other where ${sameUnits})),
        'left', (select coalesce(json_agg(w), '[]') from went w)
      )::text as body from node n where n.company_id = ${company_id} and n.id = ${id}`,
  )
  return row?.body
}
