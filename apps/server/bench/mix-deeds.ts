import { Asset } from '@plenum/domain/asset'
import * as v from 'valibot'
import { ids } from './fill.ts'

/** What the generator is told to do. */
export interface Window {
  url: string
  access: string
  connections: number
  ms: number
  /** Assets of the inventory. */
  count: number
  /** Where in the sequence of requests it begins. */
  seed: number
}

/** What came of it. */
export interface Told {
  /** Requests a second. */
  rate: number
  /** Milliseconds of each. */
  times: number[]
  /** Answers that were refusals or failures. */
  errors: number
}

interface Request {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
}
type Ask = (request: Request) => Promise<string>

const get = (path: string) => (ask: Ask) => ask({ method: 'GET', path })
const send = (method: string, path: string, body: object, headers?: Record<string, string>) => ({
  method,
  path,
  body: JSON.stringify(body),
  ...(headers && { headers }),
})

const TERMS = ['spi', 'fir', 'lea', 'a3f', '7bc', 'e01']
const STATUSES = ['active', 'standby', 'faulty', 'repair']
const pick = <Value>(values: readonly Value[], number: number) => values[number % values.length]

interface Turn {
  /** Of the whole sequence. */
  number: number
  /** Assets of the inventory. */
  count: number
}
const assetOf = ({ number, count }: Turn) => ids.asset(1 + ((number * 7919) % count))

/** Reads an asset and changes it from the version that was read; nobody else changes the same at that time. */
const rename = (turn: Turn) => async (ask: Ask) => {
  const path = `/api/assets/${assetOf(turn)}/`
  const read = await get(path)(ask)
  const { id, version, termination_date } = v.parse(Asset, JSON.parse(read))
  // what is closed stays as it is
  if (termination_date !== null) return read
  const name = `Renamed ${turn.number}`
  return ask(send('PATCH', path, { name }, { 'if-match': `"${id}.${version}"` }))
}

type Deed = (turn: Turn) => (ask: Ask) => Promise<string>

/** What people do, by how many of a hundred turns are so. A change reads what it changes, so it is two requests. */
export const MIX = [
  { share: 30, what: 'first pages', deed: () => get('/api/assets/') },
  {
    share: 15,
    what: 'pages of one status',
    deed: ({ number }: Turn) => get(`/api/assets/?status=${pick(STATUSES, number)}`),
  },
  { share: 26, what: 'single assets', deed: (turn: Turn) => get(`/api/assets/${assetOf(turn)}/`) },
  { share: 10, what: 'counts', deed: () => get('/api/assets/facets/') },
  {
    share: 10,
    what: 'searches',
    deed: ({ number }: Turn) => get(`/api/assets/?search=${pick(TERMS, number)}`),
  },
  { share: 7, what: 'changes of an asset just read', deed: rename },
  {
    share: 2,
    what: 'new assets',
    deed:
      ({ number }: Turn) =>
      (ask: Ask) =>
        ask(send('POST', '/api/assets/', { name: `Made ${number}` })),
  },
] as const satisfies readonly { share: number; what: string; deed: Deed }[]

const HUNDRED: readonly Deed[] = MIX.flatMap(({ share, deed }) => Array.from({ length: share }, () => deed))
/** Has nothing in common with a hundred, so that what is alike does not come in a row. */
const STRIDE = 37

/** What is done in a turn: the same in every run. */
export const deedIn = (turn: Turn): ((ask: Ask) => Promise<string>) =>
  (HUNDRED[(turn.number * STRIDE) % HUNDRED.length] ?? (() => get('/api/assets/')))(turn)

/** The shares in words. */
export const mixInWords = (): string => MIX.map(({ share, what }) => `${share} ${what}`).join(', ')
