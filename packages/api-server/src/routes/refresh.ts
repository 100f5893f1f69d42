import { Hono } from 'hono'
import { RefreshRequest, TokenPair } from '@plenum/domain/session'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { withoutValues } from '../database-error.ts'
import { open } from '../gate.ts'
import { sessionReused } from '../mail/notices.ts'
import { refreshSession } from '../store/refresh.ts'
import { sweep, SWEEP_EVERY } from '../store/sweep.ts'
import { limit } from '../throttle.ts'
import { valid } from '../valid.ts'
import { hasLastingXsrfCookie, xsrfCookie } from '../xsrf.ts'

/** Refresh; what has run out is cleared away there, for it is what every host is asked regularly. */
export function refresh() {
  let swept = Number.NEGATIVE_INFINITY
  return new Hono<Env>().post(
    '/refresh/',
    open('refresh.address'),
    answers({ summary: 'Exchange a refresh token for a new pair', body: TokenPair }),
    valid('json', RefreshRequest),
    async (c) => {
      const { ports, caller, language } = c.var
      const refreshed = await refreshSession(ports, {
        token: c.req.valid('json').refresh,
        caller,
        onChild: (session) => limit(c, 'refresh.session', session),
      })
      if (refreshed === null) throw refusal(401, 'token_not_valid')
      if ('reusedOf' in refreshed) {
        const { email: to, language: own } = refreshed.reusedOf
        // who asked may be the thief
        sessionReused(ports, { to, language: own ?? language })
        throw refusal(401, 'token_not_valid')
      }
      const now = ports.clock()
      if (now.getTime() - swept >= SWEEP_EVERY) {
        swept = now.getTime()
        // The pair is given already; whoever asked must not lose it to housekeeping.
        await sweep(ports, now).catch((error: unknown) =>
          ports.report(withoutValues(error), { method: c.req.method, route: c.req.path }),
        )
      }
      // A new one in the middle of another tab's request would have that refused.
      if (!(await hasLastingXsrfCookie(c)))
        c.header('set-cookie', await xsrfCookie(ports, refreshed.session_id))
      return c.json(refreshed.pair)
    },
  )
}
