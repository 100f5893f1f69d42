import type { PlannedMaintenance } from '@plenum/domain/maintenance-rule'
import { expect, test } from 'vitest'
import { plannedOf } from './planned-summary.ts'

const me = { id: 'ada', team: { id: 'power' } }
const named = (id: string) => ({ id, name: id })
const planned = (assignee: string | null, team: string | null): PlannedMaintenance => ({
  rule: named('rule'),
  work: 'inspection',
  priority: 'low',
  assignee: assignee === null ? null : named(assignee),
  team: team === null ? null : named(team),
  due_on: '2026-12-01',
  made_on: '2026-11-24',
})
const all = [
  planned('ada', null),
  planned(null, 'power'),
  planned('grace', 'power'),
  planned(null, 'cooling'),
  planned(null, null),
]

test('where only his own is asked for, what is planned for others is left out', () => {
  expect(plannedOf(all, { mine: 'assigned' }, me)).toEqual(all.slice(0, 2))
  expect(plannedOf(all, { mine: 'assigned' }, { id: 'ada', team: null })).toEqual(all.slice(0, 1))
  expect(plannedOf(all, {}, me)).toEqual(all)
})
