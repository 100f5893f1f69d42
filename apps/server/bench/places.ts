/*
 * How fast the free capacity of places is read, beside adding up every asset again, by the number of assets:
 *   npm run bench -- places [-- --sizes 1000,100000] [--rounds 60] [--keep folder]
 * `--keep` keeps the filled databases for the next time.
 */
import { parseArgs } from 'node:util'
import { beginRun } from '@plenum/bench/record'
import { ids, sizesOf } from './fill.ts'
import { at } from './measure.ts'
import { openFilled } from './opened.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '60' },
    keep: { type: 'string' },
  },
})
const WARM_UP = 5
/** Beyond this many assets it takes longer than a query may. */
const ADDED_UP_TO = 100_000
const rounds = Number(values.rounds)
const record = beginRun({
  bench: 'places',
  about: `How fast the free capacity of places is read: milliseconds of whole requests on the embedded engine, ${rounds} rounds each. A rack's
totals are updated in the transaction that changes anything in it; other places add up the totals of their racks.`,
})

/** What everything in the racks below a place weighs, added up thing by thing. */
const ADDED_UP = `
  select count(distinct r.id) as racks, sum(m.weight_kg) as weight_kg, sum(m.budget_w) as budget_w, count(*) as things
  from node top join node r on r.company_id = top.company_id and r.path >= top.path and r.path < top.path || '~'
  join placement p on p.company_id = r.company_id and p.node_id = r.id and p.source = 'current'
  join asset a on a.company_id = p.company_id and a.id = p.asset_id
  left join model m on m.company_id = a.company_id and m.id = a.model_id where top.id = $1`

const lines: string[][] = []
for (const count of values.sizes.split(',').map(Number)) {
  const began = performance.now()
  const filled = await openFilled(count, values.keep)
  console.log(
    `${count.toLocaleString('en')} assets, open after ${Math.round((performance.now() - began) / 1000)} s`,
  )
  const ask = async (path: string) => {
    const answer = await filled.ask(path)
    await answer.text()
    if (answer.status !== 200) throw new Error(path)
  }
  const { racks } = sizesOf(count)
  const center = ids.node(1, 1)
  const asked: [string, (round: number) => Promise<unknown>][] = [
    ['the list of four data centres', () => ask('/api/nodes/data-centers/')],
    ['one data centre', () => ask(`/api/nodes/${center}/totals/`)],
    ['one room', (round) => ask(`/api/nodes/${ids.node(2, 1 + (round % 20))}/totals/`)],
    ['one rack', (round) => ask(`/api/nodes/${ids.node(4, 1 + (round % racks))}/totals/`)],
  ]
  if (count <= ADDED_UP_TO)
    asked.push(['one data centre, added up again', () => filled.database.pool.query(ADDED_UP, [center])])
  for (const [name, work] of asked) {
    const times: number[] = []
    for (let round = 0; round < WARM_UP + rounds; round += 1) {
      const before = performance.now()
      await work(round)
      if (round >= WARM_UP) times.push(performance.now() - before)
    }
    const line = [
      count.toLocaleString('en'),
      racks.toLocaleString('en'),
      name,
      at(times, 0.5).toFixed(1),
      at(times, 0.99).toFixed(1),
    ]
    lines.push(line)
    console.log(line.join(' | '))
  }
  await filled.close()
}
record({ head: ['assets', 'racks', 'what', 'median', 'p99'], rows: lines })
