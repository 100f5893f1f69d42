import { schema } from '@plenum/api-server/db/schema'
import { DEMO_LOGIN } from '@plenum/mocks/build/people'
import { seed } from '@plenum/mocks/seed'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase } from './database/open-database.ts'
import { readEnv } from './env.ts'
import { createPasswords } from './passwords.ts'
import { run } from './run.ts'
import { startServer } from './start.ts'

/** Gives an empty database the demonstration company; one that has a company keeps what people did to it. */
const fill = ({ alone }: OpenDatabase) =>
  alone(async (client) => {
    const database = drizzle({ client, schema })
    const [company] = await database.select({ id: schema.company.id }).from(schema.company).limit(1)
    if (company) return
    await seed({ database, clock: () => new Date(), passwords: createPasswords() })
    await client.query('vacuum (analyze)')
  })

await run(
  async () => startServer(readEnv(undefined, { DATA_DIR: './data-demo' }), { fill }),
  [`Sign in: ${DEMO_LOGIN.email} / ${DEMO_LOGIN.password}`],
)
