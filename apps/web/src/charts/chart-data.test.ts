import { expect, test } from 'vitest'
import { axisEnd, stacked, tableRows, type ChartSeries } from './chart-data.ts'

const series: ChartSeries[] = [
  { name: 'Used', tone: 'used', values: [10, 20] },
  { name: 'Reserved', tone: 'reserved', values: [5, null] },
  { name: 'Limit', tone: 'limit', values: [40, 40] },
]

test('areas stand on each other, the highest behind, and the limit on nothing', () => {
  expect(stacked(series).map(({ name, values }) => [name, values])).toEqual([
    ['Reserved', [15, null]],
    ['Used', [10, 20]],
    ['Limit', [40, 40]],
  ])
})

test.each([
  [[0], 1],
  [[40], 45],
  [[99], 105],
  [[1200], 1500],
  [[0.4], 0.45],
])('an axis of %j ends above it', (values, end) => {
  expect(axisEnd([{ name: '', tone: 'used', values }])).toBeCloseTo(end)
})

test('bars stand on each other too, whatever they say', () => {
  const ages: ChartSeries[] = [
    { name: 'Days', tone: 'used', values: [1, 0] },
    { name: 'Months', tone: 'late', values: [2, 3] },
  ]
  expect(stacked(ages).map(({ values }) => values)).toEqual([
    [3, 3],
    [1, 0],
  ])
})

test('a table says a gap as one', () => {
  const data = { labels: ['Jan', 'Feb'], series }
  expect(tableRows(data, (value) => (value === null ? '' : `${value} U`))).toEqual([
    ['Jan', '10 U', '5 U', '40 U'],
    ['Feb', '20 U', '', '40 U'],
  ])
})
