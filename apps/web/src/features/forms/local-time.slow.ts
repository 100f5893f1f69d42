import { afterEach, expect, test, vi } from 'vitest'
import { instantOf, localOf } from './local-time.ts'

const MINUTE = 60_000

afterEach(() => void vi.unstubAllEnvs())

// an hour left out and one had twice; half an hour of each; midnight left out; never changed, and no whole hour
test.each(['Europe/Madrid', 'Australia/Lord_Howe', 'Africa/Cairo', 'America/New_York', 'Asia/Kathmandu'])(
  'in %s each quarter of an hour of a year means itself, or the same time of the clock an hour before',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const wrong: string[] = []
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 15 * MINUTE) {
      const instant = new Date(at).toISOString()
      const meant = instantOf(localOf(instant))
      const before = (at - Date.parse(meant ?? '')) / MINUTE
      if (localOf(meant) !== localOf(instant) || ![0, 30, 60].includes(before)) wrong.push(instant)
    }
    expect(wrong).toEqual([])
  },
)
