import { sql, type SQL } from 'drizzle-orm'
import {
  FILTER_DAYS,
  SEARCH_ANYWHERE_FROM,
  holdsClosed,
  type AssetFilterValues,
  type MissingValue,
} from '@plenum/domain/asset-query'
import { scannedCode } from '@plenum/domain/code-address'
import { dayOf } from '@plenum/domain/filter-value'
import type { AskedFilter, Condition } from './asset-condition.ts'
import { notVerified, onDays } from './asset-filter-days.ts'
import { likeText } from './json.ts'

/** Values up to which reading each one's assets beats a look at the first ones of the whole list. */
export const FEW_VALUES = 16

const EQUAL = [
  'status',
  'asset_type',
  'brand_id',
  'model_id',
  'owner_id',
  'priority',
  'criticality',
  'process',
] as const satisfies readonly (keyof AssetFilterValues)[]

/** Conditions on an asset `a` of one company that a filter asks for, without its search. */
export function conditionsOf(asked: AskedFilter): Condition[] {
  const { company_id, filter } = asked
  const { category, team_id, location_id, tag_id, without, changed_since } = filter
  return [
    ...EQUAL.flatMap((name) => oneOf(name, filter[name])),
    ...(team_id ? oneOf('owner_id', asked.teamOwners) : []),
    ...(category ? [inCategory(company_id, category)] : []),
    ...(location_id ? [inPlace(company_id, location_id)] : []),
    ...(tag_id ? [tagged(tag_id)] : []),
    ...FILTER_DAYS.flatMap((day) => onDays(asked, day)),
    ...(filter.unverified ? [notVerified(asked, filter.unverified)] : []),
    ...(filter.single_corded ? [SINGLE_CORDED] : []),
    ...(without ? [lacking(without)] : []),
    ...(changed_since ? [changedSince(dayOf(changed_since, asked.today))] : []),
    ...closing(filter),
  ]
}

/** Everything a filter asks of an asset `a` of one company. */
export const assetConditions = (asked: AskedFilter): SQL =>
  allOf(asked, [...conditionsOf(asked).map((condition) => condition.sql), ...searchConditions(asked)])

/** The company, what is asked besides, and every condition. */
export const allOf = (
  { company_id, also }: { company_id: string; also?: SQL | undefined },
  conditions: readonly SQL[],
): SQL => sql.join([sql`a.company_id = ${company_id}`, ...(also ? [also] : []), ...conditions], sql` and `)

/** The ids of nodes and of every node below them. */
export const nodesBelow = (company_id: string, node_ids: readonly string[]): SQL => sql`
  select below.id from node top
  join node below on below.company_id = top.company_id and below.path >= top.path and below.path < top.path || '~'
  where top.company_id = ${company_id} and top.id in (${listed(node_ids)})`

const listed = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** The same text for any number of values, unlike `listed`. */
const valuesOf = (values: readonly string[], type: SQL): SQL =>
  sql`(select value::${type} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) value)`

const TYPES = { owner_id: sql`uuid`, brand_id: sql`uuid`, model_id: sql`uuid` } as const
const isUuid = (name: string): name is keyof typeof TYPES => Object.hasOwn(TYPES, name)

function oneOf(name: (typeof EQUAL)[number], values: readonly string[] | undefined): Condition[] {
  if (values === undefined) return []
  const column = sql`a.${sql.identifier(name)}`
  const [only] = values
  if (only === undefined) return [{ sql: sql`false` }]
  if (values.length === 1) return [{ sql: sql`${column} = ${only}` }]
  const type = isUuid(name) ? TYPES[name] : sql`text`
  const all = valuesOf(values, type)
  return [
    {
      sql: sql`${column} in (${listed(values)})`,
      each: sql`${column} in ${all}`,
      branches: { over: all, match: column, count: values.length },
    },
  ]
}

function inCategory(company_id: string, categories: readonly string[]): Condition {
  const types = sql`select code as value from asset_type where company_id = ${company_id} and category in (${listed(categories)})`
  return {
    sql: sql`a.asset_type in (${types})`,
    branches: { over: sql`(${types})`, match: sql`a.asset_type`, count: 10 },
  }
}

