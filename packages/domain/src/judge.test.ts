import { describe, expect, test } from 'vitest'
import { plainClaim, plainRack, plainServer } from '../oracle/plain.ts'
import { ASSET_STATUSES } from './asset.ts'
import { arrivalOf, judge, type Arrival } from './judge.ts'

const levels = (findings: readonly { code: string; level: string }[]) =>
  findings.map(({ code, level }) => `${level} ${code}`)

const sent: Arrival = { coming: 'sent', is_firm: true }
/** A rack in which the units are taken, and that bears nothing and powers nothing more. */
const full = { ...plainRack, max_static_load_kg: 140, power_capacity_a_kw: 1, power_capacity_b_kw: 1 }
const rival = [plainClaim('a')]

describe('what is in the way of a thing', () => {
  test.each<[string, Arrival, string[]]>([
    [
      'that is sent',
      sent,
      ['block place_taken', 'block weight_exceeded', 'block failover_exceeded', 'block failover_exceeded'],
    ],
    [
      'that stands there',
      { coming: 'stands', is_firm: true },
      ['block place_taken', 'block weight_exceeded', 'block failover_exceeded', 'block failover_exceeded'],
    ],
    [
      'that was found',
      { coming: 'found', is_firm: true },
      ['block place_taken', 'warn weight_exceeded', 'warn failover_exceeded', 'warn failover_exceeded'],
    ],
    [
      'that is only planned',
      { coming: 'sent', is_firm: false },
      ['warn place_taken', 'warn weight_exceeded', 'warn failover_exceeded', 'warn failover_exceeded'],
    ],
  ])('%s', (_, arrival, expected) => {
    expect(levels(judge(full, rival, plainServer, arrival).findings)).toEqual(expected)
  })
})

test('a reservation is in the way of plans too', () => {
  const reserved = [plainClaim('a', { space: 'reserved' })]
  const { findings } = judge(plainRack, reserved, plainServer, { coming: 'sent', is_firm: false })
  expect(levels(findings)).toEqual(['block place_reserved'])
})

test('units outside the rack are there for nobody', () => {
  for (const coming of ['sent', 'stands', 'found'] as const) {
    const { findings } = judge(plainRack, [], { ...plainServer, position: 42 }, { coming, is_firm: false })
    expect(levels(findings)).toEqual(['block place_outside_rack'])
  }
})

describe('a rack of unknown height', () => {
  const unknown = { ...plainRack, u_height: null }

  test('is sent nothing to its units', () => {
    const { findings, nearest } = judge(unknown, [], plainServer, sent)
    expect(levels(findings)).toEqual(['block place_height_unknown'])
    expect(nearest).toBeNull()
  })

  test('holds what stands there, and takes what needs no unit', () => {
    const { findings, nearest } = judge(unknown, [], plainServer, { coming: 'stands', is_firm: true })
    expect(levels(findings)).toEqual(['warn place_height_unknown'])
    expect(nearest).toBe(1)
    expect(judge(unknown, [], { ...plainServer, position: null }, sent).findings).toEqual([])
  })
})

test('the nearest position is offered only where this one is refused', () => {
  expect(judge(plainRack, rival, plainServer, sent).nearest).toBe(3)
  expect(judge(plainRack, rival, plainServer, { coming: 'sent', is_firm: false }).nearest).toBe(1)
})

test('only what is planned takes nothing at once, and only what runs or will run takes power', () => {
  const of = (name: 'is_firm' | 'is_powered') => ASSET_STATUSES.filter((status) => arrivalOf(status)[name])
  expect(ASSET_STATUSES.filter((status) => !of('is_firm').includes(status))).toEqual(['planning'])
  expect(of('is_powered').toSorted()).toEqual(
    ['planning', 'installation', 'active', 'standby', 'maintenance', 'faulty', 'repair'].toSorted(),
  )
})
