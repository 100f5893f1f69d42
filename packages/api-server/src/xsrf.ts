import { generateCookie, getCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ApiError, refusal } from './api-error.ts'
import type { Env } from './context.ts'
import { mac, randomText, sameText } from './crypto.ts'
import type { Ports } from './ports.ts'

const COOKIE = 'XSRF-TOKEN'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

const cookieOptions = { secure: true, sameSite: 'Strict', path: '/' } as const

/** The cookie that gives the browser a new token to send back; set at every sign-in and refresh. */
export async function xsrfCookie({ secrets }: Ports): Promise<string> {
  const random = randomText()
  return generateCookie(COOKIE, `${await mac(secrets.token, 'xsrf', random)}.${random}`, cookieOptions)
}

/** Whether the browser has a token; one that came with a request that may change something is checked already. */
export const hasXsrfCookie = (c: Context<Env>): boolean => getCookie(c, COOKIE) !== undefined

/** The cookie that takes the token away. */
export const noXsrfCookie = generateCookie(COOKIE, '', { ...cookieOptions, maxAge: 0 })

/** Refuses what another site makes a browser send; tools, which send none of these headers, pass. */
export const sameSiteOnly = createMiddleware<Env>(async (c, next) => {
  if (!SAFE.has(c.req.method)) {
    if (!comesFromHere(c)) throw refusal(403, 'csrf_failed')
    const cookie = getCookie(c, COOKIE)
    if (cookie && !(await isOurs(c, cookie))) {
      // A cookie signed with former secrets would shut its owner out for ever.
      throw new ApiError(403, [{ code: 'csrf_failed' }], { headers: { 'set-cookie': noXsrfCookie } })
    }
  }
  await next()
})

function comesFromHere(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}

async function isOurs(c: Context<Env>, cookie: string): Promise<boolean> {
  const [signature = '', random = ''] = cookie.split('.')
  const header = c.req.header('x-xsrf-token') ?? ''
  return sameText(header, cookie) && sameText(signature, await mac(c.var.ports.secrets.token, 'xsrf', random))
}
