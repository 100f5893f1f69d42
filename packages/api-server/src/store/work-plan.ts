import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetStatus } from '@plenum/domain/asset'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { seeAssets, type LockedAsset } from './asset-lock.ts'
import type { Target, Thing } from './thing-facts.ts'
import { idList } from './usage.ts'
import type { PlannedItem } from './work-items.ts'

/** A thing that an item brings to a place. */
export interface Arrival {
  /** Where the item says so. */
  attr: string
  thing: Thing
  place: Target
}

/** What an item does to places: who leaves first, and who comes then. */
export interface PlannedStep {
  item: PlannedItem
  /** Its place in the list, from 0. */
  at: number
  asset: LockedAsset | undefined
  replacement: LockedAsset | undefined
  leaves: readonly string[]
  arrivals: readonly Arrival[]
}

const NewThing = v.object({ id: v.string(), asset_type: v.string() })

/** What what is added becomes where nobody says otherwise. */
export const ADDED: AssetStatus = 'installation'

/** What a thing is made as that an item adds: received, where it does not say that it is only planned. */
export const madeAs = ({ to_status }: Pick<PlannedItem, 'to_status'>) =>
  to_status === 'planning' ? 'planning' : 'received'

/** What the items of a request do, with what is known of their assets. */
export async function stepsOf(
  database: Database,
  company_id: string,
  items: readonly PlannedItem[],
): Promise<PlannedStep[]> {
  const ids = items.flatMap(({ asset_id, replacement_id }) =>
    [asset_id, replacement_id].filter((id) => id !== null),
  )
  const assets = new Map((await seeAssets(database, company_id, ids)).map((asset) => [asset.id, asset]))
  const models = await rows(
    database,
    NewThing,
    sql`
      select id, asset_type from model
      where company_id = ${company_id} and id in ${idList(items.flatMap(({ model_id }) => model_id ?? []))}`,
  )
  const types = new Map(models.map(({ id, asset_type }) => [id, asset_type]))
  return items.map((item, at) => {
    const asset = assets.get(item.asset_id ?? '')
    const replacement = assets.get(item.replacement_id ?? '')
    const step = { item, at, asset, replacement }
    return { ...step, ...movesOf({ ...step, asset_type: types.get(item.model_id ?? '') ?? 'OTH' }) }
  })
}

type Known = Pick<PlannedStep, 'item' | 'at' | 'asset' | 'replacement'> & { asset_type: string }

function movesOf({
  item,
  at,
  asset,
  replacement,
  asset_type,
}: Known): Pick<PlannedStep, 'leaves' | 'arrivals'> {
  const { op, target, model_id, to_status } = item
  const to = target === null ? [] : [{ attr: `items.${at}.to`, place: target }]
  if (op === 'swap') {
    const place = asset?.place ?? null
    const comes =
      place === null || replacement === undefined
        ? []
        : [{ attr: `items.${at}.replacement_id`, place, thing: installed(replacement) }]
    const leaves = [asset, replacement].flatMap((each) => each?.id ?? [])
    return { leaves, arrivals: [...comes, ...(asset ? to.map((each) => ({ ...each, thing: asset })) : [])] }
  }
  if (op === 'move' && asset !== undefined)
    return { leaves: [asset.id], arrivals: to.map((each) => ({ ...each, thing: asset })) }
  if (op === 'add') {
    const status = to_status ?? ADDED
    const thing = asset ? { ...asset, status } : newThing({ model_id, asset_type, status })
    return { leaves: asset ? [asset.id] : [], arrivals: to.map((each) => ({ ...each, thing })) }
  }
  return { leaves: [], arrivals: [] }
}

/** A thing as it is once it takes units: what has taken none before is being installed. */
export const installed = (asset: LockedAsset): LockedAsset =>
  asset.status === 'received' || asset.status === 'planning' ? { ...asset, status: ADDED } : asset

const newThing = (made: Pick<Thing, 'model_id' | 'asset_type' | 'status'>): Thing => ({
  ...made,
  id: null,
  weight_kg: null,
  budget_w: null,
  cords_a: null,
  cords_b: null,
})
