import { announcedOn, expectWhole, tellsOf } from './fault-checks.ts'
import type { Deed, Writing } from './fault-deed.ts'
import { isOf } from './fault-deeds.ts'
import type { Cell } from './tries.ts'
import { load, shownOn, type FullScreen } from './full-screens.ts'
import { Faulty, HEALS, hurry } from './faults.ts'
import { expect, test, type Language, type Page } from './fixtures.ts'
import { goAsLink } from './looking-around.ts'
import { words } from './words.ts'

/** A page between which and its server faults can be put. */
export interface FaultyPage {
  page: Page
  faulty: Faulty
  /** What broke in the page and nobody caught. */
  broken: string[]
  speak: (language: Language) => Promise<void>
}

export async function faultyPage(page: Page): Promise<FaultyPage> {
  const faulty = new Faulty()
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(String(error)))
  page.on('dialog', (dialog) => void dialog.accept())
  await hurry(page)
  await faulty.between(page)
  const speak = async (language: Language) => {
    faulty.language = language
    broken.length = 0
    // a cell that was wrong may have left its fault behind
    await faulty.end()
    await page.context().addCookies([{ name: 'lang', value: language, domain: 'localhost', path: '/' }])
  }
  return { page, faulty, broken, speak }
}

/** Nothing stands in for something that will not come. */
const expectSettled = (page: Page) =>
  expect(page.locator('main .skeleton:visible'), 'nothing waits for ever').toHaveCount(0)

/** Opens a screen while everything it asks for has a fault, and again when all is well. */
export async function readIn(
  { page, faulty, broken, speak }: FaultyPage,
  { thing, fault, language }: Cell<FullScreen>,
) {
  await speak(language)
  const w = words[language]
  const shown = shownOn(page, thing, language)
  if (fault === 'missing chunk') {
    await page.goto(neighbourOf(thing))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    faulty.begin(fault)
    await goAsLink(page, thing.path)
  } else {
    faulty.begin(fault)
    await load(page, thing)
  }
  await expect(tellsOf(page, w, fault).or(shown).first(), 'it says what is wrong').toBeVisible()
  await expectWhole(page, language, broken)
  if (fault !== 'slow' && fault !== 'missing chunk') await expectSettled(page)
  await faulty.end()
  if (fault === 'missing chunk') await pressWhereThere(page, w.common.actions.reload)
  const again = page.getByRole('button', { name: w.common.actions.retry })
  const heal = async () => {
    for (const button of await again.all()) await button.click({ timeout: 500 }).catch(() => {})
    // asked for once more, it begins anew
    await expect(shown).toBeVisible({ timeout: HEALS.includes(fault) ? 5000 : 1000 })
  }
  if (HEALS.includes(fault)) await expect(heal, 'it heals').toPass({ timeout: 20_000 })
  else
    await heal().catch(async () => {
      await load(page, thing)
      await expect(shown, 'it is whole after a reload').toBeVisible()
    })
  await expectWhole(page, language, broken)
}

/** A page from which a link could lead to a screen. */
function neighbourOf({ path, isPublic }: FullScreen): string {
  if (isPublic === true) return path.startsWith('/auth/login') ? '/auth/register' : '/auth/login'
  return path === '/app/notifications' ? '/app' : '/app/notifications'
}

async function pressWhereThere(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  // it goes by itself where what was missing has come meanwhile
  if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => {})
}

/** What a screen asks for when all is well. */
export async function askedOn({ page, faulty, speak }: FaultyPage, screen: FullScreen): Promise<string[]> {
  await speak('en')
  faulty.asked.length = 0
  await load(page, screen)
  await expect(shownOn(page, screen, 'en')).toBeVisible()
  return [...new Set(faulty.asked)]
}

/** Opens a screen while one thing it asks for breaks. */
export async function lackIn(
  { page, faulty, broken, speak }: FaultyPage,
  { screen, asked, language }: { screen: FullScreen; asked: string; language: Language },
) {
  await speak(language)
  faulty.begin('500', (request) => new URL(request.url()).pathname === asked)
  await load(page, screen)
  const tells = tellsOf(page, words[language], '500')
  await expect(tells.or(shownOn(page, screen, language)).first()).toBeVisible()
  await expectSettled(page)
  await expectWhole(page, language, broken)
  await faulty.end()
}

/** Writes something that meets a fault on its way, and sends it again when all is well. */
export async function writeIn(
  { page, faulty, broken, speak }: FaultyPage,
  { thing: deed, fault, language }: Cell<Deed>,
  at: Writing,
) {
  await speak(language)
  await deed.visit(at)
  await expect(page.getByRole('heading').first()).toBeAttached()
  if (fault === 'missing chunk') {
    await page.evaluate(() => sessionStorage.clear())
    faulty.begin(fault)
    const writing = deed.write(at)
    await Promise.race([tellsOf(page, at.w, fault).first().waitFor(), writing])
    await faulty.end()
    await writing
  } else {
    await deed.write(at)
    const before = await announcedOn(page)
    faulty.begin(fault, (request) => isOf(deed.asks, request))
    await deed.send(at)
    const said = async () => (await announcedOn(page)).filter((text) => !before.includes(text))
    await expect.poll(() => faulty.met.length, 'it is on its way').toBeGreaterThan(0)
    if (fault !== 'slow') await expect.poll(said, 'it says what is wrong').not.toEqual([])
    await test
      .step('what was typed', () => deed.kept(at))
      .catch((error: unknown) => {
        throw new Error(`what was typed is gone: ${String(error)}`)
      })
    await expectWhole(page, language, broken)
    await faulty.end()
  }
  if (fault !== 'slow') await deed.send(at)
  await expect(deed.done(at), 'it is taken').toBeVisible()
  await expectWhole(page, language, broken)
}
