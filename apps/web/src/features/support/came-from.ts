import type { TicketContext } from '@plenum/domain/ticket'
import { PRODUCT_VERSION } from '#app/env.ts'

const LONGEST_PAGE = 2048
const LONGEST_BROWSER = 255

interface Place {
  pathname: string
  searchStr: string
}

/** Path and query of a page, without what stands over it. */
export function pageOf({ pathname, searchStr }: Place): string {
  const search = new URLSearchParams(searchStr)
  search.delete('over')
  const query = search.toString()
  return `${pathname}${query && `?${query}`}`.slice(0, LONGEST_PAGE)
}

/** Where somebody was and with what, as it is sent. */
export const contextOf = (
  page: string,
  language: string,
  browser: string = navigator.userAgent,
): TicketContext => ({
  page,
  version: PRODUCT_VERSION,
  browser: browser.slice(0, LONGEST_BROWSER) || '-',
  language,
})
