import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '@plenum/api-server/ports'
import { Unavailable } from './database/unavailable.ts'

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

/** argon2id on the machine's own threads, with a bound on how many run at once: each takes 64 MiB. */
export const createPasswords = (most = 2 * availableParallelism(), cost = COST): Passwords => {
  const gate = createGate(most)
  return {
    hash: (password) => gate(() => hash(password, cost)),
    verify: (stored, password) => gate(() => verify(stored, password)),
  }
}
