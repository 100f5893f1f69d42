import { expect, test } from 'vitest'
import * as v from 'valibot'
import { NODE_TYPES } from './node-type.ts'
import {
  blankPlaceFacts,
  factsOf,
  optionsOf,
  PLACE_FACT_NAMES,
  PlaceFacts,
  strayFact,
} from './place-facts.ts'

const codesOf = (given: Partial<v.InferInput<typeof PlaceFacts>>) =>
  v.safeParse(PlaceFacts, { ...blankPlaceFacts, ...given }).issues?.map(({ message }) => message) ?? []

test.each([
  [{ timezone: 'Europe/Madrid', country: 'ES', commissioning_date: '2019-03-01', design_pue: 1.35 }, []],
  [{ timezone: 'Madrid' }, ['unknown_option']],
  [{ country: 'es' }, ['unknown_option']],
  [{ design_pue: 0.9 }, ['too_small']],
  [{ width_mm: 1200.5 }, ['invalid_number']],
  [{ level: -2, x_mm: -300 }, []],
  [{ rail_width_in: 19, rotation: 270 }, []],
  [{ rail_width_in: 20, rotation: 45 }, ['unknown_option', 'unknown_option']],
  [{ u_height: 101, tare_kg: -1 }, ['too_large', 'too_small']],
] as const)('%j is checked: %j', (given, codes) => {
  expect(new Set(codesOf(given))).toEqual(new Set(codes))
})

test('every fact is of some type of place, and none is known of a new one', () => {
  expect(new Set(NODE_TYPES.flatMap(factsOf))).toEqual(new Set(PLACE_FACT_NAMES))
  expect(factsOf('region')).toEqual(['country'])
  expect(factsOf('site')).toEqual(['address', 'city', 'country', 'timezone'])
  expect(factsOf('row')).toEqual(['orientation_deg', 'x_mm', 'y_mm'])
  expect(Object.values(blankPlaceFacts).every((value) => value === null)).toBe(true)
})

test('a place has the facts of its type only', () => {
  const stray = (type: (typeof NODE_TYPES)[number], given: Partial<PlaceFacts>) =>
    strayFact({ ...blankPlaceFacts, ...given, type })
  expect(stray('rack', { u_height: 47, customer: 'Iberia' })).toBeNull()
  expect(stray('room', { u_height: 47 })).toEqual({ name: 'u_height', code: 'invalid' })
  expect(stray('room', { kind: 'data_hall' })).toBeNull()
  expect(stray('zone', { kind: 'data_hall' })).toEqual({ name: 'kind', code: 'unknown_option' })
  expect(stray('rack', { kind: 'cage' })).toEqual({ name: 'kind', code: 'invalid' })
  expect(optionsOf('zone', 'kind')).toContain('cold_aisle')
  expect(optionsOf('room', 'customer')).toEqual([])
})
