/*
 * How what must not grow with the number of assets does: every size is asked in turn, round by round, so that whatever
 * else the machine does slows all of them down.
 *   pnpm --filter @plenum/server bench:growth [--sizes 1000,1000000] [--rounds 100] [--keep folder] [--write]
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sizesOf } from './fill.ts'
import { filters, GROWING } from './filters.ts'
import { at, halfWay } from './measure.ts'
import { openFilled } from './opened.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    rounds: { type: 'string', default: '100' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const PAGE = fileURLToPath(new URL('../../../docs/inventory-list-growth.md', import.meta.url))
const WARM_UP = 15
const rounds = Number(values.rounds)
const counts = values.sizes.split(',').map(Number)

const opened: {
  count: number
  ask: (path: string) => Promise<number>
  close: () => Promise<void>
  queries: Map<string, (round: number) => string>
}[] = []
for (const count of counts) {
  const filled = await openFilled(count, values.keep)
  const queries = new Map(
    filters(sizesOf(count), await halfWay(filled)).map(({ name, query }) => [name, query]),
  )
  const ask = async (path: string) => {
    const before = performance.now()
    const answer = await filled.ask(path)
    await answer.text()
    if (answer.status !== 200) throw new Error(path)
    return performance.now() - before
  }
  opened.push({ count, ask, close: filled.close, queries })
}

const lines: string[] = []
for (const name of GROWING) {
  const times = opened.map((): number[] => [])
  for (let round = 0; round < WARM_UP + rounds; round += 1)
    for (const [index, { ask, queries }] of opened.entries()) {
      const took = await ask(`/api/assets/?${queries.get(name)?.(round) ?? ''}`)
      if (round >= WARM_UP) times[index]?.push(took)
    }
  const medians = times.map((all) => at(all, 0.5))
  const grown = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN)
  const p99 = at(times.at(-1) ?? [], 0.99)
  lines.push(
    `| ${[name, ...medians.map((median) => median.toFixed(2)), grown.toFixed(2), p99.toFixed(1)].join(' | ')} |`,
  )
  console.log(lines.at(-1))
}
for (const { close } of opened) await close()
if (values.write)
  writeFileSync(
    PAGE,
    `# How the inventory's list grows

Written by \`pnpm --filter @plenum/server bench:growth --write\`: medians in milliseconds of whole requests, each size asked
in turn for ${rounds} rounds, the load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}.

| | ${counts.map((count) => count.toLocaleString('en')).join(' | ')} | grown | p99 of the last |
| --- | ${counts.map(() => '---:').join(' | ')} | ---: | ---: |
${lines.join('\n')}
`,
  )
