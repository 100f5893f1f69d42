import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { HistoryEntity } from '@plenum/domain/history'
import { VERIFICATION_FIELD } from '@plenum/domain/verification'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { countKinds, countPlaces } from './asset-counters.ts'
import { setAliases } from './asset-aliases.ts'
import { attributeOfLine } from './asset-attributes.ts'
import { patchAssets } from './asset-patch.ts'
import { verifiedBefore } from './asset-verification.ts'
import { eventId, type OpenBatch } from './batches.ts'

/** Records of one statement: enough to be fast, few enough that no statement holds the database for long. */
const CHUNK = 2000

const Step = v.object({ records: v.number(), last: v.nullable(v.string()) })

/** Deletes the assets that a batch made, and gives how many. */
export async function deleteCreatedAssets(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  let total = 0
  for (let last: string | null = null; ;) {
    const step: v.InferOutput<typeof Step> | undefined = await firstRow(
      tx,
      Step,
      sql`
        with doomed as (
          select entity_id::uuid as id, id as event from history
          where company_id = ${undo.company_id} and batch_id = ${batch_id} and entity = 'asset' and action = 'create'
            and (${last}::uuid is null or history.id > ${last}::uuid)
          order by history.id limit ${CHUNK}
        ), unfiled as (
          delete from file f using doomed d
          where f.company_id = ${undo.company_id} and f.asset_id = d.id and f.removed_at is not null
        ), unplaced as (
          delete from placement p using doomed d where p.company_id = ${undo.company_id} and p.asset_id = d.id
          returning p.*
        ), remembered as (
          insert into undone_placement (company_id, id, asset_id, node_id, position, face, lane, valid_from, valid_to,
            name, code, status, asset_type, model_id)
          select p.company_id, p.id, p.asset_id, p.node_id, p.position, p.face, p.lane, p.valid_from,
            coalesce(p.valid_to, greatest(p.valid_from, ${undo.at}::timestamptz)),
            a.name, a.code, a.status, a.asset_type, a.model_id
          from unplaced p join asset a on a.company_id = p.company_id and a.id = p.asset_id
          where p.source <> 'planned'
        ), gone as (
          delete from asset a using doomed d where a.company_id = ${undo.company_id} and a.id = d.id
          returning a.id, a.status, a.asset_type, a.location_id, a.termination_date
        ), by_kind as (${countKinds(undo.company_id, sql`select status, asset_type, -1 as count from gone where termination_date is null`)}
        ), by_place as (${countPlaces(undo.company_id, sql`select location_id, -1 as count from gone`)}
        ), events as (
          insert into history (company_id, id, batch_id, entity, entity_id, action)
          select ${undo.company_id}, ${eventId(0)}, ${undo.id}, 'asset', id::text, 'delete' from gone
        )
        select (select count(*)::int from gone) as records, max(event::text) as last from doomed`,
    )
    if (step === undefined || step.last === null) return total
    total += step.records
    last = step.last
  }
}

/** Gives the assets that a batch changed their former values back, and gives how many there are. */
export async function revertAssets(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const step = await firstRow(
    tx,
    v.object({ records: v.number() }),
    sql`
      with ${patchAssets(
        undo,
        sql`
          select entity_id::uuid as id, null::int as version,
            -- of a field that changed twice the first value, which comes last here, is kept
            coalesce(jsonb_object_agg(field, case jsonb_typeof("from") when 'object' then "from"->'id' else "from" end order by id desc)
              filter (where ${attributeOfLine} is null), '{}')
            || case when bool_or(${attributeOfLine} is not null) then jsonb_build_object('attributes',
              jsonb_object_agg(${attributeOfLine}, "from" order by id desc) filter (where ${attributeOfLine} is not null)) else '{}' end
            || case when bool_or(field = ${VERIFICATION_FIELD}) then ${verifiedBefore(sql`(array_agg("from" order by id)
              filter (where field = ${VERIFICATION_FIELD}))[1]`)} else '{}' end as patch
          from history
          where company_id = ${undo.company_id} and batch_id = ${batch_id} and entity = 'asset' and action = 'update'
          group by entity_id`,
      )} select count(*)::int as records from after`,
  )
  return step?.records ?? 0
}

