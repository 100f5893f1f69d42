/*
 * How long a backup, its restore and the move to PostgreSQL take, by the number of assets:
 *   npm run bench -- backup [-- --sizes 1000,100000] [--keep folder]
 * `--keep` keeps the filled databases for the next time.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { beginRun } from '@plenum/bench/record'
import { startPostgres } from '@plenum/postgres'
import { databaseFolder } from '../src/database/embedded.ts'
import { runCommand } from '../src/testing/run-command.ts'
import { sizesOf } from './fill.ts'
import { openFilled } from './opened.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    keep: { type: 'string' },
  },
})
const record = beginRun({
  bench: 'backup',
  about: `Seconds of whole commands, from the start of the process, on the embedded database of a company of that size. A backup reads
its file again before it reports success; a restore reads the file before it writes and compares every row afterwards; a
move compares every row.`,
})
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

const lines: string[][] = []
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
  lines.push(line)
  console.log(line.join(' | '))
}
rmSync(work, { recursive: true, force: true })
if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })
record({
  head: [
    'assets',
    'rows',
    'database, MB',
    'backup, MB',
    'backup',
    'encrypted backup',
    'restore',
    'move to PostgreSQL',
  ],
  rows: lines,
})
