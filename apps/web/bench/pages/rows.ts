export const ROWS = 1_000_000

export interface BenchRow {
  id: string
  name: string
  code: string
  status: string
  place: string
  model: string
  serial: string
  owner: string
  updated: string
}

export const FIELDS = ['name', 'code', 'status', 'place', 'model', 'serial', 'owner', 'updated'] as const

const STATUSES = ['Active', 'Standby', 'Maintenance', 'Faulty', 'Planning']
const MODELS = ['Dell PowerEdge R760', 'Juniper QFX5120-48Y', 'HPE ProLiant DL380 Gen11', 'Cisco ASR 9903']
const of = (words: readonly string[], index: number) => words[index % words.length] ?? ''

const made: (BenchRow | undefined)[] = []

const make = (index: number): BenchRow => ({
  id: String(index),
  name: `Host ${index + 1}`,
  code: `MAD1-SRV-${String(index + 1).padStart(7, '0')}`,
  status: of(STATUSES, index * 7),
  place: `MAD1 › DH${index % 4} › R${index % 40} › U${index % 42}`,
  model: of(MODELS, index * 3),
  serial: (index * 2_654_435_761).toString(36).toUpperCase(),
  owner: `Team ${index % 60}`,
  updated: `2026-0${1 + (index % 9)}-1${index % 10}`,
})

/** The same object for the same row, made when it is first asked for. */
export const rowAt = (index: number): BenchRow => (made[index] ??= make(index))
