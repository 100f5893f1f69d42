import type { AuditEntry } from '@plenum/domain/audit'

/** A line of the log by its number. */
export const line = (seq: number, over: Partial<AuditEntry>): AuditEntry => ({
  id: `0190a0a0-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  at: `2026-11-20T09:${String(seq % 60).padStart(2, '0')}:00.000Z`,
  actor: { id: '0190a0a0-0000-7000-8000-0000000000aa', name: 'Ada Byron' },
  action: 'batch.update',
  object: { kind: 'asset', id: '0190a0a0-0000-7000-8000-0000000000bb', name: 'Leaf 01' },
  detail: { source: 'ui' },
  address: '192.0.2.0/24',
  request_id: '0190a0a0-0000-7000-8000-0000000000cc',
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ...over,
})
