import { drawPages } from './drawn-pages.ts'

const drawn = await drawPages(new URL('../dist/', import.meta.url))
console.info(`${drawn} pages drawn`)
