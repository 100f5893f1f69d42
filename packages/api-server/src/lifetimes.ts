const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long tokens live, in milliseconds. */
export interface Lifetimes {
  access: number
  /** How long a session may go without a refresh. */
  idle: number
  /** How long after its beginning a session ends whatever was done in it. */
  absolute: number
}

/** The lifetimes to choose from: `strict` for where screens are shared. */
export const LIFETIMES = {
  usual: { access: 10 * MINUTE, idle: 3 * DAY, absolute: 14 * DAY },
  strict: { access: 10 * MINUTE, idle: 30 * MINUTE, absolute: 12 * HOUR },
} as const satisfies Record<string, Lifetimes>
