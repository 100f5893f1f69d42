import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { memoryTokens } from '@plenum/api-client/tokens'
import { brokenRules } from '@plenum/browser/axe'
import { blankAsset } from '@plenum/domain/asset'
import { SignedIn, type Credentials } from '@plenum/domain/session'
import { LANGUAGES, type Language } from '@plenum/i18n/language'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { clientOf } from './client.ts'
import { drawAgain, drawNothing, hasAxe } from './drawing.ts'
import { fastFolder } from './fast-folder.ts'
import { Mailbox } from './mailbox.ts'
import { Server } from './server.ts'
import { explainFailure, takeDown, whatWasTold } from './told.ts'
import { words, type ScreenWords } from './words.ts'

export { expect, LANGUAGES, type Language, type Page }

/** Somebody who founds a company. */
export interface Person {
  name: string
  surname: string
  company: string
  email: string
  password: string
}

/** What a file or a project chooses. */
export interface JourneyOptions {
  /** The language in which `npm test` walks a journey. */
  firstLanguage: Language
  /** Whether it is walked in the other language instead. */
  isSecondLanguage: boolean
}

interface Fixtures extends JourneyOptions {
  /** The words on the screens. */
  w: ScreenWords
  /** The language of the browser, and of the words. */
  language: Language
  /** A founder nobody has met before. */
  person: Person
}

interface WorkerFixtures {
  /** How many proxies the server believes to stand before it. */
  proxies: number
  mailbox: Mailbox
  server: Server
}

/** Where the assets are listed. */
export const INVENTORY = '/app/settings/assets-inventory'

/** As the page sets it. */
export const REFRESH_COOKIE = {
  name: 'default_refresh_token',
  domain: 'localhost',
  path: '/',
  secure: true,
  sameSite: 'Strict',
} as const

/** What no page may tell its console. */
const FAULTS = /Content Security Policy|Trusted ?Type|^No words for/i

let founders = 0

/** Tests on the real server, one for each worker, each test with a company of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  firstLanguage: ['en', { option: true }],
  isSecondLanguage: [false, { option: true }],
  language: async ({ firstLanguage, isSecondLanguage }, use) =>
    use(LANGUAGES.find((each) => (each === firstLanguage) !== isSecondLanguage) ?? firstLanguage),
  proxies: [0, { option: true, scope: 'worker' }],
  mailbox: [
    async ({}, use) => {
      const mailbox = new Mailbox()
      await mailbox.open()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox, proxies }, use) => {
      const dataDir = await mkdtemp(join(await fastFolder(), 'plenum-e2e-'))
      const server = new Server(dataDir, { mailUrl: mailbox.url, proxies })
      await server.start()
      await use(server)
      await server.kill()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  locale: async ({ language }, use) => use(language === 'es' ? 'es-ES' : 'en-GB'),
  page: async ({ page, browser }, use, testInfo) => {
    await drawNothing(page)
    whatWasTold()
    takeDown(page.context(), 'The browser')
    const faults: string[] = []
    page.on('console', (message) => {
      if (FAULTS.test(message.text())) faults.push(message.text())
    })
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus) await explainFailure(page, testInfo)
    // pages of other people that the test has left open would go on asking the server
    const others = browser.contexts().filter((context) => context !== page.context())
    await Promise.all(others.map((context) => context.close()))
    expect(faults, 'refused by the content security policy, or without words').toEqual([])
  },
  w: async ({ language }, use) => use(words[language]),
  person: async ({}, use, { workerIndex }) => {
    founders += 1
    const id = `${workerIndex}-${founders}`
    await use({
      name: 'Ana',
      surname: 'Ruiz',
      company: `Atlas ${id}`,
      email: `ana-${id}@atlas.example`,
      password: 'Cold-aisle-1',
    })
  },
})

/** The box for a text with exactly this name. */
export const box = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true })

/** Finds something by a text in a box that looks for it, and takes it. */
export async function pick(search: Locator, text: string, name: string | RegExp = text) {
  const offered = search.page().getByRole('listbox').getByRole('option')
  await search.fill(text)
  // what was offered before the answer goes away under the hand
  await expect(offered).toHaveCount(1)
  // by a key: a notification may lie over the list
  await search.press('ArrowDown')
  await expect(offered.filter({ hasText: name })).toHaveAttribute('data-highlighted')
  await search.press('Enter')
}

