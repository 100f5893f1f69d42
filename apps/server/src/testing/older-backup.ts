import { join } from 'node:path'
import { MIGRATIONS, migrate } from '@plenum/api-server/db/migrate'
import { schema } from '@plenum/api-server/db/schema'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect } from 'vitest'
import { makeBackup } from '../backup/make.ts'
import { restoreBackup } from '../backup/restore.ts'
import { openEmbedded } from '../database/embedded.ts'
import { readEnv } from '../env.ts'
import { emptyFolder, startedFolder } from './folders.ts'

/** Backs up a database of so many migrations and restores it: it has all migrations then, and what it held. */
export const expectOlderRestored = async (count: number): Promise<void> => {
  const older = startedFolder('empty')
  const before = await openEmbedded(older, console.error)
  await before.alone(async (client) => {
    await migrate(drizzle({ client, schema }), () => new Date(), count)
    await client.query(
      `insert into company (id, name, created_at) values (gen_random_uuid(), 'Example', now())`,
    )
  })
  await before.close()
  const path = join(emptyFolder(), 'backup')
  await makeBackup(readEnv({ DATA_DIR: older }), { path, keys: undefined })
  const restored = emptyFolder()
  const { manifest } = await restoreBackup(readEnv({ DATA_DIR: restored }), path)
  expect(manifest.migrations).toEqual(MIGRATIONS.slice(0, count))
  const after = await openEmbedded(restored, console.error)
  const { rows } = await after.pool
    .query(`select (select array_agg(name order by name) from schema_migration) as applied,
  (select array_agg(name) from company) as companies`)
  await after.close()
  expect(rows).toEqual([{ applied: MIGRATIONS, companies: ['Example'] }])
}
