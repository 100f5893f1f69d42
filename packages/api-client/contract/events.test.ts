import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { liveEvent } from '@plenum/api-server/db/schema/notifications'
import { sweep } from '@plenum/api-server/store/sweep'
import { stoppedClock } from './clock.ts'
import { database } from './engine.ts'
import { meanwhile } from './meanwhile.ts'
import { seen } from './people.ts'
import { listen, tell, toldPair, until } from './streams.ts'
import { advance, faults, now, PASSWORD, ports, raw } from './world.ts'

const HOUR = 60 * 60 * 1000
const HEARTBEAT = 15_000

describe('a stream', () => {
  test('says that something is new, never what', async () => {
    const { ada, grace, id } = await toldPair()
    const { heard, response } = await listen(grace)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-store')
    await ada.users.update(await seen(ada, grace), { team_id: null })
    const [news] = (await grace.notifications.list()).results
    await until(() => heard.events.length === 2)
    expect(heard.events).toEqual([
      { object: 'rights', id, seq: 1 },
      { object: 'notification', id: news?.id, seq: 2 },
    ])
    expect(heard.text).toBe(
      `id: 0\n\nid: 1\nevent: live\ndata: {"object":"rights","id":"${id}","seq":1}\n\n` +
        `id: 2\nevent: live\ndata: {"object":"notification","id":"${news?.id}","seq":2}\n\nid: 2\n\n`,
    )
  })

  test('begins with what comes next, or behind the number that is named', async () => {
    const { grace, id, author } = await toldPair()
    for (let time = 0; time < 3; time++) await tell(author, id)
    const fresh = await listen(grace)
    const behind = await listen(grace, { after: 1 })
    expect(fresh.heard.position).toBe('3')
    await tell(author, id)
    await until(() => fresh.heard.events.length > 0 && behind.heard.events.length > 2)
    expect(fresh.heard.events.map(({ seq }) => seq)).toEqual([4])
    expect(behind.heard.events.map(({ seq }) => seq)).toEqual([2, 3, 4])
  })

  test('can be asked for behind a number in its address', async () => {
    const { grace, id, author } = await toldPair()
    for (let time = 0; time < 2; time++) await tell(author, id)
    const response = await raw(grace, 'api/events/?after=1')
    const first = await response.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toMatch(/^id: 2\nevent: live\n/)
    expect((await raw(grace, 'api/events/?before=1')).status).toBe(400)
  })

  test('begins with what happened while its page was being opened, and with everything where that was too long ago', async () => {
    const { grace, id, author } = await toldPair()
    const clock = stoppedClock()
    const server = createApp({ ...ports, clock })
    await tell(author, id)
    advance(20_000)
    await tell({ ...author, at: clock().toISOString() }, id)
    advance(10_000)
    const opened = async (age: number) => {
      const { heard, cut } = await listen(grace, { age, server })
      await until(() => heard.text !== '')
      await cut()
      return { events: heard.events.map(({ seq }) => seq), resets: heard.resets, position: heard.position }
    }
    const found = { resets: 0, position: '2' }
    expect(await opened(1_000)).toEqual({ ...found, events: [] })
    expect(await opened(6_000)).toEqual({ ...found, events: [2] })
    expect(await opened(60_000)).toEqual({ ...found, events: [1, 2] })
    expect(await opened(60_001)).toEqual({ ...found, events: [], resets: 1 })
    expect((await raw(grace, 'api/events/?age=-1')).status).toBe(400)
  })

  test('gives more than it reads at once', async () => {
    const { grace, id, author } = await toldPair()
    await database.execute(sql`
      insert into live_event_counter (company_id, last) values (${author.company_id}, 450)`)
    await tell(author, id)
    const [one] = await database.select().from(liveEvent)
    const all = Array.from({ length: 450 }, (_, at) => ({ ...one, seq: at + 1 }))
    for (const row of all)
      await database.execute(sql`
        insert into live_event (company_id, seq, user_id, object, object_id, at)
        values (${author.company_id}, ${row.seq}, ${id}, 'notification', ${one?.object_id}, ${author.at})`)
    const { heard } = await listen(grace, { after: 0 })
    await until(() => heard.events.length >= 451)
    expect(heard.events.map(({ seq }) => seq)).toEqual(Array.from({ length: 451 }, (_, at) => at + 1))
  })

  test('tells to look at everything again where what was missed is not there any more, or never was', async () => {
    const { grace, id, author } = await toldPair()
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
    const { ada, grace, author } = await toldPair()
    const server = createApp({ ...ports, clock: stoppedClock() })
    const [hers, adas] = [await listen(grace, { server }), await listen(ada, { server })]
    advance(HEARTBEAT - 1)
    await tell(author, ada.user.id)
    // one look is for all streams
    await until(() => adas.heard.events.length === 1)
    expect(hers.heard.text).toBe('id: 0\n\n')
    advance(1)
    await until(() => hers.heard.text.includes(':\n'))
    expect(hers.heard.text).toBe('id: 0\n\n:\nid: 1\n\n')
  })

  test('is one of three of a person; the oldest makes room, and is asked to stay away for a while', async () => {
    const { ada, grace, id, author } = await toldPair()
    const others = await listen(ada)
    const open: Awaited<ReturnType<typeof listen>>[] = []
    for (let count = 0; count < 5; count++) open.push(await listen(grace))
    await tell(author, id)
    await until(() => open.at(-1)?.heard.events.length === 1)
    expect(open.map(({ heard }) => heard.ended)).toEqual([true, true, false, false, false])
    expect(open.map(({ heard }) => heard.retry)).toEqual([30_000, 30_000, 0, 0, 0])
    expect(open.map(({ heard }) => heard.events.length)).toEqual([0, 0, 1, 1, 1])
    expect(others.heard.ended).toBe(false)
  })

  test('that is not read is ended before it fills the memory, and goes on where it was', async () => {
    const { ada, grace, id, author } = await toldPair()
    await tell(author, id)
    const [one] = await database.select().from(liveEvent)
    await database.execute(sql`
      insert into live_event (company_id, seq, user_id, object, object_id, at)
      select ${author.company_id}::uuid, n, ${id}::uuid, 'notification', ${one?.object_id}, ${author.at}::timestamptz
      from generate_series(2, 3000) n`)
    await database.execute(sql`update live_event_counter set last = 3000`)
    const response = await raw(grace, 'api/events/?after=0')
    const { heard: adas } = await listen(ada)
    // at each look at all streams, one that is not read is given 200 events more
    const LOOKS = 6
    for (let look = 1; look <= LOOKS; look += 1) {
      await tell(author, ada.user.id)
      await until(() => adas.events.length === look)
    }
    // it has ended: otherwise its text would have no end
    const text = await response.text()
    expect(text.length).toBeLessThan(96 * 1024)
    const reached = Number(/id: (\d+)\n\n$/.exec(text)?.[1])
    expect(reached).toBeGreaterThan(200)
    const { heard } = await listen(grace, { after: reached })
    await until(() => heard.events.length >= 3000 - reached)
    expect(heard.events.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 3000 - reached }, (_, at) => reached + 1 + at),
    )
  })

  test('says so when its server stops, and what is asked for then ends at once', async () => {
    const { grace } = await toldPair()
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
    const { grace, id, author } = await toldPair()
    const gone = { is: false, asked: 0 }
    const flaky = meanwhile('execute', () => {
      if (!gone.is) return undefined
      gone.asked += 1
      return Promise.reject(new Error('Gone'))
    })
    const { heard } = await listen(grace, { server: createApp({ ...ports, database: flaky }) })
    gone.is = true
    await tell(author, id)
    advance(HEARTBEAT)
    await until(() => gone.asked >= 3)
    expect(heard).toMatchObject({ events: [], ended: false, text: 'id: 0\n\n' })
    expect(faults()).toHaveLength(1)
    gone.is = false
    await until(() => heard.events.length > 0)
    expect(heard.events).toHaveLength(1)
  })
})
