import { expect, test } from 'vitest'
import { holdsAt, isOutside } from './holds.ts'

const step = (id: string, is_hold_point = false) => ({ id, is_hold_point })

test('nobody goes on beyond the first hold point that is not reached', () => {
  const procedure = [step('a'), step('b', true), step('c'), step('d', true)]
  expect(holdsAt(procedure, [])).toBe(1)
  expect(holdsAt(procedure, [{ step_id: 'b' }])).toBe(3)
  expect(holdsAt(procedure, [{ step_id: 'b' }, { step_id: 'd' }])).toBeNull()
  expect(holdsAt([step('a')], [])).toBeNull()
})

test('a reading is outside beyond its limits, not at them', () => {
  expect(isOutside({ min: 18, max: 27 }, 18)).toBe(false)
  expect(isOutside({ min: 18, max: 27 }, 17.9)).toBe(true)
  expect(isOutside({ min: 18, max: 27 }, 27.1)).toBe(true)
  expect(isOutside({ min: null, max: 27 }, -40)).toBe(false)
  expect(isOutside({}, 1000)).toBe(false)
})
