import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { fileField, PHOTO_ORDER } from '@plenum/domain/asset-file-history'
import { FILES_FIELD, MOST_COUNTED, type HistoryEntity, type HistoryQuery } from '@plenum/domain/history'
import type { Permissions } from '@plenum/domain/permission'
import type { Position } from '../cursor.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { wireInstant } from './json.ts'
import { newestById, readPage, type RawPage } from './page.ts'
import { seesRequests, silentOfRequests, toldLines, type HistoryReader } from './told-lines.ts'

const actor = sql`case when b.actor_id is not null then json_build_object('id', b.actor_id, 'name', b.actor_name) end`

/** Why a batch `b` was made, as somebody may be told of it: what a request was executed or went on by says what it is. */
export const batchReason = (permissions: Permissions): SQL =>
  seesRequests(permissions)
    ? sql`b.reason`
    : // a request goes on in small batches of this kind alone: others are not looked through line by line
      sql`case when b.reason is not null and b.work_id is null and (b.kind <> 'update' or not exists (
        select from history step
        where step.company_id = b.company_id and step.batch_id = b.id and step.entity = 'work_request'
      )) then b.reason end`

const workOf = sql`case when b.work_id is not null then (
  select json_build_object('id', w.id, 'code', w.code) from work_request w
  where w.company_id = b.company_id and w.id = b.work_id) end`

/** The wire form of a batch `b` for somebody, as columns. */
export const batchWire = (permissions: Permissions): SQL => sql`
  b.id, b.kind, ${wireInstant(sql`b.at`)} as at, ${actor} as actor, b.source, ${batchReason(permissions)} as reason,
  b.category, b.undone_by is not null as undone, ${seesRequests(permissions) ? workOf : sql`null::json`} as work`

interface HistoryRequest {
  company_id: string
  permissions: Permissions
  entity: HistoryEntity
  entity_id: string
  filter?: HistoryFilter
  limit: number
  after: Position | null
}

type HistoryFilter = Pick<HistoryQuery, 'field' | 'kind' | 'actor_id'>

const inFilter = ({ field, kind, actor_id }: HistoryFilter): SQL => {
  const ofFiles = sql`(h.field like ${fileField('photo', '%')} or h.field like ${fileField('document', '%')}
    or h.field = ${PHOTO_ORDER})`
  const ofField = field === FILES_FIELD ? ofFiles : sql`h.field = ${field ?? ''}`
  const ofBatch = sql`exists (
    select from batch b where b.company_id = h.company_id and b.id = h.batch_id
      and b.kind = ${kind ?? sql`b.kind`}
      and ${actor_id === undefined ? sql`true` : sql`b.actor_id = ${actor_id}`})`
  const narrows = kind !== undefined || actor_id !== undefined
  return sql`${field === undefined ? sql`true` : ofField} and ${narrows ? ofBatch : sql`true`}`
}

/** Lines of a batch that are read to count its records. */
const LINES_COUNTED = 2000

/** How many records a batch `b` has changed, as far as that is worth counting. */
const countedRecords = sql`(
  select case when count(*) <= ${LINES_COUNTED} then least(count(distinct (entity, entity_id)), ${MOST_COUNTED})
    else ${MOST_COUNTED} end::int
  from (
    select entity, entity_id from history line
    where line.company_id = b.company_id and line.batch_id = b.id limit ${LINES_COUNTED + 1}
  ) line)`

/** What another record can take the place of. */
const MERGED: readonly HistoryEntity[] = ['brand', 'model', 'tag']

/** Whether a line `h` is about a record: about itself, or that it took the place of another. */
const lineOf = (
  entity: HistoryEntity,
  { company_id, entity_id }: Pick<HistoryRequest, 'company_id' | 'entity_id'>,
): SQL =>
  MERGED.includes(entity)
    ? sql`h.id in (
        select own.id from history own
        where own.company_id = ${company_id} and own.entity = ${entity} and own.entity_id = ${entity_id}
        union all select other.id from history other
        where other.company_id = ${company_id} and other.entity = ${entity} and other.action = 'delete'
          and other."to"->>'id' = ${entity_id})`
    : sql`h.entity_id = ${entity_id}`

