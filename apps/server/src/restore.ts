import { resolve } from 'node:path'
import type { Checked } from './backup/members.ts'
import { command, say, warn } from './command.ts'
import { type Env, readEnv } from './env.ts'
import { Refusal } from './refusal.ts'
import { secretsText } from './secrets.ts'

const USAGE = 'Usage: npm run restore -- <file>'

const NO_KEYS = `THE BACKUP HOLDS NO KEYS. Put secrets.json of the installation it was made of into the data folder before the first
start: without it nobody can sign in.`

const tell = (env: Env, { manifest, keys, end }: Checked) => {
  const width = Math.max(...manifest.tables.map(({ name }) => name.length))
  say(...manifest.tables.map(({ name, rows }) => `${name.padEnd(width)} ${rows}`))
  say(
    `Every row of these ${manifest.tables.length} tables and ${end.files} files are as they were on ${manifest.made_at}. Everybody has to sign in again, and open invitations are withdrawn: invite anew.`,
  )
  if (keys === undefined && env.SECRETS_FILE === undefined && secretsText(env.DATA_DIR) === undefined)
    warn(NO_KEYS)
  if (end.missing.length > 0)
    warn(`${end.missing.length} files were missing when the backup was made.`, ...end.missing)
}

const restore = async ([file, ...more]: string[]) => {
  if (file === undefined || more.length > 0) throw new Refusal(USAGE)
  const env = readEnv()
  // loaded only now: what is refused above is said at once
  const { restoreBackup } = await import('./backup/restore.ts')
  tell(env, await restoreBackup(env, resolve(file)))
}

await command(restore)
