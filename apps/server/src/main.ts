import { createApp } from '@plenum/api-server/app'
import { migrate } from '@plenum/api-server/db/migrate'
import { readEnv } from './env.ts'
import { run } from './run.ts'
import { startServer } from './start.ts'

await run(async () => startServer(readEnv(), { migrate, create: createApp }))
