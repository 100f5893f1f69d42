import { env } from 'node:process'

/** A test that tries the same again and again: a few times in `npm run test:slow`, much more often for a release. */
export interface Trial {
  what: string
  /** The test file, from the root: `*.slow.ts`. */
  test: string
  /** How often it tries in `npm run test:slow`: often enough to show the fault. */
  slow: number
  /** How often it tries in `npm run bench -- <trial>`; infinite where it tries everything there is. */
  full: number
  /** The highest value allowed, by the name of what is measured. */
  most?: Readonly<Record<string, number>>
}

const EVERYTHING = Number.POSITIVE_INFINITY

/** The trials, in the order of the page of long runs. */
export const TRIALS = {
  'double-start': {
    what: 'a second server starts on the same data directory; another one starts after a kill',
    test: 'apps/server/src/owner-lock.slow.ts',
    slow: 5,
    full: 100,
    most: { 'time until refused': 1_000 },
  },
  'disk-full': {
    what: 'the disk fills up during writes and is freed again',
    test: 'apps/server/src/database/disk-full.slow.ts',
    slow: 5,
    full: 50,
    most: { 'time until a write was refused': 1_000, 'time until writes worked again': 10_000 },
  },
  'threads-ended': {
    what: 'the database thread ends during writes',
    test: 'apps/server/src/database/thread-ended.slow.ts',
    slow: 10,
    full: 500,
  },
  migrations: {
    what: 'migrations, interrupted after every statement; counted from the newest',
    test: 'apps/server/src/database/migrations.slow.ts',
    slow: 3,
    full: EVERYTHING,
  },
  backups: {
    what: 'backups while the server writes, each restored and compared',
    test: 'apps/server/src/backup/backup.slow.ts',
    slow: 3,
    full: 100,
  },
  'killed-uploads': {
    what: 'uploads cut short by a kill of the process that stores them',
    test: 'apps/server/src/files/kill.slow.ts',
    slow: 100,
    full: 5_000,
  },
  'killed-uploads-to-the-server': {
    what: 'uploads cut short by a kill of the whole server',
    test: 'apps/server/src/kill-uploads.slow.ts',
    slow: 60,
    full: 5_000,
  },
  'spoilt-files': {
    what: 'files damaged at random, inspected before they are stored',
    test: 'apps/server/src/files/mutants.slow.ts',
    slow: 1_000,
    full: 5_000,
    most: { 'slowest inspection': 10_000, 'memory of the inspector': 256 },
  },
  stops: {
    what: 'the server is told to stop under load',
    test: 'apps/server/src/stop.slow.ts',
    slow: 3,
    full: 200,
    most: { 'time until it had stopped': 12_000 },
  },
  'login-storm': {
    what: 'sign-ins at the same moment',
    test: 'apps/server/src/login-storm.slow.ts',
    slow: 60,
    full: 510,
    most: { 'event loop delay, p99': 50 },
  },
  'slow-clients': {
    what: 'slow clients of six kinds at the same time',
    test: 'apps/server/src/http/many-slow.slow.ts',
    slow: 2_000,
    full: 2_000,
    most: { 'requests of others, p99': 500, 'time until the last was cut': 15_000 },
  },
  'clock-steps': {
    what: 'the clock of a running server jumps by minutes, hours and days',
    test: 'apps/server/src/clock-steps.slow.ts',
    slow: 12,
    full: 206,
  },
  enumeration: {
    what: 'requests with known and unknown addresses, in pairs, compared by answer and by time',
    test: 'apps/server/src/enumeration.slow.ts',
    slow: 2_000,
    full: 8_000,
    most: { 'distance of the AUC from 0.5': 0.03 },
  },
  tenants: {
    what: "requests with another company's ids",
    test: 'packages/api-client/contract/tenants.slow.ts',
    slow: 1_000,
    full: 100_000,
  },
  misuse: {
    what: 'columns that a request body does not name, offered to each object in it',
    test: 'packages/api-client/contract/misuse.slow.ts',
    slow: 8,
    full: EVERYTHING,
  },
  fuzz: {
    what: "requests made from the API's own document: valid, at the limits and hostile",
    test: 'packages/api-client/contract/fuzz/fuzz.slow.ts',
    slow: 1_000,
    full: 200_000,
  },
  'lost-updates': {
    what: 'edits of the same ten assets by fifty users at the same time',
    test: 'packages/api-client/contract/lost-updates.slow.ts',
    slow: 200,
    full: 10_000,
  },
  'exactly-once': {
    what: 'assets created by requests that are sent several times',
    test: 'packages/api-client/contract/exactly-once.slow.ts',
    slow: 200,
    full: 10_000,
  },
  'audit-bits': {
    what: 'single bits changed in the audit log',
    test: 'packages/api-client/contract/audit-bits.slow.ts',
    slow: 200,
    full: 1_000,
  },
  'cut-writes': {
    what: 'assets created by requests whose answers are cut off, by the client or by a kill, and sent again',
    test: 'apps/server/src/cut-writes.slow.ts',
    slow: 100,
    full: 10_000,
  },
  drops: {
    what: 'event streams cut, servers restarted and permissions revoked meanwhile',
    test: 'packages/api-client/contract/drops.slow.ts',
    slow: 100,
    full: 1_000,
  },
  'undo-any': {
    what: 'sequences of random changes, undone in reverse and in any order',
    test: 'packages/api-client/contract/undo-any.slow.ts',
    slow: 10,
    full: 120,
  },
  'work-any': {
    what: 'random actions on requests, executed and reverted',
    test: 'packages/api-client/contract/work-any.slow.ts',
    slow: 4,
    full: 40,
  },
  'placement-time': {
    what: 'random moments in the past, compared with what was recorded then',
    test: 'packages/api-client/contract/placement-time.slow.ts',
    slow: 500,
    full: 1_000,
  },
  'refresh-by-tabs': {
    what: 'access tokens that expire in many tabs at once',
    test: 'apps/web/e2e/refresh-tabs.slow.ts',
    slow: 200,
    full: 10_000,
  },
  'refresh-by-browsers': {
    what: 'access tokens that expire in many browsers that share a cookie',
    test: 'apps/web/e2e/refresh-browsers.slow.ts',
    slow: 200,
    full: 10_000,
  },
  'killed-drafts': {
    what: 'a tab crashes while a user types, and is opened again',
    test: 'apps/web/e2e/killed-drafts.slow.ts',
    slow: 5,
    full: 100,
    most: { 'typing lost': 2_000 },
  },
  payloads: {
    what: 'companies whose every field holds a text that a careless page would run, on every screen',
    test: 'apps/web/e2e/payloads.slow.ts',
    slow: 2,
    full: 60,
  },
  'faults-on-screens': {
    what: 'screens opened while every request they make meets a fault',
    test: 'apps/web/e2e/faults-screens.slow.ts',
    slow: 24,
    full: EVERYTHING,
  },
  'faults-on-requests': {
    what: 'screens opened while a single request they make fails',
    test: 'apps/web/e2e/faults-requests.slow.ts',
    slow: 8,
    full: EVERYTHING,
  },
  'faults-on-writes': {
    what: 'forms sent while their request meets a fault, and sent again',
    test: 'apps/web/e2e/faults-writes.slow.ts',
    slow: 24,
    full: EVERYTHING,
  },
  sweep: {
    what: 'screens examined by axe in each language, theme and width, and at a zoom of 400 %',
    test: 'apps/web/e2e/sweep.slow.ts',
    slow: 28,
    full: EVERYTHING,
  },
  looks: {
    what: 'themes, languages and widths in which axe examines every screen, its dialogs and its states',
    test: 'apps/web/e2e/looks.slow.ts',
    slow: 6,
    full: 12,
  },
  'export-memory': {
    what: 'assets exported in one file',
    test: 'apps/server/src/export-memory.slow.ts',
    slow: 30_000,
    full: 1_000_000,
    most: { 'csv: memory growth of the server': 100, 'xlsx: memory growth of the server': 100 },
  },
} as const satisfies Readonly<Record<string, Trial>>
export type TrialName = keyof typeof TRIALS

/** Whether a trial runs with its full number. Only `npm run bench` sets this variable and the next. */
export const isFull: boolean = env['PLENUM_FULL'] === '1'

/** A part of the names of what is tried, where `npm run bench -- <trial> -- --only <text>` tries that alone. */
export const only: string | undefined = env['PLENUM_ONLY']

/** How often a trial tries in this run. */
export const timesOf = (trial: TrialName): number => TRIALS[trial][isFull ? 'full' : 'slow']
