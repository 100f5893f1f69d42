import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium as launchOptions } from '@plenum/browser'
import { chromium, type Browser } from 'playwright'
import { preview } from 'vite'

// Every story in every theme, language and width, examined by axe: what `npm test` does at one width and in the story's
// own language. `pnpm --filter @plenum/storybook looks`; words after it narrow the stories down by their ids.

const WIDTHS = [1440, 768, 390]
const PAGES = 2
const PATIENCE_MS = 15_000
/** Rules of whole pages, which a story is not. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region']

interface Look {
  theme: string
  language: string
  width: number
}

interface Fault extends Look {
  story: string
  rule: string
}

const looks: Look[] = ['light', 'dark'].flatMap((theme) =>
  ['en', 'es'].flatMap((language) => WIDTHS.map((width) => ({ theme, language, width }))),
)

const built = fileURLToPath(new URL('../storybook-static', import.meta.url))

async function storyIds(wanted: readonly string[]): Promise<string[]> {
  const index: { entries: Record<string, object> } = JSON.parse(await readFile(`${built}/index.json`, 'utf8'))
  return Object.keys(index.entries).filter(
    (id) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
  )
}

/** Examines stories in one look, one after the other, in a page of its own. */
async function examine(browser: Browser, address: string, look: Look, stories: readonly string[]) {
  const { theme, language, width } = look
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const faults: Fault[] = []
  for (const story of stories) {
    await page.goto(
      `${address}/iframe.html?id=${story}&viewMode=story&looks&globals=theme:${theme};language:${language}`,
    )
    const rules = await page
      .waitForSelector('body.sb-show-main:has(#storybook-root > *)', { timeout: PATIENCE_MS })
      .then(async () =>
        (await new AxeBuilder({ page }).disableRules(OF_PAGES).analyze()).violations.map(({ id }) => id),
      )
      .catch(() => ['was not shown'])
    for (const rule of rules) faults.push({ ...look, story, rule })
  }
  await context.close()
  return faults
}

const server = await preview({ root: built, build: { outDir: '.' }, preview: { port: 0 } })
const address = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
const browser = await chromium.launch(launchOptions)
const stories = await storyIds(process.argv.slice(2))
const waiting = [...looks]
const faults: Fault[] = []
const work = async () => {
  for (let look = waiting.shift(); look !== undefined; look = waiting.shift()) {
    const found = await examine(browser, address, look, stories)
    faults.push(...found)
    console.log(
      `${look.theme} ${look.language} ${look.width}: ${stories.length} stories, ${found.length} faults`,
    )
  }
}
await Promise.all(Array.from({ length: PAGES }, work))
for (const { story, rule, theme, language, width } of faults)
  console.log(`${story}: ${rule} (${theme}, ${language}, ${width} px)`)
console.log(`${stories.length * looks.length} looks, ${faults.length} faults`)
await browser.close()
await server.close()
process.exitCode = faults.length === 0 ? 0 : 1
