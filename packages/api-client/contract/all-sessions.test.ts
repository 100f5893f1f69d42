import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { revokeEverything } from '@plenum/api-server/store/all-sessions'
import { database } from './engine.ts'
import { asked } from './people.ts'
import { refreshed } from './requests.ts'
import { connect, failure, found, mails, now, PASSWORD, raw } from './world.ts'

const tokenIn = (text = '') => /#(?:token|invitation)=([\w-]{43})\s/.exec(text)?.[1] ?? ''

const answered = async (access: string | null) =>
  (await raw(null, 'api/auth/me/', { headers: { authorization: `Bearer ${access}` } })).status

test('a database that comes back from earlier lets nobody in by what was open then', async () => {
  const ada = await found()
  await ada.invitations.create(asked('new@example.org'))
  await raw(null, 'api/auth/recovery/', {
    method: 'POST',
    body: JSON.stringify({ email: ada.user.email }),
  })
  await expect.poll(() => mails().length).toBe(2)
  const [invitation = '', recovery = ''] = mails().map(({ text }) => tokenIn(text))
  const [access, refresh] = [ada.tokens.access(), ada.tokens.refresh() ?? '']
  expect(await connect().entry.invitation(invitation)).toMatchObject({ email: 'new@example.org' })
  await database.transaction((tx) => revokeEverything(tx, now().toISOString()))
  expect(await answered(access)).toBe(401)
  expect(await refreshed(refresh)).toBeNull()
  expect(await failure(connect().entry.invitation(invitation))).toMatchObject({ code: 'token_invalid' })
  const password = 'Quite-another-2'
  const confirmation = { token: recovery, password, password_confirmation: password }
  expect(await failure(connect().entry.confirmRecovery(confirmation))).toMatchObject({
    code: 'token_invalid',
  })
  await connect().auth.login({ email: ada.user.email, password: PASSWORD })
})

test('one of an older version that has no invitations yet ends what it has', async () => {
  const ada = await found()
  await database.execute(sql`alter table invitation rename to invitation_away`)
  try {
    await database.transaction((tx) => revokeEverything(tx, now().toISOString()))
  } finally {
    await database.execute(sql`alter table invitation_away rename to invitation`)
  }
  expect(await answered(ada.tokens.access())).toBe(401)
  expect(await refreshed(ada.tokens.refresh() ?? '')).toBeNull()
})
