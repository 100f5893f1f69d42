import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { capacityOf } from '@plenum/domain/capacity'
import { findPlaces, type FinderRack, type Offer, type PlaceSearch } from '@plenum/domain/finder'
import { claimsFrom } from '@plenum/domain/load'
import { TrailStep } from '@plenum/domain/node-type'
import {
  OFFERS_TOLD,
  RACKS_SEARCHED,
  REFUSED_TOLD,
  type PlacementSearch,
  type PlacementsFound,
} from '@plenum/domain/placement-find'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { thingOf } from './placement-thing.ts'
import { isOut, OUT_OF_USE } from './place-use.ts'
import { readClaims, type ClaimedRack } from './rack-claims.ts'

type Search = v.InferOutput<typeof PlacementSearch>
type Trail = v.InferOutput<typeof TrailStep>[]

const RackRow = v.object({ id: v.string(), name: v.string(), trail: v.array(TrailStep) })
type RackRow = v.InferOutput<typeof RackRow>

/** The row that a rack stands in, or what it stands in where it has none. */
const rowOf = (trail: Trail): string | null =>
  (trail.findLast(({ type }) => type === 'row') ?? trail.findLast(({ type }) => type !== 'rack'))?.id ?? null

/** Places for equal things in the racks below a place, best first. */
export async function findPlacements(
  database: Database,
  author: Pick<Author, 'company_id' | 'at'>,
  search: Search,
): Promise<PlacementsFound> {
  const { company_id, at } = author
  const known = await racksBelow(database, company_id, search.place_id)
  const racks = known.slice(0, RACKS_SEARCHED)
  const thing = await thingOf(database, company_id, search)
  const row_id = search.row_of === null ? null : await rowNamed(database, company_id, search.row_of)
  const claimed = await readClaims(
    database,
    author,
    racks.map(({ id }) => id),
  )
  const looked = racks.flatMap(({ id, trail }): (FinderRack & ClaimedRack)[] => {
    const rack = claimed.get(id)
    if (rack === undefined) return []
    const claims = rack.claims.filter(({ asset_id }) => asset_id === null || asset_id !== search.asset_id)
    return [{ ...rack, claims, row_id: rowOf(trail) }]
  })
  const { count, before } = search
  const found = findPlaces(looked, { thing, count, row_id, today: at.slice(0, 10), before })
  const { u_height, full_depth, weight_kg, budget_w, cords_a, cords_b, face } = thing
  const named = new Map(racks.map(({ id, name, trail }) => [id, { rack: { id, name }, trail }]))
  const byId = new Map(looked.map((rack) => [rack.id, rack]))
  const told = <Row extends { rack_id: string }>({ rack_id, ...row }: Row) => {
    const rack = named.get(rack_id)
    return rack === undefined ? [] : [{ ...rack, ...row }]
  }
  return {
    thing: { u_height, full_depth, weight_kg, budget_w, cords_a, cords_b, face: face ?? 'front' },
    offers: found.offers.slice(0, OFFERS_TOLD).flatMap((offer) => {
      const rack = byId.get(offer.rack_id)
      return rack === undefined ? [] : told({ ...offer, capacity: fullness(rack, offer, thing) })
    }),
    refused: found.refused.slice(0, REFUSED_TOLD).flatMap(told),
    plan: found.plan,
    missing: found.missing,
    racks: racks.length,
    fitting: found.offers.length,
    is_whole: known.length <= RACKS_SEARCHED,
  }
}

/** How full a rack is once what it is offered for stands in it. */
function fullness(rack: FinderRack, { positions, lanes, from }: Offer, thing: PlaceSearch['thing']) {
  const power = thing.is_powered ? ('reserved' as const) : null
  const placed = positions.map((position, at) => ({
    ...thing,
    id: `new-${at}`,
    asset_id: null,
    position,
    lane: lanes[at] ?? null,
    space: 'reserved' as const,
    power,
  }))
  return capacityOf(rack, [...claimsFrom(rack.claims, from), ...placed])
}

/** The racks in use at a place and below it, and one more than are searched; refuses a place that is not there. */
async function racksBelow(database: Database, company_id: string, place_id: string): Promise<RackRow[]> {
  const place = await firstRow(
    database,
    v.object({ path: v.string() }),
    sql`select path from node where company_id = ${company_id} and id = ${place_id}`,
  )
  if (place === undefined) throw refusal(400, 'does_not_exist', 'place_id')
  return rows(
    database,
    RackRow,
    sql`
      select n.id, n.name, n.trail from node n
      where n.company_id = ${company_id} and n.path >= ${place.path} and n.path < ${place.path} || '~'
        and n.type = 'rack' and not ${isOut(sql`n`, OUT_OF_USE)}
      order by n.path limit ${RACKS_SEARCHED + 1}`,
  )
}

/** The row of a rack or of what stands in it; refuses what stands nowhere. */
async function rowNamed(database: Database, company_id: string, id: string): Promise<string> {
  const found = await firstRow(
    database,
    v.object({ trail: v.array(TrailStep) }),
    sql`
      select n.trail from node n where n.company_id = ${company_id} and n.id in (
        select ${id}::uuid union all
        select a.location_id from asset a where a.company_id = ${company_id} and a.id = ${id}) limit 1`,
  )
  const row = found && rowOf(found.trail)
  if (!row) throw refusal(400, 'does_not_exist', 'row_of')
  return row
}
