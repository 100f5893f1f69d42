import { generateCookie, getCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ApiError, refusal } from './api-error.ts'
import type { Env } from './context.ts'
import { mac, randomText, sameText } from './crypto.ts'
import type { Ports } from './ports.ts'
import { findSession } from './store/sessions.ts'

const COOKIE = 'XSRF-TOKEN'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a method only asks. */
export const isSafe = (method: string): boolean => SAFE.has(method)

const cookieOptions = { secure: true, sameSite: 'Strict', path: '/' } as const

/** Which session a token belongs to, without saying its id. */
const ownerOf = async ({ secrets }: Ports, sessionId: string): Promise<string> =>
  (await mac(secrets.token, 'xsrf owner', sessionId)).slice(0, 22)

const signed = ({ secrets }: Ports, random: string, owner: string): Promise<string> =>
  mac(secrets.token, 'xsrf', `${random}|${owner}`)

/** The cookie that gives the browser a new token to send back, for the session that `access` opens alone. */
export async function xsrfCookie(ports: Ports, access: string): Promise<string> {
  const session = await findSession(ports.database, access, ports.clock())
  const [random, owner] = [randomText(), session ? await ownerOf(ports, session.id) : '']
  return generateCookie(COOKIE, `${await signed(ports, random, owner)}.${random}.${owner}`, cookieOptions)
}

/** Whether the browser has a token; one that came with a request that may change something is checked already. */
export const hasXsrfCookie = (c: Context<Env>): boolean => getCookie(c, COOKIE) !== undefined

/** The cookie that takes the token away. */
export const noXsrfCookie = generateCookie(COOKIE, '', { ...cookieOptions, maxAge: 0 })

/** Refuses what another site makes a browser send; tools, which send none of these headers, pass. */
export const sameSiteOnly = createMiddleware<Env>(async (c, next) => {
  if (!isSafe(c.req.method)) {
    if (!comesFromHere(c)) throw refusal(403, 'csrf_failed')
    const cookie = getCookie(c, COOKIE)
    if (cookie && !(await isOurs(c, cookie))) throw spoilt()
  }
  await next()
})

/** Refuses a change asked for with the token of another session, such as one that was planted. */
export async function checkXsrfOwner(c: Context, ports: Ports, sessionId: string): Promise<void> {
  if (isSafe(c.req.method)) return
  const owner = getCookie(c, COOKIE)?.split('.')[2]
  if (owner !== undefined && !sameText(owner, await ownerOf(ports, sessionId))) throw spoilt()
}

// A cookie signed with former secrets would shut its owner out for ever.
const spoilt = () => new ApiError(403, [{ code: 'csrf_failed' }], { headers: { 'set-cookie': noXsrfCookie } })

function comesFromHere(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}

async function isOurs(c: Context<Env>, cookie: string): Promise<boolean> {
  const [signature = '', random = '', owner = ''] = cookie.split('.')
  const header = c.req.header('x-xsrf-token') ?? ''
  return sameText(header, cookie) && sameText(signature, await signed(c.var.ports, random, owner))
}
