import { Hono } from 'hono'
import { LiveQuery } from '@plenum/domain/notification'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { sha256 } from '../crypto.ts'
import { bearer, self } from '../gate.ts'
import type { Live } from '../live.ts'
import { valid } from '../valid.ts'

const STREAM = 'text/event-stream'

/** Past every number: whoever names something else than one has lost count. */
const NOWHERE = Number.MAX_SAFE_INTEGER

const placeOf = (text: string | undefined): number | null =>
  text === undefined ? null : /^\d{1,15}$/.test(text) ? Number(text) : NOWHERE

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
      const after = placeOf(c.req.header('last-event-id') ?? c.req.valid('query').after)
      const stream = await live.open(await sha256(bearer(c) ?? ''), after)
      if (stream === undefined) throw refusal(401, 'token_not_valid')
      return c.body(stream, 200, {
        'content-type': STREAM,
        'cache-control': 'no-store, no-transform',
        // Proxies keep answers back until they are large enough to be worth a packet.
        'x-accel-buffering': 'no',
      })
    },
  )
