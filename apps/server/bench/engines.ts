import { startPostgres } from '@plenum/postgres'
import pg from 'pg'
import { openFilled, openFilledAt, type Filled } from './opened.ts'

/** The engines that are compared. */
export const ENGINES = ['embedded', 'PostgreSQL'] as const
export type Engine = (typeof ENGINES)[number]

/** Where something was measured, in words. */
export const inventory = (engine: Engine, count: number) => `${engine}, ${count.toLocaleString('en')} assets`

/** One inventory on each engine there is. */
export interface OnEngines {
  embedded: Filled
  PostgreSQL: Filled | null
}

/** The engines that hold an inventory, with it. */
export const eachOf = (on: OnEngines): { engine: Engine; filled: Filled }[] =>
  ENGINES.flatMap((engine) => {
    const filled = on[engine]
    return filled === null ? [] : [{ engine, filled }]
  })

/** Both engines for a run: the embedded one, and a PostgreSQL of its own where one is installed. */
export async function startEngines() {
  const server = await startPostgres()
  if (server === null)
    console.log(
      'No PostgreSQL is at hand (PLENUM_POSTGRES_BIN names its programs): the embedded engine alone is measured.',
    )
  let made = 0
  const emptyDatabase = async () => {
    if (server === null) return null
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    made += 1
    await client.query(`create database inventory_${made}`)
    await client.end()
    return server.url.replace(/[^/]+$/, `inventory_${made}`)
  }
  return {
    emptyDatabase,
    /** An inventory of so many assets on each. */
    open: async (count: number, kept: string | undefined): Promise<OnEngines> => {
      const embedded = await openFilled(count, kept)
      const address = await emptyDatabase()
      const filled = { embedded, PostgreSQL: address === null ? null : await openFilledAt(address, count) }
      console.log(`${count.toLocaleString('en')} assets are there`)
      return filled
    },
    stop: async () => server?.stop(),
  }
}
export type Engines = Awaited<ReturnType<typeof startEngines>>

/** Ends what was opened. */
export const closeAll = async (on: OnEngines): Promise<void> => {
  for (const { filled } of eachOf(on)) await filled.close()
}
