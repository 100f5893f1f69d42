import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { capacityOf, pathsOf, RESOURCES, type PathLoad } from '@plenum/domain/capacity'
import { countersOf, exact, TALLY } from '@plenum/domain/capacity-counters'
import { PATHS, type Path } from '@plenum/domain/power'
import { largestFree } from '@plenum/domain/rack-space'
import { sharedHalves } from '@plenum/domain/shared-units'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { columns } from './json.ts'
import { readClaims, type ClaimedRack } from './rack-claims.ts'

/** Racks that are counted at once. */
const AT_ONCE = 500

const Id = v.object({ id: v.string() })

/** Runs a change in a transaction and counts again what the racks that it touched have left. */
export const changing = <Done>(
  database: Database,
  { company_id, at }: { company_id: string; at: string },
  change: (tx: Database) => Promise<Done>,
): Promise<Done> =>
  database.transaction(async (tx) => {
    const done = await change(tx)
    await countTouched(tx, company_id, at)
    return done
  })

/**
 * Counts again what the racks that a transaction has touched have left; to be called last in it. Racks are held in one
 * order and nothing is waited for after them, so that two that touch the same ones never wait for each other.
 */
async function countTouched(tx: Database, company_id: string, at: string): Promise<void> {
  const touched = await rows(
    tx,
    Id,
    sql`
      with touched as (delete from stale_rack where company_id = ${company_id} returning node_id)
      select distinct node_id as id from touched order by node_id`,
  )
  const ids = touched.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await count(tx, company_id, { ids: ids.slice(from, from + AT_ONCE), at })
  }
}

const NUMBERS = RESOURCES.flatMap((resource) => TALLY.map((part) => `${resource}_${part}`))
const LOADS = ['limit', 'normal', 'used', 'reserved'] as const satisfies readonly (keyof PathLoad)[]
const pathColumn = (path: Path, part: (typeof LOADS)[number]): string => `path_${path}_${part}`
const PATH_COLUMNS = PATHS.flatMap((path) => LOADS.map((part) => pathColumn(path, part)))
const COLUMNS = ['usable', 'unrated', ...NUMBERS, ...PATH_COLUMNS, 'free_block']
const STORED = [...COLUMNS, 'shared_units']
type Row = Readonly<Record<string, string | number>>

/** What is stored of a rack, from all that wants something of it. */
function rowOf(rack: ClaimedRack): Row {
  const { racks: _one, usable, unrated, ...tallies } = countersOf(capacityOf(rack, rack.claims))
  const numbers = RESOURCES.flatMap((resource) =>
    TALLY.map((part) => [`${resource}_${part}`, tallies[resource][part]] as const),
  )
  const paths = pathsOf(rack, rack.claims)
  const loads = PATHS.flatMap((path) =>
    LOADS.map((part) => [pathColumn(path, part), exact(paths[path][part] ?? 0)] as const),
  )
  const holding = rack.claims.filter(({ space }) => space !== null)
  const free_block = largestFree(rack, holding) ?? 0
  const shared_units = sharedHalves(rack.claims)
    .map(({ half, taken, held }) => `${half}:${taken}:${held}`)
    .join(' ')
  return {
    node_id: rack.id,
    usable,
    unrated,
    ...Object.fromEntries([...numbers, ...loads]),
    free_block,
    shared_units,
  }
}

interface Counting {
  ids: readonly string[]
  at: string
}

/** Counts racks from what they are made of, and gives those of them that had been counted otherwise. */
async function count(tx: Database, company_id: string, { ids, at }: Counting): Promise<string[]> {
  await tx.execute(sql`
    insert into rack_capacity (company_id, node_id, ${namesOf(COLUMNS)}, checked_at)
    select n.company_id, n.id, ${sql.join(
      COLUMNS.map(() => sql`0`),
      sql`, `,
    )}, ${at}::timestamptz from node n
    where n.company_id = ${company_id} and n.type = 'rack'
      and n.id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) l(i))
    order by n.id
    on conflict (company_id, node_id) do update set checked_at = excluded.checked_at`)
  const counted = [...(await readClaims(tx, { company_id, at }, ids)).values()].map(rowOf)
  const changed = await rows(
    tx,
    Id,
    sql`
      update rack_capacity c set (${namesOf(STORED)}) = (select ${columns(sql`r`, STORED)})
      from jsonb_populate_recordset(null::rack_capacity, ${JSON.stringify(counted)}::jsonb) r
      where c.company_id = ${company_id} and c.node_id = r.node_id
        and (${columns(sql`c`, STORED)}) is distinct from (${columns(sql`r`, STORED)})
      returning c.node_id as id`,
  )
  return changed.map(({ id }) => id)
}

const namesOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

const Racks = v.object({ company_id: v.string(), ids: v.array(v.string()) })

/** Counts the racks that nobody has counted: those from before the counters, and what was written past the application. */
export async function countMissing(database: Database, now: Date): Promise<void> {
  const missing = sql`
    select company_id, node_id from stale_rack
    union select n.company_id, n.id from node n where n.type = 'rack' and not exists (
      select from rack_capacity c where c.company_id = n.company_id and c.node_id = n.id)`
  const found = await rows(database, Racks, inCompanies(missing))
  for (const { company_id, ids } of found) {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      await database.transaction(async (tx) => {
        await tx.execute(sql`
          delete from stale_rack where company_id = ${company_id}
            and node_id in (select i::uuid from jsonb_array_elements_text(${JSON.stringify(some)}::jsonb) l(i))`)
        await count(tx, company_id, { ids: some, at: now.toISOString() })
      })
    }
  }
}

/** Compares the racks that were compared longest ago with what they are made of, puts right what differs, and gives it. */
export async function checkCounters(database: Database, now: Date): Promise<string[]> {
  const oldest = sql`
    select company_id, node_id from rack_capacity order by checked_at limit ${AT_ONCE}`
  const found = await rows(database, Racks, inCompanies(oldest))
  const wrong: string[] = []
  for (const { company_id, ids } of found) {
    wrong.push(...(await database.transaction((tx) => count(tx, company_id, { ids, at: now.toISOString() }))))
  }
  return wrong
}

const inCompanies = (racks: SQL): SQL => sql`
  select company_id, json_agg(node_id order by node_id) as ids from (${racks}) rack group by company_id`
