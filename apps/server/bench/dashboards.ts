/*
 * How fast dashboards, the home page and the lists of requests are answered at 100,000 assets in 2,000 racks, with plans,
 * reservations, requests and maintenance rules; fails where a median is over its limit:
 *   npm run bench -- dashboards [-- --rounds 40] [--keep folder]
 * `--keep` keeps the filled database for the next time.
 */
import { parseArgs } from 'node:util'
import type { Figure } from '@plenum/bench/figures'
import { beginRun } from '@plenum/bench/record'
import { REQUEST_KINDS } from '@plenum/domain/dashboard'
import { addDays } from '@plenum/domain/date'
import { ids, sizesOf } from './fill.ts'
import { REQUESTS, RULES, workStatements } from './fill-work.ts'
import { at } from './measure.ts'
import { openFilled } from './opened.ts'
import { atMost } from './targets.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    keep: { type: 'string' },
  },
})
const WARM_UP = 5
const ASSETS = 100_000
const RACKS = 2000
const PLANS = 1000
const RESERVATIONS = 1000
/** Milliseconds that the median of each may take. */
const ALLOWED = 300
const PARTS = 10
const rounds = Number(values.rounds)
const count = (number: number) => number.toLocaleString('en')
const record = beginRun({
  bench: 'dashboards',
  about: `Whole requests on the embedded engine at ${count(ASSETS)} assets in ${count(RACKS)} racks, with ${count(PLANS)} planned moves, ${count(RESERVATIONS)} reservations,
${count(REQUESTS)} requests and ${RULES} maintenance rules, ${rounds} rounds each.`,
})

/** What the filled company lacks: limits of racks, models that draw, cords, plans, reservations and old outages. */
const FURNISH = [
  // no triggers: everything is counted again in the end
  'set session_replication_role = replica',
  `update node set power_capacity_a_kw = 8, power_capacity_b_kw = 8, cooling_capacity_kw = 10, max_static_load_kg = 1200,
    tare_kg = 120 where type = 'rack'`,
  `update model set rated_w = 200 + (abs(hashtext(id::text)) % 600), weight_kg = 5 + (abs(hashtext(id::text)) % 30),
    u_height = 1`,
  // row by row its indexes take longer than one statement may
  ...Array.from(
    { length: PARTS },
    (_, part) => `
      update asset set cords_a = 1, cords_b = abs(hashtext(id::text)) % 2,
        powered_off_at = case when status = 'out_of_service' then now() - interval '120 days' end
      where abs(hashtext(code)) % ${PARTS} = ${part}`,
  ),
  `update placement set position = 1 + abs(hashtext(id::text)) % 42 where source = 'current'`,
  `with racks as (select array_agg(id) as ids from node where type = 'rack'),
      moved as (select * from placement where source = 'current' order by id limit ${PLANS})
    insert into placement (company_id, id, asset_id, node_id, position, source, valid_from)
    select company_id, gen_random_uuid(), asset_id, ids[1 + abs(hashtext(id::text)) % ${RACKS}], 3, 'planned',
      now() + (1 + abs(hashtext(id::text)) % 360) * interval '1 day'
    from moved, racks`,
  `insert into reservation (company_id, id, group_key, node_id, position, face, u_height, budget_w, owner_id, reason,
      expires_on, last_update)
    select n.company_id, gen_random_uuid(), gen_random_uuid(), n.id, 30, 'front', 2, 500,
      (select id from "user" limit 1), 'Kept', current_date + 1 + abs(hashtext(n.id::text)) % 360, now()
    from node n where n.type = 'rack' order by n.id limit ${RESERVATIONS}`,
  `insert into stale_rack (company_id, node_id) select company_id, id from node where type = 'rack'`,
  'reset session_replication_role',
  'vacuum (analyze)',
]

const filled = await openFilled(ASSETS, values.keep, { ...sizesOf(ASSETS), racks: RACKS })
const isEmpty = async (table: string) =>
  (await filled.database.pool.query(`select from ${table} limit 1`)).rows.length === 0
if (await isEmpty('reservation')) {
  for (const statement of FURNISH) await filled.database.pool.query(statement)
  await filled.recount()
}
if (await isEmpty('work_request'))
  for (const statement of [...workStatements({ racks: RACKS, assets: ASSETS }), 'vacuum (analyze)'])
    await filled.database.pool.query(statement)
const day = addDays(new Date().toISOString().slice(0, 10), 200)
const ask = async (path: string) => {
  const answer = await filled.ask(`/api/${path}`)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${path}: ${text}`)
  return text.length
}
const asked: [string, () => Promise<number>][] = [
  ['the whole company', () => ask('dashboards/data-center/')],
  ['the whole company, in 200 days', () => ask(`dashboards/data-center/?day=${day}`)],
  ['one data centre of four', () => ask(`dashboards/data-center/?place_id=${ids.node(1, 1)}`)],
  ['one room', () => ask(`dashboards/data-center/?place_id=${ids.node(2, 1)}`)],
  ['the map of a room', () => ask(`dashboards/rooms/${ids.node(2, 1)}/`)],
  ['racks over 80 %', () => ask('dashboards/racks/?state=over')],
  ['the facility dashboard', () => ask('dashboards/facility/')],
  ['the operations dashboard', () => ask('dashboards/operations/')],
  ['the home page', () => ask('home/')],
  ['totals of the racks over 80 %', () => ask('dashboards/racks/totals/?state=over')],
  ['requests assigned to a user', () => ask('work/?mine=assigned&ordering=due&limit=5')],
  ['requests that wait for approval', () => ask('work/?mine=approval&ordering=due&limit=5')],
  ['requests that wait for verification', () => ask('work/?mine=verification&ordering=due&limit=5')],
  ['a column of the board', () => ask(`work/?kind=${REQUEST_KINDS}&stage=in_progress&limit=50`)],
  ["counts of the board's columns", () => ask(`work/counts/?kind=${REQUEST_KINDS}`)],
  ['requests of a room', () => ask(`work/?place_id=${ids.node(2, 1)}&limit=50`)],
  ['counts of those', () => ask(`work/counts/?place_id=${ids.node(2, 1)}`)],
  ['maintenance that is due', () => ask('work/?kind=maintenance&ordering=due&limit=50')],
  ['maintenance rules', () => ask('maintenance-rules/?limit=50')],
]
const figures: Figure[] = []
for (const [what, work] of asked) {
  const times: number[] = []
  let size = 0
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    const before = performance.now()
    size = await work()
    if (round >= WARM_UP) times.push(performance.now() - before)
  }
  const [value, p99] = [at(times, 0.5), at(times, 0.99)]
  const where = `${(size / 1024).toFixed(1)} kB, p99 ${p99.toFixed(1)} ms`
  figures.push({ what, where, value, unit: 'ms', p99, targets: [atMost(ALLOWED, 'value')] })
  console.log(`${what}: ${value.toFixed(1)} ms, ${where}`)
}
await filled.close()
record(figures)
const slow = figures.filter(({ value }) => value > ALLOWED)
if (slow.length > 0) throw new Error(`Over ${ALLOWED} ms: ${slow.map(({ what }) => what).join(', ')}`)
