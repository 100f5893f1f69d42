import type { AssetStatus } from '@plenum/domain/asset'
import { arrivalOf } from '@plenum/domain/judge'
import { decommissionSteps } from '@plenum/domain/decommission'
import type { FitAnswer } from '@plenum/domain/fit-answer'
import { canBecome, isClosed } from '@plenum/domain/transition'
import type { Problem } from '../api-error.ts'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'
import { toldFit } from './fit-question.ts'
import { refuseRoom, weigh, withLane, type Verdict } from './place-fit.ts'
import { candidateOf, factsOf, type Thing } from './thing-facts.ts'
import { spotOf } from './place-type.ts'
import { readClaims, type ClaimedRack } from './rack-claims.ts'
import { ADDED, madeAs, type Arrival, type PlannedStep } from './work-plan.ts'

/** What speaks against an item: its fit, and what nobody can go on against. */
export interface ItemCheck {
  id: string
  fit: FitAnswer | null
  /** The fit's blocking findings as refusals. */
  unfit: Problem[]
  problems: Problem[]
}

type Moment = Pick<Author, 'company_id' | 'at'>

/** What is asked of a request's steps; reservations that are held for it are in nobody's way. */
interface Question {
  steps: readonly PlannedStep[]
  except: readonly string[]
}

/** What speaks against the items of a request, each once those before it are done. */
export async function checkItems(
  database: Database,
  moment: Moment,
  { steps, except }: Question,
): Promise<ItemCheck[]> {
  const site = await Site.open(database, moment, { steps, except })
  const checks: ItemCheck[] = []
  const became = new Map<string, AssetStatus>()
  for (const planned of steps) {
    const step = standingAs(planned, became)
    site.leave(step.leaves)
    const verdicts: (Verdict & { attr: string })[] = []
    for (const arrival of step.arrivals)
      verdicts.push({ ...(await site.arrive(step.item.id, arrival)), attr: arrival.attr })
    checks.push({
      id: step.item.id,
      fit: merged(verdicts),
      unfit: verdicts.flatMap(({ problems, attr }) =>
        problems.map((problem) => ({
          ...problem,
          attr: attr.endsWith('.to') ? `${attr}.${problem.attr}` : attr,
        })),
      ),
      problems: problemsOf(step),
    })
    const to = statusAfter(step)
    if (step.asset !== undefined && to !== null) became.set(step.asset.id, to)
  }
  return checks
}

/** A step as its asset stands once the steps before it are done. */
function standingAs({ asset, ...step }: PlannedStep, became: ReadonlyMap<string, AssetStatus>): PlannedStep {
  return { ...step, asset: asset && { ...asset, status: became.get(asset.id) ?? asset.status } }
}

/** What a step makes of its asset where it says so; null where nothing of that is asked. */
function statusAfter({ item: { op, to_status } }: PlannedStep): AssetStatus | null {
  return op === 'add' ? (to_status ?? ADDED) : to_status
}

function merged(verdicts: readonly Verdict[]): FitAnswer | null {
  const [first] = verdicts
  if (first === undefined) return null
  const told = verdicts.map(toldFit)
  const blocking = verdicts.filter(({ problems }) => problems.length > 0)
  return {
    findings: told.flatMap(({ findings }) => findings),
    nearest: first.nearest,
    nearest_lane: first.nearest_lane,
    overridable: blocking.length > 0 && blocking.every(({ overridable }) => overridable),
  }
}

/** What speaks against an item beside its place. */
function problemsOf(step: PlannedStep): Problem[] {
  const { item, at, asset, replacement } = step
  const closed = [
    { one: asset, attr: 'asset_id' },
    { one: replacement, attr: 'replacement_id' },
  ].flatMap(({ one, attr }): Problem[] =>
    one !== undefined && isClosed(one)
      ? [{ code: 'asset_closed', attr: `items.${at}.${attr}`, subject: one.name }]
      : [],
  )
  if (closed.length > 0) return closed
  if (item.op === 'add') return refusedStatus(step, asset?.status ?? madeAs(item), item.to_status ?? ADDED)
  if (asset === undefined) return []
  if (item.op === 'remove' && decommissionSteps(asset.status) === null)
    return [{ code: 'decommission_too_early', attr: `items.${at}.asset_id`, subject: asset.name }]
  if (item.op === 'swap' && asset.place === null)
    return [{ code: 'place_missing', attr: `items.${at}.asset_id`, subject: asset.name }]
  return refusedStatus(step, asset.status, item.to_status ?? asset.status)
}

/** Refuses a change of status that the table does not have, where the item says it or names what would change. */
function refusedStatus({ item, at }: PlannedStep, from: AssetStatus, to: AssetStatus): Problem[] {
  if (from === to || canBecome(from, to)) return []
  const attr = item.to_status === null ? 'asset_id' : 'to_status'
  return [{ code: 'transition_refused', attr: `items.${at}.${attr}` }]
}

/** Places as they are, and as they become while items are gone through. */
class Site {
  readonly #database: Database
  readonly #company_id: string
  readonly #racks: Map<string, ClaimedRack>

  private constructor(database: Database, company_id: string, racks: Map<string, ClaimedRack>) {
    this.#database = database
    this.#company_id = company_id
    this.#racks = racks
  }

  static async open(database: Database, moment: Moment, { steps, except }: Question): Promise<Site> {
    const ids = new Set(steps.flatMap(({ arrivals }) => arrivals.map(({ place }) => place.node_id)))
    const racks = await readClaims(database, moment, [...ids])
    for (const rack of racks.values()) rack.claims = rack.claims.filter(({ id }) => !except.includes(id))
    return new Site(database, moment.company_id, racks)
  }

  leave(asset_ids: readonly string[]): void {
    const stays = ({ asset_id }: { asset_id: string | null }) =>
      asset_id === null || !asset_ids.includes(asset_id)
    for (const rack of this.#racks.values()) rack.claims = rack.claims.filter(stays)
  }

  async arrive(id: string, { thing, place }: Arrival): Promise<Verdict> {
    const rack = this.#racks.get(place.node_id)
    if (rack === undefined) {
      const spot = await spotOf(this.#database, this.#company_id, place.node_id)
      return refuseRoom({ spot, place, coming: 'sent', asset_id: thing.id })
    }
    const facts = await factsOf(this.#database, this.#company_id, thing)
    const candidate = candidateOf(thing, facts, place)
    const seen = { ...rack, claims: [...rack.claims] }
    const { is_firm } = arrivalOf(thing.status)
    const verdict = weigh(seen, candidate, { coming: 'sent', is_firm })
    const hold = { space: 'taken', power: candidate.is_powered ? 'taken' : null } as const
    rack.claims.push({ ...candidate, ...hold, id, name: nameOf(thing), code: null, until: null })
    return withLane(verdict, facts, place)
  }
}

const nameOf = (thing: Thing): string => ('name' in thing && typeof thing.name === 'string' ? thing.name : '')
