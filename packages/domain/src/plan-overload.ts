import type { RackFacts } from './capacity.ts'
import { isAbove, limitsOf, type Limit } from './fit-limits.ts'
import type { PassingClaim } from './load.ts'
import { countsFrom } from './placement-time.ts'

/** A rack with all that stands in it, is planned for it or is reserved in it. */
export interface BearingRack extends RackFacts {
  claims: readonly PassingClaim[]
}

/** That a rack is asked too much from the day of a plan on, and would not be if nothing came but this. */
export interface Overload extends Pick<Limit, 'code' | 'path' | 'limit'> {
  from: string
  to: string | null
  /** What it would be on the plan's day. */
  is: number
  claim: PassingClaim
  /** The plan that adds most to it besides. */
  rival: PassingClaim | null
}

/** A claim with the days on which it counts. */
interface Span {
  claim: PassingClaim
  from: string
  to: string | null
}

/** The plans of a rack that break one of its limits only together with what else is there on their days. */
export function overloadsOf({ claims, ...rack }: BearingRack, today: string): Overload[] {
  const spans = claims.flatMap((claim) => spanOf(claim, today))
  const limits = limitsOf(rack)
  return spans
    .filter(({ claim }) => claim.plan !== undefined)
    .flatMap((plan) => limits.flatMap((limit) => overloadOf(limit, plan, spans) ?? []))
}

/** What is only asked for is in nobody's way yet, and counts on no day. */
function spanOf(claim: PassingClaim, today: string): Span[] {
  const { plan, space, until } = claim
  if (plan === undefined && space === 'planned') return []
  const from = plan?.from == null ? today : countsFrom(plan.from, today)
  return [{ claim, from, to: until === null ? null : countsFrom(until, today) }]
}

function overloadOf(limit: Limit, plan: Span, spans: readonly Span[]): Overload | null {
  const sum = (things: readonly PassingClaim[]) =>
    limit.sum(things.filter((claim) => claim[limit.by] !== null))
  const [there, isOwn] = [on(spans, plan.from), (claim: PassingClaim) => claim === plan.claim]
  const is = sum(there)
  const adds = (claim: PassingClaim) => is - sum(there.filter((other) => other !== claim))
  const isMade = isAbove(is, limit.limit) && isAbove(adds(plan.claim), 0)
  if (!isMade || isAbove(sum([...present(spans, plan), plan.claim]), limit.limit)) return null
  const over = (day: string) => {
    const then = on(spans, day)
    return then.some(isOwn) && isAbove(sum(then), limit.limit)
  }
  const [rival] = there
    .filter((claim) => claim.plan !== undefined && !isOwn(claim) && isAbove(adds(claim), 0))
    .toSorted((one, other) => adds(other) - adds(one))
  return {
    code: limit.code,
    limit: limit.limit,
    ...(limit.path !== undefined && { path: limit.path }),
    is,
    from: plan.from,
    to: daysAfter(spans, plan.from).find((day) => !over(day)) ?? null,
    claim: plan.claim,
    rival: rival ?? null,
  }
}

/** What a rack holds on a day; what has come no longer needs what was kept for it. */
function on(spans: readonly Span[], day: string): PassingClaim[] {
  const there = spans.filter(({ from, to }) => from <= day && (to === null || day < to))
  const placed = new Set(there.flatMap(({ claim }) => (isKept(claim) ? [] : claim.asset_id)))
  return there.flatMap(({ claim }) =>
    isKept(claim) && claim.asset_id !== null && placed.has(claim.asset_id) ? [] : claim,
  )
}

const isKept = ({ space }: PassingClaim): boolean => space === 'reserved'

/** What stands in a rack by now, but the thing of a plan itself. */
const present = (spans: readonly Span[], { claim: { asset_id } }: Span): PassingClaim[] =>
  spans.flatMap(({ claim }) =>
    claim.plan !== undefined || isKept(claim) || claim.asset_id === asset_id ? [] : claim,
  )

/** The days after one on which something comes or goes, the first one first. */
const daysAfter = (spans: readonly Span[], day: string): string[] => [
  ...new Set(
    spans
      .flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
      .filter((each) => each > day)
      .toSorted(),
  ),
]
