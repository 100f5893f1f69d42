import { wantedLanguage, type Language } from '@plenum/i18n/language'
import { uuidv7 } from 'uuidv7'

/** Where a request comes from, as the log may keep it. */
export interface Origin {
  /** The network, without the part that names one machine; null where unknown. */
  address: string | null
  request_id: string | null
}

/** What is known of whoever sends a request before he says who he is. */
export interface Caller extends Origin {
  /** The whole address as the host saw it, for counting only; null where there is no network. */
  peer: string | null
  /** What the browser or tool calls itself, cut to 255 characters. */
  user_agent: string | null
  /** What he wants to be answered in, of what the product speaks; null where he says nothing of it. */
  language: Language | null
}

/** An address nobody has, of a process that nobody sent a request to. */
export const NOWHERE: Origin = { address: null, request_id: null }

const LONGEST_AGENT = 255

/** An IPv4 address, also where it is written as an IPv6 one. */
const fourPartsOf = (address: string): string | undefined => /(?<!\d)\d+\.\d+\.\d+\.\d+$/.exec(address)?.[0]

const GROUPS = 8

/** The first groups of an IPv6 address, those that `::` stands for too. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after]
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** An IPv4 address by its first three parts, an IPv6 one by its first three groups. */
export function networkOf(address: string): string {
  const four = fourPartsOf(address)
  return four === undefined ? `${groupsOf(address, 3)}::/48` : `${four.slice(0, four.lastIndexOf('.'))}.0/24`
}

/** What one caller is counted by: an IPv4 address, or the /64 that is given out as one IPv6 line. */
export const networkKey = (address: string): string => fourPartsOf(address) ?? groupsOf(address, 4)

/** Reads the caller of a request that came from `peer`. */
export function callerOf(request: Request, peer: string | null): Caller {
  return {
    peer,
    address: peer === null ? null : networkOf(peer),
    request_id: uuidv7(),
    user_agent: request.headers.get('user-agent')?.slice(0, LONGEST_AGENT) ?? null,
    language: wantedLanguage(request.headers.get('accept-language')),
  }
}
