import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { RackRow } from '@plenum/domain/dashboard'
import { isRack, standingOn, type RackStanding, type RackState } from '@plenum/domain/rack-standing'
import type { Position } from '../cursor.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { Days } from './dashboard.ts'
import type { RawPage } from './page.ts'
import { racksOf } from './rack-changes.ts'
import { readStandings, type Scope } from './rack-standing.ts'

/** The racks of a place on a day, those of one state where it is said. */
export async function racksOn(
  database: Database,
  scope: Scope,
  { days, state }: { days: Days; state: RackState | undefined },
): Promise<RackStanding[]> {
  const then = await standingsOf(database, scope, days)
  return state === undefined ? then : then.filter((rack) => isRack(state, rack))
}

async function standingsOf(database: Database, scope: Scope, { today, day }: Days): Promise<RackStanding[]> {
  // nothing becomes of a rack before tomorrow
  if (day <= today) return readStandings(database, scope)
  const { racks, outlook } = await racksOf(database, scope, today)
  return standingOn(racks, outlook, day)
}

const Named = v.pick(RackRow, ['id', 'name', 'trail', 'status'])

/** A page of racks, in the order in which they stand. */
export async function pageOfRacks(
  database: Database,
  company_id: string,
  { racks, limit, after }: { racks: readonly RackStanding[]; limit: number; after: Position | null },
): Promise<RawPage> {
  const from = after === null ? 0 : Number(after[0])
  const shown = racks.slice(from, from + limit)
  const ids = JSON.stringify(shown.map(({ id }) => id))
  const found = await rows(
    database,
    Named,
    sql`
      select n.id, n.name, n.trail, n.status from node n
      where n.company_id = ${company_id}
        and n.id in (select i::uuid from jsonb_array_elements_text(${ids}::jsonb) l(i))`,
  )
  const named = new Map(found.map((each) => [each.id, each]))
  const results = shown.flatMap(({ id, capacities, free_block }): RackRow[] => {
    const rack = named.get(id)
    return rack === undefined ? [] : [{ ...rack, capacities, free_block }]
  })
  const end = from + limit < racks.length ? ([String(from + limit), ''] satisfies Position) : null
  return { results: JSON.stringify(results), end }
}
