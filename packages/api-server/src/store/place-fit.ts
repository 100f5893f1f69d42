import { sql } from 'drizzle-orm'
import { isBlock, isOverridable, type Candidate, type Fit } from '@plenum/domain/fit'
import { FIT_RULES } from '@plenum/domain/fit-codes'
import type { FitFinding } from '@plenum/domain/fit-limits'
import { arrivalOf, judge, type Arrival, type Coming } from '@plenum/domain/judge'
import { laneRefusal } from '@plenum/domain/lane-span'
import { claimsFrom } from '@plenum/domain/load'
import type { PlaceInput } from '@plenum/domain/placement'
import type { Problem } from '../api-error.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { spotOf, type Spot } from './place-type.ts'
import { readClaims, type ClaimedRack, type NamedClaim } from './rack-claims.ts'
import { candidateOf, factsOf, type Target, type Thing, type ThingFacts } from './thing-facts.ts'

/** What speaks against a place. */
export interface Verdict extends Fit {
  /** The blocking findings as refusals, and what no rack is asked about. */
  problems: (Problem & { attr: keyof PlaceInput })[]
  /** Whether a reason and the right to give it would do. */
  overridable: boolean
  /** Whose findings these are, for their names; none where the place is no rack. */
  rack: ClaimedRack | null
}

/** A thing that is asked about at a place. */
export interface PlaceRequest {
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
    const spot = await spotOf(database, company_id, place.node_id)
    return refuseRoom({ spot, place, coming, asset_id: thing.id })
  }
  const facts = await factsOf(database, company_id, thing)
  const others = rack.claims.filter(({ id }) => !except.includes(id))
  const claims = from === undefined ? others : claimsFrom(others, from)
  const arrival = arrivalAt({ thing, coming, from })
  const verdict = weigh({ ...rack, claims }, candidateOf(thing, facts, place), arrival)
  return coming === 'sent' ? withLane(verdict, facts, place) : verdict
}

/** A verdict of a thing that is sent to a place, with what is wrong with its lane: no reason is good for that. */
export function withLane(verdict: Verdict, { width }: Pick<ThingFacts, 'width'>, place: Target): Verdict {
  const code = laneRefusal(width, place)
  if (code === null) return verdict
  return { ...verdict, problems: [...verdict.problems, { code, attr: 'lane' }], overridable: false }
}

/** How something comes to a place: what comes only on a later day takes nothing yet. */
export const arrivalAt = ({
  thing,
  coming,
  from,
}: Pick<PlaceRequest, 'thing' | 'coming'> & { from: string | undefined }): Arrival => ({
  coming,
  is_firm: from === undefined && arrivalOf(thing.status).is_firm,
})

/** Whether a thing does not stand at a place yet: what does may stay, whatever has become of the place. */
const isNew = ({ coming }: Pick<Arrival, 'coming'>, { asset_id }: Pick<Candidate, 'asset_id'>): boolean =>
  coming === 'sent' || asset_id === null

const OUT_OF_USE = { code: 'place_out_of_use', attr: 'node_id' } as const

/** What the fit check says of a rack, with what of it refuses. */
export function weigh(
  rack: ClaimedRack,
  candidate: Candidate,
  arrival: Parameters<typeof judge>[3],
): Verdict {
  const { findings, ...spot } = judge(rack, rack.claims, candidate, arrival)
  const blocks = findings.filter(isBlock)
  const problems = blocks.map((finding) => problemOf(finding, rack))
  if (!rack.in_use && isNew(arrival, candidate))
    return { findings, ...spot, problems: [OUT_OF_USE, ...problems], overridable: false, rack }
  return { findings, ...spot, problems, overridable: blocks.length > 0 && isOverridable(findings), rack }
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

interface Roomed extends Pick<PlaceRequest, 'place' | 'coming'>, Pick<Candidate, 'asset_id'> {
  spot: Spot | undefined
}

/** Where there are no units, all that matters is that it is in use and that none is asked for. */
export function refuseRoom({ spot, place, coming, asset_id }: Roomed): Verdict {
  if (spot === undefined) return refusedAs('does_not_exist', 'node_id')
  if (spot.type === 'region' && coming === 'sent') return refusedAs('place_holds_none', 'node_id')
  if (!spot.in_use && isNew({ coming }, { asset_id })) return refusedAs(OUT_OF_USE.code, OUT_OF_USE.attr)
  if (place.position !== null) return refusedAs('place_needs_rack', 'position')
  return place.lane === null ? FREE : refusedAs('place_needs_rack', 'lane')
}

const FREE: Verdict = {
  findings: [],
  nearest: null,
  nearest_lane: null,
  problems: [],
  overridable: false,
  rack: null,
}
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
  const rivals = rivalsOf(finding, claims)
  const subject = namesOf(rivals)
  return {
    code: finding.code,
    attr: OF_UNIT.includes(finding.code) ? 'position' : 'node_id',
    ...(subject !== '' && { subject, unseen: namesOf(rivals.filter(isKept)) }),
    finding,
  }
}

/** The claims that a finding names. */
export const rivalsOf = ({ rivals = [] }: FitFinding, claims: readonly NamedClaim[]): NamedClaim[] =>
  claims.filter(({ id }) => rivals.includes(id))

const namesOf = (claims: readonly NamedClaim[]): string => claims.map(calledBy).join(', ')

/** Whether a claim is of a reservation and not of something that stands there, or is going to. */
export const isKept = ({ airflow }: NamedClaim): boolean => airflow === undefined

const calledBy = ({ name, code }: NamedClaim): string => (code === null ? name : `${name} · ${code}`)

/** Holds a thing's model, so that its size stays, until the transaction ends. */
export async function holdModel(tx: Database, company_id: string, { model_id }: Pick<Thing, 'model_id'>) {
  await tx.execute(sql`select from model where company_id = ${company_id} and id = ${model_id} for share`)
}

/** Holds a place until the transaction ends, so that nobody else puts anything there. */
export async function holdPlace(tx: Database, company_id: string, id: string) {
  await tx.execute(sql`select from node where company_id = ${company_id} and id = ${id} for no key update`)
}
