import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { brandNames } from './brands.ts'
import { list } from './imports-context.ts'

/** `a.serial`, `a.id`, `a.name` and `a.brand_id` of all assets that have one of the folded serial numbers. */
export const serialNumbered = (company: string, serials: Iterable<string>) => sql`(
  select k.serial, a.id, a.name, a.brand_id from ${list(serials)} as k(serial)
  cross join lateral (
    -- one by one: the planner does not know how few have each
    select id, name, brand_id from asset
    where company_id = ${company} and lower(serial_number) = k.serial offset 0
  ) a
) a`

/** The assets that have one of the serial numbers, by brand and serial number. */
export async function assetsBySerial(database: Database, company: string, serials: Iterable<string>) {
  const found = await rows(
    database,
    v.object({ brand: v.string(), serial: v.string(), label: v.string() }),
    sql`select b.name_key as brand, a.serial, min(a.name) as label from ${serialNumbered(company, serials)}
        join ${brandNames} b on b.company_id = ${company} and b.id = a.brand_id
        group by 1, 2`,
  )
  return new Map(found.map(({ brand, serial, label }) => [serialKey(brand, serial), label]))
}

export const serialKey = (brandKey: string, serial: string): string =>
  `${brandKey}\u001f${serial.trim().toLowerCase()}`
