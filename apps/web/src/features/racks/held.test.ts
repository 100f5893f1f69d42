import { blankNode, type NodeInput } from '@plenum/domain/node'
import type { NodeContents } from '@plenum/domain/node-contents'
import { describe, expect, test } from 'vitest'
import { aimAt, isAtHome, pickUp, refusalOf, stepAim, targetOf } from './held.ts'
import { rackNames, seenFrom, withMoves, type MountedAsset } from './rack-view.ts'

const asset = (id: string, position: number, over: Partial<MountedAsset> = {}): MountedAsset => ({
  id,
  name: id,
  code: id,
  status: 'active',
  asset_type: 'SRV',
  version: 1,
  position,
  face: 'front',
  model: null,
  u_height: 2,
  full_depth: null,
  ...over,
})

const rack = (id: string, assets: MountedAsset[] = [], over: Partial<NodeInput> = {}): NodeContents => ({
  node: {
    ...blankNode,
    type: 'rack',
    id,
    name: id,
    u_height: 42,
    trail: [],
    asset_count: assets.length,
    last_update: '2026-11-20T09:12:00.000Z',
    version: 1,
    ...over,
  },
  assets,
  is_whole: true,
})

const web = asset('web', 10)
const racks = [rack('R01', [web]), rack('R02', [asset('db', 20)])]
const held = pickUp(web, 'R01')
const second = rack('R02')

describe('an asset in the hand', () => {
  test('is at home where it was taken up', () => expect(isAtHome(held)).toBe(true))

  test.each([
    ['ArrowUp', 'R01', 11],
    ['ArrowDown', 'R01', 9],
    ['ArrowRight', 'R02', 10],
    ['ArrowLeft', 'R01', 10],
  ] as const)('goes with %s to %s, unit %d', (key, node_id, position) =>
    expect(stepAim(held, racks, key).aim).toEqual({ node_id, position }),
  )

  test('goes up the picture where units are counted from the top', () => {
    const topDown = [rack('R01', [web], { u_direction: 'top_down' })]
    expect(stepAim(held, topDown, 'ArrowUp').aim?.position).toBe(9)
  })

  test('comes back by the keys from beside the racks', () => {
    expect(stepAim({ ...held, aim: null }, racks, 'ArrowUp').aim).toEqual({ node_id: 'R01', position: 11 })
  })

  test.each([
    [100, 41],
    [42, 41],
    [-3, 1],
    [30, 30],
  ])('aimed at unit %d stays within the rack at %d', (unit, position) =>
    expect(aimAt(held, second, unit).aim?.position).toBe(position),
  )

  test('keeps the unit it is held at under the pointer', () =>
    expect(aimAt({ ...held, grip: 1 }, second, 21).aim?.position).toBe(20))

  test('keeps its face, or takes the one looked at where nobody knew it', () => {
    expect(targetOf(held, 'rear')).toEqual({ node_id: 'R01', position: 10, face: 'front' })
    expect(targetOf(pickUp(asset('x', 3, { face: null }), 'R01'), 'rear')?.face).toBe('rear')
  })

  test('is refused by what is there already, not by itself', () => {
    expect(refusalOf(stepAim(held, racks, 'ArrowUp'), racks, 'front')).toBeNull()
    const aimed = aimAt(held, racks[1] ?? second, 21)
    expect(refusalOf(aimed, racks, 'front')).toMatchObject({ code: 'place_taken', rival: { id: 'db' } })
  })

  test('is refused by a rack nobody knows the height of', () => {
    const unknown = rack('R03', [], { u_height: null })
    expect(refusalOf(aimAt(held, unknown, 5), [unknown], 'front')).toMatchObject({
      code: 'place_height_unknown',
    })
  })
})

test('a move under way is drawn where it goes, in the order of the picture', () => {
  const to = { node_id: 'R02', position: 30, face: 'front' as const }
  const [left, right] = withMoves(racks, [{ asset: web, to }])
  expect(left?.assets).toEqual([])
  expect(right?.assets.map(({ id, position }) => [id, position])).toEqual([
    ['web', 30],
    ['db', 20],
  ])
})

test('a side shows its own devices, those of unknown face and those that reach through', () => {
  const all = [
    asset('front', 1),
    asset('rear', 3, { face: 'rear' }),
    asset('unknown', 5, { face: null }),
    asset('through', 7, { face: 'rear', full_depth: true }),
    asset('zero', 9, { u_height: 0 }),
  ]
  expect(seenFrom('front', all).map(({ id }) => id)).toEqual(['front', 'unknown', 'through'])
  expect(seenFrom('rear', all).map(({ id }) => id)).toEqual(['rear', 'unknown', 'through'])
})

describe('names of two racks', () => {
  const at = (id: string, ...trail: string[]) => ({
    node: { ...rack(id).node, trail: trail.map((name) => ({ id: name, name, type: 'room' as const })) },
  })
  test.each([
    ['are their own where those differ', [at('1', 'Hall', 'A01'), at('2', 'Hall', 'A02')], ['A01', 'A02']],
    [
      'have as much of the way as tells them apart',
      [at('1', 'Madrid', 'Hall', 'A01'), at('2', 'Madrid', 'Annex', 'A01')],
      ['Hall › A01', 'Annex › A01'],
    ],
    [
      'stay alike where the whole way is',
      [at('1', 'Hall', 'A01'), at('2', 'Hall', 'A01')],
      ['Hall › A01', 'Hall › A01'],
    ],
  ])('%s', (_, two, names) => expect([...rackNames(two).values()]).toEqual(names))
})
