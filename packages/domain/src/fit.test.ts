import { describe, expect, test } from 'vitest'
import { plainClaim, plainRack, plainServer } from '../oracle/plain.ts'
import type { RackFacts } from './capacity.ts'
import { FIT_CODES, FIT_RULES } from './fit-codes.ts'
import { fit, isBlock, isOverridable, type Candidate } from './fit.ts'
import type { Claim } from './load.ts'

const judged = (rack: Partial<RackFacts>, claims: readonly Claim[] = [], over: Partial<Candidate> = {}) =>
  fit({ ...plainRack, ...rack }, claims, { ...plainServer, ...over })

test('what is known to have room everywhere fits without a word', () => {
  expect(judged({})).toEqual({ findings: [], nearest: 1, nearest_lane: null })
  expect(judged({}, [plainClaim('a', { position: 3 })])).toEqual({
    findings: [],
    nearest: 1,
    nearest_lane: null,
  })
})

describe('units', () => {
  test.each<[string, Partial<Candidate>, Claim[], string, string]>([
    ['that are taken', {}, [plainClaim('a')], 'place_taken', 'block'],
    ['that are reserved', {}, [plainClaim('a', { space: 'reserved' })], 'place_reserved', 'block'],
    ['that are planned for', {}, [plainClaim('a', { space: 'planned' })], 'place_planned', 'warn'],
  ])('%s are told with who wants them', (_, over, claims, code, level) =>
    expect(judged({}, claims, over).findings).toEqual([{ code, level, rivals: ['a'] }]),
  )

  test('out of the rack are told with the rack’s own number of them', () =>
    expect(judged({}, [], { position: 42 })).toEqual({
      findings: [{ code: 'place_outside_rack', level: 'block', is: 42, limit: 42 }],
      nearest: 41,
      nearest_lane: null,
    }))

  test('of what holds none are free', () =>
    expect(judged({}, [plainClaim('a', { space: null })]).findings).toEqual([]))

  test('may be its own', () =>
    expect(judged({}, [plainClaim('me', { position: 2 })], { asset_id: 'me' }).findings).toEqual([]))

  test('on the other face are taken where both are too deep together', () => {
    const claims = [plainClaim('a', { face: 'rear', full_depth: false, depth_mm: 400 })]
    const shallow = { full_depth: false, depth_mm: 600 }
    expect(judged({}, claims, shallow).findings).toEqual([])
    expect(judged({ mounting_depth_mm: 900 }, claims, shallow)).toEqual({
      findings: [{ code: 'faces_meet', level: 'block', is: 1000, limit: 900, rivals: ['a'] }],
      nearest: 3,
      nearest_lane: null,
    })
  })

  test('are proposed where nobody wants them, as near as there are any', () => {
    const claims = [plainClaim('a', { position: 10 }), plainClaim('b', { position: 12, space: 'planned' })]
    expect(judged({}, claims, { position: 11 }).nearest).toBe(8)
    expect(judged({ u_height: 3 }, [plainClaim('a')]).nearest).toBeNull()
  })

  test('between the holes are proposed only to what stands between them', () => {
    const claims = [plainClaim('a', { position: 1, u_height: 1.5 })]
    expect(judged({}, claims, { u_height: 1 }).nearest).toBe(3)
    expect(judged({}, claims, { u_height: 1.5 }).nearest).toBe(2.5)
    expect(judged({}, claims, { u_height: 1, position: 1.5 }).nearest).toBe(2.5)
  })
})

