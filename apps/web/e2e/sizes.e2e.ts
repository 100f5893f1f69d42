import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { DIST, laterScripts, pageWeights, zipped } from './weights.ts'

test('no page weighs over 250 kB, its words aside', async () => {
  const weights = await pageWeights()
  expect(weights.size).toBeGreaterThan(30)
  for (const [page, kB] of weights) expect(kB, page).toBeLessThanOrEqual(250)
})

test('nothing that is loaded on intent weighs over 60 kB', async () => {
  const later = await laterScripts()
  expect(later.length).toBeGreaterThan(20)
  for (const file of later) expect(await zipped(file), file).toBeLessThanOrEqual(60)
})

test('no sheet of styles takes an animation of another one back', async () => {
  const names = await readdir(join(DIST, 'assets'))
  const sheets = names.filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(sheets.map((name) => readFile(join(DIST, 'assets', name), 'utf8')))
  const animations = texts.flatMap((text) => text.match(/@keyframes [\w-]+/g) ?? [])
  expect(animations).toContain('@keyframes spin')
  expect(animations).toEqual([...new Set(animations)])
})

test('a production build holds no mock server, no database and no invented data', async () => {
  const names = await readdir(join(DIST, 'assets'))
  expect(names.filter((name) => /\.(wasm|pgdata|data)$/.test(name))).toEqual([])
  const scripts = names.filter((name) => name.endsWith('.js'))
  for (const name of scripts) {
    const code = await readFile(join(DIST, 'assets', name), 'utf8')
    expect(code, name).not.toMatch(/mockServiceWorker|PGlite|fakerjs|Cold-aisle-1/)
  }
})
