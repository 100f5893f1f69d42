import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendNews } from '@plenum/api-server/mail/news'
import { notify } from '@plenum/api-server/store/notify'
import { USUAL_CHANNELS } from '@plenum/domain/notification'
import { database } from './engine.ts'
import { deeds, seen } from './people.ts'
import { refreshed } from './requests.ts'
import { openTicket, tell, teller } from './streams.ts'
import { advance, found, join, mails, PASSWORD, ports, raw, type Connection } from './world.ts'

const everyMail = {
  ...USUAL_CHANNELS,
  person_joined: { in_app: false, by_mail: true },
  rights_changed: { in_app: true, by_mail: true },
}

describe('how one is told', () => {
  test('is as usual until one chooses, and then as chosen; each choice is written down once', async () => {
    const ada = await found()
    expect(await ada.notifications.preferences()).toEqual(USUAL_CHANNELS)
    for (let time = 0; time < 2; time++)
      expect(await ada.notifications.setPreferences(everyMail)).toEqual(everyMail)
    expect(await ada.notifications.preferences()).toEqual(everyMail)
    const lines = (await ada.audit.list({ action: 'notification.preferences' })).results
    expect(lines).toHaveLength(1)
    expect(lines[0]?.detail).toMatchObject({
      person_joined: { from: USUAL_CHANNELS.person_joined, to: everyMail.person_joined },
    })
    expect(lines[0]?.detail).not.toHaveProperty('ticket_created')
    expect(await deeds(ada.user.company.id, 'user')).toEqual([])
  })

  test('is chosen for every kind at once', async () => {
    const ada = await found()
    const { person_joined: _, ...some } = everyMail
    const put = (body: object) =>
      raw(ada, 'api/notifications/preferences/', { method: 'PUT', body: JSON.stringify(body) })
    expect((await put(some)).status).toBe(400)
    expect((await put({ ...everyMail, other: everyMail.person_joined })).status).toBe(400)
  })
})

test('whatever a person calls himself, a letter stays one letter', async () => {
  const ada = await found()
  const author = { ...(await teller(ada)), actor: { id: ada.user.id, name: '<b>Ada\r\nBcc: x@y.example' } }
  const id = await openTicket(author, ada.user.id)
  await database.execute(sql`update ticket set subject = ${'<script>1</script>'}`)
  const grace = await join(ada, { support: 'write', users: 'write' })
  await grace.notifications.setPreferences({ ...everyMail, ticket_created: { in_app: true, by_mail: true } })
  const to = [(await grace.auth.me()).id]
  for (const language of ['en', 'es'] as const) {
    author.letters.length = 0
    await database.execute(sql`update "user" set language = ${language}`)
    await database.transaction(async (tx) => {
      await notify(tx, author, { kind: 'ticket_created', to, ticket_id: id })
      await notify(tx, author, { kind: 'person_joined', to, about: author.actor.name })
    })
    sendNews(ports, author.letters, 'en')
    const [one, two] = mails().slice(-2)
    for (const mail of [one, two]) {
      expect(mail?.subject).not.toMatch(/[\r\n<]|Ada|script/)
      expect(mail?.html).not.toMatch(/<b>|<script/)
      expect(mail?.text).toContain('Ada')
    }
    expect(one?.subject).toContain('1')
    expect(one?.text).toContain(`http://localhost/app/support/tickets/${id}`)
  }
  expect(mails().at(-2)?.subject).toBe('Nuevo ticket 1 en Plenum')
})

describe('a letter is written in the language of its reader', () => {
  const meet = async (email: string, language: string) => {
    const response = await raw(null, 'api/token/', {
      method: 'POST',
      headers: { 'accept-language': language },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    expect(response.status).toBe(200)
  }
  const moved = async (ada: Connection, grace: Connection) => {
    await ada.users.update(await seen(ada, grace), { team_id: null })
    return mails().at(-1)
  }

  test('whatever that of who acts is', async () => {
    const ada = await found()
    const grace = await join(ada, { users: 'write' })
    await grace.notifications.setPreferences(everyMail)
    await meet((await grace.auth.me()).email, 'es-ES')
    expect((await moved(ada, grace))?.html).toContain('<html lang="es">')
  })

  test('which is the one he was last met in, also when a page goes on', async () => {
    const ada = await found()
    const grace = await join(ada, { users: 'write' })
    await grace.notifications.setPreferences(everyMail)
    await meet((await grace.auth.me()).email, 'es')
    // a tool that says nothing of it changes nothing
    await meet((await grace.auth.me()).email, '*')
    expect((await moved(ada, grace))?.html).toContain('<html lang="es">')
    await refreshed(grace.tokens.refresh() ?? '', { 'accept-language': 'en' })
    await ada.users.update(await seen(ada, grace), { is_administrator: true })
    expect(mails().at(-1)?.html).toContain('<html lang="en">')
  })

  test('also where somebody uses his old token, in whatever language', async () => {
    const ada = await found()
    await meet(ada.user.email, 'es')
    const used = ada.tokens.refresh() ?? ''
    await refreshed(used, { 'accept-language': 'es' })
    advance(60_000)
    await refreshed(used, { 'accept-language': 'en' })
    expect(mails().at(-1)?.html).toContain('<html lang="es">')
  })
})

test('nobody of another company is told, whoever names him', async () => {
  const [ada, eve] = [await found(), await found()]
  const author = await teller(ada)
  await tell(author, eve.user.id)
  expect((await eve.notifications.list()).results).toEqual([])
})
