import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { LiveEvent } from '@plenum/domain/notification'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import { firstRow } from '@plenum/api-server/db/rows'
import { ticket } from '@plenum/api-server/db/schema/tickets'
import type { Database } from '@plenum/api-server/ports'
import { announce, notify, type NoticeLetter } from '@plenum/api-server/store/notify'
import { eventParser } from '../src/sse.ts'
import { wait } from './browser.ts'
import { database } from './engine.ts'
import { app, found, join, now, type Connection } from './world.ts'

const Event = v.pipe(v.string(), v.parseJson(), LiveEvent)

/** Opens a stream past the client until the test ends, and gathers what it says. */
export async function listen(
  who: Connection,
  {
    after,
    age,
    server = app,
  }: { after?: string | number; age?: number; server?: Pick<typeof app, 'fetch'> } = {},
) {
  const headers = new Headers({ authorization: `Bearer ${who.tokens.access()}` })
  if (after !== undefined) headers.set('last-event-id', String(after))
  const response = await server.fetch(
    new Request(`http://localhost/api/events/${age === undefined ? '' : `?age=${age}`}`, { headers }),
  )
  const heard = { events: [] as LiveEvent[], resets: 0, retry: 0, position: '', text: '', ended: false }
  const parse = eventParser({
    onMessage: ({ event, data }) => {
      if (event === 'live') heard.events.push(v.parse(Event, data))
      else heard.resets++
    },
    onId: (id) => {
      heard.position = id
    },
    onRetry: (milliseconds) => {
      heard.retry = milliseconds
    },
  })
  const reader = response.ok ? response.body?.getReader() : undefined
  const reading = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      heard.text += new TextDecoder().decode(part.value)
      parse(part.value)
    }
    heard.ended = true
  }
  void reading()
  const cut = async () => reader?.cancel()
  onTestFinished(cut)
  return { heard, response, cut }
}

/** How long `until` waits before it gives up: far longer than anything takes on a busy machine. */
const PATIENCE = 30_000

/** Waits until something holds; throws where it never does. */
export async function until(holds: () => boolean): Promise<void> {
  const begun = performance.now()
  while (!holds()) {
    if (performance.now() - begun > PATIENCE)
      throw new Error(`Not within ${PATIENCE} ms: ${holds.toString()}`)
    await wait(5)
  }
}

/** Somebody whose deeds others are told of. */
export const teller = async ({ auth }: Connection) => {
  const { id, full_name, company } = await auth.me()
  const letters: NoticeLetter[] = []
  return { company_id: company.id, actor: { id, name: full_name }, at: now().toISOString(), letters }
}

type Who = Awaited<ReturnType<typeof teller>>

/** Tells somebody something, in a transaction of its own. */
export const tell = (author: Who, to: string, about = 'News', within: (tx: Database) => unknown = () => {}) =>
  database.transaction(async (tx) => {
    await notify(tx, author, { kind: 'rights_changed', to: [to], about })
    await within(tx)
  })

/** A ticket of somebody, and his open pages told of it. */
export async function openTicket(author: Who, reporter_id: string, number = 1): Promise<string> {
  const id = randomUUID()
  const { company_id, at } = author
  await database.insert(ticket).values({
    company_id,
    id,
    number,
    kind: 'improvement',
    subject: `Ticket ${number}`,
    reporter_id,
    created_at: at,
    last_update: at,
  })
  return id
}

/** Tells somebody of a ticket, and his pages that the ticket itself changed. */
export const tellOfTicket = (author: Who, to: string, ticket_id: string) =>
  database.transaction(async (tx) => {
    await notify(tx, author, { kind: 'ticket_answered', to: [to], ticket_id })
    await announce(tx, author, [{ user_id: to, object: 'ticket', id: ticket_id }])
  })

/** The last number given in a company. */
export async function lastNumber({ company_id }: Pick<Who, 'company_id'>): Promise<number> {
  const row = await firstRow(
    database,
    v.object({ last: v.number() }),
    sql`select last::float8 as last from live_event_counter where company_id = ${company_id}`,
  )
  return row?.last ?? 0
}

/** Whoever is told things, and somebody else of the company who does what they are told of. */
export async function toldPair(levels: Parameters<typeof join>[1] = {}) {
  const ada = await found()
  const grace = await join(ada, levels)
  return { ada, grace, id: (await grace.auth.me()).id, author: await teller(ada) }
}
