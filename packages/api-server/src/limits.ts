const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const GB = 1024 ** 3

/** So many within so long, counted from the first. */
export interface Allowance {
  most: number
  ms: number
}

/** What is counted; the second half says by what: the caller's address, a person, an e-mail address, or all together. */
const ALLOWANCES = {
  'any.address': [{ most: 120, ms: MINUTE }],
  'any.user': [{ most: 600, ms: MINUTE }],
  'login.address': [
    { most: 20, ms: MINUTE },
    { most: 100, ms: HOUR },
  ],
  'login.all': [{ most: 50, ms: SECOND }],
  'register.address': [{ most: 5, ms: HOUR }],
  'register.email': [{ most: 3, ms: DAY }],
  'register.all': [{ most: 100, ms: HOUR }],
  'recovery.address': [{ most: 5, ms: HOUR }],
  'recovery.email': [
    { most: 3, ms: HOUR },
    { most: 10, ms: DAY },
  ],
  'recovery.all': [{ most: 200, ms: HOUR }],
  'proof.user': [{ most: 10, ms: 15 * MINUTE }],
  'upload.user': [{ most: 60, ms: HOUR }],
  'search.user': [{ most: 60, ms: MINUTE }],
  'export.user': [{ most: 10, ms: HOUR }],
  'refresh.address': [{ most: 600, ms: MINUTE }],
  'refresh.session': [{ most: 120, ms: MINUTE }],
} as const satisfies Record<string, readonly Allowance[]>

export type LimitName = keyof typeof ALLOWANCES

/** How wrong passwords of one account are slowed down. */
export interface FailureRules {
  /** Failures without any delay; from then on each doubles it. */
  free: number
  longestDelay: number
  /** Failures after which only a recovery mail helps, but for devices that the account knows. */
  stop: number
  /** After how long failures are forgotten. */
  forgotten: number
}

const FAILURES: FailureRules = { free: 5, longestDelay: 5 * MINUTE, stop: 100, forgotten: DAY }

/** Wrong set-up codes until the server has to be started again. */
export const SETUP_TRIES = 5

/** What a host says of the limits. */
export interface Limits {
  /** How many times as much as by default is allowed: where a whole company comes from one address, or in tests. */
  times: number
  /** How many milliseconds an answer takes at least, so that its time tells nothing of what was found. */
  floors: { login: number; recovery: number; register: number }
  /** Bytes that all files of a company may take. */
  companyFiles: number
}

export const DEFAULT_LIMITS: Limits = {
  times: 1,
  floors: { login: 300, recovery: 300, register: 300 },
  companyFiles: 10 * GB,
}

export const allowancesOf = ({ times }: Limits, name: LimitName): Allowance[] =>
  ALLOWANCES[name].map(({ most, ms }) => ({ most: most * times, ms }))

export const failureRulesOf = ({ times }: Limits): FailureRules => ({
  ...FAILURES,
  free: FAILURES.free * times,
  stop: FAILURES.stop * times,
})
