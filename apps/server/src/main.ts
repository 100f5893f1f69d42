import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Beside the code it belongs to, where nobody else can write; it halves the second start.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))

const { readEnv } = await import('./env.ts')
const { run } = await import('./run.ts')
const { startServer } = await import('./start.ts')

await run(async () => startServer(readEnv()))
