import {
  appliedMigrations,
  type Client,
  quoted,
  type Sequence,
  sequences,
  tableSums,
  type TableSum,
} from './catalog.ts'

const AT_ONCE = 500
/** Rows are handed on in pieces of about this many letters. */
const PIECE = 1024 * 1024

/** Some rows of one table, each as the database writes it as text. */
export interface Piece {
  table: string
  rows: string[]
}

/** All that a database holds at one moment. */
export interface Dump {
  /** The migrations that have made its tables. */
  migrations: string[]
  tables: TableSum[]
  sequences: Sequence[]
  pieces: () => AsyncIterable<Piece>
}

async function* rowsOf(client: Client, table: string) {
  await client.query(
    `declare reading no scroll cursor for select "one row"::text from ${quoted(table)} "one row"`,
  )
  for (;;) {
    const { rows } = await client.query<[string]>({ text: `fetch ${AT_ONCE} from reading`, rowMode: 'array' })
    for (const [row] of rows) yield row
    if (rows.length < AT_ONCE) break
  }
  await client.query('close reading')
}

async function* piecesOf(client: Client, tables: TableSum[]): AsyncGenerator<Piece> {
  for (const { name } of tables) {
    let rows: string[] = []
    let size = 0
    for await (const row of rowsOf(client, name)) {
      rows.push(row)
      size += row.length
      if (size < PIECE) continue
      yield { table: name, rows }
      rows = []
      size = 0
    }
    if (rows.length > 0) yield { table: name, rows }
  }
}

/** Gives `work` all that a database holds at this moment, whatever is written to it meanwhile. */
export const reading = async <Result>(client: Client, work: (dump: Dump) => Promise<Result>) => {
  await client.query('begin isolation level repeatable read read only')
  try {
    const tables = await tableSums(client)
    return await work({
      migrations: await appliedMigrations(client),
      tables,
      sequences: await sequences(client),
      pieces: () => piecesOf(client, tables),
    })
  } finally {
    await client.query('rollback')
  }
}
