import { expect, test } from 'vitest'
import { Counter, Histogram, reading } from './instruments.ts'

test('a counter counts each set of labels by itself', () => {
  const counter = new Counter('asked_total', 'Asked.')
  counter.add({ method: 'GET', route: '/a/' })
  counter.add({ method: 'GET', route: '/a/' })
  counter.add({ method: 'GET', route: 'b"\\\n' })
  expect(counter.lines()).toEqual([
    '# HELP asked_total Asked.',
    '# TYPE asked_total counter',
    'asked_total{method="GET",route="/a/"} 2',
    'asked_total{method="GET",route="b\\"\\\\\\n"} 1',
  ])
})

test('a histogram says how many took at most so long', () => {
  const histogram = new Histogram('took_seconds', 'Took.', [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.add(seconds, { route: '/a/' })
  expect(histogram.lines()).toEqual([
    '# HELP took_seconds Took.',
    '# TYPE took_seconds histogram',
    'took_seconds_bucket{route="/a/",le="0.1"} 2',
    'took_seconds_bucket{route="/a/",le="1"} 3',
    'took_seconds_bucket{route="/a/",le="+Inf"} 4',
    'took_seconds_sum{route="/a/"} 3.65',
    'took_seconds_count{route="/a/"} 4',
  ])
  const plain = new Histogram('took_seconds', 'Took.', [1])
  plain.add(2)
  expect(plain.lines()).toContain('took_seconds_bucket{le="1"} 0')
  expect(plain.lines()).toContain('took_seconds_count 1')
})

test('a reading is one value, or one for each label', () => {
  expect(reading('held', 'Held.', 3)).toEqual(['# HELP held Held.', '# TYPE held gauge', 'held 3'])
  expect(reading('held_total', 'Held.', [[{ state: 'busy' }, 1]], 'counter')).toEqual([
    '# HELP held_total Held.',
    '# TYPE held_total counter',
    'held_total{state="busy"} 1',
  ])
})
