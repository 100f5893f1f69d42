import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { migrateDatabase } from '../src/application.ts'
import { applicationOver } from '../src/testing/application-over.ts'
import { databaseFolder, openEmbedded } from '../src/database/embedded.ts'
import type { OpenDatabase } from '../src/database/open-database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { openSecrets, type Keys } from '../src/secrets.ts'
import { CREDENTIALS, foundCompany, signIn } from '../src/testing/inventory.ts'
import { fill, sizesOf, type Sizes } from './fill.ts'

const URL = 'http://localhost'
/** A session that is older is ended soon: a quarter of an hour is all it has. */
const SESSION_MS = 10 * 60_000
/** A raw query may be as slow as it is. */
const PATIENCE_MS = 60_000

/** The application over a database that holds an inventory of such sizes, filled in unless it was before. */
async function openOver(
  database: OpenDatabase,
  { secrets, sizes, isFilled }: { secrets: Keys; sizes: Sizes; isFilled: boolean },
) {
  await migrateDatabase(database)
  const application = applicationOver(database, secrets, { limits: { ...DEFAULT_LIMITS, times: 1_000_000 } })
  const send = (url: string, request: RequestInit) => application.request(url, request)
  let filling = 0
  if (!isFilled) {
    await foundCompany(URL, send)
    const began = performance.now()
    await fill(database, sizes)
    filling = performance.now() - began
    // what was filled in past the application is counted as it is when that starts
    await migrateDatabase(database)
  }
  let session = { access: '', since: Number.NEGATIVE_INFINITY }
  const authorization = async () => {
    if (performance.now() - session.since > SESSION_MS)
      session = { access: await signIn(URL, CREDENTIALS, send), since: performance.now() }
    return `Bearer ${session.access}`
  }
  const { rows } = await database.pool.query<{ id: string }>('select id from company')
  return {
    database,
    secrets,
    company_id: rows[0]?.id ?? '',
    /** Seconds that filling in took; 0 where it was found. */
    filling: filling / 1000,
    ask: async (path: string, { headers, ...request }: RequestInit = {}) =>
      application.request(`${URL}${path}`, {
        ...request,
        headers: { authorization: await authorization(), ...Object.fromEntries(new Headers(headers)) },
      }),
    /** Counts again what was written past the application. */
    recount: () => migrateDatabase(database),
  }
}

/** Closes a database; what nobody keeps of it is gone. */
const leaving = (database: OpenDatabase, folder: string, kept: string | undefined) => async () => {
  await database.close()
  if (kept === undefined) rmSync(folder, { recursive: true, force: true })
}

/** An inventory of so many assets on the embedded engine: filled in, or found under `kept` where it was before. */
export async function openFilled(count: number, kept: string | undefined, sizes = sizesOf(count)) {
  const folder = kept === undefined ? mkdtempSync(join(tmpdir(), 'plenum-list-')) : join(kept, String(count))
  const filled = join(folder, 'filled')
  const isFilled = existsSync(filled)
  if (!isFilled) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secrets = openSecrets(folder, existsSync(databaseFolder(folder)))
  const database = await openEmbedded(folder, () => undefined, { statementMs: PATIENCE_MS })
  const inventory = await openOver(database, { secrets, sizes, isFilled })
  writeFileSync(filled, '')
  return {
    ...inventory,
    folder,
    close: leaving(database, folder, kept),
  }
}
export type Filled = Awaited<ReturnType<typeof openFilled>>

/** An inventory of so many assets in an empty PostgreSQL database; its secrets are left in `kept`. */
export async function openFilledAt(url: string, count: number, kept?: string): Promise<Filled> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'plenum-list-'))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = await openPostgres(url, () => undefined)
  const inventory = await openOver(database, {
    secrets: openSecrets(folder, false),
    sizes: sizesOf(count),
    isFilled: false,
  })
  return {
    ...inventory,
    folder,
    close: leaving(database, folder, kept),
  }
}
