import { createApp } from '@plenum/api-server/app'
import type { Database } from '@plenum/api-server/ports'
import { database } from './engine.ts'
import { ports } from './world.ts'

/** The database that `app` works on at this moment. */
let present: Database = database

/** The application over whatever `within` has opened. */
export const app = createApp({
  ...ports,
  database: new Proxy(database, {
    get: (_, name) => {
      const value: unknown = Reflect.get(present, name, present)
      const bound: unknown = typeof value === 'function' ? value.bind(present) : value
      return bound
    },
  }),
})

const UNDONE = new Error('What was tried is undone')

/** Tries something on `app` and undoes whatever it did to the database. */
export async function within<Result>(attempt: (tx: Database) => Promise<Result>): Promise<Result> {
  const results: Result[] = []
  try {
    await database.transaction(async (tx) => {
      present = tx
      results.push(await attempt(tx))
      throw UNDONE
    })
  } catch (error) {
    if (error !== UNDONE) throw error
  } finally {
    present = database
  }
  const [result] = results
  if (result === undefined) throw new Error('The attempt gave nothing')
  return result
}

/** A request to `app` by the holder of an access token. */
export function send(path: string, { access, ...init }: RequestInit & { access?: string | null }) {
  const headers = new Headers(init.headers)
  if (access) headers.set('authorization', `Bearer ${access}`)
  if (typeof init.body === 'string' && !headers.has('content-type'))
    headers.set('content-type', 'application/json')
  return Promise.resolve(app.fetch(new Request(`http://localhost${path}`, { ...init, headers })))
}
