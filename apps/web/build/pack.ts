import { packFiles } from './pack-files.ts'

const packed = await packFiles(new URL('../dist/', import.meta.url))
console.info(`${packed} files packed`)
