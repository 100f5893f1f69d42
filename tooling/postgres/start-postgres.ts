import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'

const DEBIAN = '/usr/lib/postgresql'
const ROLE = 'plenum'

/** A PostgreSQL server of its own for a run of tests. */
export interface ThrowAwayPostgres {
  /** Where node-postgres finds its database, password included. */
  url: string
  /** Ends it and removes its data. */
  stop: () => Promise<void>
}

const findPrograms = () => {
  const byVersion = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [env.PLENUM_POSTGRES_BIN ?? '', ...byVersion.map((version) => join(DEBIAN, version, 'bin'))]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root: somebody without rights, with the numbers of `/etc/passwd`. */
const findUnprivileged = () => {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([first]) => first === name))
    .find(Boolean)
  return account ? { uid: Number(account[2]), gid: Number(account[3]) } : null
}

/** Where the system can, a server whose tests were killed is ended by it. */
const dyingWithUs = existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'QUIT', '--'] : []

/** Below those that systems give to outgoing connections. */
const PORTS = { from: 10_000, below: 30_000 }

/** A port of this machine that nobody listens on; until it is used, only somebody who asks for just this one takes it. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(PORTS.from, PORTS.below)
  const server = createServer()
  const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
    () => true,
    () => false,
  )
  server.close()
  return isFree ? port : freePort()
}

const untilReady = async (server: ChildProcess) => {
  let log = ''
  const ready = new Promise<void>((resolve) => {
    server.stderr?.on('data', (text: Buffer) => {
      log += text.toString()
      if (log.includes('database system is ready to accept connections')) resolve()
    })
  })
  const ended = once(server, 'exit').then(() => {
    throw new Error(`PostgreSQL did not start: ${log}`)
  })
  await Promise.race([ready, ended])
}

interface StartOptions {
  /** Whether a commit reaches the disk, as where PostgreSQL is installed; what measures nothing does without. */
  syncs?: boolean
}

/** Starts an empty PostgreSQL; null where none is installed. */
export const startPostgres = async ({
  syncs = true,
}: StartOptions = {}): Promise<ThrowAwayPostgres | null> => {
  const programs = findPrograms()
  if (!programs) return null
  const as = findUnprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'plenum-postgres-'))
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (as) for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid)

  const data = join(folder, 'data')
  const options = { cwd: folder, ...as }
  const newCluster = [
    '--pgdata',
    data,
    '--username',
    ROLE,
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
  ]
  await promisify(execFile)(
    join(programs, 'initdb'),
    [...newCluster, '--encoding', 'UTF8', '--locale', 'C.UTF-8'],
    options,
  )

  const port = await freePort()
  const settings = syncs ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']
  const listening = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings]
  const [command = '', ...parameters] = [...dyingWithUs, join(programs, 'postgres'), ...listening]
  const server = spawn(command, parameters, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const endWithUs = () => void server.kill('SIGQUIT')
  process.once('exit', endWithUs)
  await untilReady(server)
  return {
    url: `postgres://${ROLE}:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', endWithUs)
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
