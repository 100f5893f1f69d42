import { sql, type SQL } from 'drizzle-orm'
import { ids, type Sizes } from './fill.ts'

/** What a sixth of all assets have, whatever their number. */
const COMMON = ['spi', 'fir', 'lea']
/** What one in some hundreds has: a thousand assets have hardly any to show, a million fill the page. */
const RARE = ['a3f', '7bc', 'e01', 'q1w']
/** What must not grow with the number of assets. */
export const GROWING = ['first page', 'deep page', 'search, common letters', 'search, rare letters']

interface Deep {
  cursor: string
  last: { last_update: string; id: string }
}

interface Measured {
  name: string
  query: (round: number) => string
  where: (round: number) => SQL
  after?: () => Deep['last']
}

const pick = <Value>(values: readonly Value[], round: number): Value => {
  const value = values[round % values.length]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

const equal = (name: string, values: readonly string[]): Measured => ({
  name: `${name}, one`,
  query: (round) => `${name}=${pick(values, round)}`,
  where: (round) => sql`a.${sql.identifier(name)} = ${pick(values, round)}`,
})

const several = (name: string, values: readonly (readonly string[])[]): Measured => ({
  name: `${name}, several`,
  query: (round) => `${name}=${pick(values, round).join()}`,
  where: (round) => sql`a.${sql.identifier(name)} in ${[...pick(values, round)]}`,
})

const below = (nodes: readonly string[]) => (round: number) =>
  sql`a.location_id = any(array(
  select below.id from node top join node below on below.company_id = top.company_id
    and below.path >= top.path and below.path < top.path || '~' where top.id = ${pick(nodes, round)}))`

const days = (name: string, column: string, from: number | null, to: number | null): Measured => ({
  name,
  query: () =>
    [from === null ? '' : `${column}_from=${from}d`, to === null ? '' : `${column}_to=${to}d`]
      .filter(Boolean)
      .join('&'),
  where: () => {
    const day = sql`a.${sql.identifier(`${column}_date`)}`
    // the server's day is that of UTC
    const bound = (sign: SQL, offset: number | null) =>
      offset === null ? sql`true` : sql`${day} ${sign} (now() at time zone 'utc')::date + ${offset}::int`
    return sql`${bound(sql`>=`, from)} and ${bound(sql`<=`, to)}`
  },
})

const without = (value: string, column: string): Measured => ({
  name: `without ${value}`,
  query: () => `without=${value}`,
  where: () => sql`a.${sql.identifier(column)} is null`,
})

const withTags = (name: string, tags: readonly string[]): Measured => ({
  name,
  query: () => `tag_id=${tags.join()}`,
  where: () =>
    sql`a.id in (select asset_id from asset_tag t where t.company_id = a.company_id and t.tag_id in ${[...tags]})`,
})

const inText = (text: string) => sql`a.search like ${`%${text}%`}`
const searching = (name: string, terms: readonly string[]): Measured => ({
  name,
  query: (round) => `search=${pick(terms, round)}`,
  where: (round) => inText(pick(terms, round)),
})
const owned = (text: string) =>
  sql`a.owner_id in (select id from principal where lower(name) like ${`%${text}%`})`

/** Every single filter of the list, with the statement somebody would write by hand for it. */
export const filters = (sizes: Sizes, deep: Deep): Measured[] =>
  all(sizes, deep).map((each) =>
    // closed assets are in no list that does not ask for their end
    each.query(0).startsWith('termination')
      ? each
      : { ...each, where: (round) => sql`${each.where(round)} and a.termination_date is null` },
  )

const all = (sizes: Sizes, deep: Deep): Measured[] => [
  { name: 'first page', query: () => 'limit=50', where: () => sql`true` },
  {
    name: 'deep page',
    query: () => `cursor=${encodeURIComponent(deep.cursor)}`,
    where: () => sql`true`,
    after: () => deep.last,
  },
  searching('search, common letters', COMMON),
  searching('search, rare letters', RARE),
  {
    name: 'search, an owner’s name',
    query: (round) => `search=${pick(['hopper', 'lamarr', 'team 3'], round)}`,
    where: (round) => owned(pick(['hopper', 'lamarr', 'team 3'], round)),
  },
  equal('status', ['active', 'repair', 'faulty', 'standby', 'planning']),
  several('status', [
    ['active', 'standby'],
    ['faulty', 'repair'],
    ['repair', 'maintenance', 'out_of_service'],
  ]),
  equal('asset_type', ['SRV', 'GEN', 'CRC', 'PDU']),
  several('asset_type', [
    ['SRV', 'SWI'],
    ['GEN', 'CRC', 'UPS'],
  ]),
  {
    name: 'category',
    query: (round) => `category=${pick(['it', 'power', 'cooling'], round)}`,
    where: (round) =>
      sql`a.asset_type in (select code from asset_type where category = ${pick(['it', 'power', 'cooling'], round)})`,
  },
  equal('brand_id', [1, 7, 33].map(ids.brand)),
  several('brand_id', [[1, 2, 3].map(ids.brand), [20, 39].map(ids.brand)]),
  equal('model_id', [1, 77, 333].map(ids.model)),
  several('model_id', [Array.from({ length: 20 }, (_, n) => ids.model(n + 1))]),
  equal('owner_id', [ids.person(1), ids.person(sizes.people - 3), ids.team(2)]),
  several('owner_id', [[ids.person(1), ids.person(9), ids.team(2)]]),
  {
    name: 'team',
    query: (round) => `team_id=${ids.team(1 + (round % sizes.teams))}`,
    where: (round) => {
      const id = ids.team(1 + (round % sizes.teams))
      return sql`a.owner_id in (select ${id}::uuid union select u.id from "user" u where u.team_id = ${id})`
    },
  },
  equal('priority', ['high', 'low']),
  several('priority', [['high', 'medium']]),
  equal('process', ['blocked', 'done']),
  several('process', [['todo', 'in_progress', 'in_review', 'blocked']]),
  {
    name: 'place: a rack',
    query: (round) => `location_id=${ids.node(4, 1 + (round % 17))}`,
    where: (round) => below([ids.node(4, 1 + (round % 17))])(0),
  },
  {
    name: 'place: a row',
    query: () => `location_id=${ids.node(3, 1)}`,
    where: below([ids.node(3, 1)]),
  },
  {
    name: 'place: a room',
    query: () => `location_id=${ids.node(2, 3)}`,
    where: below([ids.node(2, 3)]),
  },
  {
    name: 'place: a data centre',
    query: () => `location_id=${ids.node(1, 2)}`,
    where: below([ids.node(1, 2)]),
  },
  ...[1, 5, 9, 12].map((number) => withTags(`tag ${number}`, [ids.tag(number)])),
  withTags('several tags', [2, 8, 11].map(ids.tag)),
  days('warranty within 90 days', 'warranty', 0, 90),
  days('warranty expired', 'warranty', null, -1),
  days('warranty of one day', 'warranty', 30, 30),
  days('purchased in the last 30 days', 'purchase', -30, null),
  days('purchased nine years ago', 'purchase', null, -3285),
  days('registered nine years ago', 'registration', null, -3285),
  days('registered last week', 'registration', -7, null),
  days('terminates within 90 days', 'termination', 0, 90),
  without('serial_number', 'serial_number'),
  without('hostname', 'hostname'),
  without('owner', 'owner_id'),
  without('location', 'location_id'),
  without('brand', 'brand_id'),
  without('model', 'model_id'),
  without('purchase_date', 'purchase_date'),
  without('warranty_date', 'warranty_date'),
  {
    name: 'without serial number or place',
    query: () => 'without=serial_number,location',
    where: () => sql`(a.serial_number is null or a.location_id is null)`,
  },
]
