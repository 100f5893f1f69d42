import type { Figure } from '@plenum/bench/figures'
import { inTurn, p99, pairOf, type Work } from '@plenum/bench/pairs'
import { closeAll, eachOf, ENGINES, inventory, type Engine, type Engines, type OnEngines } from './engines.ts'
import { CURVES, GROWING } from './filters.ts'
import { compare, waysOf } from './measure.ts'
import type { Filled } from './opened.ts'
import { atMost } from './targets.ts'
import type { Asked } from './run-bench.ts'

const WARM_UP = 15
const MILLION = 1_000_000

/** How often as long each may take on the embedded engine as on PostgreSQL. */
const mostOf = (name: string) => (name.startsWith('search') ? 2 : 1.5)

const FACETS = 'counts by status and type'
const NO_OP = 'a request that asks for nothing but its session'

type Way = 'request' | 'list' | 'raw'
interface Asking {
  count: number
  engine: Engine
  name: string
  way: Way
}
const keyOf = ({ count, engine, name, way }: Asking) => [count, engine, name, way].join('|')

/** Both counts as somebody would write them by hand. */
const rawFacets = ({ database, company_id }: Filled) =>
  database.pool.query({
    name: 'raw facets',
    text: `select status, asset_type, sum(count)::int as count from asset_counter
      where company_id = $1 and count > 0 group by grouping sets ((status), (asset_type), ())`,
    values: [company_id],
  })

/** What is asked of one inventory; the pages of the ways are compared with each other once. */
async function worksOf(count: number, on: OnEngines): Promise<[string, Work][]> {
  const works: [string, Work][] = []
  for (const { engine, filled } of eachOf(on)) {
    const add = (name: string, way: Way, work: Work) =>
      works.push([keyOf({ count, engine, name, way }), work])
    const answered = async (path: string) => {
      const answer = await filled.ask(path)
      await answer.text()
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    }
    for (const { name, request, list, raw } of await waysOf(filled, count)) {
      if (!CURVES.includes(name)) continue
      compare(name, await request(0), (await raw(0)).codes)
      add(name, 'request', request)
      add(name, 'list', list)
      add(name, 'raw', async (round) => (await raw(round)).took)
    }
    add(FACETS, 'request', () => answered('/api/assets/facets/'))
    add(FACETS, 'raw', () => rawFacets(filled))
    add(NO_OP, 'request', () => answered('/api/auth/me/'))
  }
  return works
}

/** Lists, searches and counts at every size, all in turn within each round. */
export async function measureLists(engines: Engines, { sizes, rounds, keep }: Asked): Promise<Figure[]> {
  const opened: { count: number; on: OnEngines }[] = []
  for (const count of sizes) opened.push({ count, on: await engines.open(count, keep) })
  const works: [string, Work][] = []
  for (const { count, on } of opened) works.push(...(await worksOf(count, on)))
  const times = await inTurn(Object.fromEntries(works), { rounds, warmUp: Math.min(WARM_UP, rounds) })
  for (const { on } of opened) await closeAll(on)
  const of = (asking: Asking) => times[keyOf(asking)]
  return [...sizes.flatMap((count) => figuresAt(count, of)), ...growth(sizes, of)]
}

type Of = (asking: Asking) => number[] | undefined

/** What one engine's rounds are beside another's, where both were measured. */
function figure(
  said: Pick<Figure, 'what' | 'where' | 'targets'>,
  rounds: number[] | undefined,
  beside?: { what: string; rounds: number[] | undefined },
): Figure[] {
  if (rounds === undefined) return []
  const other = beside?.rounds && { what: beside.what, rounds: beside.rounds }
  return [{ ...said, unit: 'ms', ...pairOf(rounds, other) }]
}

function figuresAt(count: number, of: Of): Figure[] {
  const request = (engine: Engine, name: string) => of({ count, engine, name, way: 'request' })
  const embedded = inventory('embedded', count)
  const besidePostgres = (name: string, targets: Figure['targets']) =>
    figure({ what: name, where: embedded, targets }, request('embedded', name), {
      what: 'PostgreSQL',
      rounds: request('PostgreSQL', name),
    })
  const besideRaw = (engine: Engine, name: string) =>
    figure(
      {
        what: `${name}, without session and checks`,
        where: inventory(engine, count),
        targets: name.startsWith('search') ? [] : [atMost(1.5)],
      },
      of({ count, engine, name, way: 'list' }),
      { what: 'raw prepared query', rounds: of({ count, engine, name, way: 'raw' }) },
    )
  const facetsBesideRaw = (engine: Engine) =>
    figure(
      { what: `${FACETS}, beside a bare statement`, where: inventory(engine, count), targets: [] },
      request(engine, FACETS),
      { what: 'raw prepared query', rounds: of({ count, engine, name: FACETS, way: 'raw' }) },
    )
  const within = (engine: Engine, [name, other]: [string, string], most: number) =>
    figure(
      { what: `${name} beside ${other}`, where: inventory(engine, count), targets: [atMost(most)] },
      request(engine, name),
      { what: other, rounds: request(engine, other) },
    )
  return [
    ...CURVES.flatMap((name) => besidePostgres(name, [atMost(mostOf(name))])),
    ...besidePostgres(FACETS, []),
    ...ENGINES.flatMap((engine) => [
      ...CURVES.flatMap((name) => besideRaw(engine, name)),
      ...facetsBesideRaw(engine),
      ...within(engine, ['deep page', 'first page'], 1.2),
      ...within(engine, [FACETS, NO_OP], 3),
      ...(count < MILLION ? [] : CURVES.flatMap((name) => slowest(name, engine, { count, of }))),
    ]),
  ]
}

/** The slowest search in a hundred at the size that has a limit for it. */
const slowest = (name: string, engine: Engine, { count, of }: { count: number; of: Of }): Figure[] => {
  const rounds = of({ count, engine, name, way: 'request' })
  if (rounds === undefined || !name.startsWith('search')) return []
  return [
    {
      what: `${name}, p99`,
      where: inventory(engine, count),
      value: p99(rounds),
      unit: 'ms',
      targets: [atMost(50, 'value')],
    },
  ]
}

/** How much longer the largest inventory takes than the smallest. */
function growth(sizes: readonly number[], of: Of): Figure[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  if (smallest === undefined || largest === undefined || smallest === largest) return []
  return ENGINES.flatMap((engine) =>
    CURVES.flatMap((name) =>
      figure(
        {
          what: `${name}, how it grows`,
          where: inventory(engine, largest),
          targets: GROWING.includes(name) ? [atMost(1.5)] : [],
        },
        of({ count: largest, engine, name, way: 'request' }),
        {
          what: `${smallest.toLocaleString('en')} assets`,
          rounds: of({ count: smallest, engine, name, way: 'request' }),
        },
      ),
    ),
  )
}
