import { sql } from 'drizzle-orm'
import pg from 'pg'
import * as v from 'valibot'
import { beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { countMissing } from '@plenum/api-server/store/rack-capacity'
import { DEEDS } from './all-deeds.ts'
import { database, empty } from './engine.ts'
import { hall } from './hall.ts'
import { taken } from './taken.ts'
import { found, now } from './world.ts'

const [FEW, MANY] = [150, 600]
/** The first that answers ends them: only what is always slow takes all. */
const TRIES = 20

/** Makes so many assets at once, every other one in a place, past the application: no table knows its size by then. */
async function settle(company: string, place: string, count: number) {
  await database.execute(sql`
    with made as (
      insert into asset
        (company_id, id, name, code, asset_type, status, location_id, registration_date, last_update)
      select ${company}::uuid, gen_random_uuid(), 'Settler ' || n, 'Y-' || n, 'SRV', 'active',
        case when n % 2 = 0 then ${place}::uuid end,
        ${now().toISOString()}::date, ${now().toISOString()}::timestamptz from generate_series(1, ${count}::int) n
      returning company_id, id, location_id
    ), stands as (
      insert into placement (company_id, id, asset_id, node_id, source, valid_from)
      select company_id, gen_random_uuid(), id, location_id, 'current', ${now().toISOString()}::timestamptz - interval '1 day' from made
      where location_id is not null
    )
    insert into asset_counter (company_id, status, asset_type, count)
    values (${company}::uuid, 'active', 'SRV', ${count}::int)`)
  await countMissing(database, now())
}

/** Lets the planner know of one company alone, with thousands of assets that stand nowhere. */
async function measureAnother() {
  await empty()
  const { user } = await found()
  await database.execute(sql`
    insert into asset (company_id, id, name, code, asset_type, status, registration_date, last_update)
    select ${user.company.id}::uuid, gen_random_uuid(), 'Leaf ' || n, 'OTH-' || n, 'OTH', 'received',
      ${now().toISOString()}::date, ${now().toISOString()}::timestamptz from generate_series(1, 6000) n`)
  await database.execute(sql`analyze`)
}

/** What is asked of the database, and from when until something else is asked. */
interface Asked {
  at: number
  statement: string
}

/** What is asked from now on until the test ends, for the message of one that fails. */
function listen(): Asked[] {
  const asked: Asked[] = []
  // oxlint-disable-next-line typescript/unbound-method -- each client calls it as its own below
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...sent) {
    const [first] = sent as unknown[]
    const statement = typeof first === 'string' ? first : v.parse(v.object({ text: v.string() }), first).text
    asked.push({ at: performance.now(), statement })
    return query.apply(this, sent)
  })
  onTestFinished(() => spy.mockRestore())
  return asked
}

/** What took longest of what was asked, the answer's way included. */
function slowestOf(asked: readonly Asked[]): string {
  const asks = asked.map(({ at, statement }, index) => ({
    ms: (asked[index + 1]?.at ?? at) - at,
    statement,
  }))
  const { ms, statement } = asks.reduce((one, other) => (other.ms > one.ms ? other : one))
  return `${ms.toFixed(1)} ms: ${statement}`
}

/** Milliseconds that something takes in a new company of so many assets, the only one there is. */
async function cost(name: string, count: number, asked: Asked[]): Promise<number> {
  await empty()
  const all = await hall()
  await settle(all.ada.user.company.id, all.r02.id, count)
  const act = await DEEDS[name]?.prepare(all)
  asked.length = 0
  return (await taken(async () => act?.())).milliseconds
}

/** The least that each count took, once one of the tries has answered: chance only ever adds to a time. */
async function leastOf(name: string, most: number, asked: Asked[]): Promise<[few: number, many: number]> {
  let [few, many] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let time = 0; time < TRIES && !(many / few < most); time += 1) {
    few = Math.min(few, await cost(name, FEW, asked))
    many = Math.min(many, await cost(name, MANY, asked))
  }
  return [few, many]
}

// the planner is the same in both engines; only the embedded one is alone, so that times can be compared
describe.runIf(inject('engine').kind === 'pglite').each([
  ['whose database has measured nothing', async () => {}],
  ['whose database has measured another company', measureAnother],
])('in a company %s', (_, measure) => {
  beforeAll(measure)

  test.each([
    // what tells of all takes four times as long, what compares each with each sixteen times
    ['POST /api/exports/assets/', 10],
    ['PATCH /api/assets/:id/', 3],
    ['POST /api/assets/:id/transition/', 3],
    ['POST /api/assets/:id/move/', 3],
    ['POST /api/assets/:id/verify/', 3],
    ['POST /api/assets/:id/decommission/', 3],
    ['POST /api/assets/bulk/', 3],
    ['POST /api/assets/tags/', 3],
    ['POST /api/batches/:id/undo/', 3],
  ])('%s does not go through everything again and again', async (name, most) => {
    const asked = listen()
    const [few, many] = await leastOf(name, most, asked)
    const told = `${few.toFixed(1)} and ${many.toFixed(1)} ms, at most ${slowestOf(asked)}`
    expect(many / few, told).toBeLessThan(most)
  })
})
