// A server as in production, but for what its passwords cost: journeys sign in by the hundred.
import '../quick-load.ts'

const { readEnv } = await import('../env.ts')
const { run } = await import('../run.ts')
const { startServer } = await import('../start.ts')
const { lightPasswords } = await import('./light-passwords.ts')

await run(async () => startServer(readEnv(), { passwords: lightPasswords() }))
