import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sweep } from '@plenum/api-server/store/sweep'
import { USUAL_CHANNELS } from '@plenum/domain/notification'
import { database } from './engine.ts'
import { asked, named, seen } from './people.ts'
import { openTicket, tell, teller, tellOfTicket } from './streams.ts'
import { connect, failure, found, join, mails, now, PASSWORD, ports, registration } from './world.ts'

const DAY = 24 * 60 * 60 * 1000
const everyMail = {
  ...USUAL_CHANNELS,
  person_joined: { in_app: false, by_mail: true },
  rights_changed: { in_app: true, by_mail: true },
}

/** What takes up an invitation. */
function taking(invitation: string, email: string) {
  const { company: _, ...person } = registration({ email, name: 'Mary', surname: 'Shelley' })
  return { ...person, invitation }
}

/** Somebody who joins by an invitation. */
async function joinByMail(founder: Awaited<ReturnType<typeof found>>, email: string) {
  await founder.invitations.create(asked(email))
  const token = /#invitation=([\w-]+)/.exec(mails().at(-1)?.text ?? '')?.[1] ?? ''
  const joined = connect()
  await joined.auth.register(taking(token, email))
  return joined
}

describe('somebody who joins', () => {
  test('is told of to those who look after people, and to nobody else', async () => {
    const ada = await found()
    const [keeper, reader] = [await join(ada, { users: 'write' }), await join(ada, { users: 'onlyRead' })]
    const mary = await joinByMail(ada, 'mary@example.org')
    for (const who of [ada, keeper]) {
      const { results } = await who.notifications.list()
      expect(results).toMatchObject([
        {
          kind: 'person_joined',
          actor: { name: 'Mary Shelley' },
          about: 'Mary Shelley',
          ticket: null,
          read_at: null,
        },
      ])
      expect(await who.notifications.unread()).toEqual({ unread: 1 })
    }
    for (const who of [reader, mary]) expect((await who.notifications.list()).results).toEqual([])
    await ada.users.update(await seen(ada, keeper), { team_id: null })
    const left = (await keeper.notifications.list()).results.map(({ kind }) => kind)
    expect(left).toEqual(['rights_changed'])
    expect(await keeper.notifications.unread()).toEqual({ unread: 1 })
  })

  test('is told of by mail to those who want that, and not on the page where they do not', async () => {
    const ada = await found()
    await ada.notifications.setPreferences(everyMail)
    await joinByMail(ada, 'mary@example.org')
    expect((await ada.notifications.list()).results).toEqual([])
    expect(mails().filter(({ to }) => to === ada.user.email)).toMatchObject([
      { subject: 'Somebody has joined your company in Plenum' },
    ])
    expect(mails().at(-1)?.text).toContain('Mary Shelley has accepted')
    expect(mails().at(-1)?.text).toContain('http://localhost/app/users')
  })

  test('tells nobody where it comes to nothing', async () => {
    const ada = await found()
    await ada.notifications.setPreferences(everyMail)
    await ada.invitations.create(asked('mary@example.org'))
    const token = /#invitation=([\w-]+)/.exec(mails().at(-1)?.text ?? '')?.[1] ?? ''
    const before = mails().length
    // in use by another account
    await database.execute(sql`update "user" set email = 'mary@example.org' where id = ${ada.user.id}`)
    await failure(connect().auth.register(taking(token, 'mary@example.org')))
    expect(mails()).toHaveLength(before)
  })
})

describe('somebody whose rights change', () => {
  test('is told of his team, of being made an administrator and of his team’s permissions', async () => {
    const ada = await found()
    const grace = await join(ada, {})
    const team = await ada.teams.create(named('Night shift'))
    let person = await ada.users.update(await seen(ada, grace), { team_id: team.id })
    const permissions = { ...team.permissions, assets: 'onlyRead' as const }
    await ada.teams.setPermissions(team, { permissions })
    person = await ada.users.update(await seen(ada, grace), { is_administrator: true, team_id: null })
    await ada.users.update(person, { is_administrator: false })
    const { results } = await grace.notifications.list()
    expect(results.map(({ kind, detail, about, actor }) => [kind, detail, about, actor?.name])).toEqual([
      ['rights_changed', 'no_administrator', null, 'Ada Byron'],
      ['rights_changed', 'administrator', null, 'Ada Byron'],
      ['rights_changed', 'team', null, 'Ada Byron'],
      ['rights_changed', 'permissions', 'Night shift', 'Ada Byron'],
      ['rights_changed', 'team', 'Night shift', 'Ada Byron'],
    ])
    expect((await ada.notifications.list()).results).toEqual([])
  })

  test('by himself, or when nothing changes, is told nothing', async () => {
    const ada = await found()
    const grace = await join(ada, {})
    const person = await ada.users.update(await seen(ada, grace), { is_administrator: true })
    await ada.users.update(person, { is_administrator: true })
    await grace.users.update(await seen(grace, grace), { is_administrator: false })
    expect((await grace.notifications.list()).results).toHaveLength(1)
  })

  test('gets a letter where he wants one, and none for what was refused', async () => {
    const ada = await found()
    const grace = await join(ada, {})
    await grace.notifications.setPreferences(everyMail)
    const person = await seen(ada, grace)
    expect(await failure(ada.users.update({ ...person, version: 9 }, { team_id: null }))).toMatchObject({
      status: 412,
    })
    expect(mails()).toEqual([])
    await ada.users.update(person, { team_id: null })
    expect(mails()).toMatchObject([{ to: person.email, subject: 'Your rights in Plenum have changed' }])
    expect(mails()[0]?.text).toContain('Ada Byron has changed what you may do')
    expect(mails()[0]?.text).toContain('http://localhost/app/profile')
  })

  test('and who is disabled is told nothing', async () => {
    const ada = await found()
    const grace = await join(ada, {})
    await grace.notifications.setPreferences(everyMail)
    const { id } = await grace.auth.me()
    const off = await ada.users.update(await seen(ada, grace), { disabled: true })
    await ada.users.update(off, { team_id: null })
    expect(mails()).toEqual([])
    await ada.users.update(await ada.users.get(id), { disabled: false })
    await grace.auth.login({ email: off.email, password: PASSWORD })
    expect((await grace.notifications.list()).results).toEqual([])
  })
})

