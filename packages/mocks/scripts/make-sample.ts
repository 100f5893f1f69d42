import { mkdir, writeFile } from 'node:fs/promises'
import { buildSample } from '../src/build/sample.ts'

const folder = new URL('../../../apps/web/src/features/imports/sample/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [kind, text] of Object.entries(buildSample()))
  await writeFile(new URL(`${kind}.csv`, folder), text)
