import { createPasswords } from '../passwords.ts'

/** The cheapest hash there is, for tests that are not about the cost of guessing. */
export const LIGHT_COST = { memoryCost: 1024, timeCost: 2, parallelism: 1, outputLen: 32 }

/** Passwords as in production, at that cost. */
export const lightPasswords = (peppers: Parameters<typeof createPasswords>[0] = {}) =>
  createPasswords({ ...peppers, cost: LIGHT_COST })