/** Chooses what is not chosen yet; the page may have to change its address first, which `check` does not wait for. */
export async function choose(option: Locator) {
  await option.click()
  await expect(option).toBeChecked()
}

/** Founds a company through the page and arrives at its home. */
export async function register(page: Page, w: ScreenWords, person: Person) {
  await page.goto('/auth/register')
  const { register: form } = w.auth
  await box(page, form.name).fill(person.name)
  await box(page, form.surname).fill(person.surname)
  await box(page, form.company).fill(person.company)
  await box(page, form.email).fill(person.email)
  await box(page, form.password).fill(person.password)
  await box(page, form.password_confirmation).fill(person.password)
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page).toHaveURL('/app')
}

/** Signs the browser in as its own pages do, with the language of its context, before any page is open. */
async function keepSession(page: Page, refresh: string) {
  // the browser has been seen to tell its first page another language than the context's
  const language = v.parse(v.string(), await page.evaluate('navigator.language')).slice(0, 2)
  await page.context().addCookies([
    { ...REFRESH_COOKIE, value: refresh },
    { ...REFRESH_COOKIE, name: 'lang', value: language, sameSite: 'Lax' },
  ])
}

/** Signs the browser in without the login page. */
export async function signIn(page: Page, { email, password }: Credentials) {
  const answer = await page.request.post('/api/token/', { data: { email, password } })
  await keepSession(page, v.parse(SignedIn, await answer.json()).refresh)
}

/**
 * Founds a company with assets of these names, and signs the browser in, which opens no page yet. The founder's client is
 * of the browser's session: its access lasts ten minutes, as only the browser renews it.
 */
export async function createCompany(page: Page, person: Person, names: readonly string[] = []) {
  const { company, email, name, surname, password } = person
  const data = { company, email, name, surname, password, password_confirmation: password }
  const answer = await page.request.post('/api/auth/register/', { data })
  const { access, refresh } = v.parse(SignedIn, await answer.json())
  await keepSession(page, refresh)
  const founder = clientOf(answer.url(), memoryTokens({ access }))
  for (const asset of names) await founder.assets.create({ ...blankAsset, name: asset, place: null })
  return founder
}

/** The same, and goes where the journey begins. */
export async function enter(page: Page, person: Person, path = '/app', names: readonly string[] = []) {
  const founder = await createCompany(page, person, names)
  await page.goto(path)
  return founder
}

/** Signs in on the login page that is shown. */
export async function login(page: Page, w: ScreenWords, person: Pick<Person, 'email' | 'password'>) {
  await expect(page.locator('form')).toBeVisible()
  await box(page, w.auth.login.email).fill(person.email)
  await box(page, w.auth.login.password).fill(person.password)
  await page.getByRole('button', { name: w.auth.login.submit }).click()
}

/** Signs out by the button beside the page. */
export async function logout(page: Page, w: ScreenWords) {
  await page.getByRole('button', { name: w.shell.nav.logout }).click()
}

/** Adds an asset through the sheet and waits until it is told. */
export async function addAsset(page: Page, w: ScreenWords, name: string) {
  await page.goto('/app/settings/assets-inventory?asset=new')
  const sheet = page.getByRole('dialog')
  await box(sheet, w.fields.asset.name).fill(name)
  await sheet.getByRole('button', { name: w.common.actions.create }).click()
  await expect(page.getByText(w.assets.sheet.created)).toBeVisible()
  await expect(page.getByRole('row', { name })).toBeVisible()
}

/** Opens an asset of the list that is shown, to change it. */
export async function editAsset(page: Page, w: ScreenWords, asset: string) {
  await page.getByRole('row', { name: asset }).click()
  const sheet = page.getByRole('dialog').first()
  await sheet.getByRole('button', { name: w.assets.edit }).click()
  return {
    sheet,
    name: box(sheet, w.fields.asset.name),
    save: sheet.getByRole('button', { name: w.common.actions.save }),
  }
}

/** The rules of accessibility that a page breaks; axe passes over what is transparent. */
export async function barriersOf(page: Page) {
  await drawAgain(page)
  return brokenRules(page)
}

/** Nothing that stays on the screen shuts anybody out, as far as a machine can tell. */
export const shutsNobodyOut = (page: Page) => expect.poll(() => barriersOf(page)).toEqual([])

/** The same on the way of a journey. Axe takes a second of a processor, so only the slow projects run it there. */
export const expectAccessible = (page: Page) => (hasAxe() ? shutsNobodyOut(page) : Promise.resolve())
