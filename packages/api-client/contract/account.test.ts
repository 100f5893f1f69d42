import { getTableColumns, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { schema } from '@plenum/api-server/db/schema'
import { user } from '@plenum/api-server/db/schema/people'
import { ProfilePatch } from '@plenum/domain/account'
import { audited, signedInAgain } from './accounts.ts'
import { database } from './engine.ts'
import { refreshed } from './requests.ts'
import { connect, failure, found, join, mails, PASSWORD, ports, raw, type Connection } from './world.ts'

const NEW_PASSWORD = 'Another-horse-2'
const both = (password: string) => ({ password, password_confirmation: password })
const newPassword = both(NEW_PASSWORD)

const Row = v.object({ rows: v.tuple([v.record(v.string(), v.unknown())]) })
const userRow = async (id: string) =>
  v.parse(Row, await database.execute(sql`select * from "user" where id = ${id}`)).rows[0]

const patchMe = (who: Connection, body: object, headers: Record<string, string> = {}) =>
  raw(who, 'api/auth/me/', { method: 'PATCH', body: JSON.stringify(body), headers })

describe('the own profile', () => {
  test('is changed field by field, and the name others see goes with it', async () => {
    const ada = await found()
    const changed = await ada.account.update(ada.user, { name: 'Augusta', phone_number: '+44 1' })
    expect(changed).toMatchObject({
      name: 'Augusta',
      surname: 'Byron',
      full_name: 'Augusta Byron',
      phone_number: '+44 1',
      version: 2,
    })
    expect(await ada.auth.me()).toEqual(changed)
    expect((await audited()).at(-1)).toMatchObject({
      action: 'profile.change',
      detail: { name: { from: 'Ada', to: 'Augusta' }, phone_number: { from: null, to: '+44 1' } },
    })
  })

  test('stays as it is where nothing changes', async () => {
    const ada = await found()
    const before = await userRow(ada.user.id)
    expect(await ada.account.update(ada.user, { name: 'Ada' })).toEqual(ada.user)
    expect(await ada.account.update(ada.user, {})).toEqual(ada.user)
    expect(await userRow(ada.user.id)).toEqual(before)
  })

  test('is not changed from an older version, or without one', async () => {
    const ada = await found()
    const now = await ada.account.update(ada.user, { name: 'Augusta' })
    expect(await failure(ada.account.update(ada.user, { surname: 'King' }))).toMatchObject({
      status: 412,
      current: now,
    })
    expect((await patchMe(ada, { surname: 'King' })).status).toBe(428)
    expect(await ada.auth.me()).toEqual(now)
  })

  test('is changed once by two at the same instant', async () => {
    const ada = await found()
    const all = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((name) => ada.account.update(ada.user, { name })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ada.auth.me()).version).toBe(2)
  })

  test('takes no other column of any table, nor what only others may change', async () => {
    const grace = await join(await found(), {})
    const me = await grace.auth.me()
    const columns = Object.values(schema).flatMap((table) => Object.keys(getTableColumns(table)))
    const names = new Set([...columns, 'is_super', 'permissions', 'company', 'team', 'full_name', 'avatar'])
    for (const own of Object.keys(ProfilePatch.entries)) names.delete(own)
    const before = await userRow(me.id)
    expect(names.size).toBeGreaterThan(Object.keys(getTableColumns(user)).length)
    for (const name of names) {
      const headers = { 'if-match': `"${me.id}.${me.version}"` }
      const response = await patchMe(grace, { name: 'Changed', [name]: true }, headers)
      expect(response.status, name).toBe(400)
      expect(await response.json(), name).toMatchObject({ errors: [{ code: 'unknown_field', attr: name }] })
    }
    expect(await userRow(me.id)).toEqual(before)
  })
})

