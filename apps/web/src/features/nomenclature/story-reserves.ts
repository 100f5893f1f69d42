import type { CodeReserve, ReservedCode } from '@plenum/domain/code-reserve'

/** Codes of a roll of labels, one of which an asset has taken. */
export const roll: CodeReserve = {
  id: 'reserve-roll',
  asset_type: 'SRV',
  note: 'Roll of labels for the delivery of May',
  count: 3,
  free: 2,
  first: 'SRV-000041',
  last: 'SRV-000043',
  created_by: { id: 'u1', name: 'Ada Byron' },
  created_at: '2026-05-04T09:00:00.000Z',
}

export const rollCodes: ReservedCode[] = [
  { code: 'SRV-000041', is_free: false, asset: { id: 'a1', name: 'Server 7' } },
  { code: 'SRV-000042', is_free: true, asset: null },
  { code: 'SRV-000043', is_free: true, asset: null },
]
