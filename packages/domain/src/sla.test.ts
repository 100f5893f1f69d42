import { describe, expect, test } from 'vitest'
import { slaOf, slaProblem } from './sla.ts'

const at = (hour: number) => `2026-11-03T${String(hour).padStart(2, '0')}:00:00.000Z`
const now = (hour: number) => new Date(at(hour))
const clock = { stage: 'in_progress', sla_due_at: at(12), sla_warn_at: at(8), closed_at: null } as const

describe('how a request stands to what was promised', () => {
  test('is not said where nothing was, or once nobody waits any more', () => {
    expect(slaOf({ ...clock, sla_due_at: null, sla_warn_at: null }, now(20))).toBeNull()
    expect(slaOf({ ...clock, stage: 'canceled', closed_at: at(20) }, now(20))).toBeNull()
  })

  test('goes from running to a warning to overdue, each from its moment on', () => {
    expect(slaOf(clock, now(7))).toBe('running')
    expect(slaOf(clock, now(8))).toBe('warning')
    expect(slaOf(clock, now(12))).toBe('warning')
    expect(slaOf(clock, new Date(now(12).getTime() + 1))).toBe('overdue')
    expect(slaOf({ ...clock, stage: 'blocked' }, now(13))).toBe('overdue')
  })

  test('has no warning where the template asks for none', () => {
    const silent = { ...clock, sla_warn_at: null }
    expect(slaOf(silent, now(12))).toBe('running')
    expect(slaOf(silent, now(13))).toBe('overdue')
  })

  test('stays as it was at its end, whenever it is looked at', () => {
    expect(slaOf({ ...clock, stage: 'done', closed_at: at(12) }, now(23))).toBe('met')
    expect(slaOf({ ...clock, stage: 'done', closed_at: at(13) }, now(23))).toBe('missed')
  })
})

test('hours of a template go together: it warns of something, and after that has begun', () => {
  const problem = (sla_hours: number | null, sla_warning_hours: number | null) =>
    slaProblem({ sla_hours, sla_warning_hours })
  expect(problem(null, null)).toBeNull()
  expect(problem(5, null)).toBeNull()
  expect(problem(5, 4)).toBeNull()
  expect(problem(5, 5)).toEqual({ attr: 'sla_warning_hours', code: 'sla_warning_too_early' })
  expect(problem(null, 1)).toEqual({ attr: 'sla_hours', code: 'required' })
})
