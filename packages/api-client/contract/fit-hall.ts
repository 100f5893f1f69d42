import type { AssetCreate } from '@plenum/domain/asset'
import { blankModel } from '@plenum/domain/library'
import type { ModelCreate } from '@plenum/domain/model'
import type { NodeInput } from '@plenum/domain/node'
import { ClientError } from '../src/client-error.ts'
import { hallOf, node, savedHall, stand } from './hall.ts'
import { saved } from './saved.ts'
import { asset, failure } from './world.ts'

/** A hall and a model of servers, of which these facts are other. */
async function make(facts: Partial<ModelCreate> = {}) {
  const there = await savedHall()
  const { ada } = hallOf(there)
  const brand = await ada.brands.create({ name: 'HPE' })
  const model = await ada.models.create({
    ...blankModel,
    brand_id: brand.id,
    name: 'DL380',
    asset_type: 'SRV',
    u_height: 2,
    full_depth: true,
    depth_mm: 750,
    weight_kg: 30,
    budget_w: 800,
    rated_w: 1000,
    ...facts,
  })
  return { there, brand, model }
}
const usual = saved(make)

/** A hall with servers of two units, 800 W and 30 kg, each with a cord on either path. */
export async function powered(facts?: Partial<ModelCreate>) {
  const { there, brand, model } = await (facts === undefined ? usual() : make(facts))
  const world = hallOf(there)
  const { ada, dataCenter } = world
  const rack = (over: Partial<NodeInput>) =>
    ada.nodes.create(node({ type: 'rack', name: 'R10', u_height: 42, parent_id: dataCenter.id, ...over }))
  const one = (over: Partial<AssetCreate> = {}) =>
    ada.assets.create(
      asset({ brand_id: brand.id, model_id: model.id, cords_a: 1, cords_b: 1, serial_number: 'S1', ...over }),
    )
  /** One that runs. */
  const running = async (over: Partial<AssetCreate> = {}) => stand(await one(over), 'active')
  return { ...world, brand, model, rack, one, running }
}

/** What an answer refuses with. */
export async function refused(call: Promise<unknown>): Promise<ClientError> {
  const error = await failure(call)
  if (!(error instanceof ClientError)) throw new Error('The call was not refused', { cause: error })
  return error
}

/** The codes of a refusal. */
export const codesOf = ({ errors }: ClientError) => errors.map(({ code }) => code)

export const reason = 'Agreed with the operator until the new feed is here'
