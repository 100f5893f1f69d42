import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Claim } from '@plenum/domain/load'
import { halvesOf } from '@plenum/domain/rack-space'
import { claimOfReservation, freeFrom } from '@plenum/domain/reservation'
import { countsFrom } from '@plenum/domain/placement-time'
import { UNCHANGED, type RackChange, type RackOutlook, type RackStanding } from '@plenum/domain/rack-standing'
import { besides, type SharedHalf } from '@plenum/domain/shared-units'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { claimOf, KeptRow, keptColumns, placedColumns, PlacedRow } from './rack-claims.ts'
import { racksInUse, readStandings, type Scope } from './rack-standing.ts'
import { isActive } from './reservations.ts'

const Placed = v.object({ ...PlacedRow.entries, node_id: v.string() })
const Planned = v.object({ ...Placed.entries, until: v.string() })

/** The racks of a scope as they are counted today, and what becomes of them. */
export async function racksOf(
  database: Database,
  scope: Scope,
  today: string,
): Promise<{ racks: RackStanding[]; outlook: RackOutlook }> {
  const racks = await readStandings(database, scope)
  return { racks, outlook: racks.length === 0 ? UNCHANGED : await readOutlook(database, scope, today) }
}

/** What comes to the racks of a scope, goes or ends there after today, as it is planned and reserved, and what stays there. */
async function readOutlook(database: Database, scope: Scope, today: string): Promise<RackOutlook> {
  const moves = await readMoves(database, scope, today)
  const coming = new Map(
    moves.flatMap(({ what, rack_id, claim, day }) =>
      what === 'comes' ? [[`${rack_id} ${claim.asset_id}`, day] as const] : [],
    ),
  )
  const kept = (await readKept(database, scope, today)).map(({ node_id, ...row }): RackChange => {
    const free = freeFrom(row.expires_on)
    // what is kept for a thing is kept no more once it stands there
    const comes = coming.get(`${node_id} ${row.asset_id}`) ?? free
    const day = comes < free ? comes : free
    return { rack_id: node_id, day, what: 'ends', claim: claimOfReservation(row) }
  })
  const changes = [...moves, ...kept]
  const stays = await readBesides(database, scope, changes)
  for (const { node_id, ...row } of await readKeptFor(database, scope, kept))
    stays.set(node_id, [...(stays.get(node_id) ?? []), claimOf(row)])
  return { changes, stays }
}

const scoped = (scope: Scope) =>
  sql`with scoped as materialized (select n.id from node n where ${racksInUse(scope)})`

/** What is planned to come to the racks of a scope, or to leave them. */
async function readMoves(database: Database, scope: Scope, today: string): Promise<RackChange[]> {
  const [planned] = await rows(
    database,
    v.object({ things: v.array(Planned) }),
    sql`
      ${scoped(scope)}, later as materialized (
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
  return (planned?.things ?? []).map(({ node_id, until, ...row }): RackChange => {
    const what = row.source === 'planned' ? 'comes' : 'ends'
    return { rack_id: node_id, day: countsFrom(until, today), what, claim: claimOf({ ...row, until }) }
  })
}

/** What is reserved in the racks of a scope. */
const readKept = (database: Database, scope: Scope, today: string) =>
  rows(
    database,
    KeptRow,
    sql`
      ${scoped(scope)}
      select ${keptColumns} from reservation r
      join principal owner on owner.company_id = r.company_id and owner.id = r.owner_id
      left join asset a on a.company_id = r.company_id and a.id = r.asset_id
      left join model m on m.company_id = r.company_id and m.id = coalesce(r.model_id, a.model_id)
      where r.company_id = ${scope.company_id} and ${isActive(today)} and r.node_id in (select id from scoped)`,
  )

/** What shares units with what changes and does not change itself, by the ids of racks. */
async function readBesides(database: Database, scope: Scope, changes: readonly RackChange[]) {
  const changing = new Set(changes.map(({ rack_id }) => rack_id))
  if (changing.size === 0) return new Map<string, Claim[]>()
  const shared = await rows(
    database,
    v.object({ node_id: v.string(), shared_units: v.string() }),
    sql`
      select c.node_id, c.shared_units from rack_capacity c
      where c.company_id = ${scope.company_id} and c.shared_units <> ''
        and c.node_id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify([...changing])}::jsonb) l(i))`,
  )
  const stored = new Map(shared.map(({ node_id, shared_units }) => [node_id, shared_units]))
  return new Map(
    [...Map.groupBy(changes, ({ rack_id }) => rack_id)].map(([rack_id, own]) => {
      const claims = own.map(({ claim }) => claim)
      return [rack_id, besides(claims, halvesFrom(stored.get(rack_id) ?? '', claims))]
    }),
  )
}

/** Those of a rack's shared half units that some claims hold, as they are stored: three numbers each. */
function halvesFrom(stored: string, claims: readonly Claim[]): SharedHalf[] {
  const halves = new Set(claims.flatMap(halvesOf))
  return stored
    .split(' ')
    .filter((each) => halves.has(Number.parseInt(each, 10)))
    .map((each) => {
      const [half = 0, taken = 0, held = 0] = each.split(':').map(Number)
      return { half, taken, held }
    })
}

/** The things that stand in the very rack in which a place is kept for them, and are not planned to move. */
async function readKeptFor(database: Database, { company_id }: Scope, kept: readonly RackChange[]) {
  const wanted = kept.flatMap(({ rack_id, claim: { asset_id } }) =>
    asset_id === null ? [] : [{ rack_id, asset_id }],
  )
  if (wanted.length === 0) return []
  const [found] = await rows(
    database,
    v.object({ things: v.array(Placed) }),
    sql`
      with thing as (
        select ${placedColumns} from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w(rack_id uuid, asset_id uuid)
        join placement p on p.company_id = ${company_id} and p.asset_id = w.asset_id and p.node_id = w.rack_id
          and p.source = 'current'
        join asset a on a.company_id = p.company_id and a.id = p.asset_id
        join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
        left join model m on m.company_id = a.company_id and m.id = a.model_id
        left join placement later on later.company_id = p.company_id and later.asset_id = p.asset_id
          and later.source = 'planned'
      ) select coalesce(json_agg(thing), '[]') as things from thing`,
  )
  return (found?.things ?? []).filter(({ until }) => until === null)
}
