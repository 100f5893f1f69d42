import { sql } from 'drizzle-orm'
import { afterEach, beforeEach } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { available, database } from './engine.ts'
import { startClock } from './clock.ts'
import { beginAnew } from './world.ts'

beforeEach(async ({ skip }) => {
  skip(!available, 'There is no PostgreSQL')
  await beginAnew()
})

// The next file works out its days while it is read, before its first test.
afterEach(() => startClock())

// Whatever a test did: each change counts the racks it touches before it ends.
afterEach(async () => {
  if (!available) return
  const left = await rows(database, v.object({ node_id: v.string() }), sql`select node_id from stale_rack`)
  if (left.length > 0) throw new Error(`A change touched ${left.length} racks and did not count them`)
})
