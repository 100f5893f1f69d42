import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainClaim, plainRack } from '../oracle/plain.ts'
import { createRandom, randomClaim, randomRack } from '../oracle/random.ts'
import { countersOf, minus, NOTHING, plus, type Counters } from './capacity-counters.ts'
import { capacityOf, floorLoad, heatW, levelOf, pathsOf, takenPart, totalKg, usablePart } from './capacity.ts'
import { strandedOf } from './stranded.ts'

test('heat is what things give off and what is lost on the way', () => {
  expect(heatW([{ heat_w: 500 }, { heat_w: 300 }, { heat_w: null }])).toBe(800)
  expect(heatW([{ heat_w: 500 }], 40)).toBe(540)
})

test('the rack itself weighs too, and the floor bears it on its own area', () => {
  expect(totalKg(120, [{ weight_kg: 30 }, { weight_kg: null }, { weight_kg: 12.5 }])).toBe(162.5)
  expect(totalKg(null, [{ weight_kg: 30 }])).toBe(30)
  expect(floorLoad(720, { outer_width_mm: 600, outer_depth_mm: 1200 })).toBe(1000)
  expect(floorLoad(720, { outer_width_mm: 600, outer_depth_mm: null })).toBeNull()
})

test.each([
  [0, 'calm'],
  [0.599, 'calm'],
  [0.6, 'amber'],
  [0.8, 'amber'],
  [0.801, 'red'],
  [1.4, 'red'],
])('taken to %d is %s', (part, level) => expect(levelOf(part)).toBe(level))

test('a place may have thresholds of its own', () => {
  const late = { amber_from: 0.85, red_above: 0.95 }
  expect([0.84, 0.85, 0.95, 0.96].map((part) => levelOf(part, late))).toEqual([
    'calm',
    'amber',
    'amber',
    'red',
  ])
})

describe('a rack', () => {
  const claims = [
    plainClaim('a', { position: 1 }),
    plainClaim('b', { position: 3, space: 'reserved', power: 'reserved' }),
    plainClaim('c', { position: 5, space: 'planned', power: 'planned', weight_kg: null }),
    plainClaim('d', { position: 7, power: null }),
    plainClaim('e', { position: 9, space: null, power: null }),
  ]

  test('counts apart what it has and what is kept or wanted', () => {
    expect(capacityOf(plainRack, claims)).toEqual({
      space: { limit: 42, used: 4, reserved: 4, free: 34, unknown: 0 },
      power: { limit: 5000, used: 800, reserved: 1600, free: 2600, unknown: 0 },
      weight: { limit: 1000, used: 160, reserved: 30, free: 810, unknown: 1 },
      heat: { limit: 8000, used: 800, reserved: 1600, free: 5600, unknown: 0 },
    })
  })

  test('counts a unit once, on whichever face, however many keep it', () => {
    const both = [
      plainClaim('a', { face: 'front', full_depth: false }),
      plainClaim('b', { face: 'rear', full_depth: false, space: 'reserved' }),
      plainClaim('c', { face: 'rear', full_depth: false, position: 2, space: 'reserved' }),
    ]
    expect(capacityOf(plainRack, both).space).toMatchObject({ used: 2, reserved: 1 })
  })

  test('bears a thing once that is going to another of its places, while the units of both are held', () => {
    const going = { asset_id: 'a', position: 5, weight_kg: 40 }
    const kept = plainClaim('kept', { ...going, position: 7, space: 'reserved', power: 'reserved' })
    const plan = plainClaim('plan', { ...going, space: 'planned', power: 'planned' })
    expect(capacityOf(plainRack, [kept, plan, plainClaim('a')])).toMatchObject({
      space: { used: 2, reserved: 4 },
      power: { used: 800, reserved: 0 },
      weight: { used: 130, reserved: 0 },
      heat: { used: 800, reserved: 0 },
    })
    expect(pathsOf(plainRack, [plan, plainClaim('a')]).a).toMatchObject({
      normal: 400,
      used: 800,
      reserved: 0,
    })
    // what is kept is more certain than what is planned, and what is kept for nobody is not the same thing twice
    expect(capacityOf(plainRack, [plan, kept]).weight).toMatchObject({ used: 100, reserved: 40 })
    const forNobody = [kept, plan].map((claim) => ({ ...claim, asset_id: null }))
    expect(capacityOf(plainRack, forNobody).weight).toMatchObject({ used: 100, reserved: 80 })
    const dark = [plan, plainClaim('a')].map((claim) => ({ ...claim, weight_kg: null }))
    expect(capacityOf(plainRack, dark).weight.unknown).toBe(1)
  })

  test('has the power of the path on which least is left after a failure', () => {
    const single = [
      plainClaim('a', { cords_b: 0 }),
      plainClaim('b', { cords_a: 0, budget_w: 1000 }),
      plainClaim('c'),
    ]
    expect(capacityOf(plainRack, single).power).toMatchObject({ used: 1800, free: 3200 })
    expect(capacityOf({ ...plainRack, power_capacity_a_kw: 2 }, single).power).toMatchObject({
      limit: 2000,
      free: 400,
    })
  })

  test('of one path, or of cords nobody knows, does not look empty', () => {
    const unknown = [plainClaim('a', { cords_a: null, cords_b: null })]
    expect(capacityOf(plainRack, unknown).power).toMatchObject({ used: 800, free: 4200 })
    expect(capacityOf({ ...plainRack, power_capacity_b_kw: 0 }, unknown).power).toMatchObject({
      limit: 5000,
      used: 800,
    })
    const dark = { ...plainRack, power_capacity_a_kw: null, power_capacity_b_kw: null }
    expect(capacityOf(dark, unknown).power).toMatchObject({ limit: null, used: 800, free: null })
  })

  test('may weigh what it bears itself, or what the floor bears if that is less', () => {
    expect(capacityOf({ ...plainRack, max_floor_load_kg_m2: 500 }, []).weight).toMatchObject({ limit: 360 })
    expect(capacityOf({ ...plainRack, max_static_load_kg: null }, []).weight).toMatchObject({ limit: 1080 })
    expect(capacityOf({ ...plainRack, max_floor_load_kg_m2: null }, []).weight).toMatchObject({ limit: 1000 })
  })

  test('that holds more than it may has nothing free', () => {
    const full = capacityOf({ ...plainRack, max_static_load_kg: 110 }, claims)
    expect(full.weight.free).toBe(0)
    expect(takenPart(full.weight)).toBeGreaterThan(1)
    expect(usablePart(full)).toBe(0)
  })

  test('is usable as far as its scarcest resource, of those with a limit', () => {
    expect(usablePart(capacityOf(plainRack, claims))).toBeCloseTo(1 - 2400 / 5000)
    const unlimited = {
      ...plainRack,
      power_capacity_a_kw: null,
      power_capacity_b_kw: null,
      max_static_load_kg: null,
      max_floor_load_kg_m2: null,
      cooling_capacity_kw: null,
    }
    expect(usablePart(capacityOf(unlimited, claims))).toBeCloseTo(34 / 42)
    expect(usablePart(capacityOf({ ...unlimited, u_height: null }, claims))).toBeNull()
    expect(takenPart({ limit: 0, used: 0, reserved: 0, free: 0, unknown: 0 })).toBe(1)
  })

  test('says of how many things nobody knows the units', () => {
    const loose = [
      plainClaim('a', { u_height: null }),
      plainClaim('b', { position: null }),
      plainClaim('strip', { position: null, u_height: 0 }),
    ]
    expect(capacityOf(plainRack, loose).space).toMatchObject({ used: 0.5, unknown: 2 })
  })
})

