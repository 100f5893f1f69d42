import { migrateDatabase } from '../application.ts'
import { applicationOver } from './application-over.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Keys } from '../secrets.ts'
import { foundCompany } from './inventory.ts'

const ASSETS = `
  insert into asset (company_id, id, name, code, hostname, serial_number, asset_type, status, registration_date, last_update)
  select c.id, ('0190a0a0-0000-7000-8000-' || lpad(to_hex(g), 12, '0'))::uuid,
    (array['Leaf switch', 'Spine switch', 'Storage node', 'Compute node', 'Firewall', 'Patch panel'])[1 + g % 6] || ' ' || g,
    'OTH-' || lpad(g::text, greatest(6, length(g::text)), '0'),
    'node-' || left(md5(g::text), 8) || '.example.com', upper(left(md5('serial ' || g), 10)),
    'OTH', 'received', date '2026-01-01', timestamptz '2026-01-01' + g * interval '1 second'
  from company c, generate_series($1::int, $2::int) g`

const COUNTERS = `
  insert into asset_counter (company_id, status, asset_type, count)
  select company_id, status, asset_type, count(*) from asset group by 1, 2, 3`

const STEP = 10_000

/** Founds a company in an empty database and gives it so many assets by SQL; answers its founder's access token. */
export const loadAssets = async (database: OpenDatabase, secrets: Keys, count: number) => {
  await migrateDatabase(database)
  const application = applicationOver(database, secrets)
  const access = await foundCompany('http://localhost', (url, request) => application.request(url, request))
  await database.alone(async (client) => {
    for (let from = 1; from <= count; from += STEP)
      await client.query(ASSETS, [from, Math.min(from + STEP - 1, count)])
    await client.query(COUNTERS)
    // a few are found as quickly without
    if (count > STEP) await client.query('vacuum (analyze)')
  })
  return access
}
