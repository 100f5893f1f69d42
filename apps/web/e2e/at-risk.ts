import type { Client } from '@plenum/api-client/client'
import { addDays } from '@plenum/domain/date'
import { furnish } from './hall.ts'

/** A hall of two racks with assets at risk, a reservation that ends soon and a request. */
export async function atRisk(client: Client) {
  const { r01, r02, hall } = await furnish(client)
  const today = new Date().toISOString().slice(0, 10)
  for (const id of [r01, r02])
    await client.nodes.update(await client.nodes.get(id), {
      power_capacity_a_kw: 4,
      power_capacity_b_kw: 4,
      cooling_capacity_kw: 5,
    })
  const find = async (name: string) => {
    const [asset] = (await client.assets.list({ search: name })).results
    if (asset === undefined) throw new Error(`There is no ${name}`)
    return asset
  }
  await client.assets.update(await find('Web 1'), { cords_a: 1, cords_b: 0, priority: 'high' })
  await client.assets.update(await find('Web 2'), { warranty_date: addDays(today, 60), budget_w: 3900 })
  const { id: owner_id } = await client.auth.me()
  const place = { node_id: r02, position: 3, face: 'front' as const, u_height: 2 }
  await client.reservations.create({
    owner_id,
    reason: 'Payments',
    expires_on: addDays(today, 10),
    places: [place],
  })
  await client.work.create({ kind: 'move', title: 'Move Web 3', node_id: hall })
  return { hall }
}
