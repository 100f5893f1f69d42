import { sql, type SQL } from 'drizzle-orm'
import { SEARCH_ANYWHERE_FROM, type AssetFilter } from '@plenum/domain/asset-query'
import { likeText } from './json.ts'

/** Conditions on an asset `a` of one company that `filter` asks for. */
export function assetConditions(company_id: string, filter: AssetFilter): SQL {
  const { search, category, location_id, ...equal } = filter
  const conditions = [sql`a.company_id = ${company_id}`]
  for (const [name, value] of Object.entries(equal)) {
    if (value !== undefined) conditions.push(sql`a.${sql.identifier(name)} = ${value}`)
  }
  if (search) conditions.push(searchCondition(search))
  if (category !== undefined) {
    conditions.push(
      sql`a.asset_type in (select code from asset_type where company_id = ${company_id} and category = ${category})`,
    )
  }
  if (location_id !== undefined) {
    conditions.push(sql`a.location_id in (${nodesBelow(company_id, location_id)})`)
  }
  return sql.join(conditions, sql` and `)
}

/** The ids of a node and of every node below it. */
export const nodesBelow = (company_id: string, node_id: string): SQL => sql`
  select below.id from node top
  join node below on below.company_id = top.company_id and below.path >= top.path and below.path < top.path || '~'
  where top.company_id = ${company_id} and top.id = ${node_id}`

// Trigrams find nothing by fewer letters: those look at the beginning, where an index in order of letters helps.
function searchCondition(search: string): SQL {
  const text = likeText(search)
  if (search.length >= SEARCH_ANYWHERE_FROM) return sql`a.search like lower(${`%${text}%`})`
  return sql`(a.name_key like lower(${`${text}%`}) or a.code_key like lower(${`${text}%`}))`
}
