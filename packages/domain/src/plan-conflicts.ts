import * as v from 'valibot'
import type { AssetStatus } from './asset.ts'
import { addDays } from './date.ts'
import { LIMIT_CODES, type LimitCode } from './fit-limits.ts'
import type { FormIssue } from './issue.ts'
import type { PassingClaim } from './load.ts'
import { moveRefusal, type Holder } from './move.ts'
import { Place } from './placement.ts'
import { overloadsOf, type BearingRack, type Overload } from './plan-overload.ts'
import { PATHS } from './power.ts'
import { countsFrom } from './placement-time.ts'
import { inTheWay, type Occupancy } from './rack-space.ts'
import { id, isoDate } from './text.ts'
import { occupies } from './transition.ts'

/**
 * What speaks against a plan: the reasons for which a move is refused, a place out of use, a day gone by, and the limits of
 * a rack that it breaks only together with what else is to be there.
 */
export const CONFLICT_CODES = [
  'place_taken',
  'place_outside_rack',
  'place_height_unknown',
  'place_needs_rack',
  'place_holds_none',
  'place_out_of_use',
  'plan_overdue',
  ...LIMIT_CODES,
] as const
export type ConflictCode = (typeof CONFLICT_CODES)[number]

/** A thing that two claim a place for, and where it would stand; the day is that of its plan, null where it stands there. */
export const Claimant = v.object(
  {
    id,
    name: v.string('required'),
    code: v.string('required'),
    ...Place.entries,
    planned_for: v.nullable(isoDate),
  },
  'required',
)
export type Claimant = v.InferOutput<typeof Claimant>

/** That something planned cannot be carried out as things are, from which day and until before which one. */
export const PlanConflict = v.object(
  {
    code: v.picklist(CONFLICT_CODES, 'unknown_option'),
    from: isoDate,
    to: v.nullable(isoDate),
    thing: Claimant,
    /** Who is in its way; of a limit the greatest of the other plans. */
    rival: v.nullable(Claimant),
    /** What it is of a limit then, what it may be, and the path of power that it is about. */
    is: v.exactOptional(v.number('required')),
    limit: v.exactOptional(v.number('required')),
    path: v.exactOptional(v.picklist(PATHS, 'unknown_option')),
  },
  'required',
)
export type PlanConflict = v.InferOutput<typeof PlanConflict>

/** A thing where it stands (without a day) or is to stand. */
export interface PlannedThing extends Omit<Claimant, 'trail'>, Omit<Occupancy, 'position' | 'face' | 'lane'> {
  status: AssetStatus
}

/** A place as far as it decides what is planned in vain. */
export interface PlannedPlace extends Holder, Pick<Claimant, 'trail'> {
  in_use: boolean
}

/** A thing with the days on which it claims its place. */
interface Claim<Thing> {
  thing: Thing
  /** Whether it only plans to stand there; two that do stand are no plan's matter. */
  isPlan: boolean
  from: string
  to: string | null
}

/** What is known of the things that stand or are to stand in some places. */
interface Known<Thing> {
  /** All that stands or is to stand there, and the plans of what stands there. */
  things: readonly Thing[]
  places: ReadonlyMap<string, PlannedPlace>
  /** The racks among them that may be asked too much, with all that claims something of them. */
  racks?: ReadonlyMap<string, BearingRack>
  today: string
}

/** All that speaks against what is planned, the first day first; the day on which a thing leaves is free again. */
export function conflictsOf<Thing extends PlannedThing>({
  things,
  places,
  racks = new Map(),
  today,
}: Known<Thing>): PlanConflict[] {
  const claims = claimsOf(things, today)
  const inPlace = Map.groupBy(claims, ({ thing }) => thing.node_id)
  const found = [...inPlace].flatMap(([node_id, here]) => {
    const place = places.get(node_id)
    if (place === undefined) return []
    const rack = racks.get(node_id)
    return [
      ...alone(place, here),
      ...overdue(place, here, today),
      ...together(place, here),
      ...(rack === undefined ? [] : overloads(place, here, overloadsOf(rack, today))),
    ]
  })
  return found.toSorted(
    (one, other) => compare(one.from, other.from) || compare(one.thing.id, other.thing.id),
  )
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)

function claimsOf<Thing extends PlannedThing>(things: readonly Thing[], today: string): Claim<Thing>[] {
  const leaves = new Map(
    things.flatMap(({ id: asset, planned_for }) =>
      planned_for === null ? [] : [[asset, countsFrom(planned_for, today)]],
    ),
  )
  return things.flatMap((thing) => {
    if (thing.planned_for !== null)
      return [{ thing, isPlan: true, from: countsFrom(thing.planned_for, today), to: null }]
    // what is kept a place is a plan of its own; what has only arrived takes none
    const isPlan = thing.status === 'planning'
    const to = leaves.get(thing.id) ?? null
    return isPlan || occupies(thing.status) ? [{ thing, isPlan, from: today, to }] : []
  })
}