describe('limits', () => {
  test.each<[string, Partial<RackFacts>, object]>([
    ['weight', { max_static_load_kg: 129 }, { code: 'weight_exceeded', is: 130, limit: 129 }],
    ['the floor', { max_floor_load_kg_m2: 180 }, { code: 'floor_load_exceeded', limit: 180 }],
    [
      'a path that has to carry all',
      { power_capacity_b_kw: 0.7 },
      { code: 'failover_exceeded', path: 'b', is: 800, limit: 700 },
    ],
    [
      'a path that is not there',
      { power_capacity_b_kw: 0 },
      { code: 'failover_exceeded', path: 'b', limit: 0 },
    ],
    ['cooling', { cooling_capacity_kw: 0.5 }, { code: 'cooling_exceeded', is: 800, limit: 500 }],
  ])('of %s block, and no other place is proposed', (_, rack, finding) => {
    const { findings, nearest } = judged(rack)
    expect(findings).toEqual([expect.objectContaining({ ...finding, level: 'block' })])
    expect(nearest).toBeNull()
  })

  test('of both paths together hold whatever hangs where', () => {
    const rack = { power_capacity_a_kw: 0.2, power_capacity_b_kw: 0.5 }
    const { findings } = judged(rack, [], { cords_a: null, cords_b: null })
    expect(findings.map(({ code, level }) => [code, level])).toEqual([
      ['power_exceeded', 'block'],
      ['failover_exceeded', 'warn'],
      ['failover_exceeded', 'warn'],
      ['cords_unknown', 'warn'],
    ])
  })

  test.each([
    ['only plans break warn', 'planned', 'warn'],
    ['a reservation breaks block', 'reserved', 'block'],
  ] as const)('that %s', (_, space, level) => {
    const claims = [plainClaim('a', { position: 10, space, weight_kg: 900 })]
    expect(judged({}, claims).findings).toEqual([{ code: 'weight_exceeded', level, is: 1030, limit: 1000 }])
  })

  test('are asked once of what is going to another of its places', () => {
    const rack = { max_static_load_kg: 160, power_capacity_a_kw: 1.6, cooling_capacity_kw: 1.6 }
    const plan = { asset_id: 'a', position: 20 }
    for (const hold of ['reserved', 'planned'] as const) {
      const claims = [
        plainClaim('a', { position: 10 }),
        plainClaim('plan', { ...plan, space: hold, power: hold }),
      ]
      expect(judged(rack, claims).findings).toEqual([])
      const dark = claims.map((claim) => ({ ...claim, weight_kg: null }))
      expect(judged(rack, dark).findings).toEqual([{ code: 'weight_unknown', level: 'warn', unknown: 1 }])
    }
  })

  test('that are broken already let pass what makes them no worse', () => {
    const claims = [plainClaim('me', { position: 10 }), plainClaim('a', { position: 20, weight_kg: 900 })]
    expect(judged({}, claims, { asset_id: 'me' }).findings).toEqual([
      { code: 'weight_exceeded', level: 'warn', is: 1030, limit: 1000 },
    ])
    expect(judged({}, claims, { asset_id: 'me', weight_kg: 31 }).findings.filter(isBlock)).toHaveLength(1)
  })

  test('of power and cooling do not count what is switched off for good', () =>
    expect(
      judged({ power_capacity_a_kw: 0.1, cooling_capacity_kw: 0.1 }, [], { is_powered: false }).findings,
    ).toEqual([]))

  test('are met by what is exactly as much', () =>
    expect(
      judged({ max_static_load_kg: 130, cooling_capacity_kw: 0.8, power_capacity_a_kw: 0.8 }).findings,
    ).toEqual([]))
})

describe('the way of the air', () => {
  test.each<[Candidate['airflow'], Candidate['face'], RackFacts['airflow'], boolean]>([
    ['rear_to_front', 'front', 'front_to_rear', true],
    ['rear_to_front', 'rear', 'front_to_rear', false],
    ['front_to_rear', 'rear', 'front_to_rear', true],
    ['front_to_rear', 'front', 'rear_to_front', true],
    ['side_to_rear', 'front', 'front_to_rear', false],
    ['rear_to_side', 'front', 'front_to_rear', true],
    ['left_to_right', 'front', 'front_to_rear', false],
    ['passive', 'rear', 'front_to_rear', false],
    [null, 'front', 'front_to_rear', false],
    ['rear_to_front', 'front', null, false],
  ])('of %s mounted at the %s of a rack of %s is against it or not', (airflow, face, way, expected) =>
    expect(judged({ airflow: way }, [], { airflow, face }).findings.length > 0).toBe(expected),
  )
})

