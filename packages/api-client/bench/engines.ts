import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { schema } from '@plenum/api-server/db/schema'
import type { Database } from '@plenum/api-server/ports'
import { startPostgres } from '@plenum/postgres'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import pg from 'pg'

/** A query as a driver takes it. */
export type Query = string | { text: string; rowMode?: 'array'; types?: pg.CustomTypesConfig }
/** One connection; `together` sends statements one after the other, and where the driver can, without waiting in between. */
export interface Connection {
  run: (query: Query, values?: unknown[]) => Promise<unknown>
  together: (first: string, query: Query, values: unknown[], last: string) => Promise<unknown>
}
export interface Engine {
  name: string
  connection: Connection
  /** The application over a connection. */
  database: (connection: Connection) => Database
  close: () => Promise<unknown>
}

/** A client that sends single statements by `query`. */
const sendingBy = <Client extends object>(client: Client, query: unknown): Client =>
  new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name, target)
      const bound: unknown = typeof value === 'function' ? value.bind(target) : value
      return bound
    },
  })

/** A query's text and form. */
export const decode = (query: Query) => (typeof query === 'string' ? { text: query } : query)

/** PGlite in this process. */
export async function embedded(): Promise<Engine> {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  // As drizzle's own driver asks: times stay the text they are.
  const plain = (query: Query, values: unknown[] = []) =>
    client.query(decode(query).text, values, { rowMode: decode(query).rowMode ?? 'object' })
  return {
    name: 'PGlite in process',
    connection: {
      run: (query, values) => (values ? plain(query, values) : client.exec(decode(query).text)),
      together: async (first, query, values, last) => {
        await client.exec(first)
        const result = await plain(query, values)
        await client.exec(last)
        return result
      },
    },
    database: (connection) =>
      onPglite(
        sendingBy(client, (text: string, values: unknown[], options?: { rowMode?: 'array' }) =>
          connection.run({ text, ...(options?.rowMode && { rowMode: options.rowMode }) }, values),
        ),
        { schema },
      ),
    close: () => client.close(),
  }
}

/** PostgreSQL over its socket, statements sent without waiting; null where there is none. */
export async function server(): Promise<Engine | null> {
  const started = await startPostgres()
  if (started === null) return null
  const url = new URL(started.url)
  const direct = new pg.Client({ connectionString: started.url })
  await direct.connect()
  const { rows } = await direct.query<{ unix_socket_directories: string }>('show unix_socket_directories')
  await direct.end()
  const client = new pg.Client({
    host: rows[0]?.unix_socket_directories ?? url.hostname,
    port: Number(url.port),
    user: url.username,
    password: url.password,
    database: 'postgres',
    pipeline: true,
  })
  await client.connect()
  const run: Connection['run'] = (query, values) => client.query({ ...decode(query), values: values ?? [] })
  return {
    name: 'PostgreSQL over its socket',
    connection: {
      run: (query, values) => (values ? run(query, values) : client.query(decode(query).text)),
      together: async (first, query, values, last) => {
        const all = [client.query(first), run(query, values), client.query(last)] as const
        const [, result] = await Promise.all(all)
        return result
      },
    },
    database: (connection) =>
      onPostgres(
        sendingBy(client, (query: Query, values: unknown[]) => connection.run(query, values)),
        { schema },
      ),
    close: async () => {
      await client.end()
      await started.stop()
    },
  }
}
