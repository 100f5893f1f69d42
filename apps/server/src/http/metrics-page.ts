import { hash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'

/** Where the figures are read. */
export const METRICS_PATH = '/metrics'

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const digest = (text: string) => hash('sha256', text, 'buffer')

/** The answer that holds the figures. */
export const figures = (text: () => string) => new Response(text(), { headers: { 'Content-Type': TYPE } })

/** Answers the figures to whoever knows the word; without one there is nothing here. */
export const answerMetrics = (c: Context, metrics: { token: string; text: () => string } | undefined) => {
  if (!metrics) return c.text('Not found', 404)
  const given = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? ''
  const isKnown = timingSafeEqual(digest(given), digest(metrics.token))
  return isKnown ? figures(metrics.text) : c.text('Not allowed', 401, { 'WWW-Authenticate': 'Bearer' })
}
