import type { Notification } from '@plenum/domain/notification'
import { expect, onTestFinished, test, vi } from 'vitest'
import { byDay, dayBefore, dayOf } from './by-day.ts'

const told = (id: string, at: Date): Notification => ({
  id,
  kind: 'person_joined',
  at: at.toISOString(),
  read_at: null,
  actor: null,
  ticket: null,
  about: 'Eva Ruiz',
  detail: null,
})

test('what happened stands under its days, in the order it came in', () => {
  const days = byDay([
    told('4', new Date(2026, 10, 21, 0, 1)),
    told('3', new Date(2026, 10, 20, 23, 59)),
    told('2', new Date(2026, 10, 20, 0, 0)),
    told('1', new Date(2026, 0, 5, 12, 0)),
  ])
  expect(days.map(({ day, news }) => [day, news.map(({ id }) => id)])).toEqual([
    ['2026-11-21', ['4']],
    ['2026-11-20', ['3', '2']],
    ['2026-01-05', ['1']],
  ])
})

test('nothing makes no day', () => {
  expect(byDay([])).toEqual([])
})

test('the day before is the one of the calendar', () => {
  expect(dayBefore(new Date(2026, 2, 1, 0, 30).getTime())).toBe('2026-02-28')
  expect(dayOf(new Date(2026, 0, 1).getTime())).toBe('2026-01-01')
  expect(dayBefore(new Date(2026, 0, 1).getTime())).toBe('2025-12-31')
})

// a day of 23 hours and one of 25; a day that begins at one
test.each(['Europe/Madrid', 'Africa/Cairo', 'Australia/Lord_Howe'])(
  'in %s each hour of a year has one day before its own',
  (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    const wrong: string[] = []
    for (let at = Date.UTC(2026, 0, 2); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
      const apart = Date.parse(dayOf(at)) - Date.parse(dayBefore(at))
      if (apart !== 86_400_000) wrong.push(new Date(at).toISOString())
    }
    expect(wrong).toEqual([])
  },
)
