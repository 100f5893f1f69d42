import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { migrate, NewerDatabaseError } from '@plenum/api-server/db/migrate'
import { migrations } from '@plenum/api-server/db/migrations.gen'
import { rows } from '@plenum/api-server/db/rows'
import { constraints } from '@plenum/api-server/database-error'
import { database } from './engine.ts'
import { now } from './world.ts'

const Named = v.object({ name: v.string() })

test('migrating again changes nothing', async () => {
  await Promise.all([migrate(database, now), migrate(database, now)])
  const applied = await rows(database, Named, sql`select name from schema_migration order by name`)
  expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
})

test('an older server leaves a newer database alone', async () => {
  await database.execute(sql`insert into schema_migration (name, applied_at) values ('9999_future', now())`)
  try {
    await expect(migrate(database, now)).rejects.toThrow(NewerDatabaseError)
  } finally {
    await database.execute(sql`delete from schema_migration where name = '9999_future'`)
  }
})

test('every constraint that has words of its own exists', async () => {
  const existing = await rows(
    database,
    Named,
    sql`select conname as name from pg_constraint union select relname from pg_class where relkind = 'i'`,
  )
  const names = new Set(existing.map(({ name }) => name))
  expect(Object.keys(constraints).filter((name) => !names.has(name))).toEqual([])
})

// `throttle` counts by addresses that may belong to nobody.
const OF_NO_COMPANY = sql`('company', 'schema_migration', 'throttle')`

test('every table belongs to a company', async () => {
  const without = await rows(
    database,
    Named,
    sql`
      select table_name as name from information_schema.tables t
      where table_schema = 'public' and table_name not in ${OF_NO_COMPANY} and not exists (
        select from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'company_id')`,
  )
  expect(without).toEqual([])
})
