import type { RackFacts } from '../src/capacity.ts'
import type { Candidate } from '../src/fit.ts'
import type { Lane } from '../src/lane.ts'
import type { Claim, Load } from '../src/load.ts'
import type { Face } from '../src/placement.ts'

/** What the oracle says: each finding as one line, and the nearest place. */
export interface Verdict {
  lines: string[]
  nearest: number | null
  nearest_lane: Lane | null
}

type At = Omit<Candidate, 'airflow' | 'asset_id' | 'is_powered' | keyof Load>

const BOTH: readonly Face[] = ['front', 'rear']
const facesOf = (thing: At) =>
  BOTH.filter((face) => thing.face === null || thing.full_depth === true || thing.face === face)

/** Every half unit, painted one by one. */
function rows(thing: At): number[] {
  const painted: number[] = []
  if (thing.position === null) return painted
  const count = thing.u_height === null ? 1 : thing.u_height * 2
  for (let row = 0; row < count; row += 1) painted.push(thing.position * 2 + row)
  return painted
}
/** The width, painted in six columns, each by its letter. */
const COLUMNS: Record<Lane | 'whole', string> = {
  whole: 'abcdef',
  left_half: 'abc',
  right_half: 'def',
  left_third: 'ab',
  center_third: 'cd',
  right_third: 'ef',
}
/** Every half unit of every column, by name. */
const squares = (thing: At) =>
  rows(thing).flatMap((row) => Array.from(COLUMNS[thing.lane ?? 'whole'], (column) => `${row}${column}`))
/** Every one of them on either face. */
const cells = (thing: At) =>
  squares(thing).flatMap((square) => facesOf(thing).map((face) => `${square} ${face}`))
const shared = <Value>(one: readonly Value[], other: readonly Value[]) =>
  one.some((value) => other.includes(value))

function collision(rack: RackFacts, one: At, other: At): 'cells' | 'depth' | null {
  if (shared(cells(one), cells(other))) return 'cells'
  if (one.face === null || other.face === null || one.face === other.face) return null
  if (rack.mounting_depth_mm === null || !shared(squares(one), squares(other))) return null
  return (one.depth_mm ?? NaN) + (other.depth_mm ?? NaN) > rack.mounting_depth_mm ? 'depth' : null
}

function isWithin(rack: RackFacts, thing: At): boolean {
  const low = (rack.starting_unit ?? 1) * 2
  const high = rack.u_height === null ? Infinity : low + rack.u_height * 2
  const needed = rows(thing).length === 0 ? [(thing.position ?? 0) * 2] : rows(thing)
  return needed.every((row) => row >= low && row < high)
}

export const line = (code: string, level: string, ...numbers: (number | string | undefined)[]) =>
  [
    code,
    level,
    ...numbers.map((value) => (typeof value === 'number' ? value.toFixed(3) : (value ?? '-'))),
  ].join(' ')

/** The fit check, thought anew: what is looked up and asked one by one, with nothing of the product's but its types. */
export function judge(rack: RackFacts, claims: readonly Claim[], wanted: Candidate): Verdict {
  const { others, ...found } = findings(rack, claims, wanted)
  return { lines: [...found.space, ...found.rest].toSorted(), ...nearestOf(rack, others, found) }
}

/** What the fit check finds, without looking for another place. */
export function linesOf(rack: RackFacts, claims: readonly Claim[], wanted: Candidate): string[] {
  const { space, rest } = findings(rack, claims, wanted)
  return [...space, ...rest]
}

function findings(rack: RackFacts, claims: readonly Claim[], wanted: Candidate) {
  const thing = wanted.is_powered ? wanted : { ...wanted, budget_w: 0, heat_w: 0 }
  const mine = (claim: Claim) => wanted.asset_id !== null && claim.asset_id === wanted.asset_id
  const others = claims.filter((claim) => !mine(claim))
  const rest = [...limitLines(rack, claims, { thing, mine }), ...otherLines(rack, others, thing)]
  return { others, thing, space: spaceLines(rack, others, thing), rest }
}

/** Whether one of the lines speaks against a place altogether. */
export const blocks = (lines: readonly string[]) => lines.some((each) => each.split(' ')[1] === 'block')

