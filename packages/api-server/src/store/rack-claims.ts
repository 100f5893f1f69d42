import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import type { RackFacts } from '@plenum/domain/capacity'
import { LANES } from '@plenum/domain/lane'
import { holdsOf, loadOf, type PassingClaim } from '@plenum/domain/load'
import { AIRFLOWS, type ModelRecord } from '@plenum/domain/model'
import type { BorneFacts } from '@plenum/domain/model-effect'
import { RACK_AIRFLOWS, U_DIRECTIONS } from '@plenum/domain/place-facts'
import { FACES, PLACEMENT_SOURCES } from '@plenum/domain/placement'
import { countsFrom } from '@plenum/domain/placement-time'
import { claimOfReservation } from '@plenum/domain/reservation'
import { OCCUPYING } from '@plenum/domain/transition'
import { anyCompany } from '../db/any-company.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { ARCHIVED, isOut } from './place-use.ts'
import { isActive } from './reservations.ts'

/** A claim with what people call whose it is. */
export interface NamedClaim extends PassingClaim {
  name: string
  code: string | null
  /** The way of its air; a reservation has none. */
  airflow?: ModelRecord['airflow']
}

/** A rack with what is known of it and with all that wants something of it. */
export interface ClaimedRack extends RackFacts {
  id: string
  name: string
  /** Whether it and all it is in are in use. */
  in_use: boolean
  claims: NamedClaim[]
}

const number = v.nullable(v.number())

const RackRow = v.object({
  id: v.string(),
  name: v.string(),
  in_use: v.boolean(),
  u_height: number,
  starting_unit: number,
  u_direction: v.nullable(v.picklist(U_DIRECTIONS)),
  outer_width_mm: number,
  outer_depth_mm: number,
  mounting_depth_mm: number,
  tare_kg: number,
  max_static_load_kg: number,
  max_floor_load_kg_m2: number,
  power_capacity_a_kw: number,
  power_capacity_b_kw: number,
  cooling_capacity_kw: number,
  airflow: v.nullable(v.picklist(RACK_AIRFLOWS)),
})

/** What is known of a thing that bears on a rack, its model's facts where it has none of its own. */
export const Bearing = v.object({
  u_height: number,
  full_depth: v.nullable(v.boolean()),
  depth_mm: number,
  airflow: v.nullable(v.picklist(AIRFLOWS)),
  weight_kg: number,
  rated_w: number,
  budget_w: number,
  heat_w: number,
})

/** What stands in a rack or is planned for it, as it is read by `placedColumns`. */
export const PlacedRow = v.object({
  ...Bearing.entries,
  id: v.string(),
  asset_id: v.string(),
  name: v.string(),
  code: v.string(),
  status: v.picklist(ASSET_STATUSES),
  category: v.picklist(ASSET_CATEGORIES),
  source: v.picklist(PLACEMENT_SOURCES),
  position: number,
  face: v.nullable(v.picklist(FACES)),
  lane: v.nullable(v.picklist(LANES)),
  cords_a: number,
  cords_b: number,
  until: v.nullable(v.string()),
  planned_for: v.nullable(v.string()),
})
type PlacedRow = v.InferOutput<typeof PlacedRow>

interface ClaimsAsked {
  /** Leaves out racks by what they are. */
  asked?: (rack: RackFacts) => boolean
  /** A model as if these facts of it were others. */
  model?: { id: string; facts: BorneFacts }
}

/**
 * Racks of a company by id, each with all that stands in it, is planned for it or at that time still reserved in it, and
 * what is only kept there and holds nothing; others are left out, and those that are not `asked` for by what they are.
 */
export async function readClaims(
  database: Database,
  { company_id, at }: Pick<Author, 'company_id' | 'at'>,
  ids: readonly string[],
  { asked = () => true, model }: ClaimsAsked = {},
): Promise<Map<string, ClaimedRack>> {
  const found = await rows(
    database,
    RackRow,
    sql`
      select n.id, n.name, n.u_height, n.starting_unit, n.u_direction, n.outer_width_mm, n.outer_depth_mm,
        n.mounting_depth_mm, n.tare_kg::float8, n.max_static_load_kg::float8, floor.max_floor_load_kg_m2,
        n.power_capacity_a_kw::float8, n.power_capacity_b_kw::float8, n.cooling_capacity_kw::float8, n.airflow,
        not ${isOut(sql`n`, ARCHIVED)} as in_use
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) w(id)
      join node n on n.company_id = ${company_id} and n.id = w.id::uuid and n.type = 'rack'
      left join lateral (
        select u.max_floor_load_kg_m2 from jsonb_array_elements(n.trail) with ordinality step(of, depth)
        join node u on u.company_id = n.company_id and u.id = (step.of ->> 'id')::uuid
        where u.max_floor_load_kg_m2 is not null order by step.depth desc limit 1
      ) floor on true`,
  )
  const racks = found.filter(asked)
  const wanted = JSON.stringify(racks.map(({ id }) => id))
  const today = at.slice(0, 10)
  const placed = await readPlaced(database, company_id, { wanted, models: modelsAs(company_id, model) })
  const claimed = new Map(racks.map((rack) => [rack.id, { ...rack, claims: new Array<NamedClaim>() }]))
  for (const { node_id, things } of placed)
    claimed.get(node_id)?.claims.push(...things.map((thing) => claimOf(leavingAfter(thing, today))))
  for (const { node_id, ...kept } of await readKept(database, company_id, { wanted, today }))
    claimed.get(node_id)?.claims.push({ ...claimOfReservation(kept), name: kept.name, code: kept.code })
  return claimed
}

