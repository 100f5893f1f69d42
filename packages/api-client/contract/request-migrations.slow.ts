import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { MIGRATIONS, migrate } from '@plenum/api-server/db/migrate'
import { rows } from '@plenum/api-server/db/rows'
import { schema } from '@plenum/api-server/db/schema'
import { issueRequestCode } from '@plenum/api-server/store/request-codes'
import { now } from './world.ts'

const COMPANY = '0190a0a0-0000-7000-8000-000000000001'

test('a company that had requests before they had templates of codes counts on from the last ones', async () => {
  const pglite = await PGlite.create({ extensions: { pg_trgm } })
  onTestFinished(() => pglite.close())
  const database = drizzle(pglite, { schema })
  await migrate(database, now, MIGRATIONS.indexOf('0045_codes_of_requests'))
  await database.execute(sql`insert into company (id, name, created_at) values (${COMPANY}, 'Old', now())`)
  await database.execute(sql`
    insert into work_counter (company_id, prefix, last) values (${COMPANY}, 'MAC', 7), (${COMPANY}, 'MNT', 41)`)
  await migrate(database, now)
  const issuing = { company_id: COMPANY, at: now().toISOString() }
  const next = (kind: 'move' | 'maintenance') => issueRequestCode(database, issuing, { kind, node_id: null })
  expect([await next('move'), await next('maintenance')]).toEqual(['MAC-000008', 'MNT-000042'])
  const templates = await rows(
    database,
    v.object({ entity: v.string() }),
    sql`select entity from nomenclature where company_id = ${COMPANY} order by entity`,
  )
  expect(templates).toEqual([{ entity: 'mac' }, { entity: 'maintenance' }])
}, 120_000)
