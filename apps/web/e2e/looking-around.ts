import type { Locator } from '@playwright/test'
import { expect, shutsNobodyOut, test, type Language, type Page } from './fixtures.ts'

export const THEMES = ['light', 'dark'] as const
// the widest last: that is where the next screen is gone to
export const WIDTHS = [390, 768, 1440] as const

/** What a screen is examined in. */
export interface Look {
  theme: (typeof THEMES)[number]
  width: (typeof WIDTHS)[number]
}

/** Every look in each language. Each two of theme, language and width meet in one of the first six. */
const ALL = [
  'light en 1440',
  'dark es 1440',
  'dark en 768',
  'light es 768',
  'light es 390',
  'dark en 390',
  'dark en 1440',
  'light es 1440',
  'light en 768',
  'dark es 768',
  'dark es 390',
  'light en 390',
]

/** The looks in a language among the first so many of all. */
export const looksIn = (language: Language, count: number): Look[] =>
  WIDTHS.flatMap((width) => THEMES.map((theme) => ({ theme, width }))).filter(({ theme, width }) =>
    ALL.slice(0, count).includes(`${theme} ${language} ${width}`),
  )

/** Puts a theme on, and waits until every colour has come to its end. */
export async function wear(theme: string) {
  document.documentElement.dataset.theme = theme
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Somebody who looks at one screen after the other. */
export function lookingAround(page: Page, looks: readonly Look[]) {
  /** Waits for what tells that a screen is whole, and examines it in every look. */
  const examine = async (whole: Locator) => {
    await expect(whole.first()).toBeVisible()
    for (const { theme, width } of looks)
      await test.step(`${theme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(wear, theme)
        await expect(whole.first()).toBeVisible()
        await shutsNobodyOut(page)
      })
  }
  /** Goes to a screen as a link would, without loading the application again. */
  const go = async (path: string) => {
    // the router replaces this function, and hears of nothing before
    await page.waitForFunction(() => !String(Reflect.get(history, 'pushState')).includes('[native code]'))
    await page.evaluate((to) => history.pushState(null, '', to), path)
  }
  const visit = async (path: string, whole: Locator) => {
    await go(path)
    await test.step(path, () => examine(whole))
  }
  return { examine, go, visit }
}
