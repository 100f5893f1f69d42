import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetStatus } from '@plenum/domain/asset'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import { isBlock, isOverridable, type Candidate, type Fit } from '@plenum/domain/fit'
import { FIT_RULES } from '@plenum/domain/fit-codes'
import type { FitFinding } from '@plenum/domain/fit-limits'
import { arrivalOf, judge, type Coming } from '@plenum/domain/judge'
import { claimsFrom, loadOf, type Load } from '@plenum/domain/load'
import { NODE_TYPES } from '@plenum/domain/node-type'
import type { PlaceInput } from '@plenum/domain/placement'
import type { Problem } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { Bearing, readClaims, type ClaimedRack, type NamedClaim } from './rack-claims.ts'

const ThingFacts = v.object({ ...Bearing.entries, category: v.picklist(ASSET_CATEGORIES) })
type ThingFacts = v.InferOutput<typeof ThingFacts>

const UNKNOWN: Omit<ThingFacts, 'category'> = {
  u_height: null,
  full_depth: null,
  depth_mm: null,
  airflow: null,
  weight_kg: null,
  rated_w: null,
  budget_w: null,
  heat_w: null,
}

/** A thing that is to come to a place: an asset, or one that is yet to be made. */
export interface Thing extends Omit<Load, 'heat_w'> {
  /** Null for what does not exist yet. */
  id: string | null
  model_id: string | null
  asset_type: string
  /** What it is when it stands there: what is only planned takes nothing yet. */
  status: AssetStatus
}

export type Target = v.InferOutput<typeof PlaceInput>

/** What speaks against a place. */
export interface Verdict extends Fit {
  /** The blocking findings as refusals, and what no rack is asked about. */
  problems: (Problem & { attr: keyof PlaceInput })[]
  /** Whether a reason and the right to give it would do. */
  overridable: boolean
  /** Whose findings these are, for their names; none where the place is no rack. */
  rack: ClaimedRack | null
}

interface PlaceRequest {
  place: Target
  thing: Thing
  coming: Coming
  /** Reservations that are in nobody's way: those held for the very purpose. */
  except?: readonly string[]
  /** The day on which it comes, where that is a later one; what is gone by then is in nobody's way. */
  from?: string
}

/** In which company something is asked, and when. */
type Moment = Pick<Author, 'company_id' | 'at'>

/** What speaks against a thing's standing at a place. Holds its model and the place until the transaction ends. */
export async function judgePlace(tx: Database, author: Moment, request: PlaceRequest): Promise<Verdict> {
  const { company_id } = author
  const { thing, place } = request
  // Before the rack: whoever changes a model's size holds it first, then the racks.
  await holdModel(tx, company_id, thing)
  await holdPlace(tx, company_id, place.node_id)
  return askPlace(tx, author, request)
}

/** `judgePlace` of a question that nothing follows from: it holds nothing. */
export async function askPlace(
  database: Database,
  author: Moment,
  { place, thing, coming, from, except = [] }: PlaceRequest,
): Promise<Verdict> {
  const { company_id } = author
  const rack = (await readClaims(database, author, [place.node_id])).get(place.node_id)
  if (rack === undefined) {
    const type = await typeOf(database, company_id, place.node_id)
    return refuseRoom({ type, place, coming })
  }
  const facts = await factsOf(database, company_id, thing)
  const others = rack.claims.filter(({ id }) => !except.includes(id))
  const claims = from === undefined ? others : claimsFrom(others, from)
  return weigh({ ...rack, claims }, candidateOf(thing, facts, place), {
    coming,
    is_firm: from === undefined && arrivalOf(thing.status).is_firm,
  })
}

/** What the fit check says of a rack, with what of it refuses. */
export function weigh(
  rack: ClaimedRack,
  candidate: Candidate,
  arrival: Parameters<typeof judge>[3],
): Verdict {
  const { findings, nearest } = judge(rack, rack.claims, candidate, arrival)
  const blocks = findings.filter(isBlock)
  const problems = blocks.map((finding) => problemOf(finding, rack))
  return { findings, nearest, problems, overridable: blocks.length > 0 && isOverridable(findings), rack }
}

/** What cannot be overridden and speaks against what stands in a rack, beside all others that do. */
export function problemsOfStanding(rack: ClaimedRack, own: NamedClaim): Problem[] {
  const claims = rack.claims.filter(({ asset_id }) => asset_id !== own.asset_id)
  const thing = { ...own, airflow: own.airflow ?? null, is_powered: own.power !== null }
  const arrival = { coming: 'stands', is_firm: own.space !== 'planned' } as const
  const { findings } = judge(rack, claims, thing, arrival)
  return findings
    .filter((finding) => isBlock(finding) && FIT_RULES[finding.code].way !== 'override')
    .map((finding) => problemOf(finding, { ...rack, claims }))
}

