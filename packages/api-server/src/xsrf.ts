import { generateCookie, getCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ApiError, refusal } from './api-error.ts'
import type { Env } from './context.ts'
import { randomText, sameText } from './crypto.ts'
import { isSigned, keysAt, sign, signatures, type SigningKeys } from './key-ring.ts'
import type { Ports } from './ports.ts'

const COOKIE = 'XSRF-TOKEN'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a method only asks. */
export const isSafe = (method: string): boolean => SAFE.has(method)

const cookieOptions = { secure: true, sameSite: 'Strict', path: '/' } as const

const PURPOSE = 'xsrf'
const signedText = (random: string, owner: string): string => `${random}|${owner}`

/** Which session a token belongs to, without saying its id; by each key, the present one first. */
const ownersOf = async (keys: SigningKeys, sessionId: string): Promise<string[]> =>
  (await signatures(keys, 'xsrf owner', sessionId)).map((signature) => signature.slice(0, 22))

const keysOf = ({ secrets, clock }: Ports): SigningKeys => keysAt(secrets.token, clock())

/** The cookie that gives the browser a new token to send back, for one session alone. */
export async function xsrfCookie(ports: Ports, sessionId: string): Promise<string> {
  const keys = keysOf(ports)
  const [owner = ''] = await ownersOf(keys, sessionId)
  const random = randomText()
  const signature = await sign(keys, PURPOSE, signedText(random, owner))
  return generateCookie(COOKIE, `${signature}.${random}.${owner}`, cookieOptions)
}

/** Whether the browser has a token that will last: a former key's is taken, and replaced. */
export const hasLastingXsrfCookie = async (c: Context<Env>): Promise<boolean> =>
  isSignedCookie([c.var.ports.secrets.token.present], getCookie(c, COOKIE) ?? '')

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
  if (owner === undefined) return
  const owners = await ownersOf(keysOf(ports), sessionId)
  if (!owners.some((each) => sameText(owner, each))) throw spoilt()
}

// A cookie signed with secrets that are gone would shut its owner out for ever.
const spoilt = () => new ApiError(403, [{ code: 'csrf_failed' }], { headers: { 'set-cookie': noXsrfCookie } })

function comesFromHere(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}

async function isOurs(c: Context<Env>, cookie: string): Promise<boolean> {
  const header = c.req.header('x-xsrf-token') ?? ''
  return sameText(header, cookie) && isSignedCookie(keysOf(c.var.ports), cookie)
}

function isSignedCookie(keys: SigningKeys, cookie: string): Promise<boolean> {
  const [signature = '', random = '', owner = ''] = cookie.split('.')
  return isSigned(keys, { purpose: PURPOSE, text: signedText(random, owner), signature })
}
