import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { claimOfReservation, freeFrom } from '@plenum/domain/reservation'
import { countsFrom } from '@plenum/domain/placement-time'
import type { RackChange } from '@plenum/domain/rack-standing'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { claimOf, KeptRow, keptColumns, placedColumns, PlacedRow } from './rack-claims.ts'
import { racksInUse, type Scope } from './rack-standing.ts'
import { isActive } from './reservations.ts'

const Planned = v.object({ ...PlacedRow.entries, node_id: v.string(), until: v.string() })

/** What comes to the racks of a scope, goes or ends there after today, as it is planned and reserved. */
export async function readChanges(database: Database, scope: Scope, today: string): Promise<RackChange[]> {
  const racks = sql`select n.id from node n where ${racksInUse(scope)}`
  const [planned] = await rows(
    database,
    v.object({ things: v.array(Planned) }),
    sql`
      with scoped as materialized (${racks}), later as materialized (
        select company_id, asset_id, valid_from from placement
        where company_id = ${scope.company_id} and source = 'planned'
      ), thing as (
      select ${placedColumns} from later
      cross join lateral (
        select * from placement p
        where p.company_id = later.company_id and p.asset_id = later.asset_id and p.source <> 'historic' offset 0) p
      join asset a on a.company_id = p.company_id and a.id = p.asset_id
      join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
      left join model m on m.company_id = a.company_id and m.id = a.model_id
      where p.node_id in (select id from scoped)
      ) select coalesce(json_agg(thing), '[]') as things from thing`,
  )
  const kept = await rows(
    database,
    KeptRow,
    sql`
      with scoped as materialized (${racks})
      select ${keptColumns} from reservation r
      join principal owner on owner.company_id = r.company_id and owner.id = r.owner_id
      left join asset a on a.company_id = r.company_id and a.id = r.asset_id
      left join model m on m.company_id = r.company_id and m.id = coalesce(r.model_id, a.model_id)
      where r.company_id = ${scope.company_id} and ${isActive(today)} and r.node_id in (select id from scoped)`,
  )
  return [
    ...(planned?.things ?? []).map(({ node_id, until, ...row }): RackChange => {
      const what = row.source === 'planned' ? 'comes' : 'ends'
      return { rack_id: node_id, day: countsFrom(until, today), what, claim: claimOf({ ...row, until }) }
    }),
    ...kept.map(({ node_id, ...row }): RackChange => ({
      rack_id: node_id,
      day: freeFrom(row.expires_on),
      what: 'ends',
      claim: claimOfReservation(row),
    })),
  ]
}
