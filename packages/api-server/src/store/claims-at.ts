import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { momentOf, tenseOf } from '@plenum/domain/placement-time'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { isKept } from './place-fit.ts'
import { assetsAt, placedAt, type Moment } from './placed-at.ts'
import { claimOf, PlacedRow, readClaims, type ClaimedRack } from './rack-claims.ts'

/**
 * `readClaims` of another time: what stood in racks then, or stands there and is planned by then, and of what is reserved
 * that which is kept until then. The racks themselves are as they are known today.
 */
export async function readClaimsAt(
  database: Database,
  moment: Moment,
  ids: readonly string[],
): Promise<Map<string, ClaimedRack>> {
  const { company_id, when, now } = moment
  const tense = tenseOf(when, now)
  const at = tense === 'future' ? momentOf(when) : now
  const claimed = await readClaims(database, { company_id, at }, ids)
  if (tense === 'present') return claimed
  const placed = Map.groupBy(await readPlacedAt(database, moment, ids), ({ node_id }) => node_id)
  for (const [id, rack] of claimed) {
    const standing = (placed.get(id) ?? []).map(claimOf)
    const there = new Set(standing.map(({ asset_id }) => asset_id))
    const kept = rack.claims.filter((claim) => isKept(claim) && !there.has(claim.asset_id))
    rack.claims = tense === 'future' ? [...standing, ...kept] : standing
  }
  return claimed
}

const Row = v.object({ node_id: v.string(), ...PlacedRow.entries })

const readPlacedAt = (database: Database, moment: Moment, ids: readonly string[]) =>
  rows(
    database,
    Row,
    sql`
      with here as materialized (
        ${placedAt(
          moment,
          sql`p.node_id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as t(i))`,
        )}
      ), assets as materialized (${assetsAt(moment, sql`select asset_id from here`)})
      select p.node_id, p.asset_id as id, p.asset_id, a.name, a.code, a.status, coalesce(t.category, 'other') as category,
        case when plan.id is null then 'current' else 'planned' end as source, p.position::float8 as position, p.face, p.lane,
        m.u_height::float8, m.full_depth, m.depth_mm, m.airflow, coalesce(a.weight_kg, m.weight_kg)::float8 as weight_kg,
        m.rated_w, coalesce(a.budget_w, m.budget_w) as budget_w, m.heat_w, own.cords_a, own.cords_b, null as until,
        case when plan.id is not null then to_char(plan.valid_from at time zone 'UTC', 'YYYY-MM-DD') end as planned_for
      from here p join assets a on a.id = p.asset_id
      left join asset own on own.company_id = ${moment.company_id} and own.id = p.asset_id
      left join asset_type t on t.company_id = ${moment.company_id} and t.code = a.asset_type
      left join model m on m.company_id = ${moment.company_id} and m.id = a.model_id
      left join placement plan on ${tenseOf(moment.when, moment.now) === 'future'}::boolean
        and plan.company_id = ${moment.company_id} and plan.asset_id = p.asset_id and plan.node_id = p.node_id
        and plan.source = 'planned' and plan.valid_from <= ${momentOf(moment.when)}::timestamptz
      order by p.position, p.asset_id`,
  )
