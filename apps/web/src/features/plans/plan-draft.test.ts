import { newPicture } from '@plenum/domain/plan-picture'
import type { PlanShape } from '@plenum/domain/plan-shape'
import { expect, test } from 'vitest'
import { thingsOf } from '#app/plan/drawn-plan.ts'
import { storyPlan, storyRack } from '#app/plan/story-plan.ts'
import {
  arranged,
  collisionsIn,
  draftOf,
  inputOf,
  movedBy,
  rebased,
  rectsOf,
  removed,
  turned,
  withShape,
  withSpot,
} from './plan-draft.ts'

const column: PlanShape = {
  kind: 'column',
  id: 'new',
  x_mm: 100,
  y_mm: 100,
  rotation: 0,
  width_mm: 400,
  depth_mm: 400,
}
const plan = storyPlan()
const things = thingsOf(plan)
const start = draftOf(plan)
const picture = newPicture(
  { file_id: '00000000-0000-4000-8000-0000000000f1', width_px: 480, height_px: 360 },
  { x: 0, y: 0, width: 9600 },
)
const ids = (...all: string[]) => new Set(all)

test('what nobody changed is nothing to save', () => {
  expect(inputOf(plan, start)).toBeNull()
  expect(inputOf(plan, movedBy(movedBy(start, ids('A01'), [10, 0]), ids('A01'), [-10, 0]))).toBeNull()
})

test('racks, assets and shapes move together, each by what it is', () => {
  const moved = movedBy(start, ids('A01', 'crac', 'column'), [600, -300])
  expect(inputOf(plan, moved)).toMatchObject({
    racks: [{ id: 'A01', x_mm: 1800, y_mm: 1500, rotation: 0 }],
    assets: [{ id: 'crac', x_mm: 8400, y_mm: 300, rotation: 0 }],
  })
  expect(inputOf(plan, moved)?.shapes.find(({ id }) => id === 'column')).toMatchObject({
    x_mm: 9300,
    y_mm: 3300,
  })
})

test('a rack that is taken away has no place, a shape is gone', () => {
  const input = inputOf(plan, removed(start, ids('A01', 'column')))
  expect(input?.racks).toEqual([{ id: 'A01', x_mm: null, y_mm: null, rotation: null }])
  expect(input?.shapes.map(({ id }) => id)).not.toContain('column')
})

test('things come to lie where their rectangles are put', () => {
  const [rect] = rectsOf(start, things, ids('A01'))
  if (rect === undefined) throw new Error('A01 stands nowhere')
  const [after] = rectsOf(arranged(start, things, [{ ...rect, x: 60, y: 70 }]), things, ids('A01'))
  expect(after).toMatchObject({ x: 60, y: 70 })
})

test('what is turned keeps its middle', () => {
  const [after] = rectsOf(turned(start, things, ids('A01')), things, ids('A01'))
  expect(after).toEqual({ id: 'A01', x: 900, y: 2100, width: 1200, depth: 600 })
})

test('racks side by side are in nobody’s way until one is pushed into the other', () => {
  expect(collisionsIn(start, things)).toEqual([])
  const pushed = movedBy(start, ids('A01'), [20, 0])
  expect(collisionsIn(pushed, things).map(({ id, by }) => [id, by])).toEqual([
    ['A02', 'thing'],
    ['A01', 'thing'],
  ])
})

test('my changes lie over what others saved, and what both changed is told', () => {
  const theirs = storyPlan({
    version: 4,
    shapes: plan.shapes.filter(({ id }) => id !== 'label'),
    racks: plan.racks.map((rack) =>
      rack.id === 'A02' || rack.id === 'A03' ? { ...rack, y_mm: 2400 } : rack,
    ),
  })
  const mine = withShape(movedBy(start, ids('A01', 'A02'), [0, -600]), column)
  const { draft, both } = rebased({ from: start, to: theirs }, mine)
  expect(both).toEqual(['A02'])
  expect(draft.spots.get('A01')).toMatchObject({ y_mm: 1200 })
  expect(draft.spots.get('A02')).toMatchObject({ y_mm: 1200 })
  expect(draft.spots.get('A03')).toMatchObject({ y_mm: 2400 })
  expect(draft.shapes.map(({ id }) => id)).toEqual(['wall', 'column', 'door', 'aisle', 'new'])
})

test('a rack that left the room meanwhile is not put back', () => {
  const theirs = storyPlan({ version: 4, racks: plan.racks.filter(({ id }) => id !== 'A01') })
  const { draft } = rebased({ from: start, to: theirs }, movedBy(start, ids('A01'), [0, -600]))
  expect(inputOf(theirs, draft)).toBeNull()
})

test('a rack that left the room is nothing to save, wherever the draft has it', () => {
  const without = storyPlan({ racks: plan.racks.filter(({ id }) => id !== 'A03') })
  expect(inputOf(without, start)).toBeNull()
  expect(inputOf(without, movedBy(start, ids('A03'), [0, -600]))).toBeNull()
  expect(inputOf(without, movedBy(start, ids('A02', 'A03'), [0, -600]))?.racks).toHaveLength(1)
})

test('what is drawn while a draft is on its way lies over what was saved of it', () => {
  const sent = movedBy(start, ids('A01'), [0, -600])
  const saved = storyPlan({
    version: 4,
    racks: [
      ...plan.racks
        .filter(({ id }) => id !== 'A03')
        .map((rack) => (rack.id === 'A01' ? { ...rack, y_mm: 1200 } : rack)),
      storyRack('D01', { x_mm: 0, y_mm: 0, rotation: 0 }),
    ],
  })
  const { draft } = rebased({ from: sent, to: saved }, movedBy(sent, ids('A02'), [0, -600]))
  expect(draft.spots.has('A03')).toBe(false)
  expect(draft.spots.get('D01')).toMatchObject({ x_mm: 0 })
  expect(inputOf(saved, draft)?.racks).toMatchObject([{ id: 'A02', y_mm: 1200 }])
  const undone = rebased({ from: sent, to: saved }, start)
  expect(inputOf(saved, undone.draft)?.racks).toMatchObject([{ id: 'A01', y_mm: 1800 }])
})

test('a rack of the tray is put', () => {
  const put = withSpot(start, 'C01', { x_mm: 0, y_mm: 0, rotation: 90 })
  expect(inputOf(plan, put)?.racks).toEqual([{ id: 'C01', x_mm: 0, y_mm: 0, rotation: 90 }])
  expect(storyRack('C01').x_mm).toBeNull()
})

test('a picture under the plan is something to save, and so is taking it away', () => {
  expect(inputOf(plan, { ...start, picture })).toMatchObject({ picture, racks: [], assets: [] })
  expect(inputOf({ ...plan, picture }, start)).toMatchObject({ picture: null })
})

test('a picture somebody else laid stays under what I drew, and mine lies over theirs where both did', () => {
  const theirs = storyPlan({ version: 4, picture })
  const drawn = rebased({ from: start, to: theirs }, withShape(start, column))
  expect(drawn.draft.picture).toEqual(picture)
  expect(drawn.both).toEqual([])
  const mine = { ...picture, opacity: 80 }
  const laid = rebased({ from: start, to: theirs }, { ...start, picture: mine })
  expect(laid.draft.picture).toEqual(mine)
  expect(laid.both).toEqual(['picture'])
})
