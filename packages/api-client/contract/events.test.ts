import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { liveEvent } from '@plenum/api-server/db/schema/notifications'
import { sweep } from '@plenum/api-server/store/sweep'
import { wait } from './browser.ts'
import { database } from './engine.ts'
import { seen } from './people.ts'
import { refreshed } from './requests.ts'
import { lastNumber, listen, openTicket, tell, teller, tellOfTicket, until } from './streams.ts'
import { advance, faults, found, join, now, PASSWORD, ports, raw } from './world.ts'

const HOUR = 60 * 60 * 1000
const HEARTBEAT = 15_000

/** Whoever is told things, and somebody else of the company who does what they are told of. */
async function pair(levels: Parameters<typeof join>[1] = {}) {
  const ada = await found()
  const grace = await join(ada, levels)
  return { ada, grace, id: (await grace.auth.me()).id, author: await teller(ada) }
}

describe('a stream', () => {
  test('says that something is new, never what, and soon', async () => {
    const { ada, grace, id } = await pair()
    const { heard, response, cut } = await listen(grace)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-store')
    await ada.users.update(await seen(ada, grace), { team_id: null })
    expect(await until(() => heard.events.length > 0)).toBeLessThan(1_000)
    const [news] = (await grace.notifications.list()).results
    expect(heard.events).toEqual([{ object: 'notification', id: news?.id, seq: 1 }])
    expect(heard.text).toBe(
      `id: 0\n\nid: 1\nevent: live\ndata: {"object":"notification","id":"${news?.id}","seq":1}\n\nid: 1\n\n`,
    )
    expect(id).not.toBe('')
    await cut()
  })

  test('begins with what comes next, or behind the number that is named', async () => {
    const { grace, id, author } = await pair()
    for (let time = 0; time < 3; time++) await tell(author, id)
    const fresh = await listen(grace)
    const behind = await listen(grace, { after: 1 })
    expect(fresh.heard.position).toBe('3')
    await tell(author, id)
    await until(() => fresh.heard.events.length > 0 && behind.heard.events.length > 2)
    expect(fresh.heard.events.map(({ seq }) => seq)).toEqual([4])
    expect(behind.heard.events.map(({ seq }) => seq)).toEqual([2, 3, 4])
    await Promise.all([fresh.cut(), behind.cut()])
  })

  test('can be asked for behind a number in its address', async () => {
    const { grace, id, author } = await pair()
    for (let time = 0; time < 2; time++) await tell(author, id)
    const response = await raw(grace, 'api/events/?after=1')
    const first = await response.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toMatch(/^id: 2\nevent: live\n/)
    expect((await raw(grace, 'api/events/?before=1')).status).toBe(400)
  })

  test('gives more than it reads at once', async () => {
    const { grace, id, author } = await pair()
    await database.execute(sql`
      insert into live_event_counter (company_id, last) values (${author.company_id}, 450)`)
    await tell(author, id)
    const [one] = await database.select().from(liveEvent)
    const all = Array.from({ length: 450 }, (_, at) => ({ ...one, seq: at + 1 }))
    for (const row of all)
      await database.execute(sql`
        insert into live_event (company_id, seq, user_id, object, object_id, at)
        values (${author.company_id}, ${row.seq}, ${id}, 'notification', ${one?.object_id}, ${author.at})`)
    const { heard, cut } = await listen(grace, { after: 0 })
    await until(() => heard.events.length >= 451)
    expect(heard.events.map(({ seq }) => seq)).toEqual(Array.from({ length: 451 }, (_, at) => at + 1))
    await cut()
  })

  test('tells to look at everything again where what was missed is not there any more, or never was', async () => {
    const { grace, id, author } = await pair()
    for (let time = 0; time < 3; time++) await tell(author, id)
    const { email } = await grace.auth.me()
    const opened = async (after: string | number) => {
      const { heard, cut } = await listen(grace, { after })
      await until(() => heard.text !== '')
      await cut()
      return { resets: heard.resets, events: heard.events.length, position: heard.position }
    }
    const reset = { resets: 1, events: 0, position: '3' }
    expect(await opened(2)).toEqual({ resets: 0, events: 1, position: '3' })
    for (const unknown of [4, 'x', '-1', '1e3', '99999999999999999999', '1\u00a0']) {
      expect(await opened(unknown), String(unknown)).toEqual(reset)
    }
    advance(23 * HOUR)
    await grace.auth.login({ email, password: PASSWORD })
    const later = { ...author, at: now().toISOString() }
    await tell(later, id)
    advance(2 * HOUR)
    await sweep(ports, now())
    await grace.auth.login({ email, password: PASSWORD })
    expect(await opened(2)).toEqual({ ...reset, position: '4' })
    expect(await opened(3)).toEqual({ resets: 0, events: 1, position: '4' })
    expect(await opened(4)).toEqual({ resets: 0, events: 0, position: '4' })
    advance(30 * HOUR)
    await sweep(ports, now())
    await grace.auth.login({ email, password: PASSWORD })
    expect(await opened(3)).toEqual({ ...reset, position: '4' })
    expect(await opened(4)).toEqual({ resets: 0, events: 0, position: '4' })
  })

  test('gives a sign of life every fifteen seconds, and how far it has come', async () => {
    const { ada, grace, author } = await pair()
    const { heard, cut } = await listen(grace)
    await tell(author, ada.user.id)
    advance(HEARTBEAT - 2_000)
    await wait(1_000)
    expect(heard.text).toBe('id: 0\n\n')
    advance(2_000)
    await until(() => heard.text.includes(':\n'))
    expect(heard.text).toBe('id: 0\n\n:\nid: 1\n\n')
    await cut()
  })

  test('is one of three of a person; the oldest makes room, and is asked to stay away for a while', async () => {
    const { ada, grace, id, author } = await pair()
    const others = await listen(ada)
    const open: Awaited<ReturnType<typeof listen>>[] = []
    for (let count = 0; count < 5; count++) open.push(await listen(grace))
    await tell(author, id)
    await until(() => open.at(-1)?.heard.events.length === 1)
    expect(open.map(({ heard }) => heard.ended)).toEqual([true, true, false, false, false])
    expect(open.map(({ heard }) => heard.retry)).toEqual([30_000, 30_000, 0, 0, 0])
    expect(open.map(({ heard }) => heard.events.length)).toEqual([0, 0, 1, 1, 1])
    expect(others.heard.ended).toBe(false)
    await Promise.all([...open, others].map(({ cut }) => cut()))
  })

  test('that is not read is ended before it fills the memory, and goes on where it was', async () => {
    const { grace, id, author } = await pair()
    await tell(author, id)
    const [one] = await database.select().from(liveEvent)
    await database.execute(sql`
      insert into live_event (company_id, seq, user_id, object, object_id, at)
      select ${author.company_id}::uuid, n, ${id}::uuid, 'notification', ${one?.object_id}, ${author.at}::timestamptz
      from generate_series(2, 3000) n`)
    await database.execute(sql`update live_event_counter set last = 3000`)
    const response = await raw(grace, 'api/events/?after=0')
    await wait(2_000)
    const text = await response.text()
    expect(text.length).toBeLessThan(96 * 1024)
    const reached = Number(/id: (\d+)\n\n$/.exec(text)?.[1])
    expect(reached).toBeGreaterThan(200)
    const { heard, cut } = await listen(grace, { after: reached })
    await until(() => heard.position === '3000')
    expect(heard.events).toHaveLength(3000 - reached)
    await cut()
  })

  test('says so when its server stops, and what is asked for then ends at once', async () => {
    const { grace } = await pair()
    const closing = new AbortController()
    const server = createApp({ ...ports, closing: closing.signal })
    const { heard } = await listen(grace, { server })
    closing.abort()
    await until(() => heard.ended)
    expect(heard).toMatchObject({ ended: true, retry: 1_000 })
    const late = await listen(grace, { server })
    await until(() => late.heard.ended)
    expect(late.heard).toMatchObject({ ended: true, retry: 1_000 })
  })

  test('waits silently while the database cannot be asked, and goes on afterwards', async () => {
    const { grace, id, author } = await pair()
    const gone = { is: false }
    const flaky = new Proxy(database, {
      get: (target, name) => {
        if (name === 'execute' && gone.is) return () => Promise.reject(new Error('Gone'))
        const value: unknown = Reflect.get(target, name, target)
        const bound: unknown = typeof value === 'function' ? value.bind(target) : value
        return bound
      },
    })
    const { heard, cut } = await listen(grace, { server: createApp({ ...ports, database: flaky }) })
    gone.is = true
    await tell(author, id)
    advance(HEARTBEAT)
    await wait(2_500)
    expect(heard).toMatchObject({ events: [], ended: false, text: 'id: 0\n\n' })
    expect(faults()).toHaveLength(1)
    gone.is = false
    await until(() => heard.events.length > 0)
    expect(heard.events).toHaveLength(1)
    await cut()
  })
})

