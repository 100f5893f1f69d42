import type { Figure } from '@plenum/bench/figures'
import { inTurn, pairOf, type Work } from '@plenum/bench/pairs'
import { deedsOf } from './deeds.ts'
import { closeAll, eachOf, ENGINES, inventory, type Engine, type Engines, type OnEngines } from './engines.ts'
import { rawWrites } from './raw-writes.ts'
import type { Asked } from './run-bench.ts'
import { atMost } from './targets.ts'
import { DEEDS } from './write-deeds.ts'

const WARM_UP = 10
/** Rounds of what takes a second or more. */
const FEW = 5

const SOME = 'select id from asset where termination_date is null order by md5(id::text) limit 5000'

const WAYS = ['request', 'raw'] as const
type Way = (typeof WAYS)[number]
const keyOf = (engine: Engine, what: string, way: Way) => [engine, what, way].join('|')

/** Both ways of every deed on every engine, those that are long or those that are not. */
async function worksOf(on: OnEngines, { count, long }: { count: number; long: boolean }) {
  const works: Record<string, Work> = {}
  for (const { engine, filled } of eachOf(on)) {
    const { rows } = await filled.database.pool.query<{ id: string }>(SOME)
    const assets = rows.map(({ id }) => id)
    const hands = { count, assets, deeds: deedsOf(filled), raw: rawWrites(filled) }
    for (const deed of DEEDS.filter(({ isLong }) => isLong === long))
      for (const way of WAYS) works[keyOf(engine, deed.what, way)] = (round) => deed[way](hands, round)
  }
  return works
}

/** Reads and writes at every size on inventories filled in anew, and how long that filling took. */
export async function measureWrites(engines: Engines, { sizes, rounds }: Asked): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of sizes) {
    const on = await engines.open(count, undefined)
    const few = Math.min(FEW, rounds)
    const times = {
      ...(await inTurn(await worksOf(on, { count, long: false }), {
        rounds,
        warmUp: Math.min(WARM_UP, rounds),
      })),
      ...(await inTurn(await worksOf(on, { count, long: true }), { rounds: few, warmUp: 1 })),
    }
    figures.push(...loadOf(on, { count, isLargest: count === sizes.at(-1) }), ...figuresOf(times, count))
    await closeAll(on)
  }
  return figures
}

/** Filling in happens once: the largest inventory tells most. */
function loadOf(on: OnEngines, { count, isLargest }: { count: number; isLargest: boolean }): Figure[] {
  return [
    {
      what: 'load of a whole inventory',
      where: inventory('embedded', count),
      value: on.embedded.filling,
      unit: 's',
      ...(on.PostgreSQL && { beside: { what: 'PostgreSQL', value: on.PostgreSQL.filling } }),
      targets: isLargest ? [atMost(2)] : [],
    },
  ]
}

function figuresOf(times: Record<string, number[]>, count: number): Figure[] {
  return DEEDS.flatMap(({ what, most, rows }) => {
    const rates = (all: number[]) => all.map((ms) => (rows ? (rows(count) / ms) * 1000 : ms))
    const of = (engine: Engine, way: Way) => {
      const measured = times[keyOf(engine, what, way)]
      return measured && rates(measured)
    }
    const figure = (
      said: Pick<Figure, 'what' | 'targets'>,
      engine: Engine,
      beside: { what: string; rounds: number[] | undefined },
    ): Figure[] => {
      const rounds = of(engine, 'request')
      if (rounds === undefined) return []
      const other = beside.rounds && { what: beside.what, rounds: beside.rounds }
      const { p99, ...pair } = pairOf(rounds, other)
      const where = inventory(engine, count)
      // the hundredth part of rates is the quickest
      return rows
        ? [{ ...said, where, unit: 'a second', ...pair }]
        : [{ ...said, where, unit: 'ms', ...pair, p99 }]
    }
    const targets = most === undefined ? [] : [atMost(most)]
    return [
      ...figure({ what, targets }, 'embedded', { what: 'PostgreSQL', rounds: of('PostgreSQL', 'request') }),
      ...ENGINES.flatMap((engine) =>
        figure({ what: `${what}, beside a bare statement`, targets: [] }, engine, {
          what: 'raw prepared query',
          rounds: of(engine, 'raw'),
        }),
      ),
    ]
  })
}
