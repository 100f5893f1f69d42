import { expect, test } from 'vitest'
import { loadFigures, type Loads } from './load-figures.ts'
import type { Load } from './open-cold.ts'

const load = (over: Partial<Load>): Load => ({
  painted: 800,
  largest: 900,
  row: 1000,
  control: 700,
  blocked: 100,
  heap: 4,
  elements: 300,
  requests: 20,
  ...over,
})
const loads: Loads = {
  landing: [load({ painted: 500 })],
  login: [load({ painted: 400 }), load({ painted: 600 }), load({ painted: 900 })].slice(0, 1),
  list: [load({ row: 1160 })],
  'floor login': [load({})],
  'floor list': [load({ blocked: 0 })],
  'React alone': [load({ row: 800 })],
}
const named = (what: string) => loadFigures(loads, 'slow').find((figure) => figure.what === what)

test('the first row is asked to be as soon as the floor has its own', () => {
  const figure = named('list: first row')
  expect(figure).toMatchObject({ value: 1160, unit: 'ms', ratio: 1.16, beside: { value: 1000 } })
  expect(figure?.targets).toEqual([
    { of: 'ratio', is: 'at most', than: 1.1, as: 'gate' },
    { of: 'ratio', is: 'at most', than: 0.95, as: 'aim' },
  ])
})

test('nothing is asked beside React alone', () => {
  expect(named('list: first row, beside React alone')).toMatchObject({ ratio: 1.45, targets: [] })
})

test('another application is met through the floor: at half of its time, what is as slow as the floor is too', () => {
  const figure = named("list: first row, beside console's list")
  expect(figure?.ratio).toBeCloseTo(1.16 * 0.58)
  expect(figure?.beside?.value).toBeCloseTo(1000 / 0.58)
  expect(figure?.beside?.what).toContain('0.58')
  expect(named("login: first contentful paint, beside console's login")?.ratio).toBeCloseTo(
    (400 / 800) * 0.76,
  )
})

test('nothing is compared with a floor that was never blocked', () => {
  const figure = named("list: blocking time of all long tasks, beside console's list")
  expect(figure).toMatchObject({ value: 100 })
  expect(figure).not.toHaveProperty('ratio')
})

test('others are met only where they were measured: slowed', () => {
  expect(loadFigures(loads, 'none').some(({ what }) => what.includes('beside'))).toBe(false)
  expect(loadFigures(loads, 'none').every(({ targets }) => targets.length === 0)).toBe(true)
})
