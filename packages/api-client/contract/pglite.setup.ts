import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'
import { migrate } from '@plenum/api-server/db/migrate'
import { schema } from '@plenum/api-server/db/schema'
import { MAKE_TRIGGERS_REST } from './resting.ts'

/** Migrates one PGlite; every worker opens a copy of it. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-contract-'))
  const client = await PGlite.create({ extensions: { pg_trgm } })
  await migrate(drizzle(client, { schema }), () => new Date())
  await client.exec(MAKE_TRIGGERS_REST)
  const dump = join(folder, 'migrated.pgdata')
  writeFileSync(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  project.provide('engine', { kind: 'pglite', dump })
  return () => rmSync(folder, { recursive: true })
}
