import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from './engine.ts'
import { leaves, namesOf } from './export-files.ts'
import { taken } from './taken.ts'
import { found, type Connection } from './world.ts'

test('an export holds the assets of a company that the statistics of the database do not know yet, as fast as of one they know', async () => {
  const known = await found()
  await leaves(known, 6000)
  await database.execute(sql`analyze`)
  const unknown = await found()
  await leaves(unknown, 6000)
  const took = async (connection: Connection) => {
    const { result, milliseconds } = await taken(() => namesOf(connection, { columns: ['name'] }))
    expect(result.length).toBe(6000)
    return milliseconds
  }
  const times = { known: Infinity, unknown: Infinity }
  for (let round = 0; round < 3; round++) {
    times.known = Math.min(times.known, await took(known))
    times.unknown = Math.min(times.unknown, await took(unknown))
  }
  expect(times.unknown / times.known).toBeLessThan(4)
})
