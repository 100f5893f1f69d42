/*
 * What is lost of the embedded database where the power is cut:
 *   npm run bench -- power-cuts -- [--cuts 300] [--lives 4] [--writes 300] [--seed 1]
 * So many servers run one after the other, each with so many acknowledged writes, every other one killed; the power is cut
 * at random moments of all of that. Ten minutes for 300.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure } from '@plenum/bench/figures'
import { beginRun } from '@plenum/bench/record'
import { cutPower, recordDisk } from '../src/testing/disk/cutting.ts'
import { CUTS } from '../src/testing/disk/power-cut.ts'
import { Random } from '../src/testing/random.ts'
import { atMost } from './targets.ts'

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '300' },
    lives: { type: 'string', default: '4' },
    writes: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})
const [cuts = 0, lives = 0, writes = 0, seed = 0] = [
  values.cuts,
  values.lives,
  values.writes,
  values.seed,
].map(Number)

const folder = mkdtempSync(join(tmpdir(), 'plenum-power-'))
const below = (name: string) => {
  const path = join(folder, name)
  mkdirSync(path, { mode: 0o700 })
  return path
}
const record = beginRun({
  bench: 'power-cuts',
  about: `Every write, sync and rename of the embedded database's files is recorded in order, together with the writes that were
acknowledged. The power is cut at random moments of this record: of everything not yet synced, nothing, some pages or some
sectors reach the disk. The database is opened again, every write acknowledged before the cut is looked up, and records,
counters, audit log, tables and indexes are checked against each other. Renames reach the disk in order, at the latest with
a sync of their directory or of the new file. Seed ${seed}.`,
})
const recorded = await recordDisk({ start: below('start'), work: below('work'), lives, writes })
const { found, events, megabytes } = await cutPower({
  ...recorded,
  work: below('cut'),
  cuts,
  random: new Random(seed),
  onCut: (done) => {
    if (done % 20 === 0 || done === cuts) console.log(`${done} of ${cuts} power cuts`)
  },
})
rmSync(folder, { recursive: true, force: true })

const count = (number: number) => number.toLocaleString('en')
const none: Figure['targets'] = [atMost(0, 'value')]
const figures = CUTS.flatMap((cut): Figure[] => {
  const those = found.filter((one) => one.cut === cut)
  const where = `${count(those.length)} power cuts, not synced: ${cut}`
  const sum = (of: (one: (typeof those)[number]) => number) =>
    those.reduce((total, one) => total + of(one), 0)
  const told = `${where}; ${count(sum((one) => one.writes))} acknowledged writes looked up`
  return [
    {
      what: 'acknowledged writes',
      where: told,
      value: sum((one) => one.lost.length),
      unit: 'lost',
      targets: none,
    },
    {
      what: 'databases that do not open, or are inconsistent',
      where,
      value: sum((one) => (one.refused === undefined ? one.unsound.length : 1)),
      unit: 'errors',
      targets: none,
    },
  ]
})
for (const { refused, lost, unsound, at } of found)
  for (const problem of [...(refused === undefined ? [] : [refused]), ...lost, ...unsound])
    console.error(`behind event ${at}: ${problem}`)
console.log(`${count(events)} events, ${megabytes.toFixed(0)} MB`)
record(figures)
if (figures.some(({ value }) => value > 0)) process.exitCode = 1
