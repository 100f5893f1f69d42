import { footprint } from '@plenum/domain/plan-standing'
import { expect, test } from 'vitest'
import { sizeOf, thingsOf } from './drawn-plan.ts'
import { drawnWithPlanned, spotless } from './planned-spots.ts'
import { storyAsset, storyPlan } from './story-plan.ts'

const nowhere = { x_mm: null, y_mm: null, rotation: null }
const coming = (id: string) => storyAsset({ id, name: id, is_planned: true, width_mm: 1200, ...nowhere })

test('what is planned without a spot is drawn where nothing stands, each beside the other', () => {
  const plan = storyPlan({ assets: [storyAsset(), coming('one'), coming('other')] })
  expect(spotless(plan).map(({ id }) => id)).toEqual(['one', 'other'])
  const things = thingsOf(plan)
  const rects = [...drawnWithPlanned(plan).spots].flatMap(([id, spot]) => {
    const thing = things.get(id)
    return spot === null || thing === undefined ? [] : [footprint(spot, sizeOf(thing))]
  })
  expect(rects).toHaveLength(19)
  for (const [at, { x, y, width, depth }] of rects.entries()) {
    const over = rects
      .slice(at + 1)
      .filter((o) => o.x < x + width && x < o.x + o.width && o.y < y + depth && y < o.y + o.depth)
    expect(over).toEqual([])
  }
})

test('what stands there without a spot is not drawn', () => {
  const plan = storyPlan({ assets: [storyAsset({ ...nowhere })] })
  expect(spotless(plan)).toEqual([])
  expect(drawnWithPlanned(plan).spots.get('crac')).toBeNull()
})