const Renamed = v.object({ id: v.string(), codes: v.array(v.string()), alone: v.boolean() })

/** Gives the assets of a batch the former codes that they had before; counts those of which nothing else changed. */
export async function revertAliases(tx: Database, undo: OpenBatch, batch_id: string): Promise<number> {
  const renamed = await rows(
    tx,
    Renamed,
    sql`
      select distinct on (h.entity_id) h.entity_id as id, coalesce(h."from", '[]') as codes, not exists (
        select from history other where other.company_id = h.company_id and other.batch_id = h.batch_id
          and other.entity = h.entity and other.entity_id = h.entity_id and other.field <> h.field
      ) as alone
      from history h
      where h.company_id = ${undo.company_id} and h.batch_id = ${batch_id} and h.entity = 'asset' and h.field = 'aliases'
      order by h.entity_id, h.id`,
  )
  await setAliases(tx, undo, renamed)
  return renamed.filter(({ alone }) => alone).length
}

interface Created {
  batch_id: string
  entity: Exclude<HistoryEntity, 'asset' | 'team' | 'nomenclature' | 'work_request'>
}

const nothing = () => sql``

/** What has to go before a record itself can. */
const leftovers: Record<Created['entity'], (batch_id: string) => SQL> = {
  // pictures that came with it are kept by nothing else
  model: () => sql`pictures as (
    delete from file t using doomed d where t.company_id = d.company_id and t.model_id = d.entity_id::uuid),`,
  brand: nothing,
  tag: nothing,
  reservation: nothing,
  asset_type: () => sql`counted as (
    delete from asset_counter t using doomed d
    where t.company_id = d.company_id and t.asset_type = d.entity_id and t.count = 0),`,
  // what the batch moved there itself has gone back, and what others did if that was taken back before
  node: (batch_id) => sql`left_behind as (
    delete from placement p using doomed d
    where p.company_id = d.company_id and p.node_id = d.entity_id::uuid and p.source = 'historic'
      and not exists (select from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id
        where h.company_id = p.company_id and h.entity = 'asset' and h.entity_id = p.asset_id::text
          and b.id <> ${batch_id} and b.undone_by is null and b.kind <> 'undo'
          and (h.field = 'place' and h."to"->>'node_id' = d.entity_id
            or h.action = 'create' and b.at = p.valid_from))), counted as (
    delete from node_counter t using doomed d
    where t.company_id = d.company_id and t.node_id = d.entity_id::uuid and t.count = 0),`,
}

/** Deletes the places or the library's records that a batch made; breaks a foreign key where one is in use. */
export async function deleteCreated(
  tx: Database,
  undo: OpenBatch,
  { batch_id, entity }: Created,
): Promise<number> {
  const key = entity === 'asset_type' ? sql`t.code = d.entity_id` : sql`t.id = d.entity_id::uuid`
  const step = await firstRow(
    tx,
    v.object({ records: v.number() }),
    sql`
      with doomed as (
        select company_id, entity_id from history
        where company_id = ${undo.company_id} and batch_id = ${batch_id} and entity = ${entity} and action = 'create'
      ), ${leftovers[entity](batch_id)} gone as (
        delete from ${sql.identifier(entity)} t using doomed d where t.company_id = d.company_id and ${key}
        returning d.entity_id
      ), events as (
        insert into history (company_id, id, batch_id, entity, entity_id, action)
        select ${undo.company_id}, ${eventId(0)}, ${undo.id}, ${entity}, entity_id, 'delete' from gone
      )
      select count(*)::int as records from gone`,
  )
  return step?.records ?? 0
}
