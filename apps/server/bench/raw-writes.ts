import { randomUUID } from 'node:crypto'
import { assetColumns } from '@plenum/api-server/store/asset-row'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Filled } from './opened.ts'

const READ = new PgDialect().sqlToQuery(sql`
  select row_to_json(shown)::text as body from (
    select ${assetColumns} from asset a where a.company_id = ${sql.placeholder('company')} and a.id = ${sql.placeholder('id')}
  ) shown`).sql

const BATCH = `batch_made as (
    insert into batch (company_id, id, kind, at, source) values ($1, $2, 'update', now(), 'ui') returning id
  )`
const EVENT = `insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to")`

const CHANGE = `
  with before as (
    select id, name from asset where company_id = $1 and id = $3
  ), ${BATCH}, after as (
    update asset set name = $4, last_update = now(), version = version + 1 where company_id = $1 and id = $3 returning id
  )
  ${EVENT} select $1, gen_random_uuid(), b.id, 'asset', a.id::text, 'update', 'name', to_jsonb(o.name), to_jsonb($4::text)
  from after a join before o on o.id = a.id cross join batch_made b`

const MANY = `
  with before as (
    select id, priority from asset where company_id = $1 and id = any($3::uuid[])
  ), ${BATCH}, after as (
    update asset set priority = $4, last_update = now(), version = version + 1
    where company_id = $1 and id = any($3::uuid[]) returning id
  )
  ${EVENT} select $1, gen_random_uuid(), b.id, 'asset', a.id::text, 'update', 'priority', to_jsonb(o.priority), to_jsonb($4::text)
  from after a join before o on o.id = a.id cross join batch_made b`

const MADE = `
  with ${BATCH}, made as (
    insert into asset (company_id, id, name, code, serial_number, asset_type, status, registration_date, last_update)
    select $1, gen_random_uuid(), name, code, serial, 'SRV', 'active', current_date, now()
    from unnest($3::text[], $4::text[], $5::text[]) as row (name, code, serial) returning id
  )
  ${EVENT} select $1, gen_random_uuid(), b.id, 'asset', a.id::text, 'create', null, null, null
  from made a cross join batch_made b`

const TAKEN = (company_id: string) => `
  declare taken no scroll cursor for
  select a.name, a.code, a.asset_type, a.status, a.serial_number, m.name as model, a.last_update from asset a
  left join model m on m.company_id = a.company_id and m.id = a.model_id
  where a.company_id = '${company_id}' and a.termination_date is null order by a.last_update desc, a.id desc`
/** A driver hands all rows of a statement over at once. */
const TAKEN_AT_ONCE = 10_000

/** What somebody would write by hand, prepared by the driver: the bare change and its history, nothing looked at. */
export const rawWrites = ({ database: { pool }, company_id }: Filled) => {
  const prepared = (name: string, text: string) => (values: unknown[]) =>
    pool.query({ name: `raw ${name}`, text, values: [company_id, ...values] })
  const read = prepared('read', READ)
  const change = prepared('change', CHANGE)
  const many = prepared('many', MANY)
  const make = prepared('make', MADE)
  return {
    read: (id: string) => read([id]),
    rename: (id: string, name: string) => change([randomUUID(), id, name]),
    prioritise: (all: readonly string[], priority: string) => many([randomUUID(), all, priority]),
    make: (names: readonly string[]) =>
      make([randomUUID(), names, names.map((name) => `RAW-${name}`), names.map((name) => `S-${name}`)]),
    /** How many rows there were. */
    takeAll: async () => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query(TAKEN(company_id))
        let [all, taken] = [0, 0]
        do {
          taken = (await client.query(`fetch ${TAKEN_AT_ONCE} from taken`)).rows.length
          all += taken
        } while (taken > 0)
        await client.query('commit')
        return all
      } finally {
        client.release()
      }
    },
  }
}
