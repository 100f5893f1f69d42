import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium as launchOptions } from '@plenum/browser'
import { brokenRules, reviewsInVain } from '@plenum/browser/axe'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'

// Every story in every theme, language and width, examined by axe: what `npm test` does at one width and in the story's
// own language. `pnpm --filter @plenum/storybook looks`; words after it narrow the stories down by their ids, and
// `--pictures <folder>` keeps a picture of each.

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  }
}

const THEMES = ['light', 'dark']
const LANGUAGES = ['en', 'es']
const WIDTHS = [1440, 768, 390]
const PAGES = 3
/** Longer than the longest wait of a play, which looks in vain for the words of another language. */
const PATIENCE_MS = 40_000
/** Rules of whole pages, which a story is not. */
const OF_PAGES = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region']

const built = fileURLToPath(new URL('../storybook-static', import.meta.url))

const {
  values: { pictures },
  positionals: wanted,
} = parseArgs({ allowPositionals: true, options: { pictures: { type: 'string' } } })

async function storyIds(): Promise<string[]> {
  const index: { entries: Record<string, object> } = JSON.parse(await readFile(`${built}/index.json`, 'utf8'))
  return Object.keys(index.entries).filter(
    (id) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
  )
}

/** Waits until a story has been drawn and its play, which may fail in another language, has ended. */
const shown = (page: Page) =>
  page.waitForFunction(
    () =>
      ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
    null,
    { timeout: PATIENCE_MS },
  )

/** Puts a theme on, with every colour at its end. */
function wear(theme: string) {
  document.documentElement.dataset.theme = theme
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
}

/** The faults of one story, drawn once in a language and looked at in every theme and width. */
async function examine(page: Page, story: string, language: string) {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 })
  await page.goto(
    `${address}/iframe.html?id=${story}&viewMode=story&looks&globals=theme:${THEMES[0]};language:${language}`,
  )
  const inTime = await shown(page).catch(() => undefined)
  if (inTime === undefined) return [`${story}: was not shown in ${language}`]
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of THEMES) {
      await page.evaluate(wear, theme)
      const broken = await brokenRules(page, OF_PAGES)
      faults.push(
        ...broken.map(({ rule, at }) => `${story}: ${rule} at ${at[0]} (${theme}, ${language}, ${width} px)`),
      )
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/${theme}-${language}-${width}/${story}.png` })
    }
  }
  return faults
}

const server = await preview({ root: built, build: { outDir: '.' }, preview: { port: 0 } })
const address = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
const browser = await chromium.launch(launchOptions)
const stories = await storyIds()
const waiting = stories.flatMap((story) => LANGUAGES.map((language) => ({ story, language })))
const looks = waiting.length * THEMES.length * WIDTHS.length
let faults = 0

const work = async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const found = await examine(page, next.story, next.language)
    faults += found.length
    for (const fault of found) console.log(fault)
    if (waiting.length % 250 === 0) console.log(`${waiting.length} stories and languages to go`)
  }
  await context.close()
}
await Promise.all(Array.from({ length: PAGES }, work))
const inVain = wanted.length === 0 ? reviewsInVain() : []
faults += inVain.length
for (const { rule, at } of inVain) console.log(`the review of ${rule} at ${at} is needed nowhere any more`)
console.log(`${looks} looks, ${faults} faults`)
await browser.close()
await server.close()
process.exitCode = faults === 0 ? 0 : 1
