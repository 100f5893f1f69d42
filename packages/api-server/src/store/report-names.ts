import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { TrailStep } from '@plenum/domain/node-type'
import { rows } from '../db/rows.ts'
import type { ReportAsk } from './report-source.ts'

const Place = v.object({ id: v.string(), trail: v.array(TrailStep) })
const Owner = v.object({ id: v.string(), name: v.string() })

/** What the places and owners that a report is narrowed to are called. */
export async function namesOf({ database, company_id, query }: ReportAsk) {
  const among = (ids: readonly string[] = []) =>
    sql`in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const places = await rows(
    database,
    Place,
    sql`select id, trail from node where company_id = ${company_id} and id ${among(query.place_id)}`,
  )
  const owners = await rows(
    database,
    Owner,
    sql`select id, name from principal where company_id = ${company_id} and id ${among(query.owner_id)}`,
  )
  return {
    places: new Map(places.map(({ id, trail }) => [id, trail])),
    owners: new Map(owners.map(({ id, name }) => [id, name])),
  }
}
