/*
 * Response times of the free capacity of places, by the number of assets, and of adding up every asset for comparison:
 *   pnpm --filter @plenum/server bench:places [--sizes 1000,100000] [--rounds 60] [--keep folder] [--write]
 * `--keep` keeps the filled database for the next run; `--write` writes the figures to docs/places.md.
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ids, sizesOf } from './fill.ts'
import { at } from './measure.ts'
import { openFilled } from './opened.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '60' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const PAGE = fileURLToPath(new URL('../../../docs/places.md', import.meta.url))
const WARM_UP = 5
/** With more assets, adding up takes longer than a query may. */
const ADDED_UP_TO = 100_000
const rounds = Number(values.rounds)

/** Weight and power of everything in the racks below a place, added up asset by asset. */
const ADDED_UP = `
  select count(distinct r.id) as racks, sum(m.weight_kg) as weight_kg, sum(m.budget_w) as budget_w, count(*) as things
  from node top join node r on r.company_id = top.company_id and r.path >= top.path and r.path < top.path || '~'
  join placement p on p.company_id = r.company_id and p.node_id = r.id and p.source = 'current'
  join asset a on a.company_id = p.company_id and a.id = p.asset_id
  left join model m on m.company_id = a.company_id and m.id = a.model_id where top.id = $1`

const lines: string[] = []
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
    ['list of four data centres', () => ask('/api/nodes/data-centers/')],
    ['one data centre', () => ask(`/api/nodes/${center}/totals/`)],
    ['one room', (round) => ask(`/api/nodes/${ids.node(2, 1 + (round % 20))}/totals/`)],
    ['one rack', (round) => ask(`/api/nodes/${ids.node(4, 1 + (round % racks))}/totals/`)],
  ]
  if (count <= ADDED_UP_TO)
    asked.push([
      'one data centre, every asset added up',
      () => filled.database.pool.query(ADDED_UP, [center]),
    ])
  for (const [name, work] of asked) {
    const times: number[] = []
    for (let round = 0; round < WARM_UP + rounds; round += 1) {
      const before = performance.now()
      await work(round)
      if (round >= WARM_UP) times.push(performance.now() - before)
    }
    lines.push(
      `| ${count.toLocaleString('en')} | ${racks.toLocaleString('en')} | ${name} | ${at(times, 0.5).toFixed(1)} | ${at(times, 0.99).toFixed(1)} |`,
    )
    console.log(lines.at(-1))
  }
  await filled.close()
}
if (values.write)
  writeFileSync(
    PAGE,
    `# Free capacity of places: response times

Written by \`pnpm --filter @plenum/server bench:places --write\`: milliseconds of whole requests, on the embedded database,
${rounds} rounds each; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}. The capacity of a rack is stored, and updated in the transaction that
changes the rack. Places add up the rows of their racks.

| Assets | Racks | | Median | p99 |
| ---: | ---: | --- | ---: | ---: |
${lines.join('\n')}
`,
  )
