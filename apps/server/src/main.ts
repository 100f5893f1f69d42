import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { resolveOnce } from './resolve-once.ts'

// Beside the code it belongs to, where nobody else can write; it halves the second start.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
// 179 kB of package.json, named by 150 of our modules
resolveOnce('drizzle-orm')

const { readEnv } = await import('./env.ts')
const { run } = await import('./run.ts')
const { startServer } = await import('./start.ts')

await run(async () => startServer(readEnv()))
