import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, register, test, type Page } from './fixtures.ts'

const DIST = new URL('../dist/', import.meta.url).pathname
const KB = 1024

const zipped = async (path: string) => gzipSync(await readFile(join(DIST, path)), { level: 9 }).length / KB

/** Collects what the page loads from now on; the answer weighs files of one kind, zipped, in kB. */
function weigh(page: Page) {
  const paths = new Set<string>()
  page.on('request', (request) => paths.add(new URL(request.url()).pathname))
  return async (ending: string) => {
    const sizes = await Promise.all([...paths].filter((path) => path.endsWith(ending)).map(zipped))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

test('the login page is light', async ({ page, w }) => {
  const weight = weigh(page)
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: w.auth.login.title })).toBeVisible()
  expect(await weight('.js')).toBeLessThanOrEqual(160)
  expect(await weight('.css')).toBeLessThanOrEqual(15)
})

test('the inventory is light up to its first row', async ({ page, w, person }) => {
  await register(page, w, person)
  const weight = weigh(page)
  await page.goto('/app/settings/assets-inventory')
  await expect(page.getByText(w.assets.empty.new_title)).toBeVisible()
  expect(await weight('.js')).toBeLessThanOrEqual(230)
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
