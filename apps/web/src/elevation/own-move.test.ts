import type { HistoryEvent } from '@plenum/domain/history'
import { expect, test } from 'vitest'
import { latestIfOwn } from './own-move.ts'

const moved = { last_update: '2026-11-20T09:00:00.000Z' }

/** A change of an asset that stands in unit 10 of a rack. */
const told = (id: string, at: string, over: Partial<HistoryEvent> = {}): HistoryEvent => ({
  id,
  batch: { id, kind: 'move', at, actor: null, source: 'ui', reason: null, category: null, undone: false },
  action: 'update',
  field: 'place',
  records: 1,
  from: null,
  to: { node_id: 'R01', trail: [], position: 10, face: 'front', lane: 'full' },
  ...over,
})
const ours = told('ours', moved.last_update)

test('the latest move is the own one, whatever else was changed since', () => {
  expect(latestIfOwn([ours], moved)).toBe('ours')
  expect(latestIfOwn([told('notes', '2026-11-20T09:05:00.000Z', { field: 'notes' }), ours], moved)).toBe(
    'ours',
  )
})

test.each(['rear', 'front'])('a later move to the %s of the same unit is somebody else’s', (face) => {
  const to = { node_id: 'R01', trail: [], position: 10, face, lane: 'full' }
  expect(latestIfOwn([told('theirs', '2026-11-20T09:05:00.000Z', { to }), ours], moved)).toBeUndefined()
})

test('there is nothing to take back where no move is told', () => {
  expect(latestIfOwn([], moved)).toBeUndefined()
})
