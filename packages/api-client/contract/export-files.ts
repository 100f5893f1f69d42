import { sql } from 'drizzle-orm'
import type { AssetExport } from '@plenum/domain/asset-export'
import type { CurrentUser } from '@plenum/domain/session'
import { readDirectory, unpack } from '@plenum/domain/zip'
import { database } from './engine.ts'
import { csvRows } from './import-files.ts'
import type { Connection } from './world.ts'

/** Gives a company so many assets, the first of them the longest unchanged. */
export const leaves = ({ user }: { user: CurrentUser }, count: number) =>
  database.execute(sql`
    insert into asset (company_id, id, name, code, asset_type, status, registration_date, last_update)
    select ${user.company.id}, gen_random_uuid(), 'Leaf ' || g, 'OTH-' || g, 'OTH', 'received', date '2026-01-01',
      timestamptz '2026-01-01' + g * interval '1 second'
    from generate_series(1, ${count}::int) g`)

/** A good request. */
export const asked = (over: Partial<AssetExport> = {}): AssetExport => ({
  format: 'csv',
  columns: ['name'],
  ...over,
})
/** Asks for an export. */
export const take = ({ exports }: Pick<Connection, 'exports'>, over: Partial<AssetExport> = {}) =>
  exports.assets(asked(over))
/** An export as text, its mark included. */
export const textOf = async (connection: Connection, over: Partial<AssetExport> = {}) => {
  const answer = await take(connection, over)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
}
/** The lines of an export, its header first. */
export const linesOf = async (connection: Connection, over: Partial<AssetExport> = {}) =>
  csvRows((await textOf(connection, over)).slice(1))
/** The first column of an export, without its header. */
export const namesOf = async (connection: Connection, over: Partial<AssetExport> = {}) =>
  (await linesOf(connection, over)).slice(1).map(([name]) => name)

/** The only sheet of a workbook, as it is written. */
export async function sheetOf(connection: Connection, over: Partial<AssetExport> = {}): Promise<string> {
  const file = await (await take(connection, { format: 'xlsx', ...over })).blob()
  const entries = await readDirectory(file, 50_000_000)
  const sheet = entries.find(({ name }) => name.endsWith('sheet1.xml'))
  if (sheet === undefined) throw new Error('There is no sheet')
  return new TextDecoder().decode(await unpack(file, sheet))
}
