import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import type { Passwords } from '@plenum/api-server/ports'
import { Unavailable } from '@plenum/api-server/unavailable'

// argon2id is this library's default algorithm; its enum cannot be named under isolated modules.
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 }

const LONGEST_QUEUE = 50

/** Lets so many run at once and so many wait; the rest are told to come back. */
const createGate = (most: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>) => {
    if (running >= most) {
      if (waiting.length >= LONGEST_QUEUE) throw new Unavailable('Too many passwords wait to be checked')
      await new Promise<void>((resolve) => void waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** A key without which hashes cannot be tried: it lies beside the database, never in it. */
export interface Pepper {
  /** Stands before the hashes made with it. */
  id: string
  key: Uint8Array
}

interface PasswordOptions {
  /** The first is for new hashes, the others are for older ones. */
  peppers?: readonly Pepper[]
  /** How many run at once: each takes 64 MiB, and a processor from the requests of all others. */
  most?: number
  cost?: typeof COST
}

const KEPT = /^(?<id>[\w-]+)?(?<phc>\$argon2id\$.+)$/

const partsOf = (kept: string) => {
  const { id, phc } = KEPT.exec(kept)?.groups ?? {}
  if (phc === undefined) throw new Error('A password is kept in a form that nobody knows')
  return { id, phc }
}

/**
 * argon2id on the machine's own threads, with the installation's key as its secret value (RFC 9106, 3.1). A hash is
 * kept as PHC string with the id of its key before it.
 */
export const createPasswords = ({
  peppers = [],
  most = availableParallelism(),
  cost = COST,
}: PasswordOptions = {}): Passwords => {
  const gate = createGate(most)
  const [present] = peppers
  const withKey = (id: string | undefined) => {
    if (id === undefined) return {}
    const pepper = peppers.find((each) => each.id === id)
    if (pepper === undefined) throw new Error(`The key ${id} of kept passwords is missing in secrets.json`)
    return { secret: pepper.key }
  }
  return {
    hash: async (password) => {
      const made = await gate(() => hash(password, { ...cost, ...withKey(present?.id) }))
      return `${present?.id ?? ''}${made}`
    },
    verify: async (kept, password) => {
      const parts = partsOf(kept)
      return await gate(() => verify(parts.phc, password, withKey(parts.id)))
    },
    isCurrent: (kept) => {
      const parts = partsOf(kept)
      const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(parts.phc)
      return (
        parts.id === present?.id &&
        memoryCost === cost.memoryCost &&
        timeCost === cost.timeCost &&
        parallelism === cost.parallelism &&
        outputLen === cost.outputLen
      )
    },
  }
}
