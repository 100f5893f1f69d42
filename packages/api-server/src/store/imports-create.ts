import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { NodeInput } from '@plenum/domain/node'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { brandNames } from './brands.ts'
import type { OpenBatch } from './batches.ts'
import { recordWhole } from './events.ts'
import { lockTree } from './node-write.ts'
import { list } from './imports-context.ts'

const Found = v.object({ key: v.string(), id: v.string() })

/** The models that exist, by their brand's key and their own. */
export async function modelsByKey(tx: Database, company: string, keys: Iterable<string>) {
  const found = await rows(
    tx,
    v.object({ ...Found.entries, asset_type: v.string() }),
    sql`select b.name_key || chr(31) || m.name_key as key, m.id, m.asset_type
        from model m join ${brandNames} b on b.company_id = m.company_id and b.id = m.brand_id
        where m.company_id = ${company} and b.name_key || chr(31) || m.name_key in ${list(keys)}`,
  )
  return new Map(found.map(({ key, ...model }) => [key, model]))
}

/** A place to be made below another. */
export type FiledNode = Pick<NodeInput, 'type' | 'name' | 'u_height' | 'starting_unit' | 'u_direction'> & {
  parent_id: string | null
}

/** The ids of children by parent, kind and name, in the order asked; null of those that do not exist. */
export async function nodesNamed(
  tx: Database,
  company_id: string,
  nodes: readonly FiledNode[],
): Promise<(string | null)[]> {
  const wanted = nodes.map((node, at) => ({ ...node, at }))
  const found = await rows(
    tx,
    v.object({ id: v.nullable(v.string()) }),
    sql`select n.id from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
          as r(type text, name text, parent_id uuid, at int)
        left join lateral (
          select id from node where company_id = ${company_id}
            and parent_id is not distinct from r.parent_id and type = r.type and name_key = lower(r.name)
          order by id limit 1) n on true
        order by r.at`,
  )
  return found.map(({ id }) => id)
}

/** `nodesNamed`; those that do not exist are made first. */
export async function ensureNodes(
  tx: Database,
  batch: OpenBatch,
  nodes: readonly FiledNode[],
): Promise<string[]> {
  await lockTree(tx, batch.company_id)
  const known = await nodesNamed(tx, batch.company_id, nodes)
  const wanted = nodes.map((node) => ({ ...node, new_id: uuidv7() }))
  const made = wanted.filter((_, at) => known[at] == null)
  if (made.length > 0) await insertNodes(tx, batch, made)
  return wanted.map(({ new_id }, at) => known[at] ?? new_id)
}

async function insertNodes(
  tx: Database,
  batch: OpenBatch,
  made: readonly (FiledNode & { new_id: string })[],
): Promise<void> {
  await tx.execute(sql`
    insert into node (company_id, id, type, parent_id, name, status, u_height, starting_unit, u_direction, path, trail, last_update)
    select ${batch.company_id}, r.new_id, r.type, r.parent_id, r.name, 'active', r.u_height, r.starting_unit,
      r.u_direction, coalesce(p.path, '') || r.new_id || '/',
      coalesce(p.trail, '[]') || jsonb_build_object('id', r.new_id, 'name', r.name, 'type', r.type),
      ${batch.at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as r(new_id uuid, type text, parent_id uuid, name text, u_height int, starting_unit int, u_direction text)
    left join node p on p.company_id = ${batch.company_id} and p.id = r.parent_id`)
  await recordWhole(tx, batch, { entity: 'node', action: 'create', ids: made.map(({ new_id }) => new_id) })
}
