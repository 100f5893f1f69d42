import { PROCESS_STATUSES, type ProcessStatus } from '@plenum/domain/asset'
import { may, NO_PERMISSIONS } from '@plenum/domain/permission'
import { mayAnswer, mayBecome, TICKET_KINDS } from '@plenum/domain/ticket'
import { expect, test } from 'vitest'
import { buildCompany } from './company.ts'
import { statusOf } from '../seed-tickets.ts'
import { TICKETS, type TicketEvent } from './tickets.ts'

const { people, teams } = buildCompany({ assets: 900 })
const rightsOf = (at: number) => {
  const team = teams.find(({ id }) => id === people[at]?.team_id)
  const given = { ...NO_PERMISSIONS, ...team?.permissions }
  return people[at]?.is_administrator ? { ...given, support: 'write' as const } : given
}

const isAllowed = (reporter: number, event: TicketEvent) => {
  const permissions = rightsOf(event.by)
  if ('says' in event) return mayAnswer({ id: `${event.by}`, permissions }, `${reporter}`)
  return may(permissions, 'support', 'write')
}

test('both kinds and most statuses are there', () => {
  expect(new Set(TICKETS.map(({ kind }) => kind))).toEqual(new Set(TICKET_KINDS))
  expect(new Set(TICKETS.map(statusOf))).toEqual(new Set(PROCESS_STATUSES))
})

test('nobody does what he may not, nothing becomes what it cannot, and all in its order and in the past', () => {
  for (const { subject, by, days_ago, events } of TICKETS) {
    let status: ProcessStatus = 'todo'
    let before = 0
    for (const event of events) {
      expect(event.after, subject).toBeGreaterThan(before)
      expect(event.after, subject).toBeLessThan(days_ago * 24)
      before = event.after
      expect(isAllowed(by, event), subject).toBe(true)
      const next: ProcessStatus = 'status' in event ? event.status : status
      expect(mayBecome(status, next), subject).toBe(true)
      status = next
    }
  }
})
