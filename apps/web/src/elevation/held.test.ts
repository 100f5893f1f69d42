import type { Lane } from '@plenum/domain/lane'
import { FACES, type Face } from '@plenum/domain/placement'
import type { NodeContents } from '@plenum/domain/node-contents'
import type { NodeInput } from '@plenum/domain/node'
import { describe, expect, test } from 'vitest'
import { aimAtFirst, fitOf } from './fit-held.ts'
import { aimAt, isAtHome, pickUp, stepAim, type Held } from './held.ts'
import { rackNames, seenFrom, stripsOf, withMoves, type MountedAsset } from './rack-view.ts'
import { storyDevice, storyRack } from './story-rack.ts'

const asset = (id: string, position: number, over: Partial<MountedAsset> = {}) =>
  storyDevice(id, position, { u_height: 2, full_depth: null, ...over })
const rack = (id: string, assets: MountedAsset[] = [], over: Partial<NodeInput> = {}) =>
  storyRack(id, assets, { u_height: 42, ...over })

const web = asset('web', 10)
const racks = [rack('R01', [web]), rack('R02', [asset('db', 20)])]
const held = pickUp(web, 'R01')
const second = rack('R02')
const front = { racks, faces: ['front'] as const }
const both = { racks, faces: FACES }
const at = (unit: number, over = second) => ({ rack: over, face: 'front' as const, unit })

const refusalOf = (now: Held, among: readonly NodeContents[]) =>
  fitOf(now, among, [])?.findings.find(({ level }) => level === 'block') ?? null

describe('an asset in the hand', () => {
  test('is at home where it was taken up', () => expect(isAtHome(held)).toBe(true))

  test.each([
    ['ArrowUp', 'R01', 11],
    ['ArrowDown', 'R01', 9],
    ['ArrowRight', 'R02', 10],
    ['ArrowLeft', 'R01', 10],
  ] as const)('goes with %s to %s, unit %d', (key, node_id, position) =>
    expect(stepAim(held, front, key).aim).toEqual({ node_id, position, face: 'front', lane: null }),
  )

  test('goes from the front to the rear, and on to the next rack', () => {
    const rear = stepAim(held, both, 'ArrowRight')
    expect(rear.aim).toEqual({ node_id: 'R01', position: 10, face: 'rear', lane: null })
    expect(isAtHome(rear)).toBe(false)
    expect(stepAim(rear, both, 'ArrowRight').aim).toEqual({
      node_id: 'R02',
      position: 10,
      face: 'front',
      lane: null,
    })
  })

  test('goes up the picture where units are counted from the top', () => {
    const topDown = { ...front, racks: [rack('R01', [web], { u_direction: 'top_down' })] }
    expect(stepAim(held, topDown, 'ArrowUp').aim?.position).toBe(9)
  })

  test('goes in half units where it is not whole units high, up to the last', () => {
    const half = pickUp(asset('half', 10, { u_height: 0.5 }), 'R01')
    expect(stepAim(half, front, 'ArrowUp').aim?.position).toBe(10.5)
    expect(aimAt(half, at(50)).aim?.position).toBe(42.5)
    expect(aimAt(pickUp(asset('x', 10, { u_height: 1.5 }), 'R01'), at(50)).aim?.position).toBe(41.5)
  })

  test('comes back by the keys from beside the racks', () => {
    const nowhere = { ...held, aim: null }
    expect(stepAim(nowhere, front, 'ArrowUp').aim).toMatchObject({ node_id: 'R01', position: 11 })
  })

  test.each([
    [100, 41],
    [42, 41],
    [-3, 1],
    [30, 30],
  ])('aimed at unit %d stays within the rack at %d', (unit, position) =>
    expect(aimAt(held, at(unit)).aim?.position).toBe(position),
  )

  test('keeps the unit it is held at under the pointer', () =>
    expect(aimAt({ ...held, grip: 1 }, at(21)).aim?.position).toBe(20))

  test('is refused by what is there already, not by itself', () => {
    expect(refusalOf(stepAim(held, front, 'ArrowUp'), racks)).toBeNull()
    const aimed = aimAt(held, at(21, racks[1]))
    expect(refusalOf(aimed, racks)).toMatchObject({ code: 'place_taken', rivals: ['db'] })
  })

  test('goes behind what is not as deep as the rack, and not into what is', () => {
    const behind = (full_depth: boolean) => {
      const taken = [rack('R02', [asset('db', 20, { full_depth })])]
      return refusalOf(aimAt(held, { rack: second, face: 'rear', unit: 20 }), taken)
    }
    expect(behind(false)).toBeNull()
    expect(behind(true)).toMatchObject({ code: 'place_taken' })
  })

  test('is refused by a rack nobody knows the height of', () => {
    const unknown = rack('R03', [], { u_height: null })
    expect(refusalOf(aimAt(held, at(5, unknown)), [unknown])).toMatchObject({
      code: 'place_height_unknown',
    })
  })
})

