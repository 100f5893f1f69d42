/*
 * How long a backup, its restore and the move to PostgreSQL take, by the number of assets:
 *   pnpm --filter @plenum/server bench:backup [--sizes 1000,100000] [--keep folder] [--write]
 * `--keep` leaves what was filled in for the next time; `--write` puts the figures into docs/backup-figures.md.
 */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '@plenum/postgres'
import { databaseFolder } from '../src/database/embedded.ts'
import { runCommand } from '../src/testing/run-command.ts'
import { sizesOf } from './fill.ts'
import { openFilled } from './opened.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const PAGE = fileURLToPath(new URL('../../../docs/backup-figures.md', import.meta.url))
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'plenum-backup-bench-'))
const work = mkdtempSync(join(tmpdir(), 'plenum-backup-work-'))

/** Seconds that a command of ours takes as a process of its own, and what it says at its end. */
const timed = async (script: string, args: string[], variables: Record<string, string>) => {
  const began = performance.now()
  const { code, stdout, stderr } = await runCommand(script, args, variables)
  if (code !== 0) throw new Error(stderr)
  return { seconds: (performance.now() - began) / 1000, stdout }
}

const bytesOf = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(place, name)).size)
    .reduce((sum, size) => sum + size, 0)
const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1)

const rowsIn = (stdout: string) => Number(/(\d+) rows of/.exec(stdout)?.[1] ?? 0)

const lines: string[] = []
for (const size of values.sizes.split(',').map(Number)) {
  const filled = await openFilled(size, folder, sizesOf(size))
  await filled.close()
  const DATA_DIR = join(folder, String(size))
  const file = join(work, `${size}.tar.gz`)
  const sealed = join(work, `${size}.tar.gz.sealed`)
  const backup = await timed('backup', [file], { DATA_DIR })
  const secret = { BACKUP_PASSPHRASE: 'a passphrase for the bench' }
  const sealing = await timed('backup', [sealed], { DATA_DIR, ...secret })
  const restored = join(work, `restored-${size}`)
  const restore = await timed('restore', [file], { DATA_DIR: restored })
  const server = await startPostgres()
  const move = server && (await timed('move', [server.url], { DATA_DIR }))
  await server?.stop()
  const line = [
    size.toLocaleString('en'),
    rowsIn(backup.stdout).toLocaleString('en'),
    megabytes(bytesOf(databaseFolder(DATA_DIR))),
    megabytes(statSync(file).size),
    ...[backup, sealing, restore, move].map((run) => run?.seconds.toFixed(1) ?? 'not measured'),
  ]
  lines.push(`| ${line.join(' | ')} |`)
  console.log(lines.at(-1))
}
rmSync(work, { recursive: true, force: true })
if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })

const report = `# How long a backup takes

Written by \`pnpm --filter @plenum/server bench:backup --write\` on ${new Date().toISOString().slice(0, 10)}: seconds of whole commands from the
start of their process on, on ${availableParallelism()} cores whose load was ${loadavg()[0]?.toFixed(1)} at the end. The embedded database, with what a company of that
size has beside its assets. A backup reads its file again before it says that it is whole; a restore reads the file
before it writes, and compares every row afterwards; a move compares every row.

| Assets | Rows | Database, MB | Backup, MB | Backup | Sealed backup | Restore | Move to PostgreSQL |
| -----: | ---: | -----------: | ---------: | -----: | ------------: | ------: | -----------------: |
${lines.join('\n')}
`
if (values.write) writeFileSync(PAGE, report)
else console.log(report)
