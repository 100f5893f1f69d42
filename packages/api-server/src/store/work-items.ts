import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { WorkItemInput } from '@plenum/domain/work-item'
import { ApiError, type Problem } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { StoredItem } from './work-stored.ts'

/** An item as it is planned, before anything of it is done. */
export type PlannedItem = Pick<
  StoredItem,
  | 'id'
  | 'number'
  | 'op'
  | 'asset_id'
  | 'replacement_id'
  | 'model_id'
  | 'name'
  | 'target'
  | 'changes'
  | 'to_status'
>

const NONE = {
  asset_id: null,
  replacement_id: null,
  model_id: null,
  name: null,
  to: null,
  changes: {},
  to_status: null,
}

/** What is asked for as items in their order. */
export const plannedOf = (items: readonly v.InferOutput<typeof WorkItemInput>[]): PlannedItem[] =>
  items.map((item, at) => {
    const { to: target, ...rest } = { ...NONE, ...item }
    return { ...rest, number: at + 1, target }
  })

/** Something that a request names, with where it does. */
export interface Named {
  kind: 'asset' | 'model' | 'node' | 'user' | 'team' | 'template' | 'request'
  id: string | null | undefined
  attr: string
}

const namedIn = (items: readonly PlannedItem[]): Named[] =>
  items.flatMap(({ asset_id, replacement_id, model_id, target }, at) => [
    { kind: 'asset', id: asset_id, attr: `items.${at}.asset_id` },
    { kind: 'asset', id: replacement_id, attr: `items.${at}.replacement_id` },
    { kind: 'model', id: model_id, attr: `items.${at}.model_id` },
    { kind: 'node', id: target?.node_id, attr: `items.${at}.to.node_id` },
  ])

/** Refuses what the company does not have. */
export async function refuseUnknown(
  tx: Database,
  company_id: string,
  named: readonly Named[],
): Promise<void> {
  const wanted = named.filter(({ id }) => id !== null && id !== undefined)
  if (wanted.length === 0) return
  const of = (table: string) =>
    sql`select from ${sql.identifier(table)} x where x.company_id = ${company_id} and x.id = e.id`
  const missing = await rows(
    tx,
    v.object({ attr: v.string() }),
    sql`
      select e.attr from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) e(kind text, id uuid, attr text)
      where not case e.kind
        when 'asset' then exists (${of('asset')})
        when 'model' then exists (${of('model')})
        when 'node' then exists (${of('node')})
        when 'user' then exists (${of('user')} and x.disabled_at is null)
        when 'team' then exists (${of('team')})
        when 'template' then exists (${of('work_template')})
        else exists (${of('work_request')} and not x.is_draft)
      end`,
  )
  if (missing.length > 0)
    throw new ApiError(
      400,
      missing.map(({ attr }) => ({ code: 'does_not_exist', attr })),
    )
}

/** Refuses items that contradict themselves, are given twice or name what the company does not have. */
export async function refuseItems(
  tx: Database,
  company_id: string,
  items: readonly PlannedItem[],
): Promise<void> {
  const ids = items.map(({ id }) => id)
  const problems = items.flatMap(({ op, id, asset_id, replacement_id, model_id }, at): Problem[] => {
    if (ids.indexOf(id) !== at) return [{ code: 'already_exists', attr: `items.${at}.id` }]
    if (op === 'add' && (asset_id === null) === (model_id === null))
      return [{ code: 'work_model_or_asset', attr: `items.${at}.model_id` }]
    if (op === 'swap' && asset_id === replacement_id)
      return [{ code: 'invalid', attr: `items.${at}.replacement_id` }]
    return []
  })
  if (problems.length > 0) throw new ApiError(400, problems)
  await refuseUnknown(tx, company_id, namedIn(items))
}

/** Writes the items of a request in place of those it had. */
export async function replaceItems(
  tx: Database,
  { company_id, request_id }: { company_id: string; request_id: string },
  items: readonly PlannedItem[],
): Promise<void> {
  await tx.execute(sql`delete from work_item where company_id = ${company_id} and request_id = ${request_id}`)
  await tx.execute(sql`
    insert into work_item (company_id, request_id, id, number, op, asset_id, replacement_id, model_id, name, target,
      changes, to_status)
    select ${company_id}, ${request_id}, r.id, r.number, r.op, r.asset_id, r.replacement_id, r.model_id, r.name,
      nullif(r.target, 'null'), r.changes, r.to_status
    from jsonb_populate_recordset(null::work_item, ${JSON.stringify(items)}::jsonb) r`)
}
