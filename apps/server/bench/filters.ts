import { sql } from 'drizzle-orm'
import { ids, type Sizes } from './fill.ts'
import {
  below,
  days,
  equal,
  owned,
  past,
  pick,
  plain,
  searching,
  several,
  withTags,
  without,
  type Deep,
  type Measured,
} from './filter-kinds.ts'

/** What fills a page of a thousand assets as well as one of a million: it must not grow with their number. */
export const GROWING = [
  'first page',
  'deep page',
  'search, one in 6',
  'search, one in 15',
  'search, one in 50, 5 rows',
]
/** What is told by the number of assets besides: a thousand have less to show of it than a million. */
export const CURVES = [
  ...GROWING,
  'search, one in 50',
  'search, one in 300',
  'search, one in 3,000',
  'search, none',
]

/** Every single filter of the list, with the statement somebody would write by hand for it. */
export const filters = (sizes: Sizes, deep: Deep): Measured[] =>
  all(sizes, deep).map((each) =>
    // closed assets are in no list that does not ask for their end
    /^(termination|closed)/.test(each.query(0))
      ? each
      : { ...each, where: (round) => sql`${each.where(round)} and a.termination_date is null` },
  )

const all = (sizes: Sizes, deep: Deep): Measured[] => [
  plain('first page', 'limit=50', sql`true`),
  {
    name: 'deep page',
    query: () => `cursor=${encodeURIComponent(deep.cursor)}`,
    where: () => sql`true`,
    after: () => deep.last,
  },
  searching('one in 6'),
  searching('one in 15'),
  searching('one in 50', 5),
  searching('one in 50'),
  searching('one in 300'),
  searching('one in 3,000'),
  searching('none'),
  searching('one letter'),
  searching('two letters'),
  searching('two letters, none'),
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
  equal('criticality', ['high', 'low']),
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
  days('end of life within 90 days', 'eol', 0, 90),
  days('end of life past', 'eol', null, -1),
  days('purchased in the last 30 days', 'purchase', -30, null),
  days('purchased nine years ago', 'purchase', null, -3285),
  days('registered nine years ago', 'registration', null, -3285),
  days('registered last week', 'registration', -7, null),
  days('terminates within 90 days', 'termination', 0, 90),
  days('powered off in the last 30 days', 'powered_off', -30, null),
  days('powered off nine years ago', 'powered_off', null, -3285),
  days('status since last week', 'since', -7, null),
  days('status since nine years', 'since', null, -3285),
  past('repaired in the last 90 days', 'repaired', -90),
  past('repaired ever', 'repaired', -9999),
  past('overridden in the last 30 days', 'overridden', -30),
  past('overridden ever', 'overridden', -9999),
  ...[30, 365].map((ago) =>
    plain(
      `not confirmed for ${ago} days`,
      `unverified=${ago}d`,
      sql`(a.last_verified_at is null or (a.last_verified_at at time zone 'UTC')::date <= (now() at time zone 'utc')::date - ${ago}::int)`,
    ),
  ),
  plain('never confirmed', 'unverified=never', sql`a.last_verified_at is null`),
  plain('single corded', 'single_corded=only', sql`(a.cords_a = 0) <> (a.cords_b = 0)`),
  ...[1, 30].map((ago) =>
    plain(
      `changed since ${ago} d`,
      `changed_since=-${ago}d`,
      sql`a.last_update >= ((now() at time zone 'utc')::date - ${ago}::int) at time zone 'UTC'`,
    ),
  ),
  plain('closed ones only', 'closed=only', sql`a.termination_date is not null`),
  plain('closed ones too', 'closed=with', sql`true`),
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
