import { Hono } from 'hono'
import { LiveQuery } from '@plenum/domain/notification'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { sha256 } from '../crypto.ts'
import { self } from '../gate.ts'
import type { Live } from '../live.ts'
import { valid } from '../valid.ts'

const STREAM = 'text/event-stream'

/** Past every number: whoever names something else than one has lost count. */
const NOWHERE = Number.MAX_SAFE_INTEGER

const placeOf = (text: string | undefined): number | null =>
  text === undefined ? null : /^\d{1,15}$/.test(text) ? Number(text) : NOWHERE

/** The longest that a page is being opened, in milliseconds; of an older one nobody knows what it has missed. */
const MOST_AGE = 60_000

/** What is being written when a page asks for its data happened this long before it is there to be read, at most. */
const WRITING = 5_000

/** Where the stream of a page begins that knows of no number yet. */
function beginOf(age: number | undefined, now: Date) {
  if (age === undefined) return { after: null }
  if (age > MOST_AGE) return { after: NOWHERE }
  return { after: null, since: new Date(now.getTime() - age - WRITING).toISOString() }
}

/** News for open pages. */
export const events = (live: Live) =>
  new Hono<Env>().get(
    '/',
    self(),
    answers({
      summary: 'Hear that something is new, as server-sent events; behind Last-Event-ID where that is given',
      type: STREAM,
    }),
    valid('query', LiveQuery),
    async (c) => {
      const query = c.req.valid('query')
      const after = placeOf(c.req.header('last-event-id') ?? query.after)
      const begin = after === null ? beginOf(query.age, c.var.ports.clock()) : { after }
      const stream = await live.open({ token_hash: await sha256(c.var.token), ...begin })
      if (stream === undefined) throw refusal(401, 'token_not_valid')
      return c.body(stream, 200, {
        'content-type': STREAM,
        'cache-control': 'no-store, no-transform',
        // Proxies keep answers back until they are large enough to be worth a packet.
        'x-accel-buffering': 'no',
      })
    },
  )
