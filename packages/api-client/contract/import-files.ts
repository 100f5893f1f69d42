import { recognise } from '@plenum/domain/asset-import-recognise'
import type { Import, ImportProgress } from '@plenum/domain/asset-import'
import { found, type Connection } from './world.ts'

/** A row that goes in as it is. */
export const leaf = {
  name: 'Leaf 1',
  status: 'active',
  site: 'MAD1',
  location: 'Row 2',
  rack: 'R04',
  position: '12.0',
  face: 'front',
  role: 'ToR Switch',
  manufacturer: 'Acme',
  device_type: 'SX-48',
}

/** Every asset of a small company, by name. */
export const all = async ({ assets }: Connection) =>
  (await assets.list({ ordering: 'name', limit: 100 })).results

/** A file of an import as texts: its header, then its rows. */
export interface SmallFile {
  name: string
  rows: string[][]
}

/** Reads separated text with quotes: enough for files whose form is known. */
export const csvRows = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => `${line},`.match(/"(?:[^"]|"")*",|[^,]*,/g) ?? [])
    .map((cells) => cells.map((cell) => cell.slice(0, -1).replace(/^"|"$/g, '').replaceAll('""', '"')))

/** A small file in the columns of a NetBox export, given row by row. */
export const devices = (...rows: Record<string, string>[]): SmallFile => {
  const headers = [
    'name',
    'status',
    'site',
    'location',
    'rack',
    'position',
    'face',
    'role',
    'manufacturer',
    'device_type',
    'serial',
    'asset_tag',
    'created',
    'tenant',
    'comments',
    'tags',
  ]
  return {
    name: 'devices.csv',
    rows: [headers, ...rows.map((row) => headers.map((name) => row[name] ?? ''))],
  }
}

const PIECE = 1000

/** Opens an import and sends every row. */
export async function send({ imports }: Connection, ...files: SmallFile[]): Promise<Import> {
  const made = await imports.create({
    files: files.map(({ name, rows: [headers = [], ...rows] }) => ({
      kind: recognise(headers).kind,
      name,
      headers,
      samples: rows.slice(0, 5),
    })),
  })
  for (const { rows } of files) {
    const kind = recognise(rows[0] ?? []).kind
    const numbered = rows.slice(1).map((cells, at) => ({ line: at + 2, cells }))
    for (let at = 0; at < numbered.length; at += PIECE) {
      await imports.sendRows(made.id, { kind, rows: numbered.slice(at, at + PIECE) })
    }
  }
  return imports.decide(made.id, { received: true })
}

async function until(state: ImportProgress['state'], step: () => Promise<ImportProgress>): Promise<void> {
  for (;;) {
    if ((await step()).state === state) return
  }
}

export const check = ({ imports }: Connection, id: string) => until('checked', () => imports.check(id))
export const commit = ({ imports }: Connection, id: string) => until('imported', () => imports.commit(id))

/** Sends, checks, confirms and imports. */
export async function bringIn(connection: Connection, ...files: SmallFile[]): Promise<Import> {
  const { id } = await send(connection, ...files)
  await check(connection, id)
  await connection.imports.decide(id, { confirmed: true })
  await commit(connection, id)
  return connection.imports.get(id)
}

/** Sends and checks a file whose rows may change what exists. */
export async function sendUpdate(connection: Connection, ...files: SmallFile[]): Promise<string> {
  const { id } = await send(connection, ...files)
  await connection.imports.decide(id, { existing: 'update' })
  await check(connection, id)
  return id
}

/** The same, imported. */
export async function bringUpdate(connection: Connection, ...files: SmallFile[]): Promise<Import> {
  const id = await sendUpdate(connection, ...files)
  await connection.imports.decide(id, { confirmed: true })
  await commit(connection, id)
  return connection.imports.get(id)
}

/** What a kind of rows would change, as 'line column: from > to'. */
export async function changes({ imports }: Connection, id: string) {
  const { results } = await imports.rows(id, { view: 'all', limit: 100 })
  return results.flatMap(({ line, changes: fields }) =>
    fields.map(({ column, from, to }) => `${line} ${column}: ${from} > ${to}`),
  )
}

/** The problems of a kind's rows, as 'line column: code'. */
export async function problems({ imports }: Connection, id: string, kind: 'devices' | 'racks' = 'devices') {
  const { results } = await imports.rows(id, { kind, view: 'all', limit: 100 })
  return results.flatMap(({ line, problems: told }) =>
    told.map(({ column, code }) => `${line} ${column}: ${code}`),
  )
}

export const first = { ...leaf, asset_tag: 'T-1', serial: 'S-1', comments: 'Old' }
export const second = { ...leaf, name: 'Leaf 2', asset_tag: 'T-2', serial: 'S-2', position: '14' }

/** A company whose inventory came from a file of two rows. */
export async function filled() {
  const ada = await found()
  await bringIn(ada, devices(first, second))
  const [one, two] = await all(ada)
  if (one === undefined || two === undefined) throw new Error('The file brought two assets')
  return { ada, one, two }
}

/** What becomes of the rows of an import's first file. */
export const countsOf = async ({ imports }: Connection, id: string) =>
  (await imports.get(id)).files[0]?.counts
