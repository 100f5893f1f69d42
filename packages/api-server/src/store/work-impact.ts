import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ASSET_STATUSES } from '@plenum/domain/asset'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import { impactOf, type Impact } from '@plenum/domain/impact'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { hosts } from './asset-inside.ts'
import { idList } from './usage.ts'

const Named = v.object({ id: v.string() })

const number = v.nullable(v.number())
const Thing = v.object({
  id: v.string(),
  name: v.string(),
  category: v.picklist(ASSET_CATEGORIES),
  status: v.picklist(ASSET_STATUSES),
  places: v.array(v.string()),
  hosts: v.array(v.string()),
  is_racked: v.boolean(),
  cords_a: number,
  cords_b: number,
  budget_w: number,
})

/** What is to be taken down, by ids. */
interface Down {
  asset_ids: readonly string[]
  node_ids: readonly string[]
}

/** Racks that are taken down as assets: where such a thing stands in a rack, it is that rack. */
const racksAmong = async (database: Database, company_id: string, asset_ids: readonly string[]) =>
  rows(
    database,
    Named,
    sql`
      select n.id from asset a join node n on n.company_id = a.company_id and n.id = a.location_id and n.type = 'rack'
      where a.company_id = ${company_id} and a.id in ${idList(asset_ids)} and a.asset_type = 'RCK'`,
  )

/** What is lost while assets and places are down, by all that stands in those places and beside those assets. */
export async function readImpact(database: Database, company_id: string, down: Down): Promise<Impact> {
  const { asset_ids } = down
  const racks = await racksAmong(database, company_id, asset_ids)
  const node_ids = [...new Set([...down.node_ids, ...racks.map(({ id }) => id)])]
  if (asset_ids.length + node_ids.length === 0)
    return impactOf([], { asset_ids: new Set(), node_ids: new Set() })
  const things = await rows(
    database,
    Thing,
    sql`
      select a.id, a.name, t.category, a.status, a.cords_a, a.cords_b, coalesce(a.budget_w, m.budget_w, m.rated_w) as budget_w,
        n.type = 'rack' as is_racked, (select jsonb_agg(step->>'id') from jsonb_array_elements(n.trail) step) as places,
        ${hosts} as hosts
      from asset a join node n on n.company_id = a.company_id and n.id = a.location_id
      join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
      left join model m on m.company_id = a.company_id and m.id = a.model_id
      where a.company_id = ${company_id} and a.termination_date is null and a.location_id in (
        select below.id from node top join node below on below.company_id = top.company_id
          and below.path >= top.path and below.path < top.path || '~'
        where top.company_id = ${company_id} and top.id in ${idList(node_ids)}
        union select beside.location_id from asset beside
        where beside.company_id = ${company_id} and beside.id in ${idList(asset_ids)})
      order by a.name_key, a.id`,
  )
  return impactOf(things, { asset_ids: new Set(asset_ids), node_ids: new Set(node_ids) })
}

/** Keeps with a request what was to be lost while its things are down, as it was known when it was submitted. */
export async function keepImpact(
  tx: Database,
  company_id: string,
  { id, items }: { id: string; items: readonly { asset_id: string | null }[] },
): Promise<void> {
  const asset_ids = items.flatMap(({ asset_id }) => asset_id ?? [])
  const impact = await readImpact(tx, company_id, { asset_ids, node_ids: [] })
  await tx.execute(sql`
    update work_request set impact = ${JSON.stringify(impact)}::jsonb where company_id = ${company_id} and id = ${id}`)
}

/** Forgets that of a request that was sent back. */
export const forgetImpact = (tx: Database, company_id: string, id: string) =>
  tx.execute(sql`update work_request set impact = null where company_id = ${company_id} and id = ${id}`)
