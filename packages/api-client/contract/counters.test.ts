import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { blankNode } from '@plenum/domain/node'
import { database } from './engine.ts'
import { asset, found, type Connection } from './world.ts'

type Step =
  | { do: 'create'; type: string; place: number }
  | { do: 'retype'; type: string; which: number }
  | { do: 'undo' }

const type = fc.constantFrom('SRV', 'SWI', 'OTH')
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('create' as const), type, place: fc.nat(2) }),
  fc.record({ do: fc.constant('retype' as const), type, which: fc.nat(9) }),
  fc.record({ do: fc.constant('undo' as const) }),
)

async function take(ada: Connection, places: readonly string[], step: Step) {
  if (step.do === 'create') {
    const node_id = places[step.place]
    const place = node_id === undefined ? null : { node_id, position: null, face: null }
    await ada.assets.create(asset({ asset_type: step.type, place }))
  } else if (step.do === 'retype') {
    const { results } = await ada.assets.list({})
    const chosen = results[step.which % Math.max(results.length, 1)]
    if (chosen) await ada.assets.update(chosen, { asset_type: step.type })
  } else {
    const { results } = await ada.history.list()
    const line = results.find(
      ({ kind, undone, record }) => kind !== 'undo' && !undone && record?.entity === 'asset',
    )
    if (line) await ada.batches.undo(line.id)
  }
}

const Count = v.object({ key: v.string(), count: v.number() })
const counted = (statement: ReturnType<typeof sql>) => rows(database, Count, statement)

test('counters equal a real count after anything that can happen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      const ada = await found()
      const company = ada.user.company.id
      const places = [
        await ada.nodes.create({ ...blankNode, name: 'A' }),
        await ada.nodes.create({ ...blankNode, name: 'B' }),
      ]
      for (const each of steps)
        await take(
          ada,
          places.map(({ id }) => id),
          each,
        )
      expect(
        await counted(sql`
          select status || ' ' || asset_type as key, count from asset_counter
          where company_id = ${company} and count <> 0 order by 1`),
      ).toEqual(
        await counted(sql`
          select status || ' ' || asset_type as key, count(*)::int as count from asset
          where company_id = ${company} group by 1 order by 1`),
      )
      expect(
        await counted(sql`
          select node_id::text as key, count from node_counter where company_id = ${company} and count <> 0 order by 1`),
      ).toEqual(
        await counted(sql`
          select node_id::text as key, count(*)::int as count from placement
          where company_id = ${company} and source = 'current' group by 1 order by 1`),
      )
    }),
    { numRuns: 15 },
  )
})
