import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POSTGRES_BIN } from './env.ts'

const PORT = 5432
const DEBIAN = '/usr/lib/postgresql'

/** A PostgreSQL of its own in a temporary folder, reached by a socket there; null where none is installed. */
export function startPostgres(): { url: string; stop: () => void } | null {
  const bin = findBin()
  if (bin === null) return null
  const owner = ownerOf()
  const folder = mkdtempSync(join(tmpdir(), 'plenum-postgres-'))
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'plenum', '-A', 'trust', '-E', 'UTF8', '-N'],
    { ...owner },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`)
  const control = (...args: string[]) => {
    const { status, stderr } = spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], { ...owner })
    if (status !== 0) throw new Error(`pg_ctl failed: ${String(stderr)}`)
  }
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c port=${PORT} -c fsync=off`
  control('-l', join(folder, 'log'), '-o', settings, 'start')
  return {
    url: `postgres://plenum@/postgres?host=${encodeURIComponent(folder)}&port=${PORT}`,
    stop: () => {
      control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true })
    },
  }
}

function findBin(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().toReversed() : []
  const folders = [POSTGRES_BIN, ...versions.map((version) => join(DEBIAN, version, 'bin'))]
  return folders.find((folder) => existsSync(join(folder, 'postgres'))) ?? null
}

// PostgreSQL refuses to run as root: there it runs as its own user.
function ownerOf(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString())
  return { uid: id('-u'), gid: id('-g') }
}
