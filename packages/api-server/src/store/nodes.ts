import { sql, type SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { NodeQuery } from '@plenum/domain/node-query'
import { NodeInput } from '@plenum/domain/node'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { columns, likeText, wireInstant } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { ARCHIVED, isOut } from './place-use.ts'
import { readRecord, type RawRecord } from './record.ts'

const names = Object.keys(NodeInput.entries)

/** The wire form of a node `n`, as columns. */
export const nodeColumns = sql`
  n.id, ${columns(sql`n`, names)}, n.trail,
  (
    select coalesce(sum(c.count), 0) from node below
    join node_counter c on c.company_id = below.company_id and c.node_id = below.id
    where below.company_id = n.company_id and below.path >= n.path and below.path < n.path || '~'
  ) as asset_count,
  ${wireInstant(sql`n.last_update`)} as last_update, n.version`

interface NodeListRequest {
  company_id: string
  filter: Omit<v.InferOutput<typeof NodeQuery>, 'limit' | 'cursor'>
  limit: number
  after: Position | null
}

/** A page of a company's places, by name. */
export const listNodes = (
  database: Database,
  { company_id, filter, limit, after }: NodeListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`node n`,
    where: conditions(company_id, filter),
    key: sql`n.name_key`,
    keyType: sql`text`,
    keyText: sql`n.name_key`,
    id: sql`n.id`,
    descending: false,
    limit,
    after,
    columns: nodeColumns,
    source: sql`node n where n.company_id = ${company_id} and n.id = k.id`,
  })

function conditions(company_id: string, filter: NodeListRequest['filter']): SQL {
  const { parent_id, type, in_use, search } = filter
  const all = [sql`n.company_id = ${company_id}`]
  if (parent_id === 'none') all.push(sql`n.parent_id is null`)
  else if (parent_id !== undefined) all.push(sql`n.parent_id = ${parent_id}`)
  if (type !== undefined) all.push(sql`n.type = ${type}`)
  if (in_use) all.push(sql`not ${isOut(sql`n`, ARCHIVED)}`)
  if (search) {
    const text = `%${likeText(search)}%`
    all.push(sql`(n.name_key like lower(${text}) or lower(n.code) like lower(${text}))`)
  }
  return sql.join(all, sql` and `)
}

/** One place, or undefined where the company has none of this id. */
export const readNode = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, nodeColumns, sql`node n where n.company_id = ${company_id} and n.id = ${id}`)
