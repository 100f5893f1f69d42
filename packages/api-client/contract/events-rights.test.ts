import { USUAL_CHANNELS } from '@plenum/domain/notification'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { database } from './engine.ts'
import { seen } from './people.ts'
import { refreshed } from './requests.ts'
import { lastNumber, listen, openTicket, tell, teller, tellOfTicket, toldPair, until } from './streams.ts'
import { advance, found, PASSWORD, ports, raw } from './world.ts'

/** What ends somebody's session, and how. */
const ENDINGS: Record<string, (all: Awaited<ReturnType<typeof toldPair>>) => Promise<unknown>> = {
  'signing out': ({ grace }) => grace.auth.logout(),
  'ending the session from another': async ({ grace }) => {
    const [own] = (await grace.account.sessions()).results
    return grace.account.endSession(own?.id ?? '')
  },
  'ending all sessions': ({ grace }) => grace.account.endAllSessions({ password: PASSWORD }),
  'a new password': ({ grace }) => {
    const password = 'Another-horse-2'
    return grace.account.changePassword({
      current_password: PASSWORD,
      password,
      password_confirmation: password,
    })
  },
  'being shut out': async ({ ada, grace }) => ada.users.update(await seen(ada, grace), { disabled: true }),
  'somebody who ends the sessions': async ({ ada, id }) => ada.users.endSessions(id),
  'a token used twice': async ({ grace }) => {
    const used = grace.tokens.refresh() ?? ''
    await refreshed(used)
    advance(60_000)
    return refreshed(used)
  },
  'the end of the access token': () => Promise.resolve(advance(11 * 60_000)),
}

describe('a stream ends', () => {
  test.each(Object.entries(ENDINGS))('with %s, also where another server was told', async (_, act) => {
    const all = await toldPair()
    const here = await listen(all.grace)
    const elsewhere = await listen(all.grace, { server: createApp(ports) })
    expect([here.heard.ended, elsewhere.heard.ended]).toEqual([false, false])
    await act(all)
    await tell(all.author, all.id)
    await until(() => here.heard.ended && elsewhere.heard.ended)
    expect([...here.heard.events, ...elsewhere.heard.events]).toEqual([])
  })
})

describe('nobody hears', () => {
  test('what is another’s, in the same company or in another', async () => {
    const { ada, grace, id, author } = await toldPair({ users: 'write', support: 'write' })
    const eve = await found()
    const eveAuthor = await teller(eve)
    const [mine, hers, theirs] = [await listen(grace), await listen(ada), await listen(eve)]
    await tell(author, id)
    await tell(eveAuthor, eve.user.id)
    // the last event: each of the three has heard one of their own by then
    await tell(author, ada.user.id)
    await until(() => [mine, hers, theirs].every(({ heard }) => heard.events.length > 0))
    expect(hers.heard.events).toMatchObject([{ seq: 2 }])
    expect([mine, theirs].map(({ heard }) => heard.events)).toMatchObject([[{ seq: 1 }], [{ seq: 1 }]])
    // behind a number of the other company nothing of it is told
    const stolen = await listen(eve, { after: 0 })
    await until(() => stolen.heard.events.length > 0)
    expect(stolen.heard.events).toEqual(theirs.heard.events)
  })

  test('of tickets that he may see no more, from the moment on and in what he missed', async () => {
    const { ada, grace, id, author } = await toldPair({ support: 'onlyRead' })
    const own = await openTicket(author, id, 1)
    const foreign = await openTicket(author, ada.user.id, 2)
    const { heard } = await listen(grace)
    await tellOfTicket(author, id, foreign)
    await until(() => heard.events.length === 2)
    expect(heard.events.map(({ object }) => object)).toEqual(['notification', 'ticket'])
    await ada.users.update(await seen(ada, grace), { team_id: null })
    await until(() => heard.events.length === 4)
    const numbers = heard.events.map(({ seq }) => seq)
    await tellOfTicket(author, id, foreign)
    await tellOfTicket(author, id, own)
    await until(() => heard.events.length === 6)
    const behind = await listen(grace, { after: 0 })
    await until(() => behind.heard.events.length >= 4)
    // his own ticket twice, what he was told of his rights, and of the other nothing
    expect(behind.heard.events).toEqual(heard.events.filter(({ seq }) => seq > (numbers[1] ?? 0)))
    expect(heard.events.slice(4).map(({ object }) => object)).toEqual(['notification', 'ticket'])
    expect(heard.events.slice(4).some(({ id: told }) => told === foreign)).toBe(false)
    const last = String(await lastNumber(author))
    await until(() => heard.position === last)
  })

  test('without a session', async () => {
    expect((await raw(null, 'api/events/')).status).toBe(401)
  })
})

test('the pages of people hear that they may do other things, whatever they want to be told of', async () => {
  const { ada, grace, id } = await toldPair({ assets: 'write' })
  const quiet = { ...USUAL_CHANNELS, rights_changed: { in_app: false, by_mail: false } }
  await grace.notifications.setPreferences(quiet)
  const [hers, adas] = [await listen(grace), await listen(ada)]
  const team = await ada.teams.get((await grace.auth.me()).team?.id ?? '')
  await ada.teams.setPermissions(team, { permissions: { ...team.permissions, assets: 'onlyRead' } })
  await until(() => hers.heard.events.length === 1)
  await ada.users.update(await seen(ada, grace), { team_id: null })
  await until(() => hers.heard.events.length === 2)
  expect(hers.heard.events.map(({ object, id: of }) => [object, of])).toEqual([
    ['rights', id],
    ['rights', id],
  ])
  await tell(await teller(ada), ada.user.id)
  await until(() => adas.heard.events.length > 0)
  expect(adas.heard.events).toMatchObject([{ object: 'notification' }])
})

test('no line break in what is stored becomes a line of the stream', async () => {
  const { grace, id, author } = await toldPair()
  const { heard } = await listen(grace)
  const hostile = [
    'x\n\nevent: live\ndata: {"object":"ticket","id":"evil","seq":9}\n\n',
    '\r\nretry: 1\r\n',
    '\u2028',
  ]
  await database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into live_event_counter (company_id, last) values (${author.company_id}, ${hostile.length})`)
    for (const [at, object_id] of hostile.entries()) {
      await tx.execute(sql`
        insert into live_event (company_id, seq, user_id, object, object_id, at)
        values (${author.company_id}, ${at + 1}, ${id}, 'ticket', ${object_id}, ${author.at})`)
    }
  })
  const about = 'x\n\nevent: live\ndata: {"object":"ticket","id":"evil","seq":9}\n\n'
  await tell(author, id, about)
  const last = String(await lastNumber(author))
  await until(() => heard.position === last)
  expect(heard.events).toHaveLength(1)
  expect(heard.retry).toBe(0)
  expect(heard.text).not.toContain('evil')
  expect(heard.text).toMatch(
    /^(?:id: \d+\n(?:event: live\ndata: \{"object":"notification","id":"[\w-]{36}","seq":\d+\}\n)?\n)+$/,
  )
})
