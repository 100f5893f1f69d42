import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { actionsOf, mayEdit, mayExecute, type WorkActor } from '@plenum/domain/work-transition'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { fileColumns } from './files.ts'
import { currentPlace } from './asset-row.ts'
import { withoutThings } from './fit-told.ts'
import { wireInstant } from './json.ts'
import type { RawRecord, Read } from './record.ts'
import { principalOf, summaryColumns } from './work-row.ts'
import { standingOf, storedWork, type StoredItem, type StoredWork } from './work-stored.ts'
import { valuesNow, type Changes } from './work-values.ts'

const shortAsset = (id: 'asset_id' | 'replacement_id') => sql`(
  select json_build_object('id', a.id, 'name', a.name, 'code', a.code, 'status', a.status,
    'asset_type', a.asset_type, 'version', a.version)
  from asset a where a.company_id = i.company_id and a.id = i.${sql.identifier(id)})`

const target = sql`case when i.target is not null then i.target || jsonb_build_object('trail', coalesce((
  select n.trail from node n where n.company_id = i.company_id and n.id = (i.target->>'node_id')::uuid), '[]')) end`

/** The wire form of an item `i`, but for what it changes. */
const itemColumns = sql`
  i.id, i.number, i.op, ${shortAsset('asset_id')} as asset, ${shortAsset('replacement_id')} as replacement,
  (select json_build_object('id', m.id, 'name', m.name) from model m
    where m.company_id = i.company_id and m.id = i.model_id) as model, i.name,
  coalesce(i.stood, (
    select ${currentPlace}::jsonb from asset a where a.company_id = i.company_id and a.id = i.asset_id
      and i.executed_at is null)) as "from",
  ${target} as "to", i.placed, i.to_status, i.fit, i.result, i.note,
  ${principalOf(sql`i.company_id`, sql`i.executed_by`)} as executed_by,
  ${wireInstant(sql`i.executed_at`)} as executed_at, i.batch_id, i.is_accepted`

const ofRequest = sql`company_id = r.company_id and`

const detailColumns = sql`
  ${summaryColumns}, r.description, r.customer,
  (select json_build_object('id', t.id, 'name', t.name) from work_template t
    where t.${ofRequest} t.id = r.template_id) as template,
  (select json_build_object('id', f.id, 'code', f.code) from work_request f
    where f.${ofRequest} f.id = r.follows_id) as follows,
  (select coalesce(json_agg(json_build_object('id', f.id, 'code', f.code) order by f.code), '[]') from work_request f
    where f.${ofRequest} f.follows_id = r.id and not f.is_draft) as followed_by,
  ${wireInstant(sql`r.submitted_at`)} as submitted_at,
  (select coalesce(json_agg(json_build_object(
      'team', ${principalOf(sql`r.company_id`, sql`(s.stage->>'team_id')::uuid`)},
      'approvers', s.stage->'approvers') order by s.at), '[]')
    from jsonb_array_elements(r.approval_stages) with ordinality s(stage, at)) as approval_stages,
  (select coalesce(json_agg(json_build_object('stage', p.stage, 'by', ${principalOf(sql`p.company_id`, sql`p.by_id`)},
      'at', ${wireInstant(sql`p.at`)}, 'note', p.note, 'override_reason', p.override_reason) order by p.at), '[]')
    from work_approval p where p.${ofRequest} p.request_id = r.id) as approvals,
  r.is_verified, r.needs_evidence,
  (select coalesce(json_agg(shown order by shown.id), '[]') from (
    select ${fileColumns} from file f where f.${ofRequest} f.work_id = r.id) shown) as evidence,
  r.procedure,
  (select coalesce(json_agg(json_build_object('step_id', d.step, 'by', ${principalOf(sql`d.company_id`, sql`d.by_id`)},
      'at', ${wireInstant(sql`d.at`)}, 'reading', d.reading, 'note', d.note) order by d.at, d.step), '[]')
    from work_step_done d where d.${ofRequest} d.request_id = r.id) as steps_done,
  r.impact,
  (select coalesce(json_agg(shown order by shown.number), '[]') from (
    select ${itemColumns} from work_item i where i.${ofRequest} i.request_id = r.id) shown) as items,
  (select coalesce(json_agg(json_build_object('id', m.id, 'by', ${principalOf(sql`m.company_id`, sql`m.by_id`)},
      'at', ${wireInstant(sql`m.at`)}, 'action', m.action, 'from', m."from", 'to', m."to", 'text', m.text,
      'override_reason', m.override_reason) order by m.id), '[]')
    from work_remark m where m.${ofRequest} m.request_id = r.id) as remarks`

const Detail = v.object({
  detail: v.looseObject({ items: v.array(v.looseObject({ id: v.string() })) }),
})

/** One request as somebody sees it, with what he may do with it. */
export const readWork =
  (actor: WorkActor): Read =>
  async (database, company_id, id) => {
    const work = await storedWork(database, { company_id, id, me: actor.id })
    return work && whole(database, company_id, { work, actor })
  }

async function whole(
  database: Database,
  company_id: string,
  { work, actor }: { work: StoredWork; actor: WorkActor },
): Promise<RawRecord | undefined> {
  const row = await firstRow(
    database,
    Detail,
    sql`
      select row_to_json(shown) as detail from (
        select ${detailColumns} from work_request r where r.company_id = ${company_id} and r.id = ${work.id}
      ) shown`,
  )
  if (row === undefined) return undefined
  const open = work.items.filter(({ before }) => before === null)
  const now = await valuesNow(database, company_id, open)
  const before = new Map(work.items.map((item) => [item.id, item.before]))
  const items = row.detail.items.map((item) => ({
    ...item,
    changes: before.get(item.id) ?? now.get(item.id) ?? [],
  }))
  const standing = standingOf(work)
  const detail = {
    // first, as the answer takes its ETag from there
    id: work.id,
    ...row.detail,
    items: actor.sees_assets ? items : await unseen(database, company_id, { items, stored: work.items }),
    actions: actionsOf(actor, standing),
    may_edit: mayEdit(actor, standing),
    may_execute: mayExecute(actor, standing),
  }
  return { body: JSON.stringify(detail), version: work.version }
}

/** Items as those read them who see no assets: neither what is in their way nor what is to change as it is. */
async function unseen<Item extends { id: string; changes: Changes }>(
  database: Database,
  company_id: string,
  { items, stored }: { items: readonly Item[]; stored: readonly StoredItem[] },
) {
  const told = await withoutThings(database, company_id, stored)
  const fits = new Map(told.map(({ id, fit }) => [id, fit]))
  return items.map((item) => ({
    ...item,
    fit: fits.get(item.id) ?? null,
    changes: item.changes.map(({ field, to }) => ({ field, to })),
  }))
}
