import { sql, type SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { ReservationActor, ReservationQuery } from '@plenum/domain/reservation'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { wireInstant } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { readRecord, type Read } from './record.ts'

/** Who reads reservations, and when. */
export interface Asker extends ReservationActor {
  /** Whether assets and requests are told to him. */
  sees: { assets: boolean; requests: boolean }
  /** `YYYY-MM-DD` */
  today: string
}

const named = (table: SQL, id: SQL): SQL => sql`(
  select json_build_object('id', o.id, 'name', o.name) from ${table} o where o.company_id = r.company_id and o.id = ${id})`

/** Holds for reservations `r` of a team, or of somebody in it. */
const ofTeam = (team_id: string): SQL => sql`(r.owner_id = ${team_id} or exists (
  select from "user" mate where mate.company_id = r.company_id and mate.id = r.owner_id and mate.team_id = ${team_id}))`

/** As `mayChange` of the domain has it. */
const mayChangeIt = ({ id, team, writes }: Asker): SQL =>
  writes
    ? sql`true`
    : team === null
      ? sql`r.owner_id = ${id}`
      : sql`(r.owner_id = ${id} or ${ofTeam(team.id)})`

/** Holds for reservations `r` that keep their place on a day. */
export const isActive = (today: string): SQL => sql`(r.ended is null and r.expires_on >= ${today}::date)`

/** The units that are firmly reserved at a moment in racks, whose ids `racks` gives, as what stands there is told to imports. */
export const keptUnits = (company_id: string, racks: SQL, at: string): SQL => sql`
  select r.node_id, r.asset_id, null, o.name, r.position::float8, r.face, r.lane, r.u_height::float8, r.full_depth
  from reservation r join principal o on o.company_id = r.company_id and o.id = r.owner_id
  where r.company_id = ${company_id} and r.position is not null and r.is_firm
    and ${isActive(at.slice(0, 10))} and r.node_id in (select i::uuid from ${racks} as t(i))`

/** The wire form of a reservation `r` in its rack `n`, as columns. */
const columnsFor = (asker: Asker): SQL => sql`
  r.id, r.group_key as group_id, r.node_id, n.trail, r.position::float8 as position, r.face, r.lane,
  r.u_height::float8 as u_height, r.full_depth, r.budget_w, r.weight_kg::float8 as weight_kg, r.cords_a, r.cords_b,
  ${asker.sees.assets ? named(sql`asset`, sql`r.asset_id`) : sql`null::json`} as asset, ${named(sql`model`, sql`r.model_id`)} as model,
  (select json_build_object('id', o.id, 'name', o.name, 'kind', o.kind)
    from principal o where o.company_id = r.company_id and o.id = r.owner_id) as owner,
  r.is_firm, r.work_id is not null as is_of_work,
  ${asker.sees.requests ? sql`r.reason` : sql`case when r.work_id is null then r.reason end`} as reason, to_char(r.expires_on, 'YYYY-MM-DD') as expires_on,
  coalesce(r.ended, case when r.expires_on < ${asker.today}::date then 'expired' else 'active' end) as state,
  ${wireInstant(sql`r.ended_at`)} as ended_at, ${mayChangeIt(asker)} as may_change,
  ${wireInstant(sql`r.last_update`)} as last_update, r.version`

const source = sql`reservation r join node n on n.company_id = r.company_id and n.id = r.node_id`

/** One reservation as somebody sees it. */
export const readReservation =
  (asker: Asker): Read =>
  (database, company_id, id) =>
    readRecord(
      database,
      columnsFor(asker),
      sql`${source} where r.company_id = ${company_id} and r.id = ${id}`,
    )

interface ListRequest {
  company_id: string
  asker: Asker
  filter: Omit<v.InferOutput<typeof ReservationQuery>, 'limit' | 'cursor'>
  limit: number
  after: Position | null
}

/** A page of a company's reservations, those that end first coming first. */
export const listReservations = (
  database: Database,
  { company_id, asker, filter, limit, after }: ListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: source,
    where: sql`r.company_id = ${company_id} and ${conditions(filter, asker)}`,
    key: sql`r.expires_on`,
    keyType: sql`date`,
    keyText: sql`to_char(r.expires_on, 'YYYY-MM-DD')`,
    id: sql`r.id`,
    descending: false,
    limit,
    after,
    columns: columnsFor(asker),
    source: sql`${source} where r.company_id = ${company_id} and r.id = k.id`,
  })

function conditions({ place_id, owner, state, before }: ListRequest['filter'], asker: Asker): SQL {
  const all = [sql`true`]
  if (place_id !== undefined)
    all.push(sql`exists (
      select from node top where top.company_id = r.company_id and top.id = ${place_id}
        and n.path >= top.path and n.path < top.path || '~')`)
  if (owner === 'me') all.push(sql`r.owner_id = ${asker.id}`)
  else if (owner === 'team')
    all.push(asker.team === null ? sql`r.owner_id = ${asker.id}` : ofTeam(asker.team.id))
  else if (owner !== undefined) all.push(sql`r.owner_id = ${owner}`)
  if (state === 'active') all.push(isActive(asker.today))
  else if (state === 'expired') all.push(sql`r.ended is null and r.expires_on < ${asker.today}::date`)
  else if (state !== undefined) all.push(sql`r.ended = ${state}`)
  if (before !== undefined) all.push(sql`r.expires_on < ${before}::date`)
  return sql.join(all, sql` and `)
}
