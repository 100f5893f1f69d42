import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { PlaceStep } from '@plenum/domain/asset-import-place'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { hosts } from './asset-inside.ts'
import { list, placesOf, type KnownNode } from './imports-context.ts'

/** Where something stands: the last place of its way that exists, and those below it that are still to be made. */
export interface Spot {
  anchor: KnownNode | null
  missing: PlaceStep[]
}

const Asset = v.object({
  id: v.string(),
  label: v.string(),
  location_id: v.nullable(v.string()),
  is_closed: v.boolean(),
  within: v.array(v.string()),
})
const Held = v.object({
  host_id: v.string(),
  asset_id: v.string(),
  label: v.string(),
  slot: v.nullable(v.string()),
})

const ByName = v.object({ key: v.string(), id: v.string() })

/** The open assets of some names: of each name so many as tell that it is not one alone. */
export const idsByName = (database: Database, company: string, names: readonly string[]) =>
  rows(
    database,
    ByName,
    sql`select k.name as key, a.id from ${list(names)} as k(name)
        cross join lateral (
          select id from asset
          where company_id = ${company} and name_key = k.name and termination_date is null order by id limit 2
        ) a`,
  )

/** What is known of assets as hosts, by id. */
export async function hostAssets(database: Database, company: string, ids: readonly string[]) {
  const found = await rows(
    database,
    Asset,
    sql`select a.id, a.code as label, a.location_id, a.termination_date is not null as is_closed, ${hosts} as within
        from asset a where a.company_id = ${company} and a.id in (select i::uuid from ${list(ids)} as l(i))`,
  )
  const nodes = await placesOf(
    database,
    company,
    found.flatMap(({ location_id }) => location_id ?? []),
  )
  const spotOf = (id: string | null): Spot => ({
    anchor: nodes.find((node) => node.id === id) ?? null,
    missing: [],
  })
  return new Map(
    found.map(({ location_id, ...asset }) => [asset.id, { ...asset, spot: spotOf(location_id) }]),
  )
}

/** What is in assets. */
export const heldIn = (database: Database, company: string, ids: readonly string[]) =>
  rows(
    database,
    Held,
    sql`select i.host_id, i.asset_id, a.name as label, i.slot from asset_inside i
        join asset a on a.company_id = i.company_id and a.id = i.asset_id
        where i.company_id = ${company} and i.host_id in (select h::uuid from ${list(ids)} as l(h))`,
  )
