import type { AuditAction } from '@plenum/domain/audit'
import { at, type hall } from './hall.ts'
import { inDays, why } from './yard.ts'

/** One use of a route that changes records, and what it is written down as. */
export interface Deed {
  writes: AuditAction
  prepare: (all: Awaited<ReturnType<typeof hall>>) => Promise<() => Promise<unknown>>
}

/** What becomes of assets. */
export const lifeDeeds: Record<string, Deed> = {
  'DELETE /api/assets/:id/planned-move/': {
    writes: 'batch.move',
    prepare: async ({ ada, server, r01 }) => {
      const planned = await ada.assets.move(await server('S'), { ...at(r01, 3), planned_for: inDays(3) })
      return () => ada.assets.cancelMove(planned)
    },
  },
  'POST /api/assets/:id/transition/': {
    writes: 'batch.status',
    prepare: async ({ ada, server }) => {
      const made = await server('S')
      return () => ada.assets.transition(made, { to: 'planning', ...why })
    },
  },
  'POST /api/assets/:id/decommission/': {
    writes: 'batch.status',
    prepare: async ({ ada, server }) => {
      const made = await server('S')
      return () => ada.assets.decommission(made, { ...why, close: true, bears_data: false })
    },
  },
  'POST /api/assets/:id/verify/': {
    writes: 'batch.update',
    prepare: async ({ ada, server, r01 }) => {
      const { id } = await server('S', at(r01, 3))
      const made = await ada.assets.get(id)
      return () => ada.assets.verify(made, {})
    },
  },
  'POST /api/assets/bulk/': {
    writes: 'batch.update',
    prepare: async ({ ada, server }) => {
      const { id } = await server('S')
      return () => ada.assets.changeMany({ ids: [id], change: { kind: 'priority', priority: 'high' } })
    },
  },
}
