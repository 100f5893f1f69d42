import { writeFile } from 'node:fs/promises'
import { migrate } from '@plenum/api-server/db/migrate'
import { openMemoryDatabase } from '../src/open-database.ts'
import { portablePasswords } from '../src/passwords.ts'
import { seed } from '../src/seed.ts'

const clock = () => new Date()
const { engine, database } = await openMemoryDatabase()
await migrate(database, clock)
await seed({ database, clock, passwords: portablePasswords })
// What the page has to fetch: nothing that the engine can do without.
await engine.exec('vacuum full analyze')
for (const template of ['template0', 'template1']) {
  await engine.exec(`update pg_database set datistemplate = false where datname = '${template}'`)
  await engine.exec(`drop database ${template}`)
}
await engine.exec('select pg_switch_wal()')
await engine.exec('checkpoint')
const dump = await engine.dumpDataDir('gzip')
await writeFile(new URL('../snapshot.pgdata', import.meta.url), Buffer.from(await dump.arrayBuffer()))
await engine.close()
