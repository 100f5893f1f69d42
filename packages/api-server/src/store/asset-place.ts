import { sql } from 'drizzle-orm'
import { proposals } from '@plenum/domain/fit'
import type { Claim } from '@plenum/domain/load'
import { OCCUPYING } from '@plenum/domain/transition'
import { firstLane } from '@plenum/domain/lane-span'
import type { Face } from '@plenum/domain/placement'
import type { Spot } from '@plenum/domain/rack-space'
import type { Problem } from '../api-error.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { lockTree } from './node-write.ts'
import { holdModel, holdPlace, weigh, type Verdict } from './place-fit.ts'
import { candidateOf, factsOf, type Thing } from './thing-facts.ts'
import { readClaims, type NamedClaim } from './rack-claims.ts'

interface UnitRequest {
  node_id: string
  face: Face
  thing: Thing
  /** Those that are given units with it: what is not racked yet takes none before. */
  besides: readonly NamedClaim[]
}

/** Units that are free for a thing, what the fit check says of them, and what it claims once it is given them. */
interface Units extends Pick<Spot, 'lane'> {
  /** Null for what takes none: a strip beside the rails. */
  position: number | null
  verdict: Verdict
  claim: NamedClaim
}

const BESIDE = { position: null, lane: null }

/** The lowest units of a rack's face that are free for a thing, or why there are none. */
export async function findUnits(
  tx: Database,
  author: Pick<Author, 'company_id' | 'at'>,
  { node_id, face, thing, besides }: UnitRequest,
): Promise<Units | Problem> {
  await holdModel(tx, author.company_id, thing)
  await holdPlace(tx, author.company_id, node_id)
  const rack = (await readClaims(tx, author, [node_id])).get(node_id)
  if (rack === undefined) return { code: 'place_needs_rack', attr: 'node_id' }
  const given = new Set(besides.map(({ asset_id }) => asset_id))
  const others = rack.claims.filter(({ asset_id }) => !given.has(asset_id) && asset_id !== thing.id)
  const crowded = { ...rack, claims: [...others, ...besides] }
  const facts = await factsOf(tx, author.company_id, thing)
  const loose = candidateOf(thing, facts, { position: null, face, lane: firstLane(facts.width) })
  const takesNone = facts.u_height === 0
  if (rack.u_height === null && !takesNone) return { code: 'place_height_unknown', attr: 'node_id' }
  const [spot] = takesNone ? [BESIDE] : proposals(rack, crowded.claims, loose)
  if (spot === undefined) return { code: 'place_full', attr: 'node_id' }
  const { asset_id, airflow, is_powered, ...mounted } = { ...loose, ...spot }
  const hold = { space: 'taken', power: is_powered ? 'taken' : null } satisfies Pick<Claim, 'space' | 'power'>
  return {
    ...spot,
    verdict: weigh(crowded, { ...loose, ...spot }, { coming: 'sent', is_firm: true }),
    claim: { ...mounted, ...hold, id: thing.id ?? '', asset_id, airflow, name: '', code: null, until: null },
  }
}

/** The statuses whose things take their units, as a list in SQL. */
export const occupying = sql.join(
  OCCUPYING.map((status) => sql`${status}`),
  sql`, `,
)

/** Holds places until the transaction ends, so that nobody else puts anything there. */
export async function lockPlaces(tx: Database, company_id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Whoever changes the tree holds it before its places: in another order two would wait for each other.
  await lockTree(tx, company_id)
  await tx.execute(sql`
    select 1 from node where company_id = ${company_id}
      and id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as t(i))
    order by id for no key update`)
}
