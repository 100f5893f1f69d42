import type { Client } from '@plenum/api-client/client'
import { blankAsset } from '@plenum/domain/asset'
import { blankModel } from '@plenum/domain/library'
import { blankNode, type NodeInput } from '@plenum/domain/node'
import type { Face } from '@plenum/domain/placement'
import { stillBox, type Page } from './fixtures.ts'

/** Gives a company a hall with two racks of 20 units: three servers of two units in the first, one in the other. */
export async function furnish(client: Client) {
  const node = async (over: Partial<NodeInput>) => (await client.nodes.create({ ...blankNode, ...over })).id
  const dataCenter = await node({ name: 'MAD1' })
  const hall = await node({ type: 'room', name: 'Hall 1', parent_id: dataCenter })
  const rack = (name: string) => node({ type: 'rack', name, parent_id: hall, u_height: 20 })
  const [r01, r02] = [await rack('R01'), await rack('R02')]
  const brand = (await client.brands.create({ name: 'Dell' })).id
  const model = await client.models.create({
    ...blankModel,
    brand_id: brand,
    name: 'R750',
    asset_type: 'SRV',
    u_height: 2,
  })
  const identity = {
    brand_id: brand,
    model_id: model.id,
    owner_id: (await client.auth.me()).id,
    cords_a: 1,
    cords_b: 1,
  }
  const server = async (name: string, node_id: string, position: number) => {
    const place = { node_id, position, face: 'front' } as const
    const made = await client.assets.create({ ...blankAsset, ...identity, name, serial_number: name, place })
    // what is only received takes no units
    await client.assets.transition(made, { to: 'installation' })
  }
  await server('Web 1', r01, 10)
  await server('Web 2', r01, 5)
  await server('Web 3', r01, 1)
  await server('Database 1', r02, 10)
  /** Received, known well enough to be racked, and nowhere yet. */
  const receive = (name: string) =>
    client.assets.create({
      ...blankAsset,
      ...identity,
      asset_type: 'SRV',
      name,
      serial_number: name,
      place: null,
    })
  return { hall, r01, r02, receive }
}

/** A request that moves a server to another rack today. */
export async function askForMove({ assets, work }: Client, node_id: string) {
  const [web] = (await assets.list({ search: 'Web 1' })).results
  return work.create({
    kind: 'move',
    title: 'One server to the second rack',
    wanted_on: new Date().toISOString().slice(0, 10),
    items: [
      {
        id: crypto.randomUUID(),
        op: 'move',
        asset_id: web?.id ?? '',
        to: { node_id, position: 1, face: 'front' },
      },
    ],
  })
}

/** The point of a unit on a side of a drawn rack of 20. */
export async function unitPoint(page: Page, rack: string, unit: number, face: Face = 'front') {
  const frame = page.locator(`[data-rack="${rack}"][data-face="${face}"] [data-units]`)
  await frame.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await stillBox(frame)
  return { x: x + width / 3, y: y + (height * (20 - unit + 0.5)) / 20 }
}
