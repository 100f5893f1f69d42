/** Something that a test, or a script of its own, tries a little of, and a lot where it is asked to. */
export interface Trial {
  what: string
  /** How to ask for a lot; empty for what does nothing else. */
  asks: string
  /** The package's folder. */
  folder: string
  /** What runs it; Vitest where nothing is said. */
  by?: 'pnpm exec vitest run' | 'pnpm exec playwright test' | 'node'
  test: string
  /** How often it is wanted; nothing where all that there is has its turn. */
  times?: number
  /** The most that the worst may be, by what it is of. */
  most?: Readonly<Record<string, number>>
}

const LONG = 'PLENUM_LONG=1'

/** The trials whose long form is written down. */
export const TRIALS = {
  'double-start': {
    what: 'a second server on the same data directory, and one after a kill',
    asks: LONG,
    folder: 'apps/server',
    test: 'src/owner-lock.test.ts',
    times: 100,
    most: { 'until it was refused': 1_000 },
  },
  'disk-full': {
    what: 'a disk that runs full and is freed',
    asks: LONG,
    folder: 'apps/server',
    test: 'src/database/disk-full.test.ts',
    times: 50,
    most: { 'until it was told': 1_000, 'until it wrote again': 10_000 },
  },
  'threads-ended': {
    what: 'the end of the thread of the database',
    asks: 'PLENUM_THREADS_ENDED=500',
    folder: 'apps/server',
    test: 'src/database/thread-ended.test.ts',
    times: 500,
  },
  migrations: {
    what: 'migrations, their process killed after every statement',
    asks: LONG,
    folder: 'apps/server',
    test: 'src/database/migrations.test.ts',
  },
  backups: {
    what: 'backups beside a server at work, each restored',
    asks: LONG,
    folder: 'apps/server',
    test: 'src/backup/backup.test.ts',
    times: 100,
  },
  'killed-uploads': {
    what: 'uploads cut short by the kill of what takes them',
    asks: 'PLENUM_KILLED_UPLOADS=5000',
    folder: 'apps/server',
    test: 'src/files/kill.test.ts',
  },
  'killed-uploads-to-the-server': {
    what: 'uploads cut short by the kill of the whole server',
    asks: 'PLENUM_KILLED_UPLOADS=5000',
    folder: 'apps/server',
    test: 'src/kill-uploads.test.ts',
  },
  'spoilt-files': {
    what: 'files spoilt by chance, looked at before they are kept',
    asks: 'PLENUM_SPOILT_FILES=5000',
    folder: 'apps/server',
    test: 'src/files/mutants.test.ts',
    times: 5_000,
    most: { 'until one was told': 10_000, 'memory of what looks at them': 256 },
  },
  stops: {
    what: 'stops under load',
    asks: 'PLENUM_STOPS=200',
    folder: 'apps/server',
    test: 'src/stop.test.ts',
    times: 200,
    most: { 'until it ended': 12_000 },
  },
  'login-storm': {
    what: 'sign-ins at once',
    asks: 'PLENUM_STORM=170',
    folder: 'apps/server',
    test: 'src/login-storm.test.ts',
    times: 500,
    most: { 'hold-up of the loop, the longest in a hundred': 50 },
  },
  'slow-clients': {
    what: 'slow clients at once, of six kinds, under the limits as shipped',
    asks: LONG,
    folder: 'apps/server',
    test: 'src/http/many-slow.test.ts',
    times: 2_000,
    most: { 'others, the slowest in a hundred': 500, 'until the last was cut': 15_000 },
  },
  'clock-steps': {
    what: 'steps of the clock under a running server, of minutes, hours and days',
    asks: LONG,
    folder: 'apps/server',
    test: 'src/clock-steps.test.ts',
  },
  enumeration: {
    what: 'known and unknown addresses at four routes, in pairs, told apart by nothing',
    asks: LONG,
    folder: 'apps/server',
    test: 'src/enumeration.test.ts',
    times: 8_000,
    most: { 'distance from telling nothing': 0.03 },
  },
  tenants: {
    what: "requests with another company's ids",
    asks: LONG,
    folder: 'packages/api-client',
    test: 'contract/tenants.test.ts',
    times: 100_000,
  },
  misuse: {
    what: 'columns offered to every object of every body that does not name them',
    asks: LONG,
    folder: 'packages/api-client',
    test: 'contract/misuse.test.ts',
  },
  'lost-updates': {
    what: 'changes of the same few assets by fifty people at once',
    asks: LONG,
    folder: 'packages/api-client',
    test: 'contract/lost-updates.test.ts',
    times: 10_000,
  },
  'exactly-once': {
    what: 'assets that are sent for several times, at once and again',
    asks: LONG,
    folder: 'packages/api-client',
    test: 'contract/exactly-once.test.ts',
    times: 10_000,
  },
  'audit-bits': {
    what: 'single bits turned in the audit log, anywhere',
    asks: LONG,
    folder: 'packages/api-client',
    test: 'contract/audit-bits.test.ts',
    times: 1_000,
  },
  'cut-writes': {
    what: 'assets whose answers are cut off, by who asks or by a kill of the server, and which are sent for again',
    asks: 'PLENUM_CUT_WRITES=10000',
    folder: 'apps/server',
    test: 'src/cut-writes.test.ts',
    times: 10_000,
  },
  drops: {
    what: 'cut lines of news, restarts and rights that end meanwhile',
    asks: LONG,
    folder: 'packages/api-client',
    test: 'contract/drops.test.ts',
    times: 1_000,
  },
  'undo-any': {
    what: 'sequences of changes, undone in reverse and in any order',
    asks: LONG,
    folder: 'packages/api-client',
    test: 'contract/undo-any.test.ts',
  },
  'work-any': {
    what: 'runs of requests for work, done and turned by chance',
    asks: LONG,
    folder: 'packages/api-client',
    test: 'contract/work-any.test.ts',
  },
  'refresh-by-tabs': {
    what: 'access tokens that run out in many tabs at once',
    asks: 'PLENUM_REFRESH_PAGES=50 PLENUM_REFRESH_ROUNDS=200',
    folder: 'apps/web',
    by: 'pnpm exec playwright test',
    test: 'e2e/refresh.e2e.ts',
    times: 10_000,
  },
  'refresh-by-browsers': {
    what: 'access tokens that run out in many browsers that share a cookie',
    asks: 'PLENUM_REFRESH_PAGES=50 PLENUM_REFRESH_ROUNDS=200',
    folder: 'apps/web',
    by: 'pnpm exec playwright test',
    test: 'e2e/refresh.e2e.ts',
    times: 10_000,
  },
  'killed-drafts': {
    what: 'a page that dies while somebody types, and is opened again',
    asks: 'PLENUM_KILLED_DRAFTS=100',
    folder: 'apps/web',
    by: 'pnpm exec playwright test',
    test: 'e2e/killed-drafts.e2e.ts',
    times: 100,
    most: { 'typing lost': 2_000 },
  },
  payloads: {
    what: 'texts that a careless page would run, in every field and on every screen',
    asks: 'PLENUM_PAYLOADS=60',
    folder: 'apps/web',
    by: 'pnpm exec playwright test',
    test: 'e2e/payloads.e2e.ts',
    times: 60,
  },
  'export-memory': {
    what: 'assets taken away in one file',
    asks: 'PLENUM_EXPORT_ROWS=1000000',
    folder: 'apps/server',
    test: 'src/export-memory.test.ts',
    times: 1_000_000,
    most: { 'csv: the server grew by': 100, 'xlsx: the server grew by': 100 },
  },
  branches: {
    what: 'branches of the code that guards the rest, and its guards taken out one by one',
    asks: '',
    folder: 'tooling/bench',
    by: 'node',
    test: 'branches.ts',
  },
  'placement-time': {
    what: 'moments of the past asked for by chance',
    asks: LONG,
    folder: 'packages/api-client',
    test: 'contract/placement-time.test.ts',
    times: 1_000,
  },
} as const satisfies Readonly<Record<string, Trial>>
export type TrialName = keyof typeof TRIALS
