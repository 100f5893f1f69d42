import { randomUUID } from 'node:crypto'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, inject, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { notification } from '@plenum/api-server/db/schema/notifications'
import { announce } from '@plenum/api-server/store/notify'
import type { LiveEvent } from '@plenum/domain/notification'
import { wait } from './browser.ts'
import { database } from './engine.ts'
import { seen } from './people.ts'
import { lastNumber, openTicket, tell, teller, tellOfTicket, until } from './streams.ts'
import { advance, app, connect, found, join, PASSWORD, ports } from './world.ts'

/** How often the event stream is cut. */
const DROPS = timesOf('drops')
const record = beginTrial('drops')

/** Numbers from 0 to 1 that are the same in every run. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** A server that can be started anew on the same database, and the lines to it, which can be cut. */
function unreliable() {
  const start = () => {
    const closing = new AbortController()
    return { closing, app: createApp({ ...ports, closing: closing.signal }) }
  }
  let server = start()
  let refuses = 0
  const lines = new Set<AbortController>()
  const cut = () => {
    for (const line of lines) line.abort(new TypeError('network error'))
    lines.clear()
  }
  return {
    cut,
    /** In good order: open streams are told. */
    restart: () => {
      server.closing.abort()
      server = start()
    },
    /** Killed: nobody is told anything, and for a while nobody answers. */
    crash: () => {
      cut()
      refuses = 2
      server = start()
    },
    fetch: async (request: Request): Promise<Response> => {
      if (!request.url.endsWith('/api/events/')) return app.fetch(request)
      if (refuses-- > 0) throw new TypeError('fetch failed')
      const response = await server.app.fetch(request)
      if (!response.ok || response.body === null) return response
      const line = new AbortController()
      lines.add(line)
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      response.body.pipeTo(writable, { signal: line.signal }).catch(() => {})
      return new Response(readable, response)
    },
  }
}

/** What he may not see, as if it had been told him a moment before he lost the right. */
const tellPastRights = (author: Awaited<ReturnType<typeof teller>>, user_id: string, ticket_id: string) =>
  database.transaction(async (tx) => {
    const { company_id, at } = author
    const id = randomUUID()
    await tx.insert(notification).values({ company_id, id, user_id, kind: 'ticket_answered', at, ticket_id })
    await announce(tx, author, [
      { user_id, object: 'notification', id },
      { user_id, object: 'ticket', id: ticket_id },
    ])
  })

/** Somebody whose pages are cut off again and again, and who tells him things. */
async function cutOff() {
  const ada = await found()
  const helper = await join(ada, { support: 'onlyRead' })
  const { id, email } = await helper.auth.me()
  const server = unreliable()
  const grace = connect(server.fetch)
  await grace.auth.login({ email, password: PASSWORD })
  const author = await teller(ada)
  const ticket = await openTicket(author, ada.user.id)
  return { ada, grace, id, author, ticket, server, team_id: (await helper.auth.me()).team?.id ?? null }
}

test(
  `${DROPS} drops lose nothing, double nothing and tell nobody what he may not see`,
  { timeout: 900_000 },
  async () => {
    const { ada, grace, id, author, ticket, server, team_id } = await cutOff()
    const random = chance(11)
    const heard: LiveEvent[] = []
    const leaked: LiveEvent[] = []
    /** From this number on he may not hear of the ticket; null where he may. */
    let forbidden: number | null = null
    let [resets, connections, isConnected] = [0, 0, false]
    const stop = grace.events.follow(
      {
        person: id,
        onEvent: (event) => {
          heard.push(event)
          if (forbidden !== null && event.seq > forbidden && tickets.has(event.seq)) leaked.push(event)
        },
        onReset: () => resets++,
        onConnected: (connected) => {
          isConnected = connected
          if (connected) connections++
        },
      },
      { locks: undefined, channel: () => new BroadcastChannel('none') },
      { watchdog: 2_000, first: 4, longest: 40 },
    )
    await until(() => connections > 0)
    const tickets = new Set<number>()
    const told = async () => {
      if (random() < 0.5) return tell(author, id)
      if (forbidden === null) return tellOfTicket(author, id, ticket)
      // Known before anybody can be told: they take the next two numbers, for nobody else tells anything now.
      const before = await lastNumber(author)
      for (const next of [1, 2]) tickets.add(before + next)
      await tellPastRights(author, id, ticket)
    }
    const turnRights = async () => {
      const taken = forbidden === null
      if (!taken) forbidden = null
      await ada.users.update(await seen(ada, grace), { team_id: taken ? null : team_id })
      if (taken) forbidden = await lastNumber(author)
    }
    const begun = performance.now()
    for (let drop = 0; drop < DROPS; drop++) {
      await told()
      await until(() => isConnected)
      await wait(random() * 60)
      const kind = random()
      if (kind < 0.5) server.cut()
      else if (kind < 0.75) server.restart()
      else server.crash()
      await told()
      if (random() < 0.2) await turnRights()
      if (random() < 0.05) advance(11 * 60_000)
      await wait(random() * 40)
    }
    if (forbidden !== null) await turnRights()
    await tellOfTicket(author, id, ticket)
    const stored = await database.query.liveEvent.findMany({
      where: (event, { eq }) => eq(event.user_id, id),
      orderBy: (event, { asc }) => asc(event.seq),
    })
    await until(() => heard.at(-1)?.seq === stored.at(-1)?.seq)
    stop()
    const numbers = heard.map(({ seq }) => seq)
    const open = await database.query.notification.findMany({
      where: (row, { isNull }) => isNull(row.ticket_id),
    })
    const plain = new Set(open.map((row) => row.id))
    const must = stored.filter(({ object_id }) => plain.has(object_id)).map(({ seq }) => seq)
    console.log(
      `${DROPS} drops and ${connections} connections in ${((performance.now() - begun) / 1000).toFixed(1)} s: ` +
        `${stored.length} events, ${heard.length} heard, ${tickets.size} forbidden when they happened`,
    )
    const missed = must.filter((seq) => !numbers.includes(seq))
    record({
      engine: inject('engine').kind,
      done: {
        drops: DROPS,
        connections,
        events: stored.length,
        'events without permission': tickets.size,
      },
      failed: {
        'events missed': missed.length,
        'events received twice': numbers.length - new Set(numbers).size,
        'events leaked': leaked.length,
      },
    })
    expect(missed).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(numbers.slice(-2)).toEqual(stored.slice(-2).map(({ seq }) => seq))
    expect(leaked).toEqual([])
    expect(tickets.size).toBeGreaterThan(0)
    expect(resets).toBe(0)
    expect(connections).toBeGreaterThanOrEqual(DROPS)
  },
)