/** Where there are no units, all that matters is that none is asked for. */
export function refuseRoom({
  type,
  place,
  coming,
}: Pick<PlaceRequest, 'place' | 'coming'> & { type: PlaceType | undefined }) {
  if (type === undefined) return refusedAs('does_not_exist', 'node_id')
  if (type === 'region' && coming === 'sent') return refusedAs('place_holds_none', 'node_id')
  return place.position === null ? FREE : refusedAs('place_needs_rack', 'position')
}

const FREE: Verdict = { findings: [], nearest: null, problems: [], overridable: false, rack: null }
const refusedAs = (code: Problem['code'], attr: keyof PlaceInput): Verdict => ({
  ...FREE,
  problems: [{ code, attr }],
})

const OF_UNIT: readonly FitFinding['code'][] = [
  'place_outside_rack',
  'place_taken',
  'place_reserved',
  'faces_meet',
  'place_height_unknown',
]

/** A finding as the API refuses with it. */
export const problemOf = (
  finding: FitFinding,
  { claims }: Pick<ClaimedRack, 'claims'>,
): Problem & { attr: keyof PlaceInput } => {
  const subject = rivalsOf(finding, claims).map(calledBy).join(', ')
  return {
    code: finding.code,
    attr: OF_UNIT.includes(finding.code) ? 'position' : 'node_id',
    ...(subject !== '' && { subject }),
    finding,
  }
}

/** The claims that a finding names. */
export const rivalsOf = ({ rivals = [] }: FitFinding, claims: readonly NamedClaim[]): NamedClaim[] =>
  claims.filter(({ id }) => rivals.includes(id))

const calledBy = ({ name, code }: NamedClaim): string => (code === null ? name : `${name} · ${code}`)

/** Holds a thing's model, so that its size stays, until the transaction ends. */
export async function holdModel(tx: Database, company_id: string, { model_id }: Pick<Thing, 'model_id'>) {
  await tx.execute(sql`select from model where company_id = ${company_id} and id = ${model_id} for share`)
}

/** Holds a place until the transaction ends, so that nobody else puts anything there. */
export async function holdPlace(tx: Database, company_id: string, id: string) {
  await tx.execute(sql`select from node where company_id = ${company_id} and id = ${id} for no key update`)
}

/** What is known of a thing's model and family. */
export async function factsOf(
  database: Database,
  company_id: string,
  { model_id, asset_type }: Pick<Thing, 'model_id' | 'asset_type'>,
): Promise<ThingFacts> {
  const facts = await firstRow(
    database,
    ThingFacts,
    sql`
      select t.category, m.u_height::float8, m.full_depth, m.depth_mm, m.airflow, m.weight_kg::float8, m.rated_w,
        m.budget_w, m.heat_w
      from asset_type t left join model m on m.company_id = t.company_id and m.id = ${model_id}
      where t.company_id = ${company_id} and t.code = ${asset_type}`,
  )
  // a type that does not exist is refused where it is written
  return facts ?? { ...UNKNOWN, category: 'other' }
}

/** A thing at a position, with all that is known of it: its own facts where it has them, else its model's. */
export function candidateOf(
  thing: Thing,
  { category, ...model }: ThingFacts,
  { position, face }: Pick<Target, 'position' | 'face'>,
): Candidate {
  const { id, cords_a, cords_b, weight_kg, budget_w, status } = thing
  const load = {
    ...model,
    weight_kg: weight_kg ?? model.weight_kg,
    budget_w: budget_w ?? model.budget_w,
    cords_a,
    cords_b,
  }
  const { u_height, full_depth, depth_mm, airflow } = model
  return {
    asset_id: id,
    position,
    face,
    u_height,
    full_depth,
    depth_mm,
    airflow,
    ...loadOf(load, category),
    is_powered: arrivalOf(status).is_powered,
  }
}

type PlaceType = (typeof NODE_TYPES)[number]

/** What a place is; undefined where the company has none of this id. */
export async function typeOf(
  database: Database,
  company_id: string,
  id: string,
): Promise<PlaceType | undefined> {
  const place = await firstRow(
    database,
    v.object({ type: v.picklist(NODE_TYPES) }),
    sql`select type from node where company_id = ${company_id} and id = ${id}`,
  )
  return place?.type
}
