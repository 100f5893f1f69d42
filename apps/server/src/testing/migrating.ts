import { argv } from 'node:process'
import { migrate } from '@plenum/api-server/db/migrate'
import { schema } from '@plenum/api-server/db/schema'
import { drizzle } from 'drizzle-orm/node-postgres'
import { openDatabase } from '../database/open.ts'
import { readEnv } from '../env.ts'
import { dyingAfter, statementsOf } from './dying.ts'

/** Brings a database to a migration's end, and is killed behind one of its statements. */
const [migration, statement] = argv.slice(2).map(Number)
const database = await openDatabase(readEnv(), console.error)
await database.alone((client) => {
  const last = statementsOf(migration ?? 0)[statement ?? 0] ?? ''
  const dying = dyingAfter(client, last, () => process.kill(process.pid, 'SIGKILL'))
  return migrate(drizzle({ client: dying, schema }), () => new Date(0), (migration ?? 0) + 1)
})
throw new Error('It was to be killed before')
