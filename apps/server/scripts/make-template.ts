import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEngine } from '../src/database/engine.ts'

const target = new URL('../template.pgdata', import.meta.url)
const draft = new URL(`../template.${process.pid}.pgdata`, import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'plenum-template-'))

const { engine } = await openEngine(folder)
for (const statement of ['create extension if not exists pg_trgm', 'vacuum (analyze)', 'checkpoint']) {
  await engine.exec(statement)
}
const dump = await engine.dumpDataDir('gzip')
await engine.close()
writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
renameSync(draft, target)
rmSync(folder, { recursive: true })