/** What ends somebody's session, and how. */
const ENDINGS: Record<string, (all: Awaited<ReturnType<typeof pair>>) => Promise<unknown>> = {
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

describe('a stream ends within a second', () => {
  test.each(Object.entries(ENDINGS))('with %s, also where another server was told', async (_, act) => {
    const all = await pair()
    const here = await listen(all.grace)
    const elsewhere = await listen(all.grace, { server: createApp(ports) })
    expect([here.heard.ended, elsewhere.heard.ended]).toEqual([false, false])
    await act(all)
    // a second, and a quarter of one for a busy machine
    expect(await until(() => here.heard.ended && elsewhere.heard.ended)).toBeLessThan(1_250)
    await tell(all.author, all.id)
    await wait(200)
    expect([...here.heard.events, ...elsewhere.heard.events]).toEqual([])
  })
})

describe('nobody hears', () => {
  test('what is another’s, in the same company or in another', async () => {
    const { ada, grace, id, author } = await pair({ users: 'write', support: 'write' })
    const eve = await found()
    const eveAuthor = await teller(eve)
    const [mine, hers, theirs] = [await listen(grace), await listen(ada), await listen(eve)]
    await tell(author, id)
    await tell(eveAuthor, eve.user.id)
    await until(() => mine.heard.events.length > 0 && theirs.heard.events.length > 0)
    await wait(200)
    expect([mine, hers, theirs].map(({ heard }) => heard.events.length)).toEqual([1, 0, 1])
    // behind a number of the other company nothing of it is told
    const stolen = await listen(eve, { after: 0 })
    await until(() => stolen.heard.events.length > 0)
    expect(stolen.heard.events).toEqual(theirs.heard.events)
    await Promise.all([mine, hers, theirs, stolen].map(({ cut }) => cut()))
  })

  test('of tickets that he may see no more, from the moment on and in what he missed', async () => {
    const { ada, grace, id, author } = await pair({ support: 'onlyRead' })
    const own = await openTicket(author, id, 1)
    const foreign = await openTicket(author, ada.user.id, 2)
    const { heard, cut } = await listen(grace)
    await tellOfTicket(author, id, foreign)
    await until(() => heard.events.length === 2)
    expect(heard.events.map(({ object }) => object)).toEqual(['notification', 'ticket'])
    await ada.users.update(await seen(ada, grace), { team_id: null })
    await until(() => heard.events.length === 3)
    const numbers = heard.events.map(({ seq }) => seq)
    await tellOfTicket(author, id, foreign)
    await tellOfTicket(author, id, own)
    await until(() => heard.events.length === 5)
    const behind = await listen(grace, { after: 0 })
    await until(() => behind.heard.events.length >= 3)
    // his own ticket twice, what he was told of his rights, and of the other nothing
    expect(behind.heard.events).toEqual(heard.events.filter(({ seq }) => seq > (numbers[1] ?? 0)))
    expect(heard.events.slice(3).map(({ object }) => object)).toEqual(['notification', 'ticket'])
    expect(heard.events.slice(3).some(({ id: told }) => told === foreign)).toBe(false)
    expect(heard.position).toBe(String(await lastNumber(author)))
    await Promise.all([cut(), behind.cut()])
  })

  test('without a session', async () => {
    expect((await raw(null, 'api/events/')).status).toBe(401)
  })
})

test('no line break in what is stored becomes a line of the stream', async () => {
  const { grace, id, author } = await pair()
  const { heard, cut } = await listen(grace)
  const hostile = ['x\n\nevent: live\ndata: {"object":"ticket","id":"evil","seq":9}\n\n', '\r\nretry: 1\r\n', '\u2028']
  await database.execute(sql`
    insert into live_event_counter (company_id, last) values (${author.company_id}, ${hostile.length})`)
  for (const [at, object_id] of hostile.entries()) {
    await database.execute(sql`
      insert into live_event (company_id, seq, user_id, object, object_id, at)
      values (${author.company_id}, ${at + 1}, ${id}, 'ticket', ${object_id}, ${author.at})`)
  }
  const about = 'x\n\nevent: live\ndata: {"object":"ticket","id":"evil","seq":9}\n\n'
  await tell(author, id, about)
  await until(() => heard.events.length > 0)
  await wait(200)
  expect(heard.events).toHaveLength(1)
  expect(heard.retry).toBe(0)
  expect(heard.text).not.toContain('evil')
  expect(heard.text).toMatch(/^(?:id: \d+\n(?:event: live\ndata: \{"object":"notification","id":"[\w-]{36}","seq":\d+\}\n)?\n)+$/)
  await cut()
})

/** Only where transactions really run beside each other. */
test.runIf(inject('engine').kind === 'postgres')(
  'numbers come in the order in which transactions end, however they began',
  async () => {
    const { grace, id, author } = await pair()
    const streams = [await listen(grace), await listen(grace, { server: createApp(ports) })]
    const polled: number[] = []
    const over = { is: false }
    const reading = (async () => {
      let after = 0
      while (!over.is) {
        const found = await database.query.liveEvent.findMany({
          where: (event, { gt }) => gt(event.seq, after),
          orderBy: (event, { asc }) => asc(event.seq),
        })
        polled.push(...found.map(({ seq }) => seq))
        after = found.at(-1)?.seq ?? after
      }
    })()
    const ROUNDS = 200
    let refused = 0
    await Promise.all(
      Array.from({ length: ROUNDS }, async (_, round) => {
        await wait((round % 20) * 5)
        await tell(author, id, `News ${round}`, async () => {
          await wait((round * 7) % 11)
          if (round % 10 === 0) throw new Error('Undone')
        }).catch(() => {
          refused++
        })
      }),
    )
    await until(() => streams.every(({ heard }) => heard.events.length >= ROUNDS - refused))
    over.is = true
    await reading
    expect(refused).toBe(ROUNDS / 10)
    const expected = Array.from({ length: ROUNDS - refused }, (_, at) => at + 1)
    expect(polled).toEqual(expected)
    for (const { heard, cut } of streams) {
      expect(heard.events.map(({ seq }) => seq)).toEqual(expected)
      await cut()
    }
  },
)
