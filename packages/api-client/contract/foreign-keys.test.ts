import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { driverError } from '@plenum/api-server/database-error'
import { rows } from '@plenum/api-server/db/rows'
import { assetType } from '@plenum/api-server/db/schema/library'
import { database } from './engine.ts'
import { estate, type Estate } from './estate.ts'
import { bringIn, devices, leaf } from './import-files.ts'
import { asset } from './world.ts'
import { doneFor } from './work-estate.ts'
import { inDays, lastBatch, why } from './yard.ts'

const Key = v.object({
  name: v.string(),
  child: v.string(),
  parent: v.string(),
  from: v.array(v.string()),
  to: v.array(v.string()),
})

/** Every foreign key between two tables whose rows belong to companies. */
const keys = () =>
  rows(
    database,
    Key,
    sql`
      select k.conname as name, child.relname as child, parent.relname as parent,
        (select json_agg(a.attname order by u.at) from unnest(k.conkey) with ordinality u (number, at)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number) as "from",
        (select json_agg(a.attname order by u.at) from unnest(k.confkey) with ordinality u (number, at)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.number) as "to"
      from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
      where k.contype = 'f' and exists (
        select from pg_attribute where attrelid = k.confrelid and attname = 'company_id')
      order by k.conname`,
  )

test('every reference from a company’s row to another row names the company on both sides', async () => {
  const found = await keys()
  const written = found.map(({ name, child, parent, from, to }) => {
    const [own, foreign] = [from.join(', '), to.join(', ')]
    return `${name}: ${child} (${own}) -> ${parent} (${foreign})`
  })
  await expect(`${written.join('\n')}\n`).toMatchFileSnapshot('foreign-keys.txt')
  const loose = found.filter(({ from, to }) => {
    const at = from.indexOf('company_id')
    return at === -1 || to[at] !== 'company_id'
  })
  expect(loose.map(({ name }) => name)).toEqual([])
})

/** References that are meant to outlive what they name, or to be written before it. */
const WITHOUT_KEY = [
  'audit.actor_id',
  'audit.session_id',
  'batch.actor_id',
  'batch.session_id',
  'file.room_id',
  'import_row.anchor_id',
  'import_row.asset_id',
  'stale_rack.node_id',
  'undone_placement.asset_id',
  'undone_placement.model_id',
  'work_request.node_id',
]

test('every other reference is held by a foreign key', async () => {
  const loose = await rows(
    database,
    v.object({ name: v.string() }),
    sql`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.udt_name = 'uuid' and c.column_name like '%\_id'
        and c.column_name <> 'company_id' and not exists (
          select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
          where k.contype = 'f' and k.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name)
      order by 1`,
  )
  expect(loose.map(({ name }) => name)).toEqual(WITHOUT_KEY)
})

type Key = v.InferOutput<typeof Key>

/** Gives a row of one company what a row of another has to be referred to by; answers what the database said. */
async function reparented({ child, parent, from, to }: Key, own: string, foreign: string) {
  const columns = from.flatMap((column, at) =>
    column === 'company_id' ? [] : [{ column, of: to[at] ?? '' }],
  )
  const set = columns.map(
    ({ column, of }) =>
      sql`${sql.identifier(column)} = (select ${sql.identifier(of)} from ${sql.identifier(parent)} p
        where company_id = ${foreign} and not exists (select from ${sql.identifier(parent)} o
          where o.company_id = ${own} and o.${sql.identifier(of)} = p.${sql.identifier(of)}) limit 1)`,
  )
  const given = columns.map(({ column }) => sql`${sql.identifier(column)} is not null`)
  try {
    const changed = await rows(
      database,
      v.object({ company_id: v.string() }),
      sql`
        update ${sql.identifier(child)} set ${sql.join(set, sql`, `)}
        where ctid in (select ctid from ${sql.identifier(child)}
          where company_id = ${own} and ${sql.join(given, sql` and `)} limit 1)
        returning company_id`,
    )
    return changed.length === 0 ? 'no row' : 'done'
  } catch (error) {
    return driverError(error)?.code
  }
}

/** Puts something of a company into every table that can refer to another. */
async function filled(of: Estate): Promise<string> {
  const { batch_id } = await bringIn(of.founder, devices({ ...leaf, name: `${of.mark} more` }))
  await of.founder.batches.undo(batch_id ?? '')
  const place = { node_id: of.rack.id, position: 1, face: 'front' } as const
  await of.founder.assets.verify(of.standing, {})
  const moved = await of.founder.assets.move(of.server, { ...place, reason: null })
  const planned = await of.founder.assets.move(moved, { ...place, position: 3, planned_for: inDays(3) })
  await of.founder.assets.decommission(planned, {
    ...why,
    close: false,
    erasures: [
      {
        method: 'purge',
        media_serial: of.mark,
        operator: of.mark,
        erased_on: '2026-11-01',
        verification: of.mark,
        destination: null,
      },
    ],
  })
  await of.founder.assets.create(asset({ place: { ...place, position: 30 } }))
  await of.founder.batches.undo(await lastBatch(of.founder))
  await doneFor(of.founder, of)
  const renamed = await of.founder.assets.create(asset())
  const again = await of.founder.assets.update(renamed, { code: `${of.mark}/2` })
  const inside = { position: null, face: null, host_id: of.standing.id }
  await of.founder.assets.move(again, { node_id: of.standing.location?.node_id ?? '', ...inside })
  const company_id = of.founder.user.company.id
  await of.founder.savedViews.setDefault(of.view.id, true)
  await database.execute(
    sql`update saved_view set team_id = ${of.team_id} where company_id = ${company_id} and id = ${of.view.id}`,
  )
  await database.execute(sql`
    insert into asset_month (company_id, asset_id, kind, month, days, last_update)
    select company_id, id, 'repaired', 24000, '{2000-01-01}', last_update from asset where company_id = ${company_id} limit 1`)
  await database.insert(assetType).values({
    company_id,
    // The types every company starts with have the same codes in each.
    code: `OWN${of.mark.slice(7, 8).toUpperCase()}`,
    name: 'Own',
    category: 'it',
    mounts: ['any'],
    data_bearing: 'no',
  })
  return company_id
}

test('no row can be put under a row of another company, not even past the application', async () => {
  const [own, foreign] = [await filled(await estate('x')), await filled(await estate('y'))]
  const answers: Record<string, string | undefined> = {}
  for (const key of await keys()) answers[key.name] = await reparented(key, own, foreign)
  const other = Object.entries(answers).filter(([, code]) => code !== '23503')
  expect(Object.fromEntries(other)).toEqual({})
})
