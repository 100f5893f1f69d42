import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { serialNumbered } from '@plenum/api-server/store/imports-serials'
import { database } from './engine.ts'
import { hall } from './hall.ts'
import { now } from './world.ts'

const plan = async (company: string) =>
  JSON.stringify(
    await database.execute(
      sql`explain (format json) select * from ${serialNumbered(company, ['sn-7', 'sn-9'])}`,
    ),
  )

test('what a file tells of is found by the index of serial numbers, whether anybody has measured them or not', async () => {
  const { ada } = await hall()
  const { id } = ada.user.company
  await database.execute(sql`
    insert into asset (company_id, id, name, code, serial_number, asset_type, status, registration_date, last_update)
    select ${id}::uuid, gen_random_uuid(), 'Settler ' || n, 'Y-' || n, 'SN-' || n, 'SRV', 'active', ${now().toISOString()}::date, ${now().toISOString()}::timestamptz
    from generate_series(1, 5000) n`)
  expect(await plan(id)).toContain('asset_serial_idx')
  await database.execute(sql`analyze asset`)
  expect(await plan(id)).toContain('asset_serial_idx')
})