describe('counters', () => {
  const some = fc.integer({ min: 1, max: 100_000 }).map((seed): Counters => {
    const random = createRandom(seed)
    const rack = randomRack(random)
    const claims = Array.from({ length: random.int(0, 8) }, (_, at) => randomClaim(random, rack, `c${at}`))
    return countersOf(capacityOf(rack, claims))
  })

  test('are added in any order, and taken away again without a rest', () =>
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(plus(a, NOTHING)).toEqual(a)
        expect(plus(a, b)).toEqual(plus(b, a))
        expect(plus(plus(a, b), c)).toEqual(plus(a, plus(b, c)))
        expect(minus(plus(a, b), b)).toEqual(a)
        expect(minus(a, a)).toEqual(NOTHING)
      }),
    ))

  test('are the same however a thousand changes came about', () => {
    const all = fc.sample(some, { numRuns: 1000, seed: 7 })
    const kept = all.filter((_, at) => at % 2 === 0)
    const sum = (list: readonly Counters[]) => list.reduce(plus, NOTHING)
    expect(all.filter((_, at) => at % 2 === 1).reduce(minus, sum(all))).toEqual(sum(kept.toReversed()))
  })

  test('tell limits nobody knows from limits of nothing', () => {
    const unknown = { ...plainRack, cooling_capacity_kw: null }
    const two = plus(
      countersOf(capacityOf(plainRack, [])),
      countersOf(capacityOf(unknown, [plainClaim('a')])),
    )
    expect(two.heat).toEqual({ limit: 8000, used: 800, reserved: 0, free: 8000, unlimited: 1, unknown: 0 })
    expect(two).toMatchObject({ racks: 2, unrated: 0, usable: 1.74 })
  })
})

describe('what is stranded', () => {
  const free = { space: 30, power: 500, weight: 400, heat: 5000 }
  const server = { space: 2, power: 400, weight: 25, heat: 400 }
  const module = { space: 1, power: 450, weight: 10, heat: 450 }

  test('is what no candidate can use for want of another resource', () => {
    // one server: 2 of 30 U, 25 of 400 kg, 400 of 4800 W of heat
    expect(strandedOf(free, [server])).toEqual({ space: 28, power: 0, weight: 375, heat: 4400 })
  })

  test('is everything but what is exhausted where nothing fits', () =>
    expect(strandedOf({ ...free, power: 300 }, [server])).toEqual({
      space: 30,
      power: 0,
      weight: 400,
      heat: 4800,
    }))

  test('is not what is too little by itself', () =>
    expect(strandedOf({ space: 1, power: 5000, weight: 400, heat: 5000 }, [server])).toMatchObject({
      space: 0,
      power: 4800,
    }))

  test('is as little as the best candidate leaves', () =>
    expect(strandedOf(free, [server, module])).toEqual({
      space: 28,
      power: 0,
      weight: 375,
      heat: 4950 - 450,
    }))

  test('is not known of what has no limit, nor anything without a candidate', () => {
    expect(strandedOf({ ...free, weight: null }, [server]).weight).toBeNull()
    expect(strandedOf(free, [])).toEqual({ space: 0, power: 0, weight: 0, heat: 0 })
  })
})
