import { expect, test } from 'vitest'
import { indexOf } from './plan-index.ts'
import { PLAN_COLOURS } from './plan-paint.ts'
import { changedBoxes, type Scene } from './plan-scene.ts'
import { thingOfItem, thingOfShape } from './plan-shapes.ts'
import { exampleRoom } from './story-plan.ts'

const model = exampleRoom({ rows: 3, racks: 10 }, 'power')
const laid = ({
  items,
  shapes,
}: Pick<typeof model, 'items' | 'shapes'>): Pick<Scene, 'items' | 'shapes'> => ({
  items: { all: items, index: indexOf(items.map(thingOfItem)) },
  shapes: { all: shapes, index: indexOf(shapes.map(thingOfShape)) },
})
const ink = { colours: Object.fromEntries(PLAN_COLOURS.map((name) => [name, '#000'])), sans: '', mono: '' }
const scene: Scene = {
  bounds: model.bounds,
  grid: model.grid,
  picture: null,
  selected: new Set(),
  // a list of names makes a record that has them all
  ink: ink as Scene['ink'],
  density: 1,
  ...laid(model),
}

test('what is the same is not drawn anew', () => {
  expect(changedBoxes(scene, { ...scene })).toEqual([])
})

test('what moved is drawn anew where it was and where it is, whether it stands there or the room is built of it', () => {
  const items = model.items.map((item, at) => (at === 4 ? { ...item, x: item.x + 600 } : item))
  const shapes = model.shapes.map((shape) =>
    shape.kind === 'column' && shape.id === 'column-1' ? { ...shape, y: shape.y + 100 } : shape,
  )
  const boxes = changedBoxes(scene, { ...scene, ...laid({ items, shapes }) })
  expect(boxes).toHaveLength(4)
  expect((boxes?.[1]?.x ?? 0) - (boxes?.[0]?.x ?? 0)).toBe(600)
  expect((boxes?.[3]?.y ?? 0) - (boxes?.[2]?.y ?? 0)).toBe(100)
})

test('what is selected or no longer is drawn anew', () => {
  const selected = new Set(['rack-1', 'wall'])
  expect(changedBoxes(scene, { ...scene, selected })).toHaveLength(2)
  expect(changedBoxes({ ...scene, selected }, { ...scene, selected: new Set(['wall']) })).toHaveLength(1)
})

test('another theme or another room is drawn anew everywhere', () => {
  expect(changedBoxes(scene, { ...scene, ink: { ...scene.ink } })).toBeNull()
  expect(changedBoxes(scene, { ...scene, ...laid({ ...model, items: model.items.slice(1) }) })).toBeNull()
})
