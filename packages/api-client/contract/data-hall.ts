import { hallOf, node, savedHall } from './hall.ts'
import { saved } from './saved.ts'

/** Where a thing of a plan stands. */
export const spot = (x_mm: number, y_mm: number) => ({ x_mm, y_mm, rotation: 0 as const })

const made = saved(async () => {
  const there = await savedHall()
  const { ada, dataCenter } = hallOf(there)
  const room = await ada.nodes.create(
    node({ type: 'room', name: 'Hall', parent_id: dataCenter.id, width_mm: 12_000, depth_mm: 8000 }),
  )
  const row = await ada.nodes.create(node({ type: 'row', name: 'A', parent_id: room.id }))
  const rack = (name: string, over = {}) =>
    ada.nodes.create(node({ type: 'rack', name, u_height: 42, parent_id: row.id, ...over }))
  const a01 = await rack('A01', { outer_width_mm: 600, outer_depth_mm: 1200, power_capacity_a_kw: 4 })
  const a02 = await rack('A02')
  return { there, room, row, a01, a02 }
})

/** A hall with a room; the room has one row of two racks, A01 and A02. */
export const dataHall = async () => {
  const { there, ...rest } = await made()
  return { ...hallOf(there), ...rest }
}
