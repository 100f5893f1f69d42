import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { enter, expect, INVENTORY, test, type Page } from './fixtures.ts'
import { readManifest, scriptOf } from './manifest.ts'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const KB = 1024
/** Comes two seconds after the start, however far a slow machine is by then. */
const TIMED = 'src/notices/slow-requests.ts'

const zipped = async (path: string) => gzipSync(await readFile(join(DIST, path)), { level: 9 }).length / KB

/** Scripts or styles the page asked for before `until` (milliseconds since it began to load), zipped, in kB. */
async function weight(page: Page, ending: '.js' | '.css', until = Number.POSITIVE_INFINITY) {
  const paths = await page.evaluate(
    ([wanted, latest]) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime < latest)
        .map((entry) => new URL(entry.name).pathname)
        .filter((path) => path.endsWith(wanted)),
    [ending, until] as const,
  )
  const timed = `/${await scriptOf(TIMED)}`
  const sizes = await Promise.all([...new Set(paths)].filter((path) => path !== timed).map(zipped))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** When the answer with the first rows had come; what is fetched after that is for later. */
const firstRows = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes('/api/assets/?'))
      .reduce((latest, entry) => Math.max(latest, entry.startTime + entry.duration), 0),
  )

test('the login page is light', async ({ page, w }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: w.auth.login.title })).toBeVisible()
  expect(await weight(page, '.js')).toBeLessThanOrEqual(160)
  expect(await weight(page, '.css')).toBeLessThanOrEqual(15)
})

test('the inventory is light up to its first row', async ({ page, w, person }) => {
  await enter(page, person, INVENTORY)
  await expect(page.getByText(w.assets.empty.new_title)).toBeVisible()
  expect(await weight(page, '.js', await firstRows(page))).toBeLessThanOrEqual(230)
})

test('nothing that is loaded on intent weighs over 60 kB', async () => {
  const manifest = await readManifest()
  const start = [manifest['index.html'], Object.values(manifest).find(({ name }) => name === 'base')]
  const first = new Set(
    start.flatMap((entry) => [entry?.file, ...(entry?.imports ?? []).map((name) => manifest[name]?.file)]),
  )
  const later = [...new Set(Object.values(manifest).map(({ file }) => file))].filter(
    (file) => file.endsWith('.js') && !first.has(file),
  )
  expect(later.length).toBeGreaterThan(20)
  for (const file of later) expect(await zipped(file), file).toBeLessThanOrEqual(60)
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
