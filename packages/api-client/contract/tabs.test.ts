import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { alone } from '../src/turns.ts'
import { browser, toServer, wait, type Fetch } from './browser.ts'
import { database } from './engine.ts'
import { refreshed } from './requests.ts'
import { advance, app, failure, found, mails } from './world.ts'

const REFRESH = '/api/token/refresh/'

/** Numbers from 0 to 1 that are the same in every run. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const expireAll = () => database.execute(sql`delete from access_token`)

/** Twenty tabs of one person over a network that takes its time, and how often they refreshed. */
async function manyTabs(seed: number, patience = Infinity) {
  const random = chance(seed)
  const hurry = () => wait(random() * 6)
  let refreshes = 0
  const fetch: Fetch = async (request) => {
    if (request.url.endsWith(REFRESH)) refreshes++
    await hurry()
    const response = await app.fetch(request)
    await hurry()
    return response
  }
  const ada = await found()
  const { jar, open } = browser({ patience, hurry })
  jar.refresh = ada.tokens.refresh()
  const tabs = Array.from({ length: 20 }, () => open(fetch))
  return { tabs, hurry, random, refreshes: () => refreshes, userId: ada.user.id }
}

describe('twenty tabs', () => {
  test.each([1, 2, 3])('whose tokens run out ten times stay signed in (%s)', async (seed) => {
    const { tabs, hurry, random, refreshes, userId } = await manyTabs(seed)
    for (let round = 0; round < 10; round++) {
      await expireAll()
      const answers = await Promise.all(
        tabs.map(async (tab) => {
          if (random() < 0.7) await hurry()
          return tab.auth.me()
        }),
      )
      expect(answers.every(({ id }) => id === userId)).toBe(true)
    }
    expect(tabs.reduce((sum, tab) => sum + tab.timesSignedOut(), 0)).toBe(0)
    expect(mails()).toEqual([])
    // one for each time, handed over to all others
    expect(refreshes()).toBe(10)
  })

  test('that cannot wait for each other stay signed in when they wake at the same instant', async () => {
    const { jar, open } = browser()
    jar.refresh = (await found()).tokens.refresh()
    const tabs = Array.from({ length: 20 }, () => open(toServer, alone))
    await Promise.all(tabs.map((tab) => tab.auth.me()))
    await expireAll()
    await Promise.all(tabs.map((tab) => tab.auth.me()))
    expect(tabs.reduce((sum, tab) => sum + tab.timesSignedOut(), 0)).toBe(0)
  })

  test('go on without a turn where one of them never gives it back', async () => {
    const { jar, open } = browser({ patience: 50 })
    jar.refresh = (await found()).tokens.refresh()
    const frozen = open(() => new Promise(() => {}))
    const other = open(toServer)
    frozen.auth.me().catch(() => undefined)
    expect((await other.auth.me()).full_name).toBe('Ada Byron')
    expect(frozen.timesSignedOut() + other.timesSignedOut()).toBe(0)
  })
})

/** A tab whose refresh is held back after the server has answered it. */
async function heldTab() {
  const ada = await found()
  const [reached, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { jar, open } = browser()
  jar.refresh = ada.tokens.refresh()
  let held = true
  const tab = open(async (request) => {
    const response = await app.fetch(request)
    if (held && request.url.endsWith(REFRESH)) {
      held = false
      reached.resolve()
      await release.promise
    }
    return response
  })
  return { ada, jar, tab, reached: reached.promise, release: release.resolve }
}

describe('an answer to a refresh that comes late', () => {
  test('does not bring back a session that ended meanwhile', async () => {
    const { jar, tab, reached, release } = await heldTab()
    const call = failure(tab.auth.me())
    await reached
    jar.refresh = null
    release()
    expect(await call).toMatchObject({ status: 401 })
    expect(jar.refresh).toBeNull()
    expect(tab.tokens.access()).toBeNull()
  })

  test('does not put out who signed in meanwhile', async () => {
    const { jar, tab, reached, release } = await heldTab()
    const bob = await found()
    const call = tab.auth.me()
    await reached
    jar.refresh = bob.tokens.refresh()
    release()
    expect((await call).id).toBe(bob.user.id)
    expect(tab.timesSignedOut()).toBe(0)
  })

  test('does not undo a later refresh of another tab', async () => {
    const { ada, jar, tab, reached, release } = await heldTab()
    const call = tab.auth.me()
    await reached
    const later = await refreshed((await refreshed(ada.tokens.refresh() ?? ''))?.refresh ?? '')
    jar.refresh = later?.refresh ?? null
    release()
    expect((await call).id).toBe(ada.user.id)
    expect(tab.timesSignedOut()).toBe(0)
    advance(60 * 60_000)
    expect((await tab.auth.me()).id).toBe(ada.user.id)
  })
})

describe('a refused refresh', () => {
  test('is tried once more where another tab has signed in again', async () => {
    const ada = await found()
    const { jar, open } = browser()
    jar.refresh = 'dcmr_over'
    const tab = open(async (request) => {
      const response = await app.fetch(request)
      if (jar.refresh === 'dcmr_over') jar.refresh = ada.tokens.refresh()
      return response
    })
    expect((await tab.auth.me()).id).toBe(ada.user.id)
    expect(tab.timesSignedOut()).toBe(0)
  })

  test('without a token left signs out, once', async () => {
    const ada = await found()
    const { jar, open } = browser()
    jar.refresh = ada.tokens.refresh()
    const tab = open(toServer)
    await tab.auth.me()
    await expireAll()
    jar.refresh = null
    for (let time = 0; time < 2; time++) expect(await failure(tab.auth.me())).toMatchObject({ status: 401 })
    expect(tab.timesSignedOut()).toBe(1)
  })

  test.each([
    ['the server is busy', () => new Response('', { status: 503 })],
    ['there were too many', () => new Response('', { status: 429 })],
    ['nothing comes back', () => Promise.reject(new TypeError('fetch failed'))],
    ['something else answers', () => new Response('<h1>Sign in to the network</h1>')],
  ])('keeps the session where %s', async (_, answer) => {
    const ada = await found()
    const { jar, open } = browser()
    jar.refresh = ada.tokens.refresh()
    let away = true
    const tab = open(async (request) =>
      away && request.url.endsWith(REFRESH) ? answer() : app.fetch(request),
    )
    expect(await failure(tab.auth.me())).not.toMatchObject({ status: 401 })
    expect([jar.refresh, tab.timesSignedOut()]).toEqual([ada.tokens.refresh(), 0])
    away = false
    expect((await tab.auth.me()).id).toBe(ada.user.id)
  })
})
