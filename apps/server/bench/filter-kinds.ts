import { sql, type SQL } from 'drizzle-orm'
import { SEARCH_ANYWHERE_FROM } from '@plenum/domain/asset-query'

/** Letters by how many assets have them, whatever their number. */
const LETTERS = {
  'one in 6': ['spi', 'fir', 'lea'],
  'one in 15': ['ppn', 'pdu'],
  'one in 50': ['fwl', 'rou', 'sen'],
  'one in 300': ['a3f', '7bc', 'e01'],
  'one in 3,000': ['gen', '7bc4', 'e01a'],
  none: ['q1w', 'xyz', 'kkk'],
  'one letter': ['s', '7', 'f'],
  'two letters': ['sp', '7b', 'ro'],
  'two letters, none': ['q1', 'xy', 'zz'],
} as const

export interface Deep {
  cursor: string
  last: { last_update: string; id: string }
}

export interface Measured {
  name: string
  query: (round: number) => string
  where: (round: number) => SQL
  after?: () => Deep['last']
  /** Rows of a page, where it has not fifty. */
  limit?: number
}

export const pick = <Value>(values: readonly Value[], round: number): Value => {
  const value = values[round % values.length]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

export const equal = (name: string, values: readonly string[]): Measured => ({
  name: `${name}, one`,
  query: (round) => `${name}=${pick(values, round)}`,
  where: (round) => sql`a.${sql.identifier(name)} = ${pick(values, round)}`,
})

export const several = (name: string, values: readonly (readonly string[])[]): Measured => ({
  name: `${name}, several`,
  query: (round) => `${name}=${pick(values, round).join()}`,
  where: (round) => sql`a.${sql.identifier(name)} in ${[...pick(values, round)]}`,
})

export const below = (nodes: readonly string[]) => (round: number) =>
  sql`a.location_id = any(array(
  select below.id from node top join node below on below.company_id = top.company_id
    and below.path >= top.path and below.path < top.path || '~' where top.id = ${pick(nodes, round)}))`

/** Days of an asset by the filter's name, where they are not in a column of their own. */
const DAYS: Record<string, SQL> = {
  eol: sql`(select m.eol_date from model m where m.company_id = a.company_id and m.id = a.model_id)`,
  powered_off: sql`(a.powered_off_at at time zone 'UTC')::date`,
  since: sql`coalesce((
    select (b.at at time zone 'UTC')::date from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
    where h.company_id = a.company_id and h.entity = 'asset' and h.field = 'status' and h.entity_id = a.id::text
    order by h.id desc limit 1), a.registration_date)`,
}
const inDays = (day: SQL, from: number | null, to: number | null): SQL => {
  // the server's day is that of UTC
  const bound = (sign: SQL, offset: number | null) =>
    offset === null ? sql`true` : sql`${day} ${sign} (now() at time zone 'utc')::date + ${offset}::int`
  return sql`${bound(sql`>=`, from)} and ${bound(sql`<=`, to)}`
}

export const days = (name: string, filter: string, from: number | null, to: number | null): Measured => ({
  name,
  query: () =>
    [from === null ? '' : `${filter}_from=${from}d`, to === null ? '' : `${filter}_to=${to}d`]
      .filter(Boolean)
      .join('&'),
  where: () => inDays(DAYS[filter] ?? sql`a.${sql.identifier(`${filter}_date`)}`, from, to),
})

const CHANGES = {
  repaired: sql`h.field = 'status' and h."from" = '"repair"' and h."to" = '"active"'`,
  overridden: sql`h.field = 'fit_override' and b.undone_by is null`,
}
/** Days of changes in an asset's history. */
export const past = (name: string, filter: keyof typeof CHANGES, from: number): Measured => ({
  name,
  query: () => `${filter}_from=${from}d`,
  where: () => sql`
    a.id in (select h.entity_id::uuid from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
      where h.company_id = a.company_id and h.entity = 'asset' and ${CHANGES[filter]}
        and ${inDays(sql`(b.at at time zone 'UTC')::date`, from, null)})`,
})

export const plain = (name: string, query: string, where: SQL): Measured => ({
  name,
  query: () => query,
  where: () => where,
})

export const without = (value: string, column: string): Measured => ({
  name: `without ${value}`,
  query: () => `without=${value}`,
  where: () => sql`a.${sql.identifier(column)} is null`,
})

export const withTags = (name: string, tags: readonly string[]): Measured => ({
  name,
  query: () => `tag_id=${tags.join()}`,
  where: () =>
    sql`a.id in (select asset_id from asset_tag t where t.company_id = a.company_id and t.tag_id in ${[...tags]})`,
})

const inText = (text: string) =>
  text.length < SEARCH_ANYWHERE_FROM
    ? sql`(a.search like ${`${text}%`} or a.search like ${`%\n${text}%`})`
    : sql`a.search like ${`%${text}%`}`
export const searching = (letters: keyof typeof LETTERS, limit = 50): Measured => ({
  name: `search, ${letters}${limit === 50 ? '' : `, ${limit} rows`}`,
  query: (round) => `search=${pick(LETTERS[letters], round)}&limit=${limit}`,
  where: (round) => inText(pick(LETTERS[letters], round)),
  limit,
})
export const owned = (text: string) =>
  sql`a.owner_id in (select id from principal where lower(name) like ${`%${text}%`})`
