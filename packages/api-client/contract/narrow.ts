import type { Lane, Width } from '@plenum/domain/lane'
import { blankFacts } from '@plenum/domain/model'
import type { PlaceInput } from '@plenum/domain/placement'
import { at, stand } from './hall.ts'
import { asset } from './world.ts'
import { workYard } from './work-yard.ts'

/** A hall with a model of each width, of one unit, and what makes things of them. */
export async function narrow() {
  const all = await workYard()
  const { ada } = all
  const brand = await ada.brands.create({ name: 'Supermicro' })
  const modelOf = (width: Width) =>
    ada.catalogue.models.create({
      ...blankFacts,
      brand_id: brand.id,
      name: `Node ${width}`,
      asset_type: 'SRV',
      u_height: 1,
      width,
    })
  const models = { full: await modelOf('full'), half: await modelOf('half'), third: await modelOf('third') }
  let made = 0
  const thing = async (width: Width, place: PlaceInput | null = null) => {
    made += 1
    const said = { name: `${width} ${made}`, brand_id: brand.id, model_id: models[width].id }
    const identity = { serial_number: `LN-${made}`, owner_id: ada.user.id }
    return stand(await ada.assets.create(asset({ ...said, ...identity, place })), 'active')
  }
  const inLane = (place: { id: string }, position: number, lane: Lane | null) => ({
    ...at(place, position),
    lane,
  })
  return { ...all, models, thing, inLane }
}
