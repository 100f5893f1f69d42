import { blankModel } from '@plenum/domain/library'
import { blankNode, type NodeInput } from '@plenum/domain/node'
import type { PlaceInput } from '@plenum/domain/placement'
import { asset, found } from './world.ts'

export const node = (over: Partial<NodeInput>): NodeInput => ({ ...blankNode, ...over })

/** A hall with two racks and a model of two units. */
export async function hall() {
  const ada = await found()
  const dataCenter = await ada.nodes.create(node({ name: 'MAD1' }))
  const rack = (name: string, u_height: number | null = 42) =>
    ada.nodes.create(node({ type: 'rack', name, u_height, parent_id: dataCenter.id }))
  const brand = await ada.brands.create({ name: 'Dell' })
  const model = await ada.models.create({
    ...blankModel,
    brand_id: brand.id,
    name: 'R750',
    asset_type: 'SRV',
    u_height: 2,
  })
  const [r01, r02] = [await rack('R01'), await rack('R02')]
  /** A server of two units. */
  const server = (name: string, place: PlaceInput | null = null) =>
    ada.assets.create(asset({ name, brand_id: brand.id, model_id: model.id, place }))
  return { ada, dataCenter, rack, r01, r02, server }
}

export const at = (place: { id: string }, position: number | null, face: PlaceInput['face'] = 'front') => ({
  node_id: place.id,
  position,
  face,
})
