import { expect, test } from 'vitest'
import { metricsOf, type WorkWay } from './work-metrics.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 0, 5, hours)).toISOString()
const HOUR = 3600

const way: WorkWay = {
  created_at: at(0),
  remarks: [
    { at: at(1), action: 'submit', to: 'approval' },
    { at: at(2), action: null, to: null },
    { at: at(3), action: 'return', to: 'todo' },
    { at: at(4), action: 'submit', to: 'approval' },
    { at: at(5), action: 'approve', to: 'approval' },
    { at: at(6), action: 'approve', to: 'in_progress' },
    { at: at(8), action: 'block', to: 'blocked' },
    { at: at(11), action: 'unblock', to: 'in_progress' },
    { at: at(12), action: 'finish', to: 'verification' },
    { at: at(14), action: 'verify', to: 'done' },
  ],
  results: ['as_planned', 'deviation', 'not_done'],
  is_followed: true,
}

test('a request is timed from its first submission to its end, and in each stage', () => {
  expect(metricsOf(way, at(99))).toEqual({
    lead_s: 13 * HOUR,
    stages_s: {
      todo: 2 * HOUR,
      approval: 4 * HOUR,
      in_progress: 3 * HOUR,
      verification: 2 * HOUR,
      blocked: 3 * HOUR,
      done: 0,
      canceled: 0,
    },
    items: 3,
    executed: 2,
    deviations: 1,
    not_done: 1,
    returns: 1,
    touches: 13,
    is_reopened: true,
  })
})

test('what still goes on is timed up to now and has no lead time', () => {
  const { lead_s, stages_s, is_reopened } = metricsOf(
    { ...way, remarks: way.remarks.slice(0, 7), results: [null] },
    at(20),
  )
  expect(lead_s).toBeNull()
  expect(stages_s).toMatchObject({ blocked: 12 * HOUR, in_progress: 2 * HOUR })
  expect(is_reopened).toBe(false)
})

test('a standard change is timed from its start, and clocks that disagree take nothing away', () => {
  const remarks: WorkWay['remarks'] = [
    { at: at(2), action: 'start', to: 'in_progress' },
    { at: at(1), action: 'finish', to: 'done' },
  ]
  expect(metricsOf({ created_at: at(0), remarks, results: [], is_followed: false }, at(9))).toMatchObject({
    lead_s: 0,
    stages_s: { todo: 2 * HOUR, in_progress: 0 },
  })
})
