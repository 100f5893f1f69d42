import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Position } from '@plenum/api-server/cursor'
import { rows } from '@plenum/api-server/db/rows'
import { askFilter } from '@plenum/api-server/store/asset-ask'
import { waysTo } from '@plenum/api-server/store/asset-ways'
import { isInTurn } from '@plenum/api-server/store/page-find'
import { findInTurn } from '@plenum/api-server/store/page-turns'
import { SEARCH_ANYWHERE_FROM } from '@plenum/domain/asset-query'
import { database } from './engine.ts'
import { found, now } from './world.ts'

const SIZE = 400
/** Letters that every one, many, few, and none of the assets have, and those of an owner's name; so few that they begin it, too. */
const LETTERS = ['settler', 'x0x', 'x1x', 'x7x', 'nowhere', 'ada', 's', 'y-', 'x0', 'ad']

/** A company that took in its assets at three moments, as large imports do: the ids must decide between most of them. */
async function imported() {
  const { user } = await found()
  const company_id = user.company.id
  await database.execute(sql`
    insert into asset (company_id, id, name, code, owner_id, asset_type, status, registration_date, termination_date, last_update)
    select ${company_id}::uuid, gen_random_uuid(), 'Settler x' || n % 3 || 'x' || case when n % 97 = 0 then ' x7x' else '' end,
      'Y-' || n, case when n % 31 = 0 then ${user.id}::uuid end, 'SRV', 'decommissioning', ${now().toISOString()}::date,
      case when n % 11 = 0 then ${now().toISOString()}::date end, ${now().toISOString()}::timestamptz - n % 3 * interval '1 hour'
    from generate_series(1, ${SIZE}::int) n`)
  return company_id
}

const Hit = v.object({ id: v.string(), key: v.string() })

test(
  'a search finds the same by any of its ways, however its rows share a moment',
  { timeout: 60_000 },
  async () => {
    const company_id = await imported()
    const order = {
      key: sql`a.last_update`,
      keyType: sql`timestamptz`,
      keyText: sql`a.last_update::text`,
      id: sql`a.id`,
    }
    const everything = async (search: string, descending: boolean) => {
      const way = descending ? sql`desc` : sql`asc`
      return rows(
        database,
        Hit,
        sql`
        select a.id, a.last_update::text as key from asset a left join principal o on o.id = a.owner_id
        where a.company_id = ${company_id} and a.termination_date is null
          and exists (select 1 from (values (a.name), (a.code), (o.name)) one(text)
            where case when ${search.length < SEARCH_ANYWHERE_FROM} then starts_with(lower(text), ${search})
              else strpos(lower(text), ${search}) > 0 end)
        order by a.last_update ${way}, a.id ${way}`,
      )
    }
    const cases = fc.record({
      search: fc.constantFrom(...LETTERS),
      descending: fc.boolean(),
      limit: fc.constantFrom(1, 5, 50),
      skipped: fc.nat(SIZE),
      sizes: fc.record({
        glance: fc.constantFrom(1, 10, 100),
        walk: fc.constantFrom(1, 20, 1000),
        few: fc.constantFrom(0, 3, 50),
        window: fc.constantFrom(1, 30, 200, 1000),
      }),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ search, descending, limit, skipped, sizes }) => {
        const all = await everything(search, descending)
        const last = all[skipped % Math.max(1, all.length)]
        const after: Position | null = last === undefined || skipped === 0 ? null : [last.key, last.id]
        const asked = await askFilter(database, {
          company_id,
          filter: { search },
          today: now().toISOString().slice(0, 10),
        })
        const { where } = waysTo(asked, { byLastUpdate: true, isShort: true })
        if (!isInTurn(where)) throw new Error('It is not looked for in turn')
        const request = { from: sql`asset a`, ...order, descending, limit, after }
        const begin = after === null || last === undefined ? 0 : all.indexOf(last) + 1
        expect(await findInTurn(database, request, where, sizes)).toMatchObject(
          all.slice(begin, begin + limit + 1),
        )
      }),
      { numRuns: 150, seed: 6 },
    )
  },
)
