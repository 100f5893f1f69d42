import { expect, test } from 'vitest'
import { formatAgo } from './format-ago.ts'

const NOW = Date.parse('2026-03-14T12:00:00Z')

test.each([
  ['2026-03-14T11:59:30Z', 'now', 'ahora'],
  ['2026-03-14T11:59:00Z', '1 minute ago', 'hace 1 minuto'],
  ['2026-03-14T11:01:00Z', '59 minutes ago', 'hace 59 minutos'],
  ['2026-03-14T09:00:00Z', '3 hours ago', 'hace 3 horas'],
  ['2026-03-13T11:00:00Z', 'yesterday', 'ayer'],
  ['2026-03-12T18:00:00Z', '2 days ago', 'anteayer'],
  ['2026-03-04T12:00:00Z', '10 days ago', 'hace 10 días'],
  // a clock that is ahead of the server's
  ['2026-03-14T12:00:05Z', 'now', 'ahora'],
])('%s was %s', (instant, en, es) => {
  expect(formatAgo('en', instant, NOW)).toBe(en)
  expect(formatAgo('es', instant, NOW)).toBe(es)
})
