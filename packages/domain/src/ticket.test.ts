import { expect, test } from 'vitest'
import { PROCESS_STATUSES } from './asset.ts'
import { NO_PERMISSIONS } from './permission.ts'
import { isOver, mayAnswer, mayBecome, seesAllTickets } from './ticket.ts'

test('what is over only begins anew; anything else may become anything', () => {
  const refused = PROCESS_STATUSES.flatMap((from) =>
    PROCESS_STATUSES.filter((to) => !mayBecome(from, to)).map((to) => `${from} -> ${to}`),
  )
  expect(refused).toEqual([
    'done -> in_review',
    'done -> blocked',
    'done -> canceled',
    'canceled -> in_review',
    'canceled -> blocked',
    'canceled -> done',
  ])
  expect(PROCESS_STATUSES.filter(isOver)).toEqual(['done', 'canceled'])
})

test('one’s own ticket is one’s to speak of, all others need rights', () => {
  const person = (support: 'noAccess' | 'onlyRead' | 'write') => ({
    id: 'ada',
    permissions: { ...NO_PERMISSIONS, support },
  })
  const levels = ['noAccess', 'onlyRead', 'write'] as const
  expect(levels.map((level) => mayAnswer(person(level), 'ada'))).toEqual([true, true, true])
  expect(levels.map((level) => mayAnswer(person(level), 'eve'))).toEqual([false, false, true])
  expect(levels.map((level) => seesAllTickets(person(level)))).toEqual([false, true, true])
})
