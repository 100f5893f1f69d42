import { sql } from 'drizzle-orm'
import { database } from './engine.ts'
import { at, hall, node, stand } from './hall.ts'
import { reservation } from './keeping.ts'
import { inDays } from './yard.ts'

const limits = {
  max_static_load_kg: 900,
  tare_kg: 100,
  power_capacity_a_kw: 3,
  power_capacity_b_kw: 2,
  cooling_capacity_kw: 4,
  u_height: 10,
}

/** A room with racks of every state, assets at every risk, and reservations that end soon and late. */
export async function managed() {
  const all = await hall()
  const { ada, dataCenter, server } = all
  const room = await ada.nodes.create(node({ type: 'room', name: 'Hall', parent_id: dataCenter.id }))
  const row = await ada.nodes.create(node({ type: 'row', name: 'A', parent_id: room.id }))
  const rack = (name: string, over = {}) =>
    ada.nodes.create(node({ type: 'rack', name, parent_id: row.id, ...limits, ...over }))
  const [full, empty, kept] = [await rack('A1'), await rack('A2'), await rack('A3')]
  const [known] = (await ada.catalogue.models.list({})).results
  if (known === undefined) throw new Error('no model')
  await ada.catalogue.models.update(known, { budget_w: 500, weight_kg: 20, eol_date: inDays(100) })
  const first = await server('Web 1', at(full, 1))
  await ada.assets.update(first, { cords_a: 1, cords_b: 0, priority: 'high', cost: 800 })
  const second = await server('Web 2', at(full, 3))
  await ada.assets.update(second, {
    warranty_date: inDays(90),
    cords_a: 1,
    cords_b: 1,
    cost: 4_200.5,
    currency: 'EUR',
  })
  for (const unit of [5, 7, 9]) await server(`More ${unit}`, at(full, unit))
  const old = await stand(await server('Old', at(all.r01, 1)), 'out_of_service')
  await database.execute(sql`
    update asset set powered_off_at = ${`${inDays(-100)}T10:00:00Z`} where id = ${old.id}`)
  const keep = (rack_id: string, expires_on: string, position: number) =>
    ada.reservations.create(
      reservation(rack_id, { owner_id: ada.user.id, expires_on }, [
        { position, u_height: 2, budget_w: 700, cords_a: 1, cords_b: 1 },
      ]),
    )
  await keep(kept.id, inDays(10), 1)
  await keep(kept.id, inDays(60), 5)
  return { ...all, room, row, rack, full, empty, kept, first, second }
}