/** What changed of one record, newest first. */
export const readHistory = (
  database: Database,
  { company_id, permissions, entity, entity_id, filter = {}, limit, after }: HistoryRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`history h`,
    where: sql`h.company_id = ${company_id} and h.entity = ${entity} and ${lineOf(entity, { company_id, entity_id })}
      and ${inFilter(filter)} and ${silentOfRequests(permissions)}`,
    ...newestById(sql`h.id`),
    limit,
    after,
    columns: sql`h.id, (select row_to_json(batch) from (select ${batchWire(permissions)}) batch) as batch,
      ${countedRecords} as records, h.action, h.field, h."from", h."to"`,
    source: sql`
      history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
      where h.company_id = ${company_id} and h.id = k.id`,
  })

/** The name that the record of a history row `h` has now. */
export const recordName = (company_id: string): SQL =>
  sql`record_name(${company_id}::uuid, h.entity, h.entity_id)`

interface BatchRequest {
  company_id: string
  reader: HistoryReader
  batch_id: string
  limit: number
  after: Position | null
}

/** The records that a batch changed and somebody may read, each once, in the order in which it did. */
export const readBatchRecords = (
  database: Database,
  { company_id, reader, batch_id, limit, after }: BatchRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`history h`,
    where: sql`h.company_id = ${company_id} and h.batch_id = ${batch_id} and not exists (
      select from history earlier where earlier.company_id = h.company_id and earlier.entity = h.entity
        and earlier.entity_id = h.entity_id and earlier.id < h.id and earlier.batch_id = h.batch_id)
      and ${toldLines(reader)}`,
    ...newestById(sql`h.id`),
    descending: false,
    limit,
    after,
    columns: sql`h.entity, h.entity_id as id, ${recordName(company_id)} as name`,
    source: sql`history h where h.company_id = ${company_id} and h.id = k.id`,
  })

/** `HistoryPeople` of an asset as JSON text; undefined where the company has no such asset. */
export async function readPeople(
  database: Database,
  company_id: string,
  asset_id: string,
): Promise<string | undefined> {
  const row = await firstRow(
    database,
    v.object({ body: v.string() }),
    sql`
      select json_build_object('results', (
        select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name) order by person.name), '[]')
        from (
          select b.actor_id as id, (array_agg(b.actor_name order by b.id desc))[1] as name from batch b
          where b.company_id = a.company_id and b.actor_id is not null and b.id in (
            select h.batch_id from history h
            where h.company_id = a.company_id and h.entity = 'asset' and h.entity_id = a.id::text)
          group by b.actor_id
        ) person
      ))::text as body from asset a where a.company_id = ${company_id} and a.id = ${asset_id}`,
  )
  return row?.body
}

interface LastChangesRequest {
  company_id: string
  reader: HistoryReader
  limit: number
  after: Position | null
}

/** The last changes of a company that somebody may read, one line a batch, newest first. */
export const readLastChanges = (
  database: Database,
  { company_id, reader, limit, after }: LastChangesRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`batch b`,
    // as a value, so that batches are gone through in their order and each is asked by itself
    where: sql`b.company_id = ${company_id} and (
      select true from history h
      where h.company_id = b.company_id and h.batch_id = b.id and ${toldLines(reader)} limit 1)`,
    ...newestById(sql`b.id`),
    limit,
    after,
    columns: sql`${batchWire(reader.permissions)}, coalesce(h.records, 0) as records,
      case when h.records = 1 then json_build_object(
        'entity', h.entity, 'id', h.entity_id, 'name', ${recordName(company_id)}
      ) end as record,
      case when h.records = 1 then h.fields else '[]' end as fields`,
    source: sql`
      batch b left join lateral (
        select count(*) filter (where action <> 'update')
            + count(distinct entity_id) filter (where action = 'update') as records, min(entity) as entity, min(entity_id) as entity_id,
          coalesce(json_agg(distinct field) filter (where field is not null), '[]') as fields
        from history h where h.company_id = b.company_id and h.batch_id = b.id and ${toldLines(reader)}
      ) h on true
      where b.company_id = ${company_id} and b.id = k.id`,
  })
