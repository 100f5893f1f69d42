import { expect, test } from 'vitest'
import { CASES, planFigures, type Planned } from './plan-figures.ts'

const FPS: Record<string, number> = { 'zoom 4': 56, 'svg 4': 10, 'idle 4': 60 }
const figures = planFigures((name): Planned[] => [
  {
    fps: FPS[name] ?? 60,
    p95: 16.7,
    longest: 33.4,
    work: 3,
    mount: name.startsWith('svg') ? 200 : 80,
    hit: 0.02,
  },
])

test('a room is told beside an idle page and beside the same room as an SVG, as slow as itself', () => {
  const slowed = figures.filter(({ where }) => where === '50,000 shapes, 4x slower')
  expect(slowed.find(({ what }) => what === 'zoom')).toMatchObject({ value: 56, beside: { value: 60 } })
  expect(slowed.find(({ what }) => what === 'zoom beside an SVG')).toMatchObject({ ratio: 5.6 })
  expect(figures.find(({ what }) => what === 'mount')).toMatchObject({ value: 80, ratio: 0.4 })
})

test('every case but those that others are compared with has figures of its own', () => {
  const own = CASES.filter(({ page }) => page === 'plan' || page === 'editor')
  expect(figures.filter(({ what }) => what.endsWith('main thread a frame'))).toHaveLength(own.length)
})

test('no frame of an edit may be long, slowed or not', () => {
  const longest = figures.filter(({ what }) => what.endsWith('longest frame'))
  expect(longest.map(({ where }) => where)).toEqual([
    '500 racks edited, not slowed',
    '500 racks edited, not slowed',
    '500 racks edited, 4x slower',
    '500 racks edited, 4x slower',
  ])
  expect(longest.every(({ targets }) => targets?.some(({ than, as }) => than === 50 && as === 'gate'))).toBe(
    true,
  )
})