describe('a narrow asset in the hand', () => {
  const half = (id: string, lane: Lane | null, over: Partial<MountedAsset> = {}) =>
    asset(id, 10, { u_height: 1, width: 'half', lane, ...over })
  const node = half('node', 'left_half')
  const there = [rack('R01', [node, half('other', 'right_half')]), rack('R02')]
  const board = { racks: there, faces: ['front'] as const }
  const taken = pickUp(node, 'R01')

  test('goes from lane to lane, then on to the near lane of the next rack, and back', () => {
    const right = stepAim(taken, board, 'ArrowRight')
    expect(right.aim).toEqual({ node_id: 'R01', position: 10, face: 'front', lane: 'right_half' })
    expect(isAtHome(right)).toBe(false)
    const next = stepAim(right, board, 'ArrowRight')
    expect(next.aim).toEqual({ node_id: 'R02', position: 10, face: 'front', lane: 'left_half' })
    expect(stepAim(next, board, 'ArrowLeft').aim).toEqual(right.aim)
    expect(stepAim(taken, board, 'ArrowUp').aim).toMatchObject({ position: 11, lane: 'left_half' })
    expect(stepAim(taken, board, 'ArrowLeft').aim).toEqual(taken.aim)
  })

  test('goes the same way on the picture at the rear, where left is right', () => {
    const behind = pickUp(half('behind', 'right_half', { face: 'rear' }), 'R01')
    const rear = { racks: there, faces: ['rear'] as const }
    expect(stepAim(behind, rear, 'ArrowRight').aim?.lane).toBe('left_half')
    expect(stepAim(behind, rear, 'ArrowLeft').aim?.lane).toBe('right_half')
  })

  test('is aimed at the lane under the pointer', () => {
    const lanes = (face: Face) =>
      [0.1, 0.9].map((part) => aimAt(taken, { rack: second, face, unit: 3, part }).aim?.lane)
    expect(lanes('front')).toEqual(['left_half', 'right_half'])
    expect(lanes('rear')).toEqual(['right_half', 'left_half'])
    expect(aimAt(held, { rack: second, face: 'front', unit: 3, part: 0.9 }).aim?.lane).toBeNull()
  })

  test('is stopped by who has its lane, and by nobody beside it', () => {
    const at_unit = (part: number) =>
      aimAt(pickUp({ ...node, id: 'new' }, null), { ...at(10, there[0]), part })
    expect(refusalOf(at_unit(0.1), there)).toMatchObject({ code: 'place_taken' })
    const alone = [rack('R01', [half('other', 'right_half')])]
    expect(refusalOf(at_unit(0.1), alone)).toBeNull()
    expect(fitOf(at_unit(0.9), alone, [])).toMatchObject({ nearest: 10, nearest_lane: 'left_half' })
  })
})

describe('an asset from beside the racks', () => {
  const loose = { ...web, id: 'new', position: null, face: null }
  const busy = [rack('R01', [asset('low', 1), asset('next', 4)])]
  const sides = { racks: busy, faces: FACES, told: [] }

  test('is aimed at the first unit at which it fits, and is never at home there', () => {
    const first = aimAtFirst(pickUp(loose, null), sides)
    expect(first.aim).toEqual({ node_id: 'R01', position: 6, face: 'front', lane: null })
    expect(isAtHome(first)).toBe(false)
    expect(isAtHome(pickUp(loose, null))).toBe(false)
  })

  test('that has no unit in its rack yet is not at home at any', () => {
    const taken = pickUp(loose, 'R01')
    expect(taken.aim).toBeNull()
    expect(isAtHome(aimAt(taken, { rack: rack('R01'), face: 'front', unit: 3 }))).toBe(false)
  })

  test('takes no unit where it hangs beside the rails', () => {
    const strip = { ...loose, u_height: 0 }
    const first = aimAtFirst(pickUp(strip, null), sides)
    expect(first.aim).toEqual({ node_id: 'R01', position: null, face: 'rear', lane: null })
    expect(stepAim(first, { racks: busy, faces: FACES }, 'ArrowUp').aim).toEqual(first.aim)
    expect(stepAim(first, { racks: busy, faces: FACES }, 'ArrowLeft').aim?.face).toBe('front')
    expect(isAtHome(pickUp(strip, 'R01'))).toBe(true)
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

test('a side shows its own devices, and the backs of those that reach through or may', () => {
  const all = [
    asset('front', 1),
    asset('rear', 3, { face: 'rear' }),
    asset('unknown', 5, { face: null }),
    asset('through', 7, { face: 'rear', full_depth: true }),
    asset('zero', 9, { u_height: 0 }),
  ]
  const seen = (face: Face) =>
    Object.values(seenFrom(face, all)).map((assets: MountedAsset[]) => assets.map(({ id }) => id))
  expect(seen('front')).toEqual([['front', 'unknown'], ['through']])
  expect(seen('rear')).toEqual([['rear', 'through'], ['unknown']])
  expect(stripsOf('rear', all).map(({ id }) => id)).toEqual([])
  expect(stripsOf('front', all).map(({ id }) => id)).toEqual(['zero'])
})

describe('names of two racks', () => {
  const along = (id: string, ...trail: string[]) => ({
    node: { ...rack(id).node, trail: trail.map((name) => ({ id: name, name, type: 'room' as const })) },
  })
  test.each([
    [
      'are their own where those differ',
      [along('1', 'Hall', 'A01'), along('2', 'Hall', 'A02')],
      ['A01', 'A02'],
    ],
    [
      'have as much of the way as tells them apart',
      [along('1', 'Madrid', 'Hall', 'A01'), along('2', 'Madrid', 'Annex', 'A01')],
      ['Hall › A01', 'Annex › A01'],
    ],
    [
      'stay alike where the whole way is',
      [along('1', 'Hall', 'A01'), along('2', 'Hall', 'A01')],
      ['Hall › A01', 'Hall › A01'],
    ],
  ])('%s', (_, two, names) => expect([...rackNames(two).values()]).toEqual(names))
})