function spaceLines(rack: RackFacts, others: readonly Claim[], thing: Candidate): string[] {
  if (thing.position === null) return []
  const lines: string[] = []
  if (!isWithin(rack, thing)) {
    lines.push(line('place_outside_rack', 'block', thing.position, rack.u_height ?? undefined, '-', '-'))
  }
  const hits = (hold: string) =>
    others
      .filter((claim) => claim.space === hold && collision(rack, claim, thing) === 'cells')
      .map(({ id }) => id)
  for (const [hold, code, level] of [
    ['taken', 'place_taken', 'block'],
    ['reserved', 'place_reserved', 'block'],
    ['planned', 'place_planned', 'warn'],
  ] as const) {
    if (hits(hold).length > 0) lines.push(line(code, level, undefined, undefined, '-', hits(hold).join(',')))
  }
  const behind = others.filter((claim) => claim.space !== null && collision(rack, claim, thing) === 'depth')
  if (behind.length > 0) {
    const sum = (thing.depth_mm ?? 0) + Math.max(...behind.map(({ depth_mm }) => depth_mm ?? 0))
    const level = behind.every((claim) => claim.space === 'planned') ? 'warn' : 'block'
    const names = behind.map(({ id }) => id).join(',')
    lines.push(line('faces_meet', level, sum, rack.mounting_depth_mm ?? 0, '-', names))
  }
  if (thing.u_height === null) lines.push(line('height_unknown', 'warn', undefined, undefined, '-', '-'))
  if (rack.u_height === null) lines.push(line('place_height_unknown', 'warn', undefined, undefined, '-', '-'))
  return lines
}

function limitLines(
  rack: RackFacts,
  claims: readonly Claim[],
  { thing, mine }: { thing: Candidate; mine: (claim: Claim) => boolean },
): string[] {
  const lines: string[] = []
  const check = (
    code: string,
    { by, limit, path = '-' }: { by: 'space' | 'power'; limit: number; path?: string },
    [value, most]: [(things: Load[]) => number, (things: Load[]) => number],
  ) => {
    const firm = claims.filter((claim) => claim[by] === 'taken' || claim[by] === 'reserved')
    const rest = firm.filter((claim) => !mine(claim))
    const every = claims.filter((claim) => claim[by] !== null && !mine(claim))
    const [before, after, worst] = [value(firm), value([...rest, thing]), most([...every, thing])]
    const isWorse = after - before > 1e-6
    if (after - limit > 1e-6 && isWorse) lines.push(line(code, 'block', after, limit, path, '-'))
    else if (worst - limit > 1e-6) lines.push(line(code, 'warn', worst, limit, path, '-'))
  }
  const kilograms = (things: Load[]) => {
    let sum = rack.tare_kg ?? 0
    for (const { weight_kg } of things) sum += weight_kg ?? 0
    return sum
  }
  if (rack.max_static_load_kg !== null) {
    check('weight_exceeded', { by: 'space', limit: rack.max_static_load_kg }, [kilograms, kilograms])
  }
  if (rack.max_floor_load_kg_m2 !== null && rack.outer_width_mm !== null && rack.outer_depth_mm !== null) {
    const m2 = (rack.outer_width_mm / 1000) * (rack.outer_depth_mm / 1000)
    const pressure = (things: Load[]) => kilograms(things) / m2
    check('floor_load_exceeded', { by: 'space', limit: rack.max_floor_load_kg_m2 }, [pressure, pressure])
  }
  const { power_capacity_a_kw: a, power_capacity_b_kw: b } = rack
  const total = (things: Load[]) => things.map(({ budget_w }) => budget_w ?? 0).reduce((x, y) => x + y, 0)
  if (a !== null && b !== null)
    check('power_exceeded', { by: 'power', limit: (a + b) * 1000 }, [total, total])
  for (const [path, kw, cords] of [
    ['a', a, 'cords_a'],
    ['b', b, 'cords_b'],
  ] as const) {
    if (kw === null) continue
    const sure = (things: Load[]) => total(things.filter((load) => load[cords] !== null && load[cords] > 0))
    const maybe = (things: Load[]) => total(things.filter((load) => load[cords] !== 0))
    check('failover_exceeded', { by: 'power', limit: kw * 1000, path }, [sure, kw === 0 ? sure : maybe])
  }
  if (rack.cooling_capacity_kw !== null) {
    const heat = (things: Load[]) => things.map(({ heat_w }) => heat_w ?? 0).reduce((x, y) => x + y, 0)
    check('cooling_exceeded', { by: 'power', limit: rack.cooling_capacity_kw * 1000 }, [heat, heat])
  }
  return lines
}