describe('what one was told of', () => {
  test('comes newest first, page by page, and by whether it was read', async () => {
    const ada = await found()
    const author = await teller(ada)
    for (let number = 1; number <= 5; number++) await tell(author, ada.user.id, `News ${number}`)
    const all = (await ada.notifications.list()).results
    expect(all.map(({ about }) => about)).toEqual(['News 5', 'News 4', 'News 3', 'News 2', 'News 1'])
    const first = await ada.notifications.list({ limit: 3 })
    const rest = await ada.notifications.list({ limit: 3, cursor: first.next ?? '' })
    expect([...first.results, ...rest.results]).toEqual(all)
    expect(rest.next).toBeNull()
    await ada.notifications.mark({ ids: all.slice(0, 2).map(({ id }) => id) })
    expect((await ada.notifications.list({ state: 'read' })).results.map(({ id }) => id)).toEqual(
      all.slice(0, 2).map(({ id }) => id),
    )
    expect((await ada.notifications.list({ state: 'unread' })).results).toHaveLength(3)
    expect(await ada.notifications.unread()).toEqual({ unread: 3 })
    await ada.notifications.mark({ ids: [all[0]?.id ?? ''], read: false })
    expect(await ada.notifications.unread()).toEqual({ unread: 4 })
    await ada.notifications.mark({})
    expect(await ada.notifications.unread()).toEqual({ unread: 0 })
  })

  test('is nobody else’s to read or mark, and its places hold for no other list', async () => {
    const ada = await found()
    const grace = await join(ada, { users: 'write', support: 'write' })
    const author = await teller(ada)
    for (const about of ['One', 'Two']) await tell(author, ada.user.id, about)
    const page = await ada.notifications.list({ limit: 1 })
    expect((await grace.notifications.list()).results).toEqual([])
    await grace.notifications.mark({ ids: page.results.map(({ id }) => id) })
    await grace.notifications.mark({})
    expect(await ada.notifications.unread()).toEqual({ unread: 2 })
    const stolen = failure(grace.notifications.list({ limit: 1, cursor: page.next ?? '' }))
    expect(await stolen).toMatchObject({ status: 400, code: 'cursor_invalid' })
    const other = failure(ada.notifications.list({ limit: 1, cursor: page.next ?? '', state: 'unread' }))
    expect(await other).toMatchObject({ status: 400 })
  })

  test('of a ticket is there while one may see the ticket, and not counted otherwise', async () => {
    const ada = await found()
    const author = await teller(ada)
    const helper = await join(ada, { support: 'onlyRead' })
    const outsider = await join(ada, {})
    const [helperId, outsiderId] = [(await helper.auth.me()).id, (await outsider.auth.me()).id]
    const own = await openTicket(author, outsiderId, 1)
    const foreign = await openTicket(author, ada.user.id, 2)
    for (const id of [own, foreign]) {
      for (const to of [helperId, outsiderId]) await tellOfTicket(author, to, id)
    }
    const shown = async (who: typeof helper) =>
      (await who.notifications.list()).results.map(({ ticket }) => ticket)
    // of what he may not see he was not even told, by mail neither
    expect(await shown(outsider)).toEqual([{ id: own, number: 1, subject: 'Ticket 1' }])
    expect(author.letters.map(({ ticket }) => ticket?.number)).toEqual([1, 1, 2])
    expect(await shown(helper)).toHaveLength(2)
    await ada.users.update(await seen(ada, helper), { team_id: null })
    expect(await shown(helper)).toEqual([null])
    expect(await helper.notifications.unread()).toEqual({ unread: 1 })
    await helper.notifications.mark({})
    expect((await helper.notifications.list({ state: 'read' })).results).toHaveLength(1)
  })

  test('goes after ninety days', async () => {
    const ada = await found()
    await tell(await teller(ada), ada.user.id)
    await sweep(ports, new Date(now().getTime() + 89 * DAY))
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    expect(await ada.notifications.unread()).toEqual({ unread: 1 })
    await sweep(ports, new Date(now().getTime() + 91 * DAY))
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    expect(await ada.notifications.unread()).toEqual({ unread: 0 })
  })
})
