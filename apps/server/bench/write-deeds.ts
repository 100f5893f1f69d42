import type { deedsOf } from './deeds.ts'
import type { rawWrites } from './raw-writes.ts'

/** An inventory with the ways of doing something to it. */
export interface Hands {
  count: number
  /** Open assets from all over it, in no order. */
  assets: readonly string[]
  deeds: ReturnType<typeof deedsOf>
  raw: ReturnType<typeof rawWrites>
}

interface Deed {
  what: string
  /** How many times as long it may take on the embedded engine as on PostgreSQL. */
  most?: number
  /** The rows it goes through, where it is told by rows. */
  rows?: (count: number) => number
  /** Whether it takes so long that a few rounds must do. */
  isLong: boolean
  /** As a person does it; a number that it gives is the milliseconds that count. */
  request: (hands: Hands, round: number) => Promise<unknown>
  /** As a statement does it. */
  raw: (hands: Hands, round: number) => Promise<unknown>
}

const MANY = 1000
const PRIORITIES = ['high', 'medium', 'low'] as const

/** Another asset in every round. */
const assetOf = (round: number, { assets }: Hands) => assets[round % assets.length] ?? ''
const manyOf = ({ assets }: Hands) => assets.slice(0, MANY)
const named = (name: string) => Array.from({ length: MANY }, (_, at) => `${name}-${at}`)
const priorityOf = (round: number) => PRIORITIES[round % PRIORITIES.length] ?? 'low'

const atLeastHalf = (done: number, all: number) => {
  if (done < all / 2) throw new Error(`Only ${done} of ${all}`)
}

/** What is measured, from the quickest to what takes longest. */
export const DEEDS: readonly Deed[] = [
  {
    what: 'point read',
    most: 1.6,
    isLong: false,
    request: (hands, round) => hands.deeds.read(assetOf(round, hands)),
    raw: (hands, round) => hands.raw.read(assetOf(round, hands)),
  },
  {
    what: 'durable update with its history',
    most: 1.5,
    isLong: false,
    request: (hands, round) => hands.deeds.rename(assetOf(round, hands), `Renamed ${round}`),
    raw: (hands, round) => hands.raw.rename(assetOf(round, hands), `Renamed raw ${round}`),
  },
  {
    what: 'create',
    isLong: false,
    request: ({ deeds }, round) => deeds.create(`Made ${round}`),
    raw: ({ raw }, round) => raw.make([`made ${round}`]),
  },
  {
    what: 'bulk change of 1,000',
    most: 1.5,
    isLong: true,
    request: async (hands, round) => {
      const many = manyOf(hands)
      atLeastHalf(await hands.deeds.prioritise(many, priorityOf(2 * round)), many.length)
    },
    raw: (hands, round) => hands.raw.prioritise(manyOf(hands), priorityOf(2 * round + 1)),
  },
  {
    what: 'import of a file of 1,000',
    rows: () => MANY,
    isLong: true,
    request: ({ deeds }, round) => deeds.bringIn(named(`file ${round}`)),
    raw: ({ raw }, round) => raw.make(named(`raw ${round}`)),
  },
  {
    what: 'export as CSV',
    rows: (count) => count,
    isLong: true,
    request: async ({ deeds, count }) => atLeastHalf(await deeds.takeAll(), count),
    raw: async ({ raw, count }) => atLeastHalf(await raw.takeAll(), count),
  },
]
