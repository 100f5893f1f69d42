import { describe, expect, test } from 'vitest'
import { audited, signedInAgain } from './accounts.ts'
import { advance, failure, found, join, PASSWORD } from './world.ts'

describe('own sessions', () => {
  test('are listed with the one that asks marked, the last used first', async () => {
    const ada = await found()
    await found()
    advance(60_000)
    const other = await signedInAgain(ada.user.email)
    advance(60_000)
    const third = await signedInAgain(ada.user.email)
    await third.auth.logout()
    const { results } = await ada.account.sessions()
    expect(results.map(({ current }) => current)).toEqual([false, true])
    const [, own] = (await other.account.sessions()).results
    expect(own?.current).toBe(false)
    expect(results[0]).toMatchObject({ user_agent: null, address: null })
  })

  test('end one by one; another person’s or an unknown one is not found', async () => {
    const ada = await found()
    const other = await signedInAgain(ada.user.email)
    const grace = await join(ada, {})
    const [target] = (await ada.account.sessions()).results.filter(({ current }) => !current)
    const ids = [target?.id ?? '', crypto.randomUUID()]
    for (const id of ids) {
      expect(await failure(grace.account.endSession(id))).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect((await other.auth.me()).id).toBe(ada.user.id)
    await ada.account.endSession(target?.id ?? '')
    expect(await failure(other.auth.me())).toMatchObject({ status: 401 })
    expect(await failure(ada.account.endSession(target?.id ?? ''))).toMatchObject({ status: 404 })
    expect((await ada.account.sessions()).results).toHaveLength(1)
    expect((await audited()).at(-1)).toMatchObject({ action: 'session.end' })
  })

  test('all end with the password, and none without', async () => {
    const ada = await found()
    const other = await signedInAgain(ada.user.email)
    expect(await failure(ada.account.endAllSessions({ password: 'wrong' }))).toMatchObject({
      status: 400,
      errors: [{ code: 'wrong_password', attr: 'password' }],
    })
    expect((await other.auth.me()).id).toBe(ada.user.id)
    await ada.account.endAllSessions({ password: PASSWORD })
    for (const each of [ada, other]) expect(await failure(each.auth.me())).toMatchObject({ status: 401 })
    expect((await audited()).at(-1)).toMatchObject({ action: 'session.end_all' })
    expect((await signedInAgain(ada.user.email)).tokens.access()).not.toBeNull()
  })
})
