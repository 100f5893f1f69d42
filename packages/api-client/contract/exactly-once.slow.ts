import { randomUUID } from 'node:crypto'
import { env } from 'node:process'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { chanceOf } from './chance.ts'
import { database } from './engine.ts'
import { asset, found, raw } from './world.ts'

const engine = inject('engine').kind
const THINGS = timesOf('exactly-once')
/** Things that are being made at the same time, each by all its requests at once or one after the other. */
const AT_ONCE = 8
const record = beginTrial('exactly-once')
const SEED = Number(env.SEED ?? 1)

const Made = v.object({ id: v.string() })
const Row = v.object({ name: v.string(), count: v.number() })

test(
  `each of ${THINGS} assets that are sent for several times is made exactly once`,
  { timeout: 60_000 + THINGS * 200 },
  async () => {
    const ada = await found()
    const chance = chanceOf(SEED)
    let requests = 0
    let otherwise = 0
    const make = async (name: string) => {
      const key = randomUUID()
      const send = async () => {
        requests += 1
        const body = JSON.stringify(asset({ name }))
        const answer = await raw(ada, 'api/assets/', {
          method: 'POST',
          body,
          headers: { 'idempotency-key': key },
        })
        expect(answer.status).toBe(201)
        return v.parse(Made, await answer.json()).id
      }
      const [count, isAtOnce] = [2 + Math.floor(chance() * 3), chance() < 0.5]
      const ids: string[] = []
      if (isAtOnce) ids.push(...(await Promise.all(Array.from({ length: count }, send))))
      else for (let time = 0; time < count; time++) ids.push(await send())
      if (new Set(ids).size !== 1) otherwise += 1
    }
    for (let from = 0; from < THINGS; from += AT_ONCE) {
      const names = Array.from({ length: Math.min(AT_ONCE, THINGS - from) }, (_, at) => `Once ${from + at}`)
      await Promise.all(names.map(make))
    }
    const stored = await rows(
      database,
      Row,
      sql`select name, count(*)::int as count from asset where company_id = ${ada.user.company.id} group by name`,
    )
    const twice = stored.filter(({ count }) => count !== 1).length
    record({
      engine,
      done: { assets: THINGS, requests },
      failed: {
        'created twice': twice,
        'never created': THINGS - stored.length,
        'answered differently': otherwise,
      },
    })
    expect([twice, stored.length, otherwise]).toEqual([0, THINGS, 0])
  },
)
