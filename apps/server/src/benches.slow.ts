import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Figure } from '@plenum/bench/figures'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { startEngines, type Engines } from '../bench/engines.ts'
import { measureLists } from '../bench/measure-lists.ts'
import { measureMix } from '../bench/measure-mix.ts'
import { measureWrites } from '../bench/measure-writes.ts'
import { MIX } from '../bench/mix-deeds.ts'
import type { Filled } from '../bench/opened.ts'
import type { Asked } from '../bench/run-bench.ts'
import { DEEDS } from '../bench/write-deeds.ts'

const ASSETS = 120

const keep = mkdtempSync(join(tmpdir(), 'plenum-benches-'))
const started = await startEngines()
const on = await started.open(ASSETS, keep)
afterAll(async () => {
  await on.PostgreSQL?.close()
  await started.stop()
  rmSync(keep, { recursive: true, force: true })
})

const lent = (filled: Filled): Filled => ({ ...filled, close: () => Promise.resolve() })
/** One inventory for whoever opens any, as filling takes longer than all the rest. */
const engines: Engines = {
  ...started,
  open: () =>
    Promise.resolve({ embedded: lent(on.embedded), PostgreSQL: on.PostgreSQL && lent(on.PostgreSQL) }),
  emptyDatabase: () => Promise.resolve(null),
}

/** What a bench writes down of a tiny inventory. */
async function figuresOf(measure: (engines: Engines, asked: Asked) => Promise<Figure[]>, ...sizes: number[]) {
  const figures = v.parse(v.array(Figure), await measure(engines, { sizes, rounds: 1, keep }))
  for (const { what, value, ratio = 1 } of figures)
    expect(
      [value, ratio].every((number) => Number.isFinite(number) && number > 0),
      what,
    ).toBe(true)
  return figures
}

const ofEmbedded = (figures: readonly Figure[]) =>
  figures.filter(({ where }) => where.startsWith('embedded')).map(({ what }) => what)

test('lists are measured beside raw queries, each other and another size', { timeout: 300_000 }, async () => {
  const figures = await figuresOf(measureLists, ASSETS, ASSETS + 1)
  expect(ofEmbedded(figures)).toEqual(
    expect.arrayContaining([
      'first page',
      'search, one in 300, without session and checks',
      'deep page beside first page',
      'counts by status and type, beside a bare statement',
      'first page, how it grows',
    ]),
  )
})

test('everything that is done to an inventory is measured', { timeout: 300_000 }, async () => {
  const told = ofEmbedded(await figuresOf(measureWrites, ASSETS))
  for (const { what } of DEEDS) expect(told).toContain(what)
  expect(told).toContain('load of a whole inventory')
})

test(
  'the mix is a hundred turns, and is measured over every number of connections',
  { timeout: 300_000 },
  async () => {
    await on.embedded.close()
    expect(MIX.reduce((sum, { share }) => sum + share, 0)).toBe(100)
    const figures = await figuresOf((over, asked) => measureMix(over, { ...asked, windowMs: 200 }), ASSETS)
    const requests = figures.filter(({ unit }) => unit === 'a second')
    expect(requests.map(({ what }) => what)).toEqual([
      'requests over 1 connection',
      'requests over 8 connections',
      'requests over 32 connections',
    ])
  },
)
