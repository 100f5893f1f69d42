import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { SAMPLES, type PreviewQuery } from '@plenum/domain/nomenclature'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { Coded, codedColumns } from './asset-codes.ts'

/** For whom, when and of what codes are shown. */
export interface Asking {
  company_id: string
  at: string
  query: v.InferOutput<typeof PreviewQuery>
}

/** The assets that a template is for: of its type, or of every type without a template of its own. */
function assetsOf({ company_id, query: { asset_type } }: Asking): SQL {
  if (asset_type !== undefined) return sql`a.company_id = ${company_id} and a.asset_type = ${asset_type}`
  return sql`a.company_id = ${company_id} and a.asset_type not in (
    select n.asset_type from nomenclature n where n.company_id = ${company_id} and n.asset_type is not null)`
}

/** Requests that a template numbers, but for drafts, which only their authors see. */
const requestsOf = ({ company_id, query: { entity } }: Asking): SQL => sql`
  r.company_id = ${company_id} and not r.is_draft and (r.kind = 'maintenance') = ${entity === 'maintenance'}`

/** What has codes of the template's entity: its id, name and code, and the code as it is compared. */
export function codedThings(asking: Asking): SQL {
  const { company_id, query } = asking
  switch (query.entity) {
    case 'asset':
      return sql`select a.id, a.name, a.code, a.code_key from asset a where ${assetsOf(asking)}`
    case 'mac':
    case 'maintenance':
      return sql`
        select r.id, r.title as name, r.code, lower(r.code) as code_key from work_request r
        where ${requestsOf(asking)}`
    case 'rack':
    case 'room':
      return sql`
        select n.id, n.name, n.code, lower(n.code) as code_key from node n
        where n.company_id = ${company_id} and n.type = ${query.entity} and n.code is not null`
  }
}

const Placed = v.object({
  ...v.pick(Coded, ['id', 'name', 'code']).entries,
  place: v.nullable(v.object({ node_id: v.string() })),
})

const placeIn = (node_id: SQL) =>
  sql`case when ${node_id} is not null then json_build_object('node_id', ${node_id}) end as place`

/** Some things that a preview makes codes for, with what the codes are made from. */
export function previewed(database: Database, asking: Asking) {
  const { company_id, query } = asking
  switch (query.entity) {
    case 'asset':
      return previewedAssets(database, asking)
    case 'mac':
    case 'maintenance':
      return rows(
        database,
        Placed,
        sql`
          select r.id, r.title as name, r.code, ${placeIn(sql`r.node_id`)} from work_request r
          where ${requestsOf(asking)} order by r.last_update desc, r.id desc limit ${SAMPLES}`,
      )
    case 'rack':
    case 'room':
      return rows(
        database,
        Placed,
        sql`
          select n.id, n.name, coalesce(n.code, '') as code, ${placeIn(sql`n.parent_id`)} from node n
          where n.company_id = ${company_id} and n.type = ${query.entity}
          order by n.last_update desc, n.id desc limit ${SAMPLES}`,
      )
  }
}

function previewedAssets(database: Database, asking: Asking) {
  const newest = (placed: SQL) => sql`
    (select ${codedColumns} from asset a where ${assetsOf(asking)} and ${placed}
      order by a.last_update desc, a.id desc limit ${SAMPLES})`
  return rows(
    database,
    Coded,
    // those that stand somewhere show more of a template
    sql`${newest(sql`a.location_id is not null`)} union all ${newest(sql`a.location_id is null`)}
      limit ${SAMPLES}`,
  )
}
