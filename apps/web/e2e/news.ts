import type { Browser, Locator } from '@playwright/test'
import type { Client } from '@plenum/api-client/client'
import { setTimeout } from 'node:timers/promises'
import { otherPage } from './drawing.ts'
import { expect, signIn, type Page, type Person } from './fixtures.ts'
import { colleague } from './people.ts'
import { takeDown } from './told.ts'
import { filled, type ScreenWords } from './words.ts'

/** A colleague; that she joined is not what these journeys are about. */
export async function eva(founder: Client, where: Omit<Parameters<typeof colleague>[1], 'name'>) {
  const joined = await colleague(founder, { ...where, name: 'Eva' })
  await founder.notifications.mark({})
  return joined
}

export const send = (client: Client, subject: string) =>
  client.tickets.create({
    kind: 'improvement',
    subject,
    usefulness: 'We label forty racks after each move.',
    desired_features: 'One sheet for a row.',
    context: null,
  })

const nameOf = (w: ScreenWords, unread: number) =>
  unread === 0 ? w.shell.account.notifications : filled(w.shell.bell, { shown: String(unread) })

/** The bell, saying that so many are unread. */
export const bell = (page: Page, w: ScreenWords, unread: number) =>
  page.getByRole('banner').getByRole('button', { name: nameOf(w, unread), exact: true })

export const corner = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Resolves once the page hears the news, itself or by another. */
export const hears = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).search.includes('limit=20'))

export const sentence = (
  w: ScreenWords,
  kind: 'ticket_created' | 'ticket_answered',
  subject: string,
  actor = 'Eva Gil',
) => filled(w.notifications.sentence[kind], { actor, number: '1', subject })

/** A page in a browser of somebody's own, who is signed in there. */
export async function pageOf(browser: Browser, who: Pick<Person, 'email' | 'password'>, path = '/app') {
  const page = await otherPage(browser)
  takeDown(page.context(), `The browser of ${who.email}`)
  await signIn(page, who)
  await page.goto(path)
  return page
}

/** Moments in which a busy machine may be late; a product that is late is so each time. */
const TURNS = 3

/** A page that has just asked for everything asks for what is new a second later. */
const QUIET_MS = 1100

/** Makes a change where it has been quiet, and expects to see it within a second, at one turn of three. */
export async function withinASecond(change: (turn: number) => Promise<Locator>): Promise<void> {
  const took: number[] = []
  for (let turn = 0; turn < TURNS && took.every((ms) => ms > 1000); turn += 1) {
    await setTimeout(QUIET_MS)
    const shown = await change(turn)
    const since = performance.now()
    await expect(shown).toBeVisible()
    took.push(performance.now() - since)
  }
  expect(Math.min(...took), `seen after ${took.map(Math.round).join(', ')} ms`).toBeLessThan(1000)
}
