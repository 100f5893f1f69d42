import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { schema } from '@plenum/api-server/db/schema'
import { verifyAudit } from '@plenum/api-server/store/audit-read'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { openEmbedded } from '../database/embedded.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { readEnv } from '../env.ts'
import { emptyFolder, startedFolder } from '../testing/folders.ts'
import { openInventory, staySignedIn } from '../testing/inventory.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { Writer } from '../testing/writers.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'

const BACKUPS = timesOf('backups')
const record = beginTrial('backups')
const WRITERS = 4
/** How long each writer rests: what a backup takes grows with what they write. */
const REST_MS = 250
const LIMIT_MS = 300_000 + BACKUPS * 20_000

const COUNTED = `select
  (select count(*)::int from asset) as assets,
  (select coalesce(sum(count), 0)::int from asset_counter) as counted,
  (select count(*)::int from asset a where not exists (
    select from history h where h.company_id = a.company_id and h.entity = 'asset' and h.entity_id = a.id::text)
  ) as without_history,
  (select count(*)::int from session where revoked_at is null) as sessions,
  (select id from company) as company_id`

interface Counted {
  assets: number
  counted: number
  without_history: number
  sessions: number
  company_id: string
}

/** The numbers of each writer's assets, in their order. */
const numbersOf = async ({ pool }: OpenDatabase) => {
  const { rows } = await pool.query<{ name: string }>('select name from asset')
  const found = Array.from({ length: WRITERS }, (): number[] => [])
  for (const [writer = 0, number = 0] of rows.map(({ name }) => name.split(':').map(Number)))
    found[writer]?.push(number)
  return found.map((numbers) => numbers.toSorted((a, b) => a - b))
}

const restoredFrom = async (path: string) => {
  const DATA_DIR = emptyFolder()
  await restoreBackup(readEnv({ DATA_DIR }), path)
  const database = await openEmbedded(DATA_DIR, console.error)
  try {
    const { rows } = await database.pool.query<Counted>(COUNTED)
    const [counted] = rows
    if (!counted) throw new Error('Nothing was counted')
    const audit = await verifyAudit(drizzle({ client: database.pool, schema }), counted.company_id)
    return { numbers: await numbersOf(database), counted, audit }
  } finally {
    await database.close()
  }
}

test(
  `${BACKUPS} backups beside a server at work hold what it had acknowledged at one moment, each of them restored`,
  async () => {
    const DATA_DIR = startedFolder()
    const server = new ServerProcess({ DATA_DIR })
    const url = await server.url()
    const founder = staySignedIn()
    await founder(url)
    const inventory = {
      create: async (name: string) => {
        await setTimeout(REST_MS)
        return openInventory(url, await founder(url)).create(name)
      },
    }
    const writers = Array.from({ length: WRITERS }, (_, number) => new Writer(inventory, number))
    let rows = 0
    for (let round = 0; round < BACKUPS; round += 1) {
      await setTimeout(Math.random() * 300)
      const path = join(emptyFolder(), 'backup.tar.gz')
      const before = writers.map(({ acknowledged }) => acknowledged)
      await makeBackup(readEnv({ DATA_DIR }), { path, keys: undefined })
      const after = writers.map(({ asked }) => asked)
      const { numbers, counted, audit } = await restoredFrom(path)
      for (const [at, found] of numbers.entries()) {
        expect(found).toEqual(Array.from({ length: found.length }, (_, index) => index + 1))
        expect(found.length).toBeGreaterThanOrEqual(before[at] ?? 0)
        expect(found.length).toBeLessThanOrEqual(after[at] ?? 0)
      }
      expect(counted).toMatchObject({ counted: counted.assets, without_history: 0, sessions: 0 })
      expect(audit.broken_at).toBeNull()
      rows = counted.assets
    }
    // nobody who wrote meanwhile was turned away
    for (const writer of writers) await writer.stop()
    expect(await server.end('SIGHUP')).toBe(0)
    expect(server.stderr).toBe('')
    console.log(`${BACKUPS} backups beside ${WRITERS} writers, the last of ${rows} assets, all restored`)
    record({
      done: { backups: BACKUPS, restores: BACKUPS, 'assets in the last one': rows },
      failed: { 'backups that are not of one moment': 0, 'writes refused': 0 },
    })
    expect(rows).toBeGreaterThan(0)
  },
  LIMIT_MS,
)
