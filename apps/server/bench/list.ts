/*
 * How fast the inventory's list is, by the number of assets:
 *   pnpm --filter @plenum/server bench:list [--sizes 1000,10000] [--rounds 100] [--only growth] [--keep folder] [--write]
 * `--keep` leaves what was filled in for the next time; `--write` puts the figures into docs/inventory-list-figures.md.
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CURVES } from './filters.ts'
import { measure, type Figures } from './measure.ts'
import { openFilled } from './opened.ts'
import { curvesOf, headOf, lineOf, pageOf } from './report.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    rounds: { type: 'string', default: '100' },
    only: { type: 'string' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const FIGURES = fileURLToPath(new URL('../../../docs/inventory-list-figures.md', import.meta.url))

const isWanted = (name: string) =>
  values.only === undefined ||
  (values.only === 'growth' ? CURVES.includes(name) : new RegExp(values.only, 'u').test(name))

const measured: { count: number; load: string; figures: Figures[] }[] = []
for (const count of values.sizes.split(',').map(Number)) {
  const began = performance.now()
  const filled = await openFilled(count, values.keep)
  console.log(
    `\n${count.toLocaleString('en')} assets, open after ${Math.round((performance.now() - began) / 1000)} s`,
  )
  console.log(headOf())
  const figures: Figures[] = []
  for await (const each of measure(filled, { count, rounds: Number(values.rounds), isWanted })) {
    console.log(lineOf(each))
    figures.push(each)
  }
  await filled.close()
  measured.push({ count, load: (loadavg()[0] ?? 0).toFixed(1), figures })
}
for (const line of curvesOf(measured)) console.log(line)
if (values.write) writeFileSync(FIGURES, pageOf(measured, Number(values.rounds)))
