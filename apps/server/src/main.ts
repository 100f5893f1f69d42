import './quick-load.ts'

const { readEnv } = await import('./env.ts')
const { run } = await import('./run.ts')
const { startServer } = await import('./start.ts')

await run(async () => startServer(readEnv()))
