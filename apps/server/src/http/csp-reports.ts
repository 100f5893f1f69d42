import type { Context } from 'hono'
import * as v from 'valibot'
import { log } from '../log.ts'

/** Where browsers say what the policy of a page has stopped. */
export const CSP_REPORT_PATH = '/api/csp-report/'

const LONGEST_REPORT = 8 * 1024
const MOST_KINDS = 100
const TYPES = ['application/csp-report', 'application/reports+json']

const text = v.optional(v.string(), '')
const Old = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
})
const Body = v.object({ effectiveDirective: text, blockedURL: text, documentURL: text })
const New = v.array(v.looseObject({ type: v.string(), body: v.optional(v.unknown()) }))

interface Violation {
  directive: string
  blocked: string
  page: string
}

// Whoever sends these can write anything into them: short, and no more of an address than tells where to look.
const brief = (words: string) => words.slice(0, 100)
const originOf = (address: string) => brief(URL.canParse(address) ? new URL(address).origin : address)
const pathOf = (address: string) => brief(URL.canParse(address) ? new URL(address).pathname : '')

/** What either form of report says. */
const violationsIn = (report: unknown): Violation[] => {
  const old = v.safeParse(Old, report)
  if (old.success) {
    const said = old.output['csp-report']
    const directive = said['effective-directive'] || said['violated-directive']
    return [
      {
        directive: brief(directive),
        blocked: originOf(said['blocked-uri']),
        page: pathOf(said['document-uri']),
      },
    ]
  }
  const sent = v.safeParse(New, report)
  return (sent.success ? sent.output : []).flatMap(({ type, body }) => {
    const said = v.safeParse(Body, body)
    if (type !== 'csp-violation' || !said.success) return []
    const { effectiveDirective, blockedURL, documentURL } = said.output
    return [
      { directive: brief(effectiveDirective), blocked: originOf(blockedURL), page: pathOf(documentURL) },
    ]
  })
}

const isRound = (count: number) => Number.isInteger(Math.log10(count))

/** Counts what policies have stopped; the log hears of the first, the tenth, the hundredth of a kind. */
class CspCounts {
  readonly #counts = new Map<string, number>()
  readonly #write: typeof log

  constructor(write: typeof log) {
    this.#write = write
  }

  add(violation: Violation) {
    const kind = `${violation.directive} ${violation.blocked}`
    const isKnown = this.#counts.has(kind) || this.#counts.size < MOST_KINDS
    const counted = isKnown ? kind : 'other'
    const count = (this.#counts.get(counted) ?? 0) + 1
    this.#counts.set(counted, count)
    if (isRound(count)) this.#write('csp', { ...(isKnown ? violation : { directive: 'other' }), count })
  }
}

const readWithin = async (request: Request, limit: number) => {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > limit) {
      await reader?.cancel()
      return null
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts).toString()
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Takes a browser's report: counted and logged, never kept. */
export const receiveCspReports = (write = log) => {
  const counts = new CspCounts(write)
  return async (c: Context) => {
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!TYPES.includes(type)) return c.text('Not a report', 415)
    const json = await readWithin(c.req.raw, LONGEST_REPORT)
    if (json === null) return c.text('Too long for a report', 413)
    for (const violation of violationsIn(parsed(json)).slice(0, 20)) counts.add(violation)
    return c.body(null, 204)
  }
}
