import { describe, expect, test } from 'vitest'
import type { Load } from './load.ts'
import { circuitW, failoverW, isSingleCorded, normalW } from './power.ts'

test.each([
  ['16 A of 230 V', { volts: 230, amps: 16, phases: 1 } as const, 2944],
  ['32 A of three phases of 400 V', { volts: 400, amps: 32, phases: 3 } as const, 17_736],
  ['nothing held back', { volts: 230, amps: 16, phases: 1, derate: 1 } as const, 3680],
  ['a power factor', { volts: 230, amps: 16, phases: 1, derate: 1, power_factor: 0.9 } as const, 3312],
  ['more than a megawatt', { volts: 690, amps: 2500, phases: 3 } as const, 2_390_160],
])('a circuit of %s gives so much', (_, circuit, watts) => expect(circuitW(circuit)).toBe(watts))

const thing = (cords_a: number | null, cords_b: number | null, budget_w: number | null = 800): Load => ({
  weight_kg: null,
  heat_w: null,
  budget_w,
  cords_a,
  cords_b,
})

describe('a path', () => {
  test.each([
    ['a cord on either path', thing(1, 1), [800, 800], [400, 400]],
    ['cords on A only', thing(2, 0), [800, 0], [800, 0]],
    ['a cord on B only', thing(0, 1), [0, 800], [0, 800]],
    ['three cords', thing(2, 2 / 2), [800, 800], [533, 267]],
    ['no cord', thing(0, 0), [0, 0], [0, 0]],
    ['cords nobody knows', thing(null, null), [null, null], [null, null]],
    ['one cord known', thing(1, null), [800, null], [null, null]],
    ['watts nobody knows', thing(1, 0, null), [null, 0], [null, 0]],
    ['no watts and cords nobody knows', thing(null, null, 0), [0, 0], [0, 0]],
  ])('of a thing with %s', (_, load, failover, normal) => {
    const rounded = (watts: number | null) => watts && Math.round(watts)
    expect([failoverW(load, 'a'), failoverW(load, 'b')]).toEqual(failover)
    expect([rounded(normalW(load, 'a')), rounded(normalW(load, 'b'))]).toEqual(normal)
  })
})

test.each([
  ['on A only', thing(1, 0), true],
  ['on B only, of watts nobody knows', thing(0, 2, null), true],
  ['on both', thing(1, 1), false],
  ['on neither', thing(0, 0), false],
  ['nobody knows where', thing(1, null), false],
  ['on A only, and takes nothing', thing(1, 0, 0), false],
])('with cords %s a thing is without redundancy or not', (_, load, expected) =>
  expect(isSingleCorded(load)).toBe(expected),
)
