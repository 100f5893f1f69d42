import type { Page, Request, Route } from '@playwright/test'
import type { IssueCode } from '@plenum/domain/issue'
import { issueText } from '@plenum/i18n/issue-text'
import type { Language } from './fixtures.ts'

/** What can go wrong between a page and its server. */
export const FAULTS = [
  'offline',
  'slow',
  '401',
  '403',
  '404',
  '409',
  '412',
  '413',
  '429',
  '500',
  'broken JSON',
  'missing chunk',
] as const
export type Fault = (typeof FAULTS)[number]

/** After which the screen is whole again without a reload: what failed can be asked for again. */
export const HEALS: readonly Fault[] = ['offline', 'slow', '429', '500', 'broken JSON']

/** What keeps the session, without which there is no screen to be faulty. */
const SESSION = ['POST /api/token/refresh/', 'GET /api/auth/me/']

/** What the frame around every screen asks for by itself. */
const FRAME = [
  '/api/',
  '/api/events/',
  '/api/notifications/',
  '/api/notifications/unread/',
  '/api/csp-report/',
]

/** As many times faster whoever waits for a second or more comes to its end, in the page. */
const HASTE = 20

const CODES: Partial<Record<Fault, IssueCode>> = {
  '401': 'token_not_valid',
  '403': 'permission_denied',
  '404': 'not_found',
  '409': 'conflict',
  '412': 'precondition_failed',
  '429': 'throttled',
}

/** As a server before ours answers, in a language of its own. */
const PROXY_PAGE = '<html><head><title>Error</title></head><body>nginx</body></html>'

/** Puts faults between a page and its server, and takes them away again. */
export class Faulty {
  /** What the faults are told in. */
  language: Language = 'en'
  /** What was asked for, and what of it met the fault; the frame's own aside. */
  readonly asked: string[] = []
  readonly met: string[] = []
  #fault: Fault | null = null
  #which: (request: Request) => boolean = () => true
  #held: Route[] = []

  /** Stands between a page and its server from now on. */
  async between(page: Page): Promise<void> {
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') || /^\/assets\/.*\.js$/.test(pathname),
      (route) => this.#answer(route),
    )
  }

  /** Every request has this fault from now on, or those that are meant. */
  begin(fault: Fault, which: (request: Request) => boolean = () => true): void {
    this.#fault = fault
    this.#which = which
    this.met.length = 0
  }

  /** All is well from now on, and what was held back goes on. */
  async end(): Promise<void> {
    this.#fault = null
    // a page that was left does not wait any more
    await Promise.all(this.#held.splice(0).map((route) => route.continue().catch(() => {})))
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const isScript = pathname.endsWith('.js')
    const isOfSession = SESSION.includes(`${request.method()} ${pathname}`)
    if (!isScript && !isOfSession && !FRAME.includes(pathname)) this.asked.push(pathname)
    const isMeant = isScript === (this.#fault === 'missing chunk') && !isOfSession && this.#which(request)
    // that anything at all answers is true of all faults but one
    if (this.#fault === null || !isMeant || (pathname === '/api/' && this.#fault !== 'offline'))
      return route.continue().catch(() => {})
    if (!FRAME.includes(pathname)) this.met.push(pathname)
    if (this.#fault === 'slow') this.#held.push(route)
    // what was given up meanwhile needs no answer
    else await this.#refuse(route, this.#fault).catch(() => {})
  }

  #refuse(route: Route, fault: Fault): Promise<void> {
    if (fault === 'offline') return route.abort('internetdisconnected')
    if (fault === 'broken JSON')
      return route.fulfill({ status: 200, contentType: 'application/json', body: '{"results": [{"id": "0' })
    const code = CODES[fault]
    const status = fault === 'missing chunk' ? 404 : Number(fault)
    if (code === undefined) return route.fulfill({ status, contentType: 'text/html', body: PROXY_PAGE })
    const detail = issueText(this.language, code)
    return route.fulfill({
      status,
      headers: fault === '429' ? { 'retry-after': '1' } : {},
      json: { type: 'client_error', detail, errors: [{ code, detail, attr: null }] },
    })
  }
}

/** Lets time that is waited for pass quickly, so that everything that is tried again by itself has been. */
export const hurry = (page: Page) =>
  page.addInitScript((haste) => {
    const { setTimeout, setInterval } = globalThis
    const sooner = (ms = 0) => (ms >= 1000 ? ms / haste : ms)
    Object.assign(globalThis, {
      setTimeout: (work: () => void, ms?: number) => setTimeout(work, sooner(ms)),
      setInterval: (work: () => void, ms?: number) => setInterval(work, sooner(ms)),
    })
  }, HASTE)
