import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { enter, expect, INVENTORY, test } from './fixtures.ts'
import { DIST, filesOf, firstRows, laterScripts, pageWeights, weight, weightOf, zipped } from './weights.ts'

test('the landing page needs no script to be seen but two small ones', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const scripts = (await filesOf(page)).filter((path) => path.endsWith('.js') && !path.startsWith('assets/'))
  expect(scripts.toSorted()).toEqual(['at-leisure.js', 'boot.js'])
  expect(await weightOf(scripts)).toBeLessThanOrEqual(2)
  expect(await weight(page, '.css')).toBeLessThanOrEqual(15)
})

test('the login page is light', async ({ page }) => {
  await page.goto('/auth/login')
  // it is seen before that as it was drawn beforehand
  await expect(page.locator('form')).toBeVisible()
  expect(await weight(page, '.js')).toBeLessThanOrEqual(160)
  expect(await weight(page, '.css')).toBeLessThanOrEqual(15)
})

test('the inventory is light up to its first row', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY)
  await expect(page.getByText(w.assets.empty.new_title)).toBeVisible()
  expect(await weight(page, '.js', await firstRows(page))).toBeLessThanOrEqual(230)
})

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
