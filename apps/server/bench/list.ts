/*
 * How fast each filter of the inventory's list is, by the number of assets:
 *   npm run bench -- filters [-- --sizes 1000,10000] [--rounds 100] [--only growth] [--keep folder]
 * `--keep` keeps the filled databases for the next time; with `--only` no page is written.
 */
import { parseArgs } from 'node:util'
import { beginRun } from '@plenum/bench/record'
import { CURVES } from './filters.ts'
import { measure, type Figures } from './measure.ts'
import { openFilled } from './opened.ts'
import { curvesOf, headOf, lineOf, tableOf, type Measured } from './report.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    rounds: { type: 'string', default: '100' },
    only: { type: 'string' },
    keep: { type: 'string' },
  },
})
const record = beginRun({
  bench: 'filters',
  about: `Milliseconds of whole requests on the embedded engine over one connection, warm, medians of ${values.rounds} rounds, by the number of
assets. At the largest number: the 99th percentile, the same without session and checks beside a raw prepared query for the
same page, and the rows found. [How the list finds them](../inventory-list.md).`,
})

const isWanted = (name: string) =>
  values.only === undefined ||
  (values.only === 'growth' ? CURVES.includes(name) : new RegExp(values.only, 'u').test(name))

const measured: Measured[] = []
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
  measured.push({ count, figures })
}
for (const line of curvesOf(measured)) console.log(line)
if (values.only === undefined) record(tableOf(measured))
