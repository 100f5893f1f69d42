import type { OpenDatabase } from '../src/database/open-database.ts'
import { chance, dayAfter, drawn, id, KINDS } from './drawn.ts'
import { changedAt, histories, keptMonths } from './fill-history.ts'

const STEP = 50_000

const STATUS = {
  active: 7800,
  standby: 600,
  received: 400,
  out_of_service: 400,
  planning: 300,
  installation: 150,
  decommissioning: 150,
  maintenance: 100,
  faulty: 70,
  repair: 30,
}
const TYPE = {
  SRV: 5500,
  SWI: 1500,
  PDU: 1200,
  STO: 600,
  PPN: 600,
  FWL: 200,
  ROU: 150,
  SEN: 150,
  UPS: 60,
  CRC: 35,
  GEN: 5,
}

/** Numbers of the records: shares stay as they are, whatever the company's size. */
export const sizesOf = (assets: number) => ({
  assets,
  racks: Math.max(20, Math.round(assets / 100)),
  people: Math.max(20, Math.round(assets / 2000)),
  teams: 10,
  brands: 40,
  models: 400,
})
export type Sizes = ReturnType<typeof sizesOf>

/** Names of records that requests ask for. */
export const ids = {
  node: (kind: 1 | 2 | 3 | 4, number: number) => plain(kind, number),
  person: (number: number) => plain(5, number),
  team: (number: number) => plain(6, number),
  brand: (number: number) => plain(7, number),
  model: (number: number) => plain(8, number),
  tag: (number: number) => plain(9, number),
  asset: (number: number) => plain(KINDS.asset, number),
}
const plain = (kind: number, number: number) =>
  `0190b000-0000-7000-8${String(kind).padStart(3, '0')}-${number.toString(16).padStart(12, '0')}`

const TAGS = 12
const ROOMS = 5
const CENTERS = 4

/** Four data centres of five rooms; racks stand in rows of twenty. */
const places = ({ racks }: Sizes) => [
  node(1, CENTERS, 'data_center', `'MAD' || g`, null),
  node(2, CENTERS * ROOMS, 'room', `'DH' || g`, { kind: 1, number: `1 + g % ${CENTERS}` }),
  node(3, Math.ceil(racks / 20), 'row', `'B' || g`, { kind: 2, number: `1 + g % ${CENTERS * ROOMS}` }),
  node(4, racks, 'rack', `'R' || g`, { kind: 3, number: `1 + g % ${Math.ceil(racks / 20)}` }),
]

const node = (
  kind: number,
  count: number,
  type: string,
  name: string,
  parent: { kind: number; number: string } | null,
) => `
  insert into node (company_id, id, type, parent_id, name, status, path, trail, last_update)
  select c.id, made.id, '${type}', made.parent_id, made.name, 'active',
    coalesce(top.path, '') || made.id || '/',
    coalesce(top.trail, '[]'::jsonb) || jsonb_build_array(jsonb_build_object('id', made.id, 'name', made.name, 'type', '${type}')),
    now()
  from company c, lateral (
    select ${id(kind, 'g')} as id, ${parent ? id(parent.kind, parent.number) : 'null::uuid'} as parent_id, ${name} as name
    from generate_series(1, ${count}) g) made
  left join node top on top.id = made.parent_id`

const people = ({ people: persons, teams, brands, models }: Sizes) => [
  `insert into principal select c.id, ${id(6, 'g')}, 'team', 'Team ' || g from company c, generate_series(1, ${teams}) g`,
  `insert into team (company_id, id) select c.id, ${id(6, 'g')} from company c, generate_series(1, ${teams}) g`,
  `insert into principal select c.id, ${id(5, 'g')}, 'user',
    (array['Ana','Luis','Grace','Alan','Edsger','Barbara','Katherine','Linus'])[1 + g % 8] || ' ' ||
    (array['Ruiz','Hopper','Turing','Dijkstra','Liskov','Johnson','Perlman','Cerf','Lamarr'])[1 + g % 9] || ' ' || g
    from company c, generate_series(1, ${persons}) g`,
  `insert into "user" (company_id, id, email, name, surname, password_hash, team_id, session_epoch, created_at)
    select c.id, ${id(5, 'g')}, 'p' || g || '@example.net', 'P', 'Q', 'x', ${id(6, `1 + g % ${teams}`)}, now(), now()
    from company c, generate_series(1, ${persons}) g`,
  `insert into brand select c.id, ${id(7, 'g')}, 'Brand ' || g, 'brand' || g from company c, generate_series(1, ${brands}) g`,
  `insert into model (company_id, id, brand_id, name, name_key, asset_type, eol_date)
    select c.id, ${id(8, 'g')}, ${id(7, `1 + g % ${brands}`)}, 'Model ' || g, 'model' || g, 'SRV',
      case when g % 3 > 0 then current_date + g * 37 % 2000 - 1000 end
    from company c, generate_series(1, ${models}) g`,
]

/**
 * Ten years of purchases. Half of the assets nobody has touched since they came, so that old days and old updates go
 * together as they do in life; nobody owns as much as another.
 */
