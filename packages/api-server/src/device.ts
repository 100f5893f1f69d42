import { generateCookie, getCookie } from 'hono/cookie'
import type { Context } from 'hono'
import type { Env } from './context.ts'
import { randomText } from './crypto.ts'
import { isSigned, keysAt, sign } from './key-ring.ts'

const COOKIE = 'dev'
const PURPOSE = 'device'
const DAYS = 90
const DAY_SECONDS = 24 * 60 * 60

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/**
 * The cookie by which this browser is known to have signed in as somebody before. It opens nothing: its tries are only
 * counted apart from those of strangers, who could otherwise delay him for ever.
 */
export async function deviceCookie(c: Context<Env>, userId: string): Promise<string> {
  const { secrets, clock } = c.var.ports
  const now = clock()
  const device = `${userId}.${seconds(now)}.${randomText()}`
  const value = `${device}.${await sign(keysAt(secrets.token, now), PURPOSE, device)}`
  return generateCookie(COOKIE, value, {
    prefix: 'host',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: DAYS * DAY_SECONDS,
  })
}

/** Which device of the account asks; undefined for one it does not know. */
export async function knownDevice(c: Context<Env>, userId: string | undefined): Promise<string | undefined> {
  const { secrets, clock } = c.var.ports
  const [owner = '', issued = '', random = '', signature = ''] = (getCookie(c, COOKIE, 'host') ?? '').split(
    '.',
  )
  const [device, now] = [`${owner}.${issued}.${random}`, clock()]
  const isOurs = await isSigned(keysAt(secrets.token, now), { purpose: PURPOSE, text: device, signature })
  const isFresh = Number(issued) > seconds(now) - DAYS * DAY_SECONDS
  return isOurs && isFresh && owner === userId ? device : undefined
}
