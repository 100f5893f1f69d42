import type { Filled } from './opened.ts'

/** Days in which the placements of one asset follow each other. */
const STAY = 300
const PLANS = 400

/** A region above all data centres: everything there is stands below it. */
export const REGION = '0190b000-0000-7000-8000-0000000000aa'
/** A rack of it. */
export const RACK = '0190b000-0000-7000-8004-000000000001'

const rackAt = (salt: string) =>
  `('0190b000-0000-7000-8004-' || lpad(to_hex((hashtext('${salt}' || a.id) & 2147483647) % (select count(*) from node where type = 'rack') + 1), 12, '0'))::uuid`

const STATEMENTS = [
  `insert into node (company_id, id, type, name, status, path, trail, last_update)
    select id, '${REGION}', 'region', 'Everywhere', 'active', '${REGION}/', '[]', now() from company`,
  `update node set path = '${REGION}/' || path, parent_id = coalesce(parent_id, '${REGION}') where id <> '${REGION}'`,
  `update node set u_height = 47 where type = 'rack'`,
  `update model set u_height = 1 + hashtext(name) & 1, full_depth = true`,
  `update placement set position = 1 + (hashtext('unit' || asset_id) & 2147483647) % 46, face = 'front',
    valid_from = now() - ((hashtext('last' || asset_id) & 2147483647) % ${STAY}) * interval '1 day'`,
  // four stays before the present one, each in another rack
  `insert into placement (company_id, id, asset_id, node_id, position, face, source, valid_from, valid_to)
    select a.company_id, gen_random_uuid(), a.id, ${rackAt('stay')}, p.position, 'front', 'historic',
      p.valid_from - nth * interval '${STAY} days', p.valid_from - (nth - 1) * interval '${STAY} days'
    from asset a join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source = 'current'
    cross join generate_series(1, 4) nth`,
  // what is planned
  `insert into batch (company_id, id, kind, at, source) select id, '${REGION}', 'move', now(), 'ui' from company`,
  `insert into placement (company_id, id, asset_id, node_id, position, face, source, valid_from, batch_id)
    select a.company_id, gen_random_uuid(), a.id, ${rackAt('plan')}, 1 + (hashtext('to' || a.id) & 2147483647) % 46, 'front',
      'planned', current_date + 1 + (hashtext('due' || a.id) & 2147483647) % 60, '${REGION}'
    from asset a order by a.id limit ${PLANS}`,
  // three changes of status of each, a year apart
  `insert into batch (company_id, id, kind, at, source)
    select c.id, ('0190b000-0000-7000-8020-' || lpad(to_hex(g), 12, '0'))::uuid, 'status', now() - (3000 - g) * interval '1 day', 'ui'
    from company c, generate_series(1, 3000) g`,
  `insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to")
    select a.company_id, gen_random_uuid(),
      ('0190b000-0000-7000-8020-' || lpad(to_hex(1 + ((hashtext('state' || a.id) & 2147483647) % 1900) + nth * 365), 12, '0'))::uuid,
      'asset', a.id::text, 'update', 'status', '"active"', '"maintenance"'
    from asset a cross join generate_series(0, 2) nth`,
  'analyze',
]

/** Gives every asset five placements one after the other, three changes of status, and some of them a plan. */
export const fillYears = ({ database }: Filled): Promise<void> =>
  database.alone(async (client) => {
    await client.query('set session_replication_role = replica')
    for (const statement of STATEMENTS) await client.query(statement)
    await client.query('reset session_replication_role')
  })
