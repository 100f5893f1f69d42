import { atOnce, type Deed } from './deeds.ts'
import { node, noPlan } from './hall.ts'

const { name: _name, code: _code, ...alike } = node({ type: 'room' })

/** Every route that makes many places, takes one away or draws one, with one use of it. */
export const placeDeeds: Record<string, Deed> = {
  'DELETE /api/nodes/:id/': {
    writes: 'batch.delete',
    prepare: async ({ ada, dataCenter }) => {
      const room = await ada.nodes.create(node({ type: 'room', name: 'Spare', parent_id: dataCenter.id }))
      return () => ada.nodes.remove(room)
    },
  },
  'POST /api/nodes/bulk/': {
    writes: 'batch.create',
    prepare: atOnce(({ ada, dataCenter }) =>
      ada.nodes.createMany({ ...alike, parent_id: dataCenter.id, places: [{ name: 'A', code: null }] }),
    ),
  },
  'POST /api/nodes/:id/copy/': {
    writes: 'batch.create',
    prepare: atOnce(({ ada, dataCenter }) =>
      ada.nodes.copy(dataCenter.id, { parent_id: null, name: 'Copy', code: null }),
    ),
  },
  'PUT /api/nodes/:id/plan/': {
    writes: 'batch.update',
    prepare: async ({ ada, dataCenter }) => {
      const room = await ada.nodes.create(node({ type: 'room', name: 'Hall', parent_id: dataCenter.id }))
      return () => ada.nodes.savePlan(room, { ...noPlan, grid: { x_mm: 300, y_mm: 0 } })
    },
  },
}
