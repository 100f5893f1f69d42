import { minifyApart } from './minify-apart.ts'
import { packFiles } from './pack-files.ts'

const dist = new URL('../dist/', import.meta.url)
await minifyApart(dist)
const packed = await packFiles(dist)
console.info(`${packed} files packed`)
