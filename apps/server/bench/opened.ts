import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryFiles } from '@plenum/api-server/files/memory-files'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { createApplication, migrateDatabase } from '../src/application.ts'
import { databaseFolder, openEmbedded } from '../src/database/embedded.ts'
import { openSecrets } from '../src/secrets.ts'
import { CREDENTIALS, foundCompany, signIn } from '../src/testing/inventory.ts'
import { fill, sizesOf } from './fill.ts'

const URL = 'http://localhost'
/** A raw query may be as slow as it is. */
const PATIENCE_MS = 60_000

/** An inventory of so many assets on the embedded engine: filled in, or found under `kept` where it was before. */
export async function openFilled(count: number, kept: string | undefined, sizes = sizesOf(count)) {
  const folder = kept === undefined ? mkdtempSync(join(tmpdir(), 'plenum-list-')) : join(kept, String(count))
  const filled = join(folder, 'filled')
  const isFilled = existsSync(filled)
  if (!isFilled) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secrets = openSecrets(folder, existsSync(databaseFolder(folder)))
  const database = await openEmbedded(folder, () => undefined, { statementMs: PATIENCE_MS })
  await migrateDatabase(database)
  const application = createApplication(database, {
    secrets,
    registration: 'open',
    files: memoryFiles(() => new Date()),
    mailer: { send: () => undefined },
    publicUrl: URL,
    limits: { ...DEFAULT_LIMITS, times: 1_000_000 },
    lifetimes: LIFETIMES.usual,
  })
  const send = (url: string, request: RequestInit) => application.request(url, request)
  if (!isFilled) {
    await foundCompany(URL, send)
    await fill(database, sizes)
    // what was filled in past the application is counted as it is when that starts
    await migrateDatabase(database)
    writeFileSync(filled, '')
  }
  // filling may take longer than a session lasts
  const access = await signIn(URL, CREDENTIALS, send)
  const { rows } = await database.pool.query<{ id: string }>('select id from company')
  return {
    database,
    secrets,
    company_id: rows[0]?.id ?? '',
    ask: (path: string) =>
      application.request(`${URL}${path}`, { headers: { authorization: `Bearer ${access}` } }),
    /** Counts again what was written past the application. */
    recount: () => migrateDatabase(database),
    close: async () => {
      await database.close()
      if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Filled = Awaited<ReturnType<typeof openFilled>>