describe('a change of password', () => {
  test('ends every other session, and the one that asks goes on', async () => {
    const ada = await found()
    const { email } = ada.user
    const other = await signedInAgain(email)
    const [access, refresh] = [ada.tokens.access(), ada.tokens.refresh()]
    await ada.account.changePassword({ current_password: PASSWORD, ...newPassword })
    expect((await ada.auth.me()).id).toBe(ada.user.id)
    expect(await failure(other.auth.me())).toMatchObject({ status: 401 })
    expect(other.timesSignedOut()).toBe(1)
    expect(await refreshed(refresh ?? '')).toBeNull()
    ada.tokens.store({ access: access ?? '', refresh: 'gone' })
    expect(await failure(ada.auth.me())).toMatchObject({ status: 401 })
    expect(await failure(signedInAgain(email))).toMatchObject({ code: 'authentication_failed' })
    expect((await (await signedInAgain(email, NEW_PASSWORD)).auth.me()).id).toBe(ada.user.id)
  })

  test('is written down and mailed', async () => {
    const ada = await found()
    await ada.account.changePassword({ current_password: PASSWORD, ...newPassword })
    expect((await audited()).map(({ action }) => action)).toEqual([
      'session.begin',
      'company.found',
      'password.change',
      'session.begin',
    ])
    expect(JSON.stringify(await audited())).not.toContain('horse')
    expect(mails()).toMatchObject([{ to: ada.user.email, subject: 'Your Plenum password was changed' }])
  })

  test.each([
    ['a wrong present one', { current_password: 'wrong' }, 'current_password', 'wrong_password'],
    ['two typings that differ', { password_confirmation: 'x' }, 'password_confirmation', 'passwords_differ'],
    ['one known from leaks', both('P@ssw0rd'), 'password', 'password_common'],
    ['the name of the company', both('Analytical-1!'), 'password', 'password_personal'],
    ['a weak one', { password: 'short', password_confirmation: 'short' }, 'password', 'too_short'],
  ])('is refused with %s', async (_, over, attr, code) => {
    const ada = await found()
    const change = { current_password: PASSWORD, ...newPassword, ...over }
    expect(await failure(ada.account.changePassword(change))).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ attr, code })]),
    })
    expect(mails()).toEqual([])
    expect((await signedInAgain(ada.user.email)).tokens.access()).not.toBeNull()
  })

  test('to the own address is refused', async () => {
    const ada = await found()
    await ada.account.changeEmail({ email: 'Ada1@example.org', current_password: PASSWORD })
    const password = 'ADA1@example.org'
    const change = { current_password: PASSWORD, password, password_confirmation: password }
    expect(await failure(ada.account.changePassword(change))).toMatchObject({ code: 'password_is_email' })
  })

  test('by two at the same instant succeeds once', async () => {
    const ada = await found()
    const other = await signedInAgain(ada.user.email)
    const change = { current_password: PASSWORD, ...newPassword }
    const all = await Promise.allSettled([ada, other].map((each) => each.account.changePassword(change)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('refuses a sign-in whose old password was right a moment before', async () => {
    const ada = await found()
    const [checked, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = createApp({
      ...ports,
      passwords: {
        ...ports.passwords,
        verify: async (hash, password) => {
          const right = await ports.passwords.verify(hash, password)
          checked.resolve()
          await changed.promise
          return right
        },
      },
    })
    const late = connect((request) => Promise.resolve(slow.fetch(request)))
    const login = failure(late.auth.login({ email: ada.user.email, password: PASSWORD }))
    await checked.promise
    await ada.account.changePassword({ current_password: PASSWORD, ...newPassword })
    changed.resolve()
    expect(await login).toMatchObject({ status: 401, code: 'authentication_failed' })
  })
})

describe('a change of address', () => {
  test('signs in with the new one and tells the old one', async () => {
    const ada = await found()
    const other = await signedInAgain(ada.user.email)
    const { user: changed } = await ada.account.changeEmail({
      email: ' New@Example.org ',
      current_password: PASSWORD,
    })
    expect(changed).toMatchObject({ id: ada.user.id, email: 'new@example.org', version: 2 })
    expect(await ada.auth.me()).toEqual(changed)
    expect(await failure(other.auth.me())).toMatchObject({ status: 401 })
    expect(await failure(signedInAgain(ada.user.email))).toMatchObject({ status: 401 })
    expect((await signedInAgain('new@example.org')).tokens.access()).not.toBeNull()
    expect(mails()).toMatchObject([
      { to: ada.user.email, text: expect.stringContaining('new@example.org') as string },
    ])
    expect((await audited()).find(({ action }) => action === 'email.change')).toMatchObject({
      detail: { email: { from: ada.user.email, to: 'new@example.org' } },
    })
  })

  test('to one that has an account is refused without saying so', async () => {
    const [ada, bob] = [await found(), await found()]
    const change = { email: bob.user.email.toUpperCase(), current_password: PASSWORD }
    expect(await failure(ada.account.changeEmail(change))).toMatchObject({
      status: 400,
      errors: [{ code: 'registration_failed', attr: 'email' }],
    })
    expect(await failure(ada.account.changeEmail({ ...change, current_password: 'x' }))).toMatchObject({
      errors: [{ code: 'wrong_password', attr: 'current_password' }],
    })
    expect((await ada.auth.me()).email).toBe(ada.user.email)
    expect(mails()).toEqual([])
  })
})
