import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { AssetFilterValues, AssetOrder } from '@plenum/domain/asset-query'
import type { Position } from '../cursor.ts'
import { anyCompany } from '../db/any-company.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { assetColumns, assetDetail } from './asset-row.ts'
import { askFilter } from './asset-ask.ts'
import { waysTo } from './asset-ways.ts'
import { wireInstant } from './json.ts'
import { readPage, SHORT, type RawPage } from './page.ts'
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
  filter: AssetFilterValues
  /** The calendar day, `YYYY-MM-DD`. */
  today: string
  ordering: AssetOrder
  limit: number
  after: Position | null
  /** What an asset `a` must be besides. */
  also?: SQL
  /** What is told of each in place of its wire form, and the tables that takes. */
  told?: { columns: SQL; joins: SQL }
}

const WIRE = { columns: assetColumns, joins: sql`` }

/** A page of a company's assets. */
export async function listAssets(database: Database, request: AssetListRequest): Promise<RawPage> {
  const { company_id, ordering, limit, after, also, told = WIRE } = request
  const { key, descending } = orders[ordering]
  const asked = { ...(await askFilter(database, request)), also }
  return readPage(database, {
    from: sql`asset a`,
    ...waysTo(asked, { byLastUpdate: key === keys.last_update, isShort: limit <= SHORT }),
    key: key.column,
    keyType: key.type,
    keyText: key.text,
    id: sql`a.id`,
    descending,
    limit,
    after,
    columns: told.columns,
    source: sql`asset a ${told.joins} where a.company_id = ${anyCompany(company_id)} and a.id = k.id`,
  })
}

/** One asset, or undefined where the company has none of this id. */
export const readAsset = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, assetDetail, sql`asset a where a.company_id = ${company_id} and a.id = ${id}`)

/** Whether an asset's decommissioning has ended. */
export const isClosedAsset = async (database: Database, company_id: string, id: string): Promise<boolean> => {
  const closed = sql`
    select id from asset where company_id = ${company_id} and id = ${id} and termination_date is not null`
  return (await firstRow(database, v.object({ id: v.string() }), closed)) !== undefined
}
