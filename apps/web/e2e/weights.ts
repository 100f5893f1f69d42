import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { readManifest, scriptOf } from './manifest.ts'

/** Where the application was built to. */
export const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const KB = 1024
/** Comes two seconds after the start, however far a slow machine is by then. */
const TIMED = 'src/notices/slow-requests.ts'

/** What a file of the build weighs on the way, in kB of 1,024 bytes. */
export const zipped = async (path: string) =>
  gzipSync(await readFile(join(DIST, path)), { level: 9 }).length / KB

/** What the page asked for before `until` (milliseconds since it began to load), without repeats. */
export async function filesOf(page: Page, until = Number.POSITIVE_INFINITY) {
  const paths = await page.evaluate(
    (latest) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime < latest)
        .map((entry) => new URL(entry.name).pathname.slice(1)),
    // what is passed to a page cannot be infinite
    Math.min(until, Number.MAX_SAFE_INTEGER),
  )
  const timed = await scriptOf(TIMED)
  return [...new Set(paths)].filter((path) => path !== timed)
}

/** What files weigh together. */
export async function weightOf(files: readonly string[]) {
  const sizes = await Promise.all(files.map(zipped))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Scripts or styles the page asked for before `until`, zipped, in kB. */
export const weight = async (page: Page, ending: '.js' | '.css', until?: number) =>
  weightOf((await filesOf(page, until)).filter((path) => path.endsWith(ending)))

/** When the answer with the first rows had come; what is fetched after that is for later, the same list anew too. */
export const firstRows = (page: Page) =>
  page.evaluate(() => {
    const answered = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseStatus }) => name.includes('/api/assets/?') && responseStatus === 200)
    return Math.min(...answered.map(({ responseEnd }) => responseEnd))
  })

/** What every page of those who are signed in begins with, by the names of the build. */
const FRAME = ['start', 'base', 'frame']

/** What the pages of those who are signed in cannot be drawn without, words aside: kB by the source of their route. */
export async function pageWeights(): Promise<Map<string, number>> {
  const manifest = await readManifest()
  const entries = Object.entries(manifest)
  const reached = (keys: readonly string[], known = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (known.has(key)) continue
      known.add(key)
      reached(manifest[key]?.imports ?? [], known)
    }
    return known
  }
  const frame = entries.filter(([, { name }]) => FRAME.some((each) => each === name)).map(([key]) => key)
  const pages = entries.map(([key]) => key).filter((key) => /^src\/routes\/app\/.*split=component/.test(key))
  const weights = pages.map(async (key) => {
    const files = new Set([...reached([...frame, key])].flatMap((each) => manifest[each]?.file ?? []))
    return [key.replace(/\?.*/, ''), await weightOf([...files])] as const
  })
  return new Map(await Promise.all(weights))
}

/** Scripts that no page begins with. */
export async function laterScripts(): Promise<string[]> {
  const manifest = await readManifest()
  const start = [manifest['index.html'], Object.values(manifest).find(({ name }) => name === 'base')]
  const first = new Set(
    start.flatMap((entry) => [entry?.file, ...(entry?.imports ?? []).map((name) => manifest[name]?.file)]),
  )
  return [...new Set(Object.values(manifest).map(({ file }) => file))].filter(
    (file) => file.endsWith('.js') && !first.has(file),
  )
}

/** What of Spanish the page has fetched before `until`. */
export async function fetchedSpanish(page: Page, until?: number): Promise<string[]> {
  const files = await filesOf(page, until)
  return Object.entries(await readManifest())
    .filter(([source, { name, file }]) => {
      // those of the first pages are one file, whose source is not told
      const isSpanish = source.includes('/locales/es/') || name === 'start-es'
      return isSpanish && files.includes(file)
    })
    .map(([, { file }]) => file)
}
