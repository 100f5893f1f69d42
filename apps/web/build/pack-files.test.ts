import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { packFiles } from './pack-files.ts'

const SCRIPT = 'export const one = 1\n'.repeat(100)

test('packs what is worth it in both ways, and takes away what was packed before', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'plenum-pack-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const packed = join(dist, '.vite/packed')
  for (const folder of [join(dist, 'assets'), packed]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(packed, 'old.js.br'), 'old')
  writeFileSync(join(dist, 'assets/a.js'), SCRIPT)
  writeFileSync(join(dist, 'assets/short.js'), 'short')
  writeFileSync(join(dist, 'assets/font.woff2'), SCRIPT)
  writeFileSync(join(dist, 'index.html'), SCRIPT)
  expect(await packFiles(pathToFileURL(`${dist}/`))).toBe(2)
  const names = readdirSync(packed, { recursive: true }).map(String).toSorted()
  expect(names).toEqual(['assets', 'assets/a.js.br', 'assets/a.js.gz', 'index.html.br', 'index.html.gz'])
  expect(brotliDecompressSync(readFileSync(join(packed, 'assets/a.js.br'))).toString()).toBe(SCRIPT)
  expect(gunzipSync(readFileSync(join(packed, 'index.html.gz'))).toString()).toBe(SCRIPT)
})
