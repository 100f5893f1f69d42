import type { AuditAction } from '@plenum/domain/audit'
import type { hall } from './hall.ts'

export type Hall = Awaited<ReturnType<typeof hall>>

/** One use of a route that changes records, and what the log says of it. */
export interface Deed {
  writes: AuditAction
  /** Lines that come with it; 1 where that is not said. */
  lines?: number
  prepare: (all: Hall) => Promise<() => Promise<unknown>>
}

/** A use that needs nothing before. */
export const atOnce = (act: (all: Hall) => Promise<unknown>) => (all: Hall) => Promise.resolve(() => act(all))
