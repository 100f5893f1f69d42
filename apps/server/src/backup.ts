import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { command, say, warn } from './command.ts'
import { type Env, readEnv } from './env.ts'
import { Refusal } from './refusal.ts'
import { secretsText } from './secrets.ts'

const USAGE = 'Usage: npm run backup -- <file or folder> [--with-keys]'

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

/** In a folder, one file for each moment. */
const targetOf = (place: string, { BACKUP_PASSPHRASE }: Env, now: Date) => {
  const path = resolve(place)
  if (!isFolder(path)) return path
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  return join(path, `plenum-${moment}.tar.gz${BACKUP_PASSPHRASE === undefined ? '' : '.sealed'}`)
}

const NO_KEYS = `THE KEYS ARE NOT IN IT, as it is not sealed. Without them nobody can sign in after a restore: keep a copy of
secrets.json elsewhere, or set BACKUP_PASSPHRASE, which seals the backup and takes them in. (--with-keys takes them in
without a seal.)`

const keysFor = ({ SECRETS_FILE, BACKUP_PASSPHRASE, DATA_DIR }: Env, isWanted: boolean) => {
  if (SECRETS_FILE !== undefined) {
    warn('SECRETS_FILE is set: whoever keeps that file keeps a copy of it too. It is not in the backup.')
    return undefined
  }
  if (!isWanted && BACKUP_PASSPHRASE === undefined) {
    warn(NO_KEYS)
    return undefined
  }
  const keys = secretsText(DATA_DIR)
  if (keys === undefined)
    throw new Refusal(
      `There are no keys in ${DATA_DIR} to take into the backup. Set DATA_DIR to the data folder of the server.`,
    )
  return keys
}

const missingWords = (missing: readonly string[]) =>
  [
    `${missing.length} FILES ARE MISSING: the database names them, and nobody has them. All else is in the backup.`,
    ...missing,
  ].join('\n')

const optionsOf = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: { 'with-keys': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
  } catch (cause) {
    throw new Refusal(USAGE, { cause })
  }
}

const backup = async (args: string[]) => {
  const { values, positionals } = optionsOf(args)
  const [place, ...more] = positionals
  if (place === undefined || more.length > 0) throw new Refusal(USAGE)
  const env = readEnv()
  const path = targetOf(place, env, new Date())
  const keys = keysFor(env, values['with-keys'])
  // loaded only now: what is refused above is said at once
  const { makeBackup } = await import('./backup/make.ts')
  const { manifest, end } = await makeBackup(env, { path, keys })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `${path}: ${rows} rows of ${manifest.tables.length} tables, ${end.files} files, ${Math.ceil(statSync(path).size / 1024)} kB; read again and found whole.`,
  )
  if (end.missing.length > 0) throw new Refusal(missingWords(end.missing))
}

await command(backup)
