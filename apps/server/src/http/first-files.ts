import { existsSync, readFileSync } from 'node:fs'
import { pageLanguage } from '@plenum/api-server/page-language'
import * as v from 'valibot'

const SIGNED_IN = '/app'
const LOGIN = '/auth/login'

/** By the pattern of an address and by language: what its page fetches first, beside what the page itself names. */
const Written = v.record(v.string(), v.record(v.string(), v.array(v.string())))
type Files = v.InferOutput<typeof Written>[string]

/** `/app/support/tickets/$ticketId` and `/forms/$`, which stands for all that follows. */
const patternOf = (address: string) =>
  new RegExp(
    `^${address
      .split('/')
      .map((part) => {
        if (part === '$') return '.+'
        return part.startsWith('$') ? '[^/]+' : part.replaceAll(/[^\w-]/g, '\\$&')
      })
      .join('/')}$`,
  )

const parameters = (address: string) => address.split('/').filter((part) => part.startsWith('$')).length

const link = (file: string) =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`

/** Whether whoever asks has been signed in here, and has not signed out. */
export const hasSession = (headers: Headers) =>
  /(^|[;\s])[^;=\s]+_refresh_token=[^;\s]/.test(headers.get('Cookie') ?? '')

/** The address whose page a request is shown: who is not signed in is shown the way in. */
export const shownAddress = ({ url, headers }: Request): string => {
  const path = new URL(url).pathname.replace(/(?<=.)\/$/, '')
  return `${path}/`.startsWith(`${SIGNED_IN}/`) && !hasSession(headers) ? LOGIN : path
}

/** What the build wrote down of the pages: the files of each come with it, in place of one after the other behind it. */
export class FirstFiles {
  readonly #pages: { pattern: RegExp; files: Files }[]

  constructor(written: URL) {
    const pages = existsSync(written) ? v.parse(Written, JSON.parse(readFileSync(written, 'utf8'))) : {}
    this.#pages = Object.entries(pages)
      .toSorted(([one], [other]) => parameters(one) - parameters(other))
      .map(([address, files]) => ({ pattern: patternOf(address), files }))
  }

  /** The `Link` header of a page; empty where nothing is known of it. */
  linksOf(request: Request): { Link?: string } {
    const shown = shownAddress(request)
    const page = this.#pages.find(({ pattern }) => pattern.test(shown))
    const files = page?.files[pageLanguage(request.headers)] ?? []
    return files.length === 0 ? {} : { Link: files.map(link).join(', ') }
  }
}
