import type { AuditAction } from '@plenum/domain/audit'
import { blankView, type SavedView } from '@plenum/domain/saved-view'
import type { Connection } from './world.ts'

interface Founder {
  ada: Connection
}

const kept = (ada: Connection) => ada.savedViews.create({ ...blankView, name: 'Mine' })

const deed = (writes: AuditAction, act: (ada: Connection, view: SavedView) => Promise<unknown>) => ({
  writes,
  prepare: async ({ ada }: Founder) => {
    const view = await kept(ada)
    return () => act(ada, view)
  },
})

/** One use of every route that changes saved views. */
export const viewDeeds = {
  'POST /api/saved-views/': {
    writes: 'view.create' as const,
    prepare: ({ ada }: Founder) => Promise.resolve(() => kept(ada)),
  },
  'PATCH /api/saved-views/:id/': deed('view.change', (ada, view) =>
    ada.savedViews.update(view, { name: 'Other' }),
  ),
  'DELETE /api/saved-views/:id/': deed('view.delete', (ada, view) => ada.savedViews.remove(view)),
  'PUT /api/saved-views/:id/default/': deed('view.default', (ada, view) =>
    ada.savedViews.setDefault(view.id, true),
  ),
  'DELETE /api/saved-views/:id/default/': deed('view.default', (ada, view) =>
    ada.savedViews.setDefault(view.id, false),
  ),
}
