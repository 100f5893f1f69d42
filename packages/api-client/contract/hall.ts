import { sql } from 'drizzle-orm'
import { countMissing } from '@plenum/api-server/store/rack-capacity'
import type { Asset, AssetStatus } from '@plenum/domain/asset'
import { blankModel } from '@plenum/domain/library'
import { blankNode, type NodeInput } from '@plenum/domain/node'
import type { PlaceInput } from '@plenum/domain/placement'
import { blankGrid } from '@plenum/domain/plan-grid'
import type { PlanInput } from '@plenum/domain/room-plan'
import { database } from './engine.ts'
import { saved } from './saved.ts'
import { asset, found, founderOf, now, passOf, type Connection } from './world.ts'

/** The plan of a room in which nothing is drawn or moved. */
export const noPlan: PlanInput = { grid: blankGrid, shapes: [], picture: null, racks: [], assets: [] }
/** A plan with one label. */
export const labelled = (text: string): PlanInput => ({
  ...noPlan,
  shapes: [{ kind: 'label', id: 'l', x_mm: 0, y_mm: 0, rotation: 0, text, size_mm: 300 }],
})

export const node = (over: Partial<NodeInput>): NodeInput => ({ ...blankNode, ...over })

/** Gives an asset a status past the application and its table, as imports do. */
export async function stand(made: Asset, status: AssetStatus): Promise<Asset> {
  const kinds = sql`
    select status, asset_type, -1 as count from before union all select ${status}, asset_type, 1 from before`
  await database.execute(sql`
    with before as (
      select company_id, status, asset_type from asset where id = ${made.id}
    ), after as (
      update asset set status = ${status} where id = ${made.id}
    ), counted as (
      insert into asset_counter (company_id, status, asset_type, count)
      select (select company_id from before), status, asset_type, sum(count) from (${kinds}) each
      group by status, asset_type having sum(count) <> 0
      on conflict (company_id, status, asset_type) do update set count = asset_counter.count + excluded.count
    ) select`)
  await countMissing(database, now())
  return { ...made, status }
}

const rackIn =
  (ada: Connection, { id }: { id: string }) =>
  (name: string, u_height: number | null = 42) =>
    ada.nodes.create(node({ type: 'rack', name, u_height, parent_id: id }))

/** What a hall has, as it is saved; `hallOf` gives its founder back. */
export const savedHall = saved(async () => {
  const ada = await found()
  const dataCenter = await ada.nodes.create(node({ name: 'MAD1' }))
  const rack = rackIn(ada, dataCenter)
  const brand = await ada.brands.create({ name: 'Dell' })
  const model = await ada.models.create({
    ...blankModel,
    brand_id: brand.id,
    name: 'R750',
    asset_type: 'SRV',
    u_height: 2,
  })
  const [r01, r02] = [await rack('R01'), await rack('R02')]
  return { pass: passOf(ada), dataCenter, brand_id: brand.id, model_id: model.id, r01, r02 }
})

type SavedHall = Awaited<ReturnType<typeof savedHall>>

/** A saved hall as tests use it. */
export function hallOf({ pass, dataCenter, brand_id, model_id, r01, r02 }: SavedHall) {
  const ada = founderOf(pass)
  /** A server of two units; where it has a place it stands there, as if it had been found so. */
  const server = async (name: string, place: PlaceInput | null = null) => {
    const made = await ada.assets.create(asset({ name, brand_id, model_id, place }))
    return place === null ? made : stand(made, 'installation')
  }
  return { ada, dataCenter, rack: rackIn(ada, dataCenter), r01, r02, server }
}

/** A hall with two racks and a model of two units. */
export const hall = async () => hallOf(await savedHall())

export const at = (place: { id: string }, position: number | null, face: PlaceInput['face'] = 'front') => ({
  node_id: place.id,
  position,
  face,
})
