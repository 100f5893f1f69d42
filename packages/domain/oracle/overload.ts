import type { RackFacts } from '../src/capacity.ts'
import type { PassingClaim } from '../src/load.ts'

const DAYS = 60
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

type Watts = 'budget_w' | 'heat_w'

/** What a rack is asked of each of its limits, by hand. */
function asked(rack: RackFacts, claims: readonly PassingClaim[]): [string, number, number][] {
  const of = (things: readonly PassingClaim[], name: Watts) =>
    things.reduce((watts, thing) => watts + (thing[name] ?? 0), 0)
  const powered = claims.filter(({ power }) => power !== null)
  let kg = rack.tare_kg ?? 0
  for (const { space, weight_kg } of claims) kg += space === null ? 0 : (weight_kg ?? 0)
  const m2 = ((rack.outer_width_mm ?? NaN) / 1000) * ((rack.outer_depth_mm ?? NaN) / 1000)
  const [a, b] = [rack.power_capacity_a_kw ?? NaN, rack.power_capacity_b_kw ?? NaN]
  const corded = (path: 'cords_a' | 'cords_b') => powered.filter((thing) => (thing[path] ?? 0) > 0)
  const all: [string, number, number][] = [
    ['weight_exceeded', kg, rack.max_static_load_kg ?? NaN],
    ['floor_load_exceeded', kg / m2, rack.max_floor_load_kg_m2 ?? NaN],
    ['power_exceeded', of(powered, 'budget_w'), (a + b) * 1000],
    ['failover_exceeded a', of(corded('cords_a'), 'budget_w'), a * 1000],
    ['failover_exceeded b', of(corded('cords_b'), 'budget_w'), b * 1000],
    ['cooling_exceeded', of(powered, 'heat_w'), (rack.cooling_capacity_kw ?? NaN) * 1000],
  ]
  return all.filter(([, is, limit]) => !Number.isNaN(is) && !Number.isNaN(limit))
}

const over = (rack: RackFacts, claims: readonly PassingClaim[], name: string): boolean =>
  asked(rack, claims).some(([each, is, limit]) => each === name && is - limit > 1e-6)

/** Each plan that breaks a limit only with others: `limit plan from to`, found by looking at every day there is. */
export function everyDay(rack: RackFacts, claims: readonly PassingClaim[], today: string): string[] {
  const days = Array.from({ length: DAYS }, (_, at) => dayAfter(today, at))
  const tomorrow = dayAfter(today, 1)
  const counts = (day: string) => (day > today ? day : tomorrow)
  const isKept = (claim: PassingClaim) => claim.plan === undefined && claim.space === 'reserved'
  const isAsked = (claim: PassingClaim) => claim.plan === undefined && claim.space === 'planned'
  const rackOn = (day: string) => {
    const there = claims.filter((claim) => {
      const begins = claim.plan?.from ? counts(claim.plan.from) : today
      const isGone = claim.until !== null && counts(claim.until) <= day
      return !isAsked(claim) && begins <= day && !isGone
    })
    const names = there.filter((claim) => !isKept(claim)).map(({ asset_id }) => asset_id)
    return there.filter(
      (claim) => !isKept(claim) || claim.asset_id === null || !names.includes(claim.asset_id),
    )
  }
  const standing = claims.filter((claim) => claim.plan === undefined && !isKept(claim) && !isAsked(claim))
  return claims.flatMap((plan) => {
    if (plan.plan === undefined) return []
    const from = plan.plan.from ? counts(plan.plan.from) : today
    const alone = [...standing.filter(({ asset_id }) => asset_id !== plan.asset_id), plan]
    const then = rackOn(from)
    return asked(rack, then).flatMap(([name, is, limit]) => {
      const without =
        asked(
          rack,
          then.filter((claim) => claim !== plan),
        ).find(([each]) => each === name)?.[1] ?? 0
      if (is - limit <= 1e-6 || is - without <= 1e-6 || over(rack, alone, name)) return []
      const to = days.find(
        (day) => day > from && !(rackOn(day).includes(plan) && over(rack, rackOn(day), name)),
      )
      return [`${name} ${plan.id} ${from} ${to ?? 'on'}`]
    })
  })
}