describe('what nobody knows', () => {
  const nothing: Partial<Candidate> = {
    u_height: null,
    full_depth: null,
    depth_mm: null,
    airflow: null,
    weight_kg: null,
    budget_w: null,
    heat_w: null,
    cords_a: null,
    cords_b: null,
  }
  test('of a thing never blocks, and is told where there is a limit to keep', () =>
    expect(judged({}, [], nothing).findings).toEqual([
      { code: 'height_unknown', level: 'warn' },
      { code: 'weight_unknown', level: 'warn', unknown: 1 },
      { code: 'power_unknown', level: 'warn', unknown: 1 },
      { code: 'cords_unknown', level: 'warn', unknown: 1 },
      { code: 'heat_unknown', level: 'warn', unknown: 1 },
    ]))

  const unknownRack: RackFacts = {
    u_height: null,
    starting_unit: null,
    u_direction: null,
    outer_width_mm: null,
    outer_depth_mm: null,
    mounting_depth_mm: null,
    tare_kg: null,
    max_static_load_kg: null,
    max_floor_load_kg_m2: null,
    power_capacity_a_kw: null,
    power_capacity_b_kw: null,
    cooling_capacity_kw: null,
    airflow: null,
  }
  test('of a rack limits nothing and is silent, but for its height', () =>
    expect(judged(unknownRack, [plainClaim('a', { position: 30, budget_w: null })]).findings).toEqual([
      { code: 'place_height_unknown', level: 'warn' },
    ]))

  test('of what stands there counts too, the rack itself with it', () => {
    const claims = [plainClaim('a', { position: 30, weight_kg: null })]
    expect(judged({ tare_kg: null }, claims).findings).toEqual([
      { code: 'weight_unknown', level: 'warn', unknown: 2 },
    ])
  })
})

test('what goes dark with one path is told', () =>
  expect(judged({}, [], { cords_b: 0 }).findings).toEqual([{ code: 'no_redundancy', level: 'warn' }]))

test('a thing deeper than the rack is told', () =>
  expect(judged({}, [], { depth_mm: 1001 }).findings).toEqual([
    { code: 'deeper_than_rack', level: 'warn', is: 1001, limit: 1000 },
  ]))

test('without a unit only the limits count', () => {
  expect(judged({ cooling_capacity_kw: 0.5 }, [plainClaim('a')], { position: null })).toMatchObject({
    findings: [{ code: 'cooling_exceeded' }],
    nearest: null,
    nearest_lane: null,
  })
})

test('power and cooling can be overridden with a reason, units, reservations and weight cannot', () => {
  const hot = judged({ cooling_capacity_kw: 0.5, power_capacity_a_kw: 0.5 }).findings
  expect(hot.filter(isBlock)).toHaveLength(2)
  expect(isOverridable(hot)).toBe(true)
  expect(isOverridable(judged({ cooling_capacity_kw: 0.5 }, [plainClaim('a')]).findings)).toBe(false)
  expect(FIT_CODES.filter((code) => FIT_RULES[code].way === 'override')).toEqual([
    'power_exceeded',
    'failover_exceeded',
    'cooling_exceeded',
  ])
})

test('blocks come before warnings, each in the order of the codes', () => {
  const { findings } = judged({ cooling_capacity_kw: 0.5 }, [plainClaim('a')], {
    cords_b: 0,
    weight_kg: null,
  })
  expect(findings.map(({ code }) => code)).toEqual([
    'place_taken',
    'cooling_exceeded',
    'no_redundancy',
    'weight_unknown',
  ])
})
