import { sql, type SQL } from 'drizzle-orm'

/** A tag `t` as it is named on what has it. */
export const tagRef = sql`json_build_object('id', t.id, 'name', t.name, 'colour', t.colour)`

const tagsOf = (asset: SQL, told: SQL): SQL => sql`(
  select coalesce(json_agg(${told} order by t.name_key), '[]') from asset_tag x
  join tag t on t.company_id = x.company_id and t.id = x.tag_id
  where x.company_id = ${asset}.company_id and x.asset_id = ${asset}.id)`

/** The tags of an asset, by name, as they are named on it. */
export const assetTags = (asset: SQL): SQL => tagsOf(asset, tagRef)

/** The names of an asset's tags. */
export const tagNames = (asset: SQL): SQL => tagsOf(asset, sql`t.name`)

/** The wire form of a tag `t`, as columns. */
export const tagColumns = sql`
  t.id, t.name, t.colour, t.scope, coalesce((
    select c.count from tag_counter c where c.company_id = t.company_id and c.tag_id = t.id
  ), 0) as count, t.version`