/** What a place refuses whoever else is there. */
function alone<Thing extends PlannedThing>(
  place: PlannedPlace,
  claims: readonly Claim<Thing>[],
): PlanConflict[] {
  return claims.flatMap(({ thing, isPlan, from, to }) => {
    if (!isPlan) return []
    const code = codeOf(moveRefusal(place, [], thing)?.code)
    return code === undefined ? [] : [{ code, from, to, thing: claimant(thing, place), rival: null }]
  })
}

const codeOf = (issue: FormIssue | undefined): ConflictCode | undefined =>
  CONFLICT_CODES.find((code) => code === issue)

/** Two that are in each other's way on the same days; the one that comes later is told of. */
function together<Thing extends PlannedThing>(
  place: PlannedPlace,
  claims: readonly Claim<Thing>[],
): PlanConflict[] {
  const mounted = claims.flatMap((claim) => {
    const { position } = claim.thing
    return position === null ? [] : [{ ...claim, occupancy: { ...claim.thing, position } }]
  })
  return mounted.flatMap((one, at) =>
    mounted.slice(at + 1).flatMap((other) => {
      if (one.thing.id === other.thing.id || !(one.isPlan || other.isPlan)) return []
      const days = sharedDays(one, other)
      if (days === null || !inTheWay(place, one.occupancy, other.occupancy)) return []
      const [rival, later] = comesAfter(other, one) ? [one, other] : [other, one]
      return [
        {
          code: 'place_taken' as const,
          ...days,
          thing: claimant(later.thing, place),
          rival: claimant(rival.thing, place),
        },
      ]
    }),
  )
}

const comesAfter = <Thing extends PlannedThing>(one: Claim<Thing>, other: Claim<Thing>): boolean =>
  one.isPlan !== other.isPlan ? one.isPlan : one.from >= other.from

type Days = Pick<Claim<unknown>, 'from' | 'to'>

function sharedDays(one: Days, other: Days): Days | null {
  const from = one.from > other.from ? one.from : other.from
  const [to = null] = [one.to, other.to].filter((day) => day !== null).toSorted()
  return to !== null && to <= from ? null : { from, to }
}

const overdue = <Thing extends PlannedThing>(
  place: PlannedPlace,
  claims: readonly Claim<Thing>[],
  today: string,
): PlanConflict[] =>
  claims.flatMap(({ thing }) => {
    const { planned_for } = thing
    if (planned_for === null || planned_for >= today) return []
    const from = addDays(planned_for, 1)
    return [{ code: 'plan_overdue', from, to: null, thing: claimant(thing, place), rival: null }]
  })

/** What asks too much of a rack, by the plans of the things that do. */
function overloads<Thing extends PlannedThing>(
  place: PlannedPlace,
  claims: readonly Claim<Thing>[],
  found: readonly Overload[],
): PlanConflict[] {
  const key = (asset_id: string | null, planned_for: string | null) => `${asset_id} ${planned_for}`
  const plans = new Map(
    claims.flatMap(({ thing, isPlan }) =>
      isPlan ? [[key(thing.id, thing.planned_for), thing] as const] : [],
    ),
  )
  const thingOf = ({ asset_id, plan }: PassingClaim) => plans.get(key(asset_id, plan?.from ?? null))
  return found.flatMap(({ claim, rival, ...said }) => {
    const thing = thingOf(claim)
    const other = rival === null ? undefined : thingOf(rival)
    if (thing === undefined) return []
    return [{ ...said, thing: claimant(thing, place), rival: other ? claimant(other, place) : null }]
  })
}

function claimant(thing: PlannedThing, { trail }: PlannedPlace): Claimant {
  const { id: asset, name, code, node_id, position, face, lane, planned_for } = thing
  return { id: asset, name, code, node_id, trail, position, face, lane, planned_for }
}

/** Whether a conflict is about a limit of a rack, which things break together wherever they stand in it. */
export const isOfLimit = (code: ConflictCode): code is LimitCode =>
  LIMIT_CODES.some((limit) => limit === code)

/** Whether a conflict is one on a day. */
export const isOn = ({ from, to }: Pick<PlanConflict, 'from' | 'to'>, day: string): boolean =>
  from <= day && (to === null || day < to)
