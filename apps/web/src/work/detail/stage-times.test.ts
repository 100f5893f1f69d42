import type { WorkRemark } from '@plenum/domain/work-request'
import { expect, test } from 'vitest'
import { leadTime, stageTimes } from './stage-times.ts'

const HOUR = 60 * 60 * 1000
const at = (hour: number) => new Date(Date.UTC(2026, 10, 3, hour)).toISOString()
const went = (hour: number, from: WorkRemark['from'], to: WorkRemark['to']): WorkRemark => ({
  id: String(hour),
  by: null,
  at: at(hour),
  action: 'submit',
  from,
  to,
  text: null,
  override_reason: null,
})

test('every stage says how long it took, the present one until now', () => {
  const request = {
    created_at: at(1),
    remarks: [
      went(3, 'todo', 'approval'),
      { ...went(4, null, null), action: null },
      went(6, 'approval', 'in_progress'),
    ],
  }
  expect(stageTimes(request, new Date(at(10)))).toEqual([
    { stage: 'todo', since: at(1), took: 2 * HOUR },
    { stage: 'approval', since: at(3), took: 3 * HOUR },
    { stage: 'in_progress', since: at(6), took: 4 * HOUR },
  ])
})

test('an approval that is not the last one changes no stage', () => {
  const request = {
    created_at: at(1),
    remarks: [went(3, 'todo', 'approval'), went(5, 'approval', 'approval')],
  }
  expect(stageTimes(request, new Date(at(9))).map(({ stage, took }) => [stage, took])).toEqual([
    ['todo', 2 * HOUR],
    ['approval', 6 * HOUR],
  ])
})

test('what is over takes no more time, and knows how long all of it took', () => {
  const request = { created_at: at(1), remarks: [went(3, 'todo', 'canceled')] }
  expect(stageTimes(request, new Date(at(9))).at(-1)).toEqual({ stage: 'canceled', since: at(3), took: null })
  expect(leadTime({ submitted_at: at(2), closed_at: at(8) })).toBe(6 * HOUR)
  expect(leadTime({ submitted_at: at(2), closed_at: null })).toBeNull()
})
