import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { alone, type Turns } from '../src/turns.ts'
import { signedInAgain } from './accounts.ts'
import { browser, toServer, wait } from './browser.ts'
import { database } from './engine.ts'
import { app, failure, found, PASSWORD } from './world.ts'

/** Two tabs of one person; the answer to a change of password in the first is held back until `release`. */
async function changingTabs(own: Partial<Turns> = {}) {
  const ada = await found()
  const [reached, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { jar, open } = browser()
  jar.refresh = ada.tokens.refresh()
  const one = open(async (request) => {
    const response = await app.fetch(request)
    if (request.url.endsWith('/api/auth/password/') && response.ok) {
      reached.resolve()
      await release.promise
    }
    return response
  }, own)
  const refused = Promise.withResolvers<void>()
  const two = open(async (request) => {
    const response = await app.fetch(request)
    if (request.url.endsWith('/api/token/refresh/') && !response.ok) refused.resolve()
    return response
  }, own)
  await Promise.all([one.auth.me(), two.auth.me()])
  const change = () =>
    one.account.changePassword({
      current_password: PASSWORD,
      password: 'Another-horse-2',
      password_confirmation: 'Another-horse-2',
    })
  const moments = { reached: reached.promise, refused: refused.promise, release: release.resolve }
  return { one, two, change, ...moments, userId: ada.user.id }
}

describe('a tab that refreshes while another changes the password', () => {
  test('waits for the new tokens and takes them over', async () => {
    const { one, two, change, reached, release, userId } = await changingTabs()
    const changed = change()
    await reached
    const asked = two.auth.me()
    await wait(50)
    release()
    expect([(await asked).id, (await changed).user.id]).toEqual([userId, userId])
    expect([one.timesSignedOut(), two.timesSignedOut()]).toEqual([0, 0])
    for (const tab of [one, two]) expect((await tab.auth.me()).id).toBe(userId)
  })

  test('looks for them once more where the browser knows no turns', async () => {
    const { one, two, change, reached, refused, release, userId } = await changingTabs({ take: alone.take })
    const changed = change()
    await reached
    const asked = two.auth.me()
    await refused
    await wait(5)
    release()
    expect([(await asked).id, (await changed).user.id]).toEqual([userId, userId])
    expect([one.timesSignedOut(), two.timesSignedOut()]).toEqual([0, 0])
  })

  test('holds up nobody when the change needs new tokens itself', async () => {
    const { one, two, change, release, userId } = await changingTabs()
    release()
    await database.execute(sql`delete from access_token`)
    expect([(await change()).user.id, (await two.auth.me()).id]).toEqual([userId, userId])
    expect([one.timesSignedOut(), two.timesSignedOut()]).toEqual([0, 0])
  })
})

describe('a request that is asked once more with a token that a change of password puts out', () => {
  /** Two tabs; the second's next repeated request waits until the first has changed the password. */
  async function crossingTabs() {
    const ada = await found()
    const [changed, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const [sent, { jar, open }] = [{ me: 0, refreshes: 0 }, browser()]
    jar.refresh = ada.tokens.refresh()
    const one = open(async (request) => {
      const response = await app.fetch(request)
      if (request.url.endsWith('/api/auth/password/')) {
        changed.resolve()
        await release.promise
      }
      return response
    })
    const two = open(async (request) => {
      if (request.url.endsWith('/api/token/refresh/')) sent.refreshes++
      if (request.url.endsWith('/api/auth/me/') && ++sent.me === 3) {
        void change().catch(() => undefined)
        await changed.promise
      }
      return app.fetch(request)
    })
    const change = () =>
      one.account.changePassword({
        current_password: PASSWORD,
        password: 'Another-horse-2',
        password_confirmation: 'Another-horse-2',
      })
    await Promise.all([one.auth.me(), two.auth.me()])
    await database.execute(sql`delete from access_token`)
    sent.refreshes = 0
    return { one, two, sent, changed: changed.promise, release: release.resolve, userId: ada.user.id }
  }

  test('is answered with the tokens of that change, without another refresh', async () => {
    const { one, two, sent, changed, release, userId } = await crossingTabs()
    const asked = two.auth.me()
    await changed
    await wait(20)
    release()
    expect((await asked).id).toBe(userId)
    expect(sent).toEqual({ me: 4, refreshes: 1 })
    expect((await one.auth.me()).id).toBe(userId)
    expect([one.timesSignedOut(), two.timesSignedOut()]).toEqual([0, 0])
  })
})

test('a change of password in one tab leaves the others of the browser signed in', async () => {
  const ada = await found()
  const stranger = await signedInAgain(ada.user.email)
  const { jar, open } = browser()
  jar.refresh = ada.tokens.refresh()
  const [one, two] = [open(toServer), open(toServer)]
  await Promise.all([one.auth.me(), two.auth.me()])
  const password = 'Another-horse-2'
  await one.account.changePassword({
    current_password: PASSWORD,
    password,
    password_confirmation: password,
  })
  for (const tab of [one, two]) expect((await tab.auth.me()).id).toBe(ada.user.id)
  expect(await failure(stranger.auth.me())).toMatchObject({ status: 401 })
})
