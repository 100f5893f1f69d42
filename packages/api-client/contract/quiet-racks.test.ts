import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tamper } from './engine.ts'
import { at, hall, node } from './hall.ts'
import { inDays } from './yard.ts'

test('the racks in which nothing has changed for longest are none of an archived place, nor one that something left', async () => {
  const { ada, r01, r02, server } = await hall()
  const old = await ada.nodes.create(node({ name: 'OLD1' }))
  await ada.nodes.create(node({ type: 'rack', name: 'R99', u_height: 42, parent_id: old.id }))
  await ada.nodes.update(old, { status: 'decommissioned' })
  await ada.assets.move(await server('Web', at(r01, 3)), at(r02, 3))
  const long = sql`${`${inDays(-400)}T12:00:00Z`}::timestamptz`
  // nothing is counted after what only seems to have happened long ago
  await tamper(sql`update node set last_update = ${long}`, sql`update asset set last_update = ${long}`)
  const { racks } = await ada.plantDashboards.operations()
  expect(racks?.map(({ rack, since }) => [rack.name, since])).toEqual([
    [r02.name, inDays(-400)],
    [r01.name, inDays(0)],
  ])
})