const assets = ({ racks, people: persons, teams, brands, models }: Sizes) => `
  insert into asset (company_id, id, name, code, hostname, serial_number, asset_type, status, priority, criticality,
    process, owner_id, brand_id, model_id, location_id, purchase_date, warranty_date, registration_date, termination_date,
    powered_off_at, last_verified_at, last_verified_by, last_verified_method, cords_a, cords_b, status_changed_at, last_update)
  select c.id, ${id(KINDS.asset, 'g')},
    (array['Leaf switch','Spine switch','Storage node','Compute node','Firewall','Patch panel'])[1 + g % 6] || ' ' || g,
    type || '-' || lpad(g::text, 7, '0'),
    case when ${chance('host')} < 9200 then 'node-' || left(md5(g::text), 8) || '.example.com' end,
    case when ${chance('serial')} < 9950 then upper(left(md5('serial ' || g), 10)) end,
    type, status,
    case when ${chance('prio')} < 1000 then (array['high','medium','low'])[1 + g % 3] end,
    case when ${chance('crit')} < 600 then (array['high','medium','low'])[1 + g % 3] end,
    case when ${chance('proc')} < 200 then (array['todo','in_progress','in_review','blocked','done','canceled'])[1 + g % 6] end,
    case when owned < 300 then null
      when owned < 3000 then ${id(6, `1 + ${chance('team')} % ${teams}`)}
      else ${id(5, `1 + floor(power(${chance('person')} / 10000.0, 3) * ${persons})`)} end,
    case when branded < 9500 then ${id(7, `1 + (model % ${models}) % ${brands}`)} end,
    case when branded < 9000 then ${id(8, `case when model % ${models} = 0 then ${models} else model % ${models} end`)} end,
    case when ${chance('place')} < 9800 then ${id(4, `1 + (hashtext('rack' || g) & 2147483647) % ${racks}`)} end,
    case when bought < 9500 then came - 30 end,
    case when bought < 9500 then came + 1065 end,
    came,
    case when status = 'decommissioning' then came + 1500 end,
    case when ${chance('off')} < 800 then ${dayAfter('came', 'off day')} + interval '9 hours' end,
    case when seen_there then now() - ${chance('confirmed')} * interval '2 hours' end,
    case when seen_there then ${id(5, `1 + ${chance('confirmer')} % ${persons}`)} end,
    case when seen_there then (array['by_hand','scan'])[1 + g % 2] end,
    case when corded < 6000 then 1 end, case when corded < 200 then 0 when corded < 6000 then 1 end,
    ${changedAt('came')},
    case when ${chance('kept')} < 5000 then came + (g % 86400) * interval '1 second'
      else came + (current_date - came) * (${chance('seen')} / 10000.0) * interval '1 day' + (g % 86400) * interval '1 second' end
  from company c, generate_series($1::int, $2::int) g,
    -- offset keeps each from being drawn again wherever it is named
    lateral (select ${drawn('type', TYPE)} as type, ${drawn('status', STATUS)} as status, ${chance('owner')} as owned,
      ${chance('brand')} as branded, ${chance('model')} as model, ${chance('bought')} as bought, ${chance('cords')} as corded,
      ${chance('seen there')} < 6000 as seen_there,
      current_date - 3650 + ((hashtext('came' || g) & 2147483647) % 3650) as came offset 0) drawn`

/** Tags from one on a fifth of the assets to one on hardly any. */
const tags = `
  insert into tag (company_id, id, name, colour, scope)
  select c.id, ${id(9, 'g')}, 'Tag ' || g, 'grey', 'asset' from company c, generate_series(1, ${TAGS}) g`
const tagged = `
  insert into asset_tag (company_id, asset_id, tag_id, last_update)
  select a.company_id, a.id, ${id(9, 'g')}, a.last_update from asset a, generate_series(1, ${TAGS}) g
  where (hashtext('tag' || g || a.id) & 2147483647) % 10000 < 2000 / power(2, g - 1)`

const AFTER = [
  `insert into placement (company_id, id, asset_id, node_id, source, valid_from)
    select company_id, id, id, location_id, 'current', last_update from asset where location_id is not null`,
  `insert into asset_counter (company_id, status, asset_type, count)
    select company_id, status, asset_type, count(*) from asset where termination_date is null group by 1, 2, 3`,
  `insert into node_counter (company_id, node_id, count)
    select company_id, location_id, count(*) from asset
    where location_id is not null and termination_date is null group by 1, 2`,
  `insert into tag_counter (company_id, tag_id, count) select company_id, tag_id, count(*) from asset_tag group by 1, 2`,
]

/** What takes longest where it is done row by row: its indexes are made when all rows are there. */
const LARGE = ['asset', 'placement', 'asset_tag']

/** Gives a company so many assets by SQL, with places, people, tags and a library. */
export const fill = (database: OpenDatabase, sizes: Sizes): Promise<void> =>
  database.alone(async (client) => {
    // no triggers, so that no reference is looked up row by row: what is filled in is right by the way it is made
    await client.query(`set session_replication_role = replica`)
    await client.query(`set maintenance_work_mem = '512MB'`)
    for (const statement of [...places(sizes), ...people(sizes), tags]) await client.query(statement)
    const { rows: indexes } = await client.query<{ indexdef: string; indexname: string }>(
      `select indexname, indexdef from pg_indexes where tablename = any($1)
        and indexname not in (select conname from pg_constraint)`,
      [LARGE],
    )
    for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`)
    for (let from = 1; from <= sizes.assets; from += STEP)
      await client.query(assets(sizes), [from, Math.min(from + STEP - 1, sizes.assets)])
    for (const statement of [tagged, ...AFTER, ...histories(sizes.assets)]) await client.query(statement)
    for (const { indexdef } of indexes) await client.query(indexdef)
    await client.query('reset session_replication_role')
    await client.query('reset maintenance_work_mem')
    await client.query('vacuum (analyze)')
    await client.query(keptMonths)
  })
