import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { addDays, addYears } from '@plenum/domain/date'
import { fit } from '@plenum/domain/fit'
import { RESERVATION_YEARS } from '@plenum/domain/reservation'
import type { Database } from '../ports.ts'
import type { OpenBatch } from './batches.ts'
import { candidateOf, factsOf } from './thing-facts.ts'
import { readClaims, type ClaimedRack } from './rack-claims.ts'
import { refuseReserving, type Wanted } from './reservation-check.ts'
import { firmPlaces, keepPlaces } from './reservation-write.ts'
import { stepsOf, type Arrival, type PlannedStep } from './work-plan.ts'
import { heldFor, type StoredWork } from './work-stored.ts'

/** Days that a place is kept beyond the end of a request, and where it has none. */
const BEYOND_DAYS = 30
const UNTIMED_DAYS = 90

/** The last day on which the places of a request are kept. */
export function keptUntil(
  { window_end, window_start, wanted_on }: Pick<StoredWork, 'window_end' | 'window_start' | 'wanted_on'>,
  today: string,
): string {
  const day = (window_end ?? window_start)?.slice(0, 10) ?? wanted_on
  const end = day === null ? '' : addDays(day, BEYOND_DAYS)
  const latest = addYears(today, RESERVATION_YEARS)
  if (end < today) return addDays(today, UNTIMED_DAYS)
  return end > latest ? latest : end
}

type Kept = Wanted & { item_id: string }

type Reserving = Pick<StoredWork, 'id' | 'code' | 'title' | 'requester_id' | 'team_id' | 'items'> &
  Parameters<typeof keptUntil>[0]

/** Says who wants the places that a request takes things to, until it is decided about: in nobody's way yet. */
export async function askForTargets(tx: Database, batch: OpenBatch, work: Reserving): Promise<void> {
  const places = await targetsOf(tx, batch, { work, asked: [] })
  await keep(tx, batch, { work, places: places.map((place) => ({ ...place, is_firm: false })) })
}

/** Reserves the places that a request takes things to, for their assets where they have one; refuses where it cannot. */
export async function reserveTargets(tx: Database, batch: OpenBatch, work: Reserving): Promise<void> {
  const asked = await heldFor(tx, { company_id: batch.company_id, id: work.id })
  const places = await targetsOf(tx, batch, { work, asked })
  if (places.length === 0) return
  await refuseReserving(tx, batch, { places, except: asked, isApproved: true })
  const isAsked = ({ id }: Kept) => asked.includes(id)
  await firmPlaces(tx, batch, places.filter(isAsked).map(saidOf(work)))
  await keep(tx, batch, { work, places: places.filter((place) => !isAsked(place)) })
}

/** What is said of all that is reserved for a request. */
const saidOf =
  ({ id, code, title, requester_id, team_id }: Reserving) =>
  (place: Kept) => ({
    ...place,
    owner_id: team_id ?? requester_id,
    reason: `${code} ${title}`,
    work_id: id,
  })

async function keep(
  tx: Database,
  batch: OpenBatch,
  { work, places }: { work: Reserving; places: readonly Kept[] },
): Promise<void> {
  if (places.length === 0) return
  await keepPlaces(tx, batch, places.map(saidOf(work)))
  const held = JSON.stringify(places.map(({ id, item_id }) => ({ id, item_id })))
  await tx.execute(sql`
    update work_item i set reservation_id = h.id
    from jsonb_to_recordset(${held}::jsonb) h(id uuid, item_id uuid)
    where i.company_id = ${batch.company_id} and i.request_id = ${work.id} and i.id = h.item_id`)
}

/** The places that a request takes things to; those that are among what was asked for keep their ids. */
async function targetsOf(
  tx: Database,
  batch: OpenBatch,
  { work, asked }: { work: Reserving; asked: readonly string[] },
): Promise<Kept[]> {
  const { company_id } = batch
  const open = work.items.filter(({ result }) => result === null)
  const steps = await stepsOf(tx, company_id, open)
  const ids = new Set(steps.flatMap(({ arrivals }) => arrivals.map(({ place }) => place.node_id)))
  const racks = await readClaims(tx, batch, [...ids])
  const leaving = steps.flatMap(({ leaves }) => leaves)
  const places: Kept[] = []
  const expires_on = keptUntil(work, batch.at.slice(0, 10))
  for (const step of steps) {
    for (const arrival of step.arrivals) {
      const rack = racks.get(arrival.place.node_id)
      const place = rack && (await placeOf(tx, company_id, { step, arrival, rack, leaving }))
      const kept = open.find(({ id }) => id === step.item.id)?.reservation_id ?? ''
      const id = asked.includes(kept) ? kept : uuidv7()
      if (place) places.push({ ...place, id, is_firm: true, expires_on })
    }
  }
  return places
}

interface Coming {
  step: PlannedStep
  arrival: Arrival
  rack: ClaimedRack
  leaving: readonly string[]
}

/** What is to be kept of a rack; nothing where nothing of it is known, or where what leaves it keeps it until then. */
async function placeOf(
  tx: Database,
  company_id: string,
  { step, arrival, rack, leaving }: Coming,
): Promise<Omit<Kept, 'id' | 'is_firm' | 'expires_on'> | undefined> {
  const { thing, place, attr } = arrival
  // what comes to the units of another thing is not in anybody's way before that leaves
  if (!attr.endsWith('.to')) return undefined
  const facts = await factsOf(tx, company_id, thing)
  const candidate = candidateOf({ ...thing, status: 'installation' }, facts, place)
  const {
    position,
    face,
    lane = null,
    u_height,
    full_depth,
    budget_w,
    weight_kg,
    cords_a,
    cords_b,
  } = candidate
  if (position === null ? !u_height && !budget_w && !weight_kg : !u_height) return undefined
  const rivals = fit(rack, rack.claims, candidate).findings.flatMap((finding) =>
    finding.code === 'place_taken' ? (finding.rivals ?? []) : [],
  )
  const taken = rack.claims.filter(({ id }) => rivals.includes(id))
  if (taken.length > 0 && taken.every(({ asset_id }) => asset_id !== null && leaving.includes(asset_id)))
    return undefined
  const mounted = { position, face, lane, u_height, full_depth, budget_w, weight_kg, cords_a, cords_b }
  return {
    ...mounted,
    budget_w: budget_w === null ? null : Math.round(budget_w),
    item_id: step.item.id,
    node_id: place.node_id,
    asset_id: thing.id,
    model_id: thing.id === null ? thing.model_id : null,
    path: `${attr}.`,
  }
}
