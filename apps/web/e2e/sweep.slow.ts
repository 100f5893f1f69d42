import { brokenRules } from '@plenum/browser/axe'
import { isFull, timesOf } from '@plenum/bench/trials'
import { pairsOf, Tries } from './tries.ts'
import { enter, expect, LANGUAGES, test, type Language, type Page } from './fixtures.ts'
import { fullCompany } from './full-company.ts'
import { fullScreens, load, shownOn, type FullScreen } from './full-screens.ts'
import { THEMES, wear, WIDTHS } from './looking-around.ts'
import { outside } from './outside.ts'
import { asMeant } from './signed-out.ts'
import { words } from './words.ts'

/** A busy machine takes seconds to look at a screen once, and colours may still be on their way then. */
const LOOKING_MS = 15_000

// 24 px is what is big enough for a finger, or far enough from its neighbours
const shutsOut = (page: Page): Promise<unknown[]> => brokenRules(page, [], ['target-size'])

/** What a screen is looked at in, and what must not be found there. */
const LOOKS = LANGUAGES.flatMap((language) => [
  ...WIDTHS.flatMap((width) =>
    THEMES.map((theme) => ({ language, theme, size: { width, height: 900 }, wrong: shutsOut })),
  ),
  // 1280 by 1024 px at a zoom of 400 %
  { language, theme: THEMES[0], size: { width: 320, height: 256 }, wrong: outside },
])
type Look = (typeof LOOKS)[number]

const WIDE = { width: 1440, height: 900 }

/** Loads a screen in a language. */
async function arrive(page: Page, screen: FullScreen, language: Language) {
  await page.context().addCookies([{ name: 'lang', value: language, domain: 'localhost', path: '/' }])
  await page.setViewportSize(WIDE)
  await load(page, screen)
}

/** Has a screen speak another language, where that can be chosen on it. */
async function turn(page: Page, screen: FullScreen, { from, to }: Record<'from' | 'to', Language>) {
  await page.setViewportSize(WIDE)
  const { label, [to]: name } = words[from].common.language
  const [menu, choice] = [
    page.getByRole('button', { name: label, exact: true }),
    page.getByRole('combobox', { name: label, exact: true }),
  ]
  if (await choice.isVisible()) await choice.selectOption(to)
  else if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  // a window stands over it, or the page has no frame
  else await arrive(page, screen, to)
}

/** Looks at a screen in every way that is asked for; it is loaded once where its language can be chosen. */
async function lookAt(page: Page, tries: Tries, { screen, looks }: { screen: FullScreen; looks: Look[] }) {
  let spoken: Language | undefined
  for (const { language, theme, size, wrong } of looks)
    await tries.meet(`${screen.name} in ${language}, ${theme}, ${size.width} × ${size.height}`, async () => {
      if (spoken === undefined) await arrive(page, screen, language)
      else if (spoken !== language) await turn(page, screen, { from: spoken, to: language })
      spoken = language
      await expect(shownOn(page, screen, language)).toBeVisible()
      await page.setViewportSize(size)
      await page.evaluate(wear, theme)
      await expect.poll(() => wrong(page), { timeout: LOOKING_MS }).toEqual([])
    })
}

test('every screen shuts nobody out in any theme, language and width, and loses nothing at a zoom of 400 %', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(isFull ? 4 * 3_600_000 : 900_000)
  const tries = new Tries('sweep')
  await enter(page, person)
  const screens = fullScreens(await fullCompany(server.url, person))
  const pairs = pairsOf(screens, LOOKS, timesOf('sweep'))
  for (const [screen, looked] of Map.groupBy(pairs, ({ thing }) => thing)) {
    const looks = looked.map(({ condition }) => condition)
    await asMeant(page, screen, () => lookAt(page, tries, { screen, looks }))
  }
  tries.end({ screens: screens.length, 'languages, themes and widths': LOOKS.length })
})
