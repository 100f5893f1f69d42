import { sql, type SQL } from 'drizzle-orm'
import type { AssetFilter, AssetOrder } from '@plenum/domain/asset-query'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { assetColumns, assetJoins } from './asset-row.ts'
import { assetConditions } from './asset-filter.ts'
import { wireInstant } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'

interface Key {
  column: SQL
  type: SQL
  text: SQL
}

const keys = {
  last_update: {
    column: sql`a.last_update`,
    type: sql`timestamptz`,
    text: wireInstant(sql`a.last_update`),
  },
  name: { column: sql`a.name_key`, type: sql`text`, text: sql`a.name_key` },
  code: { column: sql`a.code_key`, type: sql`text`, text: sql`a.code_key` },
} satisfies Record<string, Key>

const orders: Record<AssetOrder, { key: Key; descending: boolean }> = {
  last_update: { key: keys.last_update, descending: false },
  '-last_update': { key: keys.last_update, descending: true },
  name: { key: keys.name, descending: false },
  '-name': { key: keys.name, descending: true },
  code: { key: keys.code, descending: false },
  '-code': { key: keys.code, descending: true },
}

interface AssetListRequest {
  company_id: string
  filter: AssetFilter
  ordering: AssetOrder
  limit: number
  after: Position | null
}

/** A page of a company's assets. */
export function listAssets(database: Database, request: AssetListRequest): Promise<RawPage> {
  const { company_id, filter, ordering, limit, after } = request
  const { key, descending } = orders[ordering]
  return readPage(database, {
    from: sql`asset a`,
    where: assetConditions(company_id, filter),
    key: key.column,
    keyType: key.type,
    keyText: key.text,
    id: sql`a.id`,
    descending,
    limit,
    after,
    columns: assetColumns,
    source: sql`asset a ${assetJoins} where a.company_id = ${company_id} and a.id = k.id`,
  })
}

/** One asset, or undefined where the company has none of this id. */
export const readAsset = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(
    database,
    assetColumns,
    sql`asset a ${assetJoins} where a.company_id = ${company_id} and a.id = ${id}`,
  )
