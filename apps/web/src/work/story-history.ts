import type { HistoryEvent } from '@plenum/domain/history'
import { ada, eva, network } from './story-work.ts'

const idOf = (last: string) => `018f3f6e-7b6a-7c11-9d3e-2f6a1b5c${last}`

const batch = (number: number, at: string, actor: HistoryEvent['batch']['actor']): HistoryEvent['batch'] => ({
  id: idOf(`b10${number}`),
  kind: 'update',
  at,
  actor,
  source: 'ui',
  reason: null,
  category: null,
  undone: false,
})

const [written, planned, approved, executed] = [
  { ...batch(1, '2026-11-18T09:00:00.000Z', ada), kind: 'create' as const },
  batch(2, '2026-11-18T09:20:00.000Z', ada),
  batch(3, '2026-11-19T10:00:00.000Z', eva),
  batch(4, '2026-11-21T22:15:00.000Z', eva),
]

const changed = (
  number: number,
  of: HistoryEvent['batch'],
  [field, from, to]: readonly [string | null, unknown, unknown],
): HistoryEvent => ({
  id: idOf(`a10${number}`),
  batch: of,
  records: 1,
  action: field === null ? 'create' : 'update',
  field,
  from,
  to,
})

/** What became of a request, the newest first: a step, an item, an approval, its plan, its beginning. */
export const storyWorkHistory: HistoryEvent[] = [
  changed(1, executed, ['step_2', null, 'done']),
  changed(2, executed, ['item_1', null, 'as_planned']),
  changed(3, approved, ['approval', null, 0]),
  changed(4, approved, ['stage', 'approval', 'in_progress']),
  changed(5, planned, ['team_id', null, network]),
  changed(6, planned, ['wanted_on', null, '2026-11-21']),
  changed(7, planned, ['evidence', null, ['before.jpg', 'after.jpg']]),
  changed(8, written, [null, null, null]),
]