/** What stands somewhere, still there today where it was planned to have left. */
const leavingAfter = (row: PlacedRow, today: string): PlacedRow => ({
  ...row,
  until: row.until && countsFrom(row.until, today),
})

/** What is known of a placement `p` of an asset `a` of type `t` and model `m`, that has a plan `later`. */
export const placedColumns = sql`
  p.node_id, p.id, p.asset_id, a.name, a.code, a.status, t.category, p.source, p.position, p.face, p.lane,
  m.u_height, m.full_depth, m.depth_mm, m.airflow, coalesce(a.weight_kg, m.weight_kg) as weight_kg, m.rated_w,
  coalesce(a.budget_w, m.budget_w) as budget_w, m.heat_w, a.cords_a, a.cords_b,
  to_char(later.valid_from at time zone 'UTC', 'YYYY-MM-DD') as until,
  case when p.source = 'planned' then to_char(p.valid_from at time zone 'UTC', 'YYYY-MM-DD') end as planned_for`

const modelsAs = (company_id: string, model: ClaimsAsked['model']): SQL =>
  model === undefined
    ? sql`model`
    : sql`(
        select other.* from model one
        cross join lateral jsonb_populate_record(one,
          case when one.id = ${model.id} then ${JSON.stringify(model.facts)}::jsonb else '{}' end) other
        where one.company_id = ${company_id})`

/** What stands in racks or is planned for them; as one value of each rack, which is read in a third of the time of rows. */
const readPlaced = (
  database: Database,
  company_id: string,
  { wanted, models }: { wanted: string; models: SQL },
) =>
  rows(
    database,
    v.object({ node_id: v.string(), things: v.array(PlacedRow) }),
    sql`
      select node_id, json_agg(thing order by position, id) as things
      from (
        select ${placedColumns} from jsonb_array_elements_text(${wanted}::jsonb) w(id)
        join placement p on p.company_id = ${anyCompany(company_id)} and p.node_id = w.id::uuid and p.source <> 'historic'
        join asset a on a.company_id = p.company_id and a.id = p.asset_id
        join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
        left join ${models} m on m.company_id = a.company_id and m.id = a.model_id
        left join placement later on p.source = 'current' and later.company_id = p.company_id
          and later.asset_id = p.asset_id and later.source = 'planned'
      ) thing
      group by node_id`,
  )

/** A reservation as it is read by `keptColumns`. */
export const KeptRow = v.object({
  node_id: v.string(),
  ...v.pick(PlacedRow, ['id', 'name', 'position', 'face', 'lane', 'u_height', 'full_depth', 'depth_mm'])
    .entries,
  ...v.pick(PlacedRow, ['weight_kg', 'budget_w', 'cords_a', 'cords_b']).entries,
  code: v.nullable(v.string()),
  asset_id: v.nullable(v.string()),
  is_firm: v.boolean(),
  expires_on: v.string(),
})

/** What is known of a reservation `r` for an asset `a` or a model `m`, of the principal `owner`, with the code of its request. */
export const keptColumns = sql`
  r.node_id, r.id, r.asset_id, owner.name, r.is_firm, r.position::float8 as position, r.face, r.lane,
  (select w.code from work_request w where w.company_id = r.company_id and w.id = r.work_id) as code,
  r.u_height::float8 as u_height, r.full_depth, m.depth_mm, r.weight_kg::float8 as weight_kg, r.budget_w,
  r.cords_a, r.cords_b, to_char(r.expires_on, 'YYYY-MM-DD') as expires_on`

/** What is reserved in racks on a day, by the names of whose it is. */
const readKept = (
  database: Database,
  company_id: string,
  { wanted, today }: { wanted: string; today: string },
) =>
  rows(
    database,
    KeptRow,
    sql`
      select ${keptColumns} from jsonb_array_elements_text(${wanted}::jsonb) w(id)
      join reservation r on r.company_id = ${company_id} and r.node_id = w.id::uuid and ${isActive(today)}
      join principal owner on owner.company_id = r.company_id and owner.id = r.owner_id
      left join asset a on a.company_id = r.company_id and a.id = r.asset_id
      left join model m on m.company_id = r.company_id and m.id = coalesce(r.model_id, a.model_id)
      order by r.position, r.id`,
  )

/** What a thing holds where it stands, or is going to hold where it is planned. */
function heldBy({ source, status }: PlacedRow): Pick<NamedClaim, 'space' | 'power'> {
  if (source === 'current') return holdsOf(status)
  const { power } = holdsOf(OCCUPYING.includes(status) ? status : 'planning')
  return { space: 'planned', power: power && 'planned' }
}

/** What a placement claims of its rack. */
export function claimOf(row: PlacedRow): NamedClaim {
  const { id, asset_id, name, code, position, face, lane, until } = row
  const { u_height, full_depth, depth_mm, airflow } = row
  const load = loadOf(row, row.category)
  const isPlan = row.source === 'planned' || row.status === 'planning'
  return {
    id,
    asset_id,
    name,
    code,
    position,
    face,
    lane,
    u_height,
    full_depth,
    depth_mm,
    airflow,
    until,
    ...load,
    ...heldBy(row),
    ...(isPlan && { plan: { from: row.planned_for } }),
  }
}
