import { existsSync } from 'node:fs'
import { command } from './command.ts'
import { databaseFolder } from './database/embedded.ts'
import { type Env, readEnv } from './env.ts'
import { lockDataDir } from './owner-lock.ts'
import { Refusal } from './refusal.ts'
import { rotateSecrets } from './secrets.ts'

const USAGE = `Usage: npm run admin -- super <e-mail>
       npm run admin -- rotate-keys`

/** Makes the embedded database ours while the command runs; a server beside it must own it alone. */
const own = async (dataDir: string) => {
  if (!existsSync(databaseFolder(dataDir)))
    throw new Refusal(`There is no database in ${dataDir}. Start Plenum once, and register, before this.`)
  return lockDataDir(dataDir).catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
    const reason = cause.message.split('. ')[0]
    throw new Refusal(`${reason}. Stop it, run this again, then start it.`, { cause })
  })
}

const whileNobodyOwns = async <Result>({ DATABASE_URL, DATA_DIR }: Env, work: () => Promise<Result>) => {
  const release = DATABASE_URL === undefined ? await own(DATA_DIR) : undefined
  try {
    return await work()
  } finally {
    release?.()
  }
}

const superAdministrator = async (env: Env, email: string) => {
  const name = await whileNobodyOwns(env, async () => {
    // loaded only now: what is refused above is said at once
    const { makeSuperAdministrator } = await import('./super-administrator.ts')
    return makeSuperAdministrator(env, email)
  })
  if (name === undefined) throw new Refusal(`Nobody who may sign in has the e-mail address ${email}.`)
  process.stdout.write(`${name} (${email}) is a super administrator now.\n`)
}

const rotateKeys = async (env: Env) => {
  if (env.SECRETS_FILE !== undefined)
    throw new Refusal('SECRETS_FILE is set: whoever keeps that file puts new keys into it.')
  await whileNobodyOwns(env, async () => rotateSecrets(env.DATA_DIR, new Date()))
  process.stdout.write(
    'There are new keys from the next start on. What the former one has signed is taken for 7 more days.\n',
  )
}

const admin = async ([what, email, ...more]: string[]) => {
  if (what === 'super' && email && more.length === 0) return superAdministrator(readEnv(), email)
  if (what === 'rotate-keys' && email === undefined) return rotateKeys(readEnv())
  throw new Refusal(USAGE)
}

await command(admin)
