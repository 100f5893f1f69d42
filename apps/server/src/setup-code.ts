import { randomInt } from 'node:crypto'

// Without those that look alike; 31 ^ 12 is far more than five tries and half an hour's reach.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUP = 4

const group = () => Array.from({ length: GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')

/** A code that only who reads this server's output knows. */
export const createSetupCode = () => [group(), group(), group()].join('-')
