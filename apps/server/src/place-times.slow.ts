import { afterAll, expect, test } from 'vitest'
import { addDays } from '@plenum/domain/date'
import { openFilled } from '../bench/opened.ts'
import { fillYears, RACK, REGION } from '../bench/placement-years.ts'

const ASSETS = 20_000
const ROUNDS = 7
const MOST_MS = 500
/** What a plain query over the same placements takes where nothing else runs; a busy machine is slower with both. */
const RAW_MS = 35

const RAW = `
  select p.node_id, count(*), count(m.u_height) from placement p join asset a on a.id = p.asset_id
  left join model m on m.id = a.model_id
  where p.valid_from <= now() - interval '1 year' and p.valid_to > now() - interval '1 year' group by p.node_id`

const filled = await openFilled(ASSETS, undefined)
afterAll(() => filled.close())
await fillYears(filled)

const today = new Date().toISOString().slice(0, 10)
const PAGES: Record<string, string> = {
  'everywhere a year ago': `${REGION}/standing/?at=${addDays(today, -365)}`,
  'everywhere four years ago': `${REGION}/standing/?at=${addDays(today, -1400)}`,
  'everywhere today': `${REGION}/standing/?at=${today}`,
  'everywhere in a month': `${REGION}/standing/?at=${addDays(today, 30)}`,
  'the days with changes everywhere': `${REGION}/timeline/`,
  'a rack a year ago': `${RACK}/contents/?at=${addDays(today, -365)}`,
  'a rack in a month': `${RACK}/contents/?at=${addDays(today, 30)}`,
  'the days with changes of a rack': `${RACK}/timeline/`,
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

async function ask(path: string): Promise<string> {
  const answer = await filled.ask(`/api/nodes/${path}`)
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.text()
}

test.each(Object.entries(PAGES))(
  `with ${ASSETS} assets of five placements each, %s takes at most ${MOST_MS} ms of a quiet machine`,
  { timeout: 120_000 },
  async (name, path) => {
    expect((await ask(path)).length).toBeGreaterThan(500)
    const [raw, page]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      raw.push(await timed(() => filled.database.pool.query(RAW)))
      page.push(await timed(() => ask(path)))
    }
    const ratio = median(page) / median(raw)
    console.log(
      `${name}: ${median(page).toFixed(0)} ms, raw query ${median(raw).toFixed(0)} ms, ratio ${ratio.toFixed(1)}`,
    )
    expect(ratio).toBeLessThanOrEqual(MOST_MS / RAW_MS)
  },
)
