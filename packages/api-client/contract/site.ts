import { node } from './hall.ts'
import { found } from './world.ts'

/** A new company with one rack in a room of a data centre. */
export async function site() {
  const ada = await found()
  const dataCenter = await ada.nodes.create(node({ name: 'MAD1' }))
  const room = await ada.nodes.create(node({ type: 'room', name: 'Hall', parent_id: dataCenter.id }))
  const rack = await ada.nodes.create(node({ type: 'rack', name: 'R01', parent_id: room.id, u_height: 42 }))
  return { ada, dataCenter, room, rack }
}
