import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { MIGRATIONS, migrate } from '@plenum/api-server/db/migrate'
import { rows } from '@plenum/api-server/db/rows'
import { schema } from '@plenum/api-server/db/schema'
import { builtInTypes } from '@plenum/domain/built-in-types'
import { startingTypes } from '@plenum/domain/asset-type-record'
import { now } from './world.ts'

const COMPANY = '0190a0a0-0000-7000-8000-000000000001'
const BATCH = '0190a0a0-0000-7000-8000-000000000002'

/** A company as it was before types had several mounts, with a type of its own, one changed and one deleted. */
async function oldCompany() {
  const pglite = await PGlite.create({ extensions: { pg_trgm } })
  onTestFinished(() => pglite.close())
  const database = drizzle(pglite, { schema })
  await migrate(database, now, MIGRATIONS.indexOf('0047_mounts'))
  await database.execute(sql`insert into company (id, name, created_at) values (${COMPANY}, 'Old', now())`)
  for (const { code, category, mounts, data_bearing } of builtInTypes())
    await database.execute(sql`
      insert into asset_type (company_id, code, category, mount, data_bearing)
      values (${COMPANY}, ${code}, ${category}, ${mounts[0]}, ${data_bearing})`)
  await database.execute(sql`
    insert into asset_type (company_id, code, name, category, mount, data_bearing)
    values (${COMPANY}, 'ROBO', 'Robot', 'it', 'slot', 'no')`)
  await database.execute(sql`
    insert into batch (company_id, id, kind, at, actor_name, source)
    values (${COMPANY}, ${BATCH}, 'update', now(), 'Ada', 'ui')`)
  await database.execute(sql`
    insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to") values
      (${COMPANY}, gen_random_uuid(), ${BATCH}, 'asset_type', 'ROBO', 'update', 'mount', '"unit"', '"slot"'),
      (${COMPANY}, gen_random_uuid(), ${BATCH}, 'asset_type', 'GONE', 'delete', null,
        '{"code": "GONE", "name": "Gone", "mount": "bin"}', null)`)
  return database
}

test('a company that was there before places its types as a new one, and can still take back what it did to them', async () => {
  const database = await oldCompany()
  await migrate(database, now)
  const types = await rows(
    database,
    v.object({ code: v.string(), mounts: v.array(v.string()), attributes: v.array(v.unknown()) }),
    sql`select code, mounts, attributes from asset_type order by code`,
  )
  const expected = [...startingTypes(), { code: 'ROBO', mounts: ['slot'], attributes: [] }]
    .map(({ code, mounts, attributes }) => ({ code, mounts, attributes }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
  expect(types).toEqual(expected)
  const lines = await rows(
    database,
    v.object({ field: v.nullable(v.string()), from: v.unknown(), to: v.unknown() }),
    sql`select field, "from", "to" from history order by field`,
  )
  expect(lines).toMatchObject([
    { field: 'mounts', from: ['unit'], to: ['slot'] },
    { field: null, from: { code: 'GONE', mounts: ['bin'], attributes: [] } },
  ])
}, 120_000)
