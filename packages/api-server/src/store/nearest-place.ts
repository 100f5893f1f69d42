import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isBlock } from '@plenum/domain/fit'
import type { FittingPlace } from '@plenum/domain/fit-answer'
import { claimsFrom } from '@plenum/domain/load'
import { byNearness, nearestIn } from '@plenum/domain/nearest-place'
import { RACKS_SEARCHED } from '@plenum/domain/placement-find'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { isOut, OUT_OF_USE } from './place-use.ts'
import { arrivalAt, type PlaceRequest, type Verdict } from './place-fit.ts'
import { candidateOf, factsOf } from './thing-facts.ts'
import { readClaims, type ClaimedRack } from './rack-claims.ts'

type Moment = Pick<Author, 'company_id' | 'at'>

/** Racks whose claims are read at once: most are near. */
const AT_ONCE = 40

/** Where a thing fits nearest to a rack that refuses it: in the rack itself, else in its row, else in its room. */
export async function nearestPlace(
  database: Database,
  author: Moment,
  { request, verdict: { rack, findings } }: { request: PlaceRequest; verdict: Verdict },
): Promise<FittingPlace | null> {
  if (rack === null || !findings.some(isBlock)) return null
  const { thing, place, from } = request
  const facts = await factsOf(database, author.company_id, thing)
  const wanted = {
    candidate: candidateOf(thing, facts, place),
    arrival: arrivalAt({ ...request, from }),
  }
  const told = (looked: ClaimedRack): FittingPlace | undefined => {
    const found = nearestIn(looked, wanted)
    const { id, name } = looked
    return found && { rack: { id, name }, face: found.face, position: found.position, lane: found.lane }
  }
  const here = told(rack)
  if (here !== undefined) return here
  const ids = await racksAround(database, author.company_id, { rack_id: rack.id, asset_id: thing.id })
  // what is elsewhere is sent there, even where it stands here by what is known
  wanted.arrival = arrivalAt({ thing, coming: 'sent', from })
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const near = ids.slice(at, at + AT_ONCE)
    const claimed = await readClaims(database, author, near)
    for (const id of near) {
      const known = claimed.get(id)
      const claims = known?.claims ?? []
      const found =
        known && told({ ...known, claims: from === undefined ? claims : claimsFrom(claims, from) })
      if (found !== undefined) return found
    }
  }
  return null
}

const Spot = v.object({
  id: v.string(),
  row_id: v.nullable(v.string()),
  order: v.number(),
  x_mm: v.nullable(v.number()),
  y_mm: v.nullable(v.number()),
})

/** The other racks in use of a rack's row and room, nearest first, without the one in which a thing stands. */
async function racksAround(
  database: Database,
  company_id: string,
  { rack_id, asset_id }: { rack_id: string; asset_id: string | null },
): Promise<string[]> {
  const spots = await rows(
    database,
    Spot,
    sql`
      with asked as materialized (
        select n.id, coalesce(
          (select step->>'id' from jsonb_array_elements(n.trail) step where step->>'type' = 'room'),
          (select step->>'id' from jsonb_array_elements(n.trail) with ordinality t(step, depth)
            where step->>'type' not in ('rack', 'row') order by depth desc limit 1)) as room_id
        from node n where n.company_id = ${company_id} and n.id = ${rack_id}
      )
      select n.id, row_of.id as row_id, n.x_mm, n.y_mm,
        row_number() over (order by jsonb_path_query_array(n.trail, '$[*].name')::text collate "C", n.id)::int as "order"
      from asked
      join node room on room.company_id = ${company_id} and room.id = asked.room_id::uuid
      join node n on n.company_id = ${company_id} and n.type = 'rack'
        and n.path >= room.path and n.path < room.path || '~'
      left join node row_of on row_of.company_id = ${company_id} and row_of.id = n.parent_id and row_of.type = 'row'
      where n.id = asked.id or (not ${isOut(sql`n`, OUT_OF_USE)} and not exists (
        select from placement p where p.company_id = ${company_id} and p.source = 'current'
          and p.asset_id = ${asset_id}::uuid and p.node_id = n.id))
      order by "order" limit ${RACKS_SEARCHED}`,
  )
  const own = spots.find(({ id }) => id === rack_id)
  if (own === undefined) return []
  return byNearness(
    own,
    spots.filter((spot) => spot !== own),
  ).map(({ id }) => id)
}
