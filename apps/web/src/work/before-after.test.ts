import type { NodeContents } from '@plenum/domain/node-contents'
import type { Place } from '@plenum/domain/placement'
import type { WorkItem } from '@plenum/domain/work-item'
import { expect, test } from 'vitest'
import { storyDevice, storyRack } from '#app/elevation/story-rack.ts'
import { movingOf, rackAfter, rackBefore, racksOf } from './before-after.ts'
import { storyItem } from './story-work.ts'

const place = (rack: string, position: number): Place => ({
  node_id: rack,
  trail: [{ id: rack, name: rack, type: 'rack' }],
  position,
  face: 'front',
  lane: null,
})

const move = storyItem(1, { from: place('R01', 10), to: place('R02', 4) })
const web = move.asset?.id ?? ''
const known = new Map([[web, storyDevice(web, 10, { u_height: 2 })]])

const draw = (rack: NodeContents, ...items: WorkItem[]) => ({
  rack,
  moving: items.flatMap(movingOf),
  known,
  heights: new Map<string, number>(),
})
const names = (assets: readonly { id: string; position: number | null }[] | undefined) =>
  (assets ?? []).map(({ id, position }) => [id, position])

test('what moves leaves one rack and is marked in the other', () => {
  const r01 = storyRack('R01', [storyDevice(web, 10, { u_height: 2 }), storyDevice('Other', 1)])
  const before = rackBefore(draw(r01, move))
  expect(names(before.assets)).toEqual([['Other', 1]])
  expect(names(before.left)).toEqual([[web, 10]])
  expect(before.left?.[0]?.u_height).toBe(2)
  expect(names(rackAfter(draw(r01, move)).assets)).toEqual([['Other', 1]])
  const after = rackAfter(draw(storyRack('R02', []), move))
  expect(names(after.assets)).toEqual([[web, 4]])
  expect(after.came).toEqual([web])
})

test('it is drawn the same once it was executed', () => {
  const executed = storyRack('R02', [storyDevice(web, 4, { u_height: 2 })])
  expect(names(rackBefore(draw(executed, move)).assets)).toEqual([])
  expect(names(rackAfter(draw(executed, move)).assets)).toEqual([[web, 4]])
})

test('a swap lets one leave and the other come to its units', () => {
  const swap = storyItem(2, {
    op: 'swap',
    from: place('R01', 10),
    to: null,
    replacement: {
      id: 'new',
      name: 'New',
      code: 'SRV-000009',
      status: 'received',
      asset_type: 'SRV',
      version: 1,
    },
  })
  const r01 = storyRack('R01', [storyDevice(swap.asset?.id ?? '', 10)])
  expect(names(rackBefore(draw(r01, swap)).left)).toEqual([[swap.asset?.id, 10]])
  expect(names(rackAfter(draw(r01, swap)).assets)).toEqual([['new', 10]])
  expect(racksOf(swap)).toEqual({ before: swap.from, after: swap.from })
})

test('what is made only when it is executed comes by its own name, and a change of a name moves nothing', () => {
  const made = storyItem(3, { op: 'add', asset: null, name: 'Web 9', from: null, to: place('R02', 7) })
  expect(rackAfter(draw(storyRack('R02', []), made)).assets[0]).toMatchObject({ name: 'Web 9', position: 7 })
  const change = storyItem(4, { op: 'change', from: place('R01', 1), to: null })
  expect(movingOf(change)).toEqual([])
  expect(racksOf(change)).toEqual({ before: null, after: null })
})

test('only places with a unit are drawn', () => {
  const hall = { ...place('DH2', 1), position: null }
  expect(racksOf({ ...move, from: hall })).toEqual({ before: null, after: move.to })
})