function inPlace(company_id: string, node_ids: readonly string[]): Condition {
  return {
    sql: sql`a.location_id in (${nodesBelow(company_id, node_ids)})`,
    isWide: sql`(select count(*) from (${nodesBelow(company_id, node_ids)} limit ${FEW_VALUES + 1}) wide) > ${FEW_VALUES}`,
    // offset keeps it from becoming a join over all places below
    each: sql`exists (
      select 1 from node here join node top on top.company_id = here.company_id
        and here.path >= top.path and here.path < top.path || '~'
      where here.company_id = a.company_id and here.id = a.location_id and top.id in (${listed(node_ids)}) offset 0)`,
    branches: {
      over: sql`(select distinct below.id as value from (${nodesBelow(company_id, node_ids)}) below)`,
      match: sql`a.location_id`,
      count: Number.POSITIVE_INFINITY,
    },
  }
}

/** Closed assets are left out unless they are asked for, or a day of their termination is. */
function closing(filter: AssetFilterValues): Condition[] {
  if (filter.closed === 'only') return [{ sql: sql`a.termination_date is not null` }]
  return holdsClosed(filter) ? [] : [{ sql: sql`a.termination_date is null`, isUsual: true }]
}

const tagged = (tag_ids: readonly string[]): Condition => ({
  sql: sql`exists (
    select 1 from asset_tag t
    where t.company_id = a.company_id and t.asset_id = a.id and t.tag_id in (${listed(tag_ids)}))`,
  branches: {
    over: valuesOf(tag_ids, sql`uuid`),
    match: sql`t.tag_id`,
    count: 1,
    ordered: {
      from: sql`asset_tag t join asset a on a.company_id = t.company_id and a.id = t.asset_id`,
      key: sql`t.last_update`,
      id: sql`t.asset_id`,
    },
  },
})

/** With power cords on one path and none on the other. */
const SINGLE_CORDED: Condition = { sql: sql`(a.cords_a = 0) <> (a.cords_b = 0)` }

const changedSince = (moment: string): Condition => ({
  sql: sql`a.last_update >= ${moment}::timestamptz`,
})

const missing = {
  serial_number: sql`a.serial_number is null`,
  hostname: sql`a.hostname is null`,
  owner: sql`a.owner_id is null`,
  location: sql`a.location_id is null`,
  brand: sql`a.brand_id is null`,
  model: sql`a.model_id is null`,
  purchase_date: sql`a.purchase_month is null`,
  warranty_date: sql`a.warranty_month is null`,
} as const satisfies Record<MissingValue, SQL>

const lacking = (values: readonly MissingValue[]): Condition => ({
  sql: sql`(${sql.join(
    values.map((value) => missing[value]),
    sql` or `,
  )})`,
})

/** What is searched of an asset, line by line, is like one of these. Trigrams find few letters where a line begins alone. */
function patternsOf(search: string): string[] {
  const said = scannedCode(search)
  const text = likeText(said)
  return said.length >= SEARCH_ANYWHERE_FROM ? [`%${text}%`] : [`${text}%`, `%\n${text}%`]
}

const isLike = (search: string, patternOf: (text: string) => SQL): SQL =>
  sql`(${sql.join(
    patternsOf(search).map((text) => sql`a.search like ${patternOf(text)}`),
    sql` or `,
  )})`

/** A search for a text in names, codes of any time, hostnames and serial numbers of assets `a`. */
export const textCondition = (search: string): SQL => isLike(search, (text) => sql`lower(${text})`)

/** The same with one plan for all texts, for it cannot see which. */
export const anyText = (search: string): SQL => isLike(search, (text) => sql`(select lower(${text}::text))`)

/** Owned by somebody in whose name the search is found; undefined where there is nobody. */
export const ownedByFound = ({ foundOwners }: AskedFilter): Condition | undefined =>
  foundOwners.length === 0 ? undefined : oneOf('owner_id', foundOwners)[0]

function searchConditions(asked: AskedFilter): SQL[] {
  const { search } = asked.filter
  if (!search) return []
  const owned = ownedByFound(asked)
  return [owned === undefined ? textCondition(search) : sql`(${textCondition(search)} or ${owned.sql})`]
}
