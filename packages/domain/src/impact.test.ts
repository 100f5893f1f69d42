import { describe, expect, test } from 'vitest'
import { impactOf, type StandingThing } from './impact.ts'

const thing = (id: string, over: Partial<StandingThing> = {}): StandingThing => ({
  id,
  name: id,
  category: 'it',
  status: 'active',
  cords_a: 1,
  cords_b: 1,
  budget_w: 300,
  places: ['dc', 'hall', 'rack'],
  is_racked: true,
  hosts: [],
  ...over,
})
const pdu = (id: string, path: 'a' | 'b', over: Partial<StandingThing> = {}) =>
  thing(id, { category: 'power', cords_a: path === 'a' ? 1 : 0, cords_b: path === 'b' ? 1 : 0, ...over })

const down = (...ids: string[]) => ({ asset_ids: new Set(ids), node_ids: new Set<string>() })
const names = (refs: readonly { name: string }[]) => refs.map(({ name }) => name)
const told = (things: StandingThing[], taken: Parameters<typeof impactOf>[1]) => {
  const { inside, degraded, unknown, ...impact } = impactOf(things, taken)
  return { inside: names(inside), down: names(impact.down), degraded: names(degraded), unknown }
}
const none = { inside: [], down: [], degraded: [], unknown: 0 }

const rack = [
  pdu('pdu a', 'a'),
  pdu('pdu b', 'b'),
  thing('both'),
  thing('only a', { cords_b: 0 }),
  thing('only b', { cords_a: 0 }),
  thing('panel', { cords_a: 0, cords_b: 0, budget_w: 0 }),
]

describe('what loses power', () => {
  test('with one path: what has both is degraded, what has only that one is down', () =>
    expect(told(rack, down('pdu a'))).toEqual({ ...none, down: ['only a'], degraded: ['both'] }))
  test('with both paths: all that takes power', () =>
    expect(told(rack, down('pdu a', 'pdu b'))).toEqual({ ...none, down: ['both', 'only a', 'only b'] }))
  test('with a server that is taken down: nothing else', () => expect(told(rack, down('both'))).toEqual(none))
  test('with a chassis: what is in it, and nothing is said of its power besides', () => {
    const blade = thing('blade', { hosts: ['both'], cords_b: 0 })
    expect(told([...rack, blade], down('both'))).toEqual({ ...none, inside: ['blade'] })
    expect(told([...rack, blade], down('both', 'pdu a'))).toEqual({
      ...none,
      inside: ['blade'],
      down: ['only a'],
    })
  })
  describe('in a chassis', () => {
    const blade = (id: string, hosts: string[], over: Partial<StandingThing> = {}) =>
      thing(id, { hosts, cords_a: null, cords_b: null, ...over })
    test('what it loses, what is in it loses', () => {
      const blades = [
        blade('blade', ['only a']),
        blade('mezzanine', ['blade', 'only a']),
        blade('other', ['both']),
      ]
      expect(told([...rack, ...blades], down('pdu a'))).toEqual({
        ...none,
        down: ['only a', 'blade', 'mezzanine'],
        degraded: ['both', 'other'],
      })
      expect(told([...rack, ...blades], down('pdu b')).down).toEqual(['only b'])
    })
    test('nobody can say it of what is in a thing of which nobody can', () => {
      const chassis = thing('chassis', { cords_a: null, cords_b: null })
      expect(told([...rack, chassis, blade('blade', ['chassis'])], down('pdu a')).unknown).toBe(2)
    })
    test('what has cords of its own hangs on them', () => {
      const blades = [blade('blade', ['only a'], { cords_a: 0, cords_b: 1 })]
      expect(told([...rack, ...blades], down('pdu a')).down).toEqual(['only a'])
    })
    test('what is in one of several hangs on the nearest that has cords', () => {
      const among = [
        blade('switch', ['only a'], { cords_a: 0, cords_b: 1 }),
        blade('module', ['only a', 'switch']),
      ]
      expect(told([...rack, ...among], down('pdu a')).down).toEqual(['only a'])
      expect(told([...rack, ...among], down('pdu b')).down).toEqual(['only b', 'switch', 'module'])
    })
    test('what takes no power, or is off, loses nothing', () => {
      const blades = [
        blade('free', ['only a'], { budget_w: 0 }),
        blade('off', ['only a'], { status: 'out_of_service' }),
      ]
      expect(told([...rack, ...blades], down('pdu a')).down).toEqual(['only a'])
    })
  })
  test('nothing in another rack', () => {
    const far = thing('far', { places: ['dc', 'hall', 'other'] })
    expect(told([...rack, far], down('pdu a', 'pdu b')).down).not.toContain('far')
  })
  test('nothing that is off, stands by the wall or takes no power', () => {
    const others = [
      thing('off', { status: 'out_of_service' }),
      thing('planned', { status: 'planning' }),
      thing('free', { budget_w: 0, cords_a: null }),
    ]
    expect(told([...rack, ...others], down('pdu a'))).toEqual({
      ...none,
      down: ['only a'],
      degraded: ['both'],
    })
  })
})

describe('what nobody can say', () => {
  test('is what has cords nobody has counted', () =>
    expect(told([pdu('pdu a', 'a'), thing('dark', { cords_b: null })], down('pdu a'))).toEqual({
      ...none,
      unknown: 1,
    }))
  test('is who hangs on which, where only some of a path go down', () => {
    const things = [pdu('one', 'a'), pdu('two', 'a'), pdu('b', 'b'), ...rack.slice(2)]
    expect(told(things, down('one'))).toEqual({ ...none, unknown: 2 })
    expect(told(things, down('one', 'two'))).toEqual({ ...none, down: ['only a'], degraded: ['both'] })
  })
  test('is all that hangs behind what has both paths itself', () => {
    const things = [pdu('switch', 'a', { cords_b: 1 }), ...rack]
    expect(told(things, down('switch'))).toEqual({ ...none, unknown: 3 })
  })
  test('is what a unit on the floor feeds', () => {
    const ups = pdu('ups', 'a', { places: ['dc', 'plant'], is_racked: false })
    expect(told([ups, ...rack], down('ups'))).toEqual({ ...none, unknown: 1 })
    expect(told([ups, ...rack], down('pdu a')).unknown).toBe(0)
  })
})

describe('what stands inside', () => {
  test('is all of a rack that is taken down, off or on, told once', () => {
    const off = thing('off', { status: 'out_of_service' })
    expect(told([...rack, off], { asset_ids: new Set(), node_ids: new Set(['rack']) })).toEqual({
      ...none,
      inside: ['pdu a', 'pdu b', 'both', 'only a', 'only b', 'panel', 'off'],
    })
  })
  test('is all of every place below a room', () => {
    const floor = thing('crac', { category: 'cooling', places: ['dc', 'hall'], is_racked: false })
    const next = thing('next door', { places: ['dc', 'plant'], is_racked: false })
    const taken = { asset_ids: new Set<string>(), node_ids: new Set(['hall']) }
    expect(told([floor, next], taken)).toEqual({ ...none, inside: ['crac'] })
  })
  test('is not what is taken down by itself', () =>
    expect(
      told(rack.slice(2, 4), { asset_ids: new Set(['both']), node_ids: new Set(['rack']) }).inside,
    ).toEqual(['only a']))
})
