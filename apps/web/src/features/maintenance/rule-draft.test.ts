import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { expect, test } from 'vitest'
import { draftOf, draftOfParts, inputOf, partsOf } from './rule-draft.ts'

const id = (number: number) => `0190e0e0-0000-7000-8000-${String(number).padStart(12, '0')}`

const rule: MaintenanceRule = {
  id: id(1),
  name: 'Generator test',
  work: 'test',
  description: null,
  priority: 'high',
  scope: { by: 'type', asset_types: ['GEN'], place_id: id(2), priorities: [] },
  recurrence: { by: 'done', every: 1, unit: 'year', starts_on: '2026-01-05' },
  lead_days: 7,
  is_active: true,
  template: null,
  assignee: null,
  team: null,
  owner: { id: id(3), name: 'Ada Byron' },
  place: null,
  assets: [],
  assets_total: 0,
  categories: ['power'],
  next_due: null,
  last_done: null,
  open_requests: 0,
  last_update: '2026-11-22T10:00:00.000Z',
  version: 1,
}
const words = { typeName: (code: string) => code, placeGone: 'Gone' }

test('a rule for a place that is no more is not for every place once it is saved', () => {
  const draft = draftOf(rule, words)
  expect(draft.place).toEqual({ id: id(2), name: 'Gone' })
  expect(inputOf(draft).scope).toEqual(rule.scope)
})

test('a rule for every place stays so', () => {
  const everywhere = { ...rule, scope: { ...rule.scope, place_id: null } } as const
  expect(inputOf(draftOf(everywhere, words)).scope).toEqual(everywhere.scope)
})

test('what is chosen knows more of itself than what is read, which is no change of the rule', () => {
  const read = { ...rule, assignee: { id: id(4), name: 'Eva Gil' }, place: { id: id(2), name: 'MAD1' } }
  const draft = draftOf(read, words)
  const hint = 'eva@example.org'
  const chosen = {
    ...draft,
    assignee: { hint, ...read.assignee },
    place: { hint: 'Spain', ...read.place },
    asset_types: draft.asset_types.map((type) => ({ hint: 'GEN', ...type })),
  }
  expect(JSON.stringify(partsOf(chosen))).toBe(JSON.stringify(partsOf(draft)))
  expect(inputOf(draftOfParts(partsOf(chosen)))).toEqual(inputOf(draft))
})
