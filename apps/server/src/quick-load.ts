import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { resolveOnce } from './resolve-once.ts'

// Loads what comes after it sooner: first in what is run, or named by `--import` where that imports at once.

// Beside the code it belongs to, where nobody else can write; it halves the second start.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
// 179 kB of package.json, named by 150 of our modules
resolveOnce('drizzle-orm')
