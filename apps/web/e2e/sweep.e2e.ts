import { brokenRules } from '@plenum/browser/axe'
import { isLong, SEED, Tries } from './tries.ts'
import { enter, expect, LANGUAGES, test, type Page } from './fixtures.ts'
import { fullCompany } from './full-company.ts'
import { fullScreens, shownOn } from './full-screens.ts'
import { outside } from './outside.ts'

const AN_HOUR = 3_600_000
const MINUTES = 240_000

/** What the window is, and what has to be true of each screen in it. */
const LOOKS = [1440, 768, 390].map((width) => ({
  size: { width, height: 900 },
  // 24 px is what is big enough for a finger, or far enough from its neighbours
  wrong: (page: Page): Promise<unknown[]> => brokenRules(page, [], ['target-size']),
}))
// 1280 by 1024 px at a zoom of 400 %
const ZOOMED = { size: { width: 320, height: 256 }, wrong: outside }

test('every screen shuts nobody out at any width, and loses nothing at a zoom of 400 %', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(isLong ? AN_HOUR : MINUTES)
  await enter(page, person)
  const screens = fullScreens(await fullCompany(server.url, person))
  const tries = await Tries.of('looks', { screens: screens.length, sizes: LOOKS.length + 1 })
  const looks = [...LOOKS, ZOOMED]
  const chosen = isLong ? screens : screens.filter((_, at) => (at + SEED) % 6 === 0)
  for (const [at, screen] of chosen.entries()) {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'en'
    await page.context().addCookies([{ name: 'lang', value: language, domain: 'localhost', path: '/' }])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(screen.path)
    await expect(shownOn(page, screen, language), screen.path).toBeVisible()
    for (const { size, wrong } of isLong ? looks : looks.filter((_, look) => (look + at) % 4 === 0))
      await tries.meet(`${screen.name} at ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size)
        await expect.poll(() => wrong(page), { timeout: 3000 }).toEqual([])
      })
  }
  await tries.end()
})