/** Where a thing must not draw from or blow to, by hand: what it is, how it is mounted, how the rack breathes. */
const AGAINST: readonly string[] = [
  'front_to_rear rear front_to_rear',
  'front_to_rear front rear_to_front',
  'rear_to_front front front_to_rear',
  'rear_to_front rear rear_to_front',
  'side_to_rear rear front_to_rear',
  'side_to_rear front rear_to_front',
  'rear_to_side front front_to_rear',
  'rear_to_side rear rear_to_front',
]

function otherLines(rack: RackFacts, others: readonly Claim[], thing: Candidate): string[] {
  const lines: string[] = []
  const deepest = rack.mounting_depth_mm ?? rack.outer_depth_mm ?? Infinity
  if ((thing.depth_mm ?? 0) > deepest)
    lines.push(line('deeper_than_rack', 'warn', thing.depth_mm ?? 0, deepest, '-', '-'))
  if (AGAINST.includes(`${thing.airflow} ${thing.face ?? 'front'} ${rack.airflow}`)) {
    lines.push(line('airflow_against', 'warn', undefined, undefined, '-', '-'))
  }
  const known = thing.cords_a !== null && thing.cords_b !== null
  const cords = [thing.cords_a, thing.cords_b].filter((count) => count !== 0).length
  if (known && cords === 1 && thing.budget_w !== 0) {
    lines.push(line('no_redundancy', 'warn', undefined, undefined, '-', '-'))
  }
  const hasFloor =
    rack.max_floor_load_kg_m2 !== null && rack.outer_width_mm !== null && rack.outer_depth_mm !== null
  const here = [...others.filter(({ space }) => space !== null), thing]
  const on = [...others.filter(({ power }) => power !== null), thing]
  const lacking = (code: string, isLimited: boolean, count: number) =>
    isLimited && count > 0 && lines.push(line(code, 'warn', undefined, undefined, '-', '-', count))
  const weighed = here.filter(({ weight_kg }) => weight_kg === null).length + Number(rack.tare_kg === null)
  const hasPath = rack.power_capacity_a_kw !== null || rack.power_capacity_b_kw !== null
  lacking('weight_unknown', rack.max_static_load_kg !== null || hasFloor, weighed)
  lacking('power_unknown', hasPath, on.filter(({ budget_w }) => budget_w === null).length)
  const uncorded = on.filter((load) => load.cords_a === null || load.cords_b === null)
  lacking('cords_unknown', hasPath, uncorded.filter(({ budget_w }) => budget_w !== 0).length)
  lacking(
    'heat_unknown',
    rack.cooling_capacity_kw !== null,
    on.filter(({ heat_w }) => heat_w === null).length,
  )
  return lines
}

/** The lanes of a width that a thing may be put into; its own one is tried before the others. */
const BESIDE: readonly (readonly Lane[])[] = [
  ['left_half', 'right_half'],
  ['left_third', 'center_third', 'right_third'],
]

/** The lanes in which a thing is tried. */
export const triedLanes = ({ lane = null }: Pick<At, 'lane'>): (Lane | null)[] => [
  lane,
  ...(BESIDE.find((lanes) => lanes.some((each) => each === lane)) ?? []).filter((each) => each !== lane),
]

function nearestOf(
  rack: RackFacts,
  others: readonly Claim[],
  { thing, space, rest }: { thing: Candidate; space: readonly string[]; rest: readonly string[] },
): Pick<Verdict, 'nearest' | 'nearest_lane'> {
  const { position: wanted, lane = null } = thing
  if (wanted === null || blocks(rest)) return { nearest: null, nearest_lane: null }
  if (!blocks(space)) return { nearest: wanted, nearest_lane: lane }
  let best: { nearest: number; nearest_lane: Lane | null } | null = null
  const hasHalves = wanted % 1 !== 0 || (thing.u_height ?? 1) % 1 !== 0
  for (let half = 0; half < 250; half += 1) {
    const position = half / 2
    if (rack.u_height === null || (position % 1 !== 0 && !hasHalves)) continue
    for (const tried of triedLanes(thing)) {
      const there = { ...thing, position, lane: tried }
      if (!isWithin(rack, there)) continue
      if (others.some((claim) => claim.space !== null && collision(rack, claim, there) !== null)) continue
      if (best === null || Math.abs(position - wanted) < Math.abs(best.nearest - wanted))
        best = { nearest: position, nearest_lane: tried }
    }
  }
  return best ?? { nearest: null, nearest_lane: null }
}
