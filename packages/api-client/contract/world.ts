import { randomUUID } from 'node:crypto'
import { memoryFiles } from '@plenum/api-server/files/memory-files'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { createApp } from '@plenum/api-server/app'
import { principal, team, teamPermission, user } from '@plenum/api-server/db/schema/people'
import type { Mail, Ports } from '@plenum/api-server/ports'
import { blankAsset, type Asset, type AssetCreate } from '@plenum/domain/asset'
import { PERMISSION_AREAS, type PermissionArea, type PermissionLevel } from '@plenum/domain/permission'
import type { Registration } from '@plenum/domain/registration'
import type { CurrentUser } from '@plenum/domain/session'
import { createClient } from '../src/client.ts'
import { memoryTokens } from '../src/tokens.ts'
import { now, startClock } from './clock.ts'
import { database, empty } from './engine.ts'
import { saved } from './saved.ts'

export { advance, now } from './clock.ts'

const reported: unknown[] = []
const sent: Mail[] = []

/** What the server has reported as its own fault since the test began. */
export const faults = () => reported
/** The mails sent since the test began. */
export const mails = () => sent

export const ports: Ports = {
  database,
  clock: now,
  passwords: {
    hash: (password) => Promise.resolve(`hash of ${password}`),
    verify: (hash, password) => Promise.resolve(hash === `hash of ${password}`),
    isCurrent: () => true,
  },
  secrets: { token: { present: new Uint8Array(32).fill(7), former: [] } },
  mailer: {
    send: (mail) => {
      sent.push(mail)
    },
  },
  files: memoryFiles(now),
  publicUrl: 'http://localhost',
  registration: 'open',
  // Suites are faster than people; `limits.test.ts` proves the default ones.
  limits: { ...DEFAULT_LIMITS, times: 1000, floors: { login: 0, recovery: 0, register: 0 } },
  lifetimes: LIFETIMES.usual,
  report: (error) => {
    reported.push(error)
  },
}

export const app = createApp(ports)

/** The state every test begins with. */
export async function beginAnew(): Promise<void> {
  startClock()
  reported.length = 0
  sent.length = 0
  await empty()
}

type Fetch = (request: Request) => Promise<Response>

/** A client of the real server, without a network between. */
export function connect(
  fetch: Fetch = (request) => Promise.resolve(app.fetch(request)),
  given: Parameters<typeof memoryTokens>[0] = {},
) {
  const tokens = memoryTokens(given)
  let signedOut = 0
  const client = createClient({
    url: 'http://localhost/',
    tokens,
    language: () => 'en',
    fetch,
    onSignedOut: () => {
      signedOut++
    },
  })
  return { ...client, tokens, timesSignedOut: () => signedOut }
}

export type Connection = ReturnType<typeof connect>

export const PASSWORD = 'Correct-horse-1'

export const registration = (over: Partial<Registration> = {}): Registration => ({
  name: 'Ada',
  surname: 'Byron',
  email: `${randomUUID()}@example.org`,
  company: 'Analytical Engines',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  ...over,
})

export type Founder = Connection & { user: CurrentUser }

type Signed = Pick<Connection, 'tokens'>

/** The tokens of a connection, which can be cloned; `connectBy` makes a connection of them again. */
export const tokensOf = ({ tokens }: Signed) => ({ access: tokens.access(), refresh: tokens.refresh() })
export const connectBy = (tokens: ReturnType<typeof tokensOf>): Connection => connect(undefined, tokens)

/** A founder as he can be cloned; `founderOf` makes a connection of it again. */
export const passOf = ({ user: founder, ...connection }: Founder) => ({
  user: founder,
  tokens: tokensOf(connection),
})
export const founderOf = ({ user: founder, tokens }: ReturnType<typeof passOf>): Founder => ({
  ...connectBy(tokens),
  user: founder,
})

async function register(fetch?: Fetch): Promise<Founder> {
  const connection = connect(fetch)
  const { user: founder } = await connection.auth.register(registration())
  return { ...connection, user: founder }
}

const company = saved(async () => passOf(await register()))

/** Founds a company; its administrator is signed in. */
export const found = async (fetch?: Fetch): Promise<Founder> =>
  fetch ? register(fetch) : founderOf(await company())

/** Signs in a new member of the founder's company whose team has these levels. */
export async function join(
  founder: { user: CurrentUser },
  levels: Partial<Record<PermissionArea, PermissionLevel>>,
): Promise<Connection> {
  const company_id = founder.user.company.id
  const [user_id, team_id] = [randomUUID(), randomUUID()]
  const email = `${user_id}@example.org`
  await database.insert(principal).values([
    { company_id, id: team_id, kind: 'team', name: 'Hands' },
    { company_id, id: user_id, kind: 'user', name: 'Grace Hopper' },
  ])
  await database.insert(team).values({ company_id, id: team_id })
  for (const area of PERMISSION_AREAS) {
    const level = levels[area]
    if (level) await database.insert(teamPermission).values({ company_id, team_id, area, level })
  }
  await database.insert(user).values({
    company_id,
    id: user_id,
    email,
    name: 'Grace',
    surname: 'Hopper',
    password_hash: await ports.passwords.hash(PASSWORD),
    team_id,
    session_epoch: now().toISOString(),
    created_at: now().toISOString(),
  })
  const connection = connect()
  await connection.auth.login({ email, password: PASSWORD })
  return connection
}

/** An asset as lists tell it: without what only things of its type have, and who confirmed where it stands. */
export const listed = ({
  attributes: _attributes,
  inside: _inside,
  holds: _holds,
  last_verified_by: _by,
  last_verified_method: _method,
  ...told
}: Asset): Asset => told

/** A new asset's input. */
export const asset = (over: Partial<AssetCreate> = {}): AssetCreate => ({
  ...blankAsset,
  place: null,
  name: 'Leaf switch',
  ...over,
})

/** The error of a call that must fail. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('The call did not fail')
    },
    (error: unknown) => error,
  )

/** A request past the client, for what the client would never send. */
export const raw = (connection: Connection | null, path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers)
  const access = connection?.tokens.access()
  if (access) headers.set('authorization', `Bearer ${access}`)
  if (init.body && !headers.has('content-type')) headers.set('content-type', 'application/json')
  return Promise.resolve(app.fetch(new Request(`http://localhost/${path}`, { ...init, headers })))
}
