import { Agent, request } from 'node:http'
import { beginTrial } from '@plenum/bench/long-run'
import { isFull, timesOf } from '@plenum/bench/trials'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { OpenDatabase } from './database/open-database.ts'
import { readEnv } from './env.ts'
import { createPasswords } from './passwords.ts'
import { startServer } from './start.ts'
import { startedFolder } from './testing/folders.ts'

const record = beginTrial('enumeration')
/** How far from telling nothing each route was, and how many pairs told so. */
const distances: { distance: number; pairs: number }[] = []
const ROUTES = 4
const PAIRS = timesOf('enumeration') / ROUTES
const TOLERANCE = isFull ? 0.03 : 0.05

/** How many known and unknown addresses are asked for, and how many at a time. */
interface Crowd {
  pairs: number
  atOnce: number
}

const CROWD: Crowd = { pairs: PAIRS, atOnce: isFull ? 10 : 40 }
// So few at a time that founding is done within the time that every answer takes.
const FOUNDERS: Crowd = isFull ? { pairs: PAIRS, atOnce: 5 } : { pairs: 200, atOnce: 12 }
// The lighter the hash, the less it hides of the rest.
const LIGHT = { memoryCost: 1024, timeCost: 1, parallelism: 1, outputLen: 32 }
const COMPANY = '01890000-0000-7000-8000-000000000001'

const PEOPLE = `
  with made as (select gen_random_uuid() as id, n from generate_series(0, $2::int - 1) n),
  founded as (insert into company (id, name, created_at) values ($1, 'Analytical Engines', now()) returning id),
  named as (insert into principal (company_id, id, kind, name) select founded.id, made.id, 'user', 'Ada Byron' from made, founded)
  insert into "user" (company_id, id, email, name, surname, password_hash, session_epoch, created_at)
  select founded.id, made.id, 'known-' || lpad(n::text, 6, '0') || '@example.org', 'Ada', 'Byron', $3, now(), now()
  from made, founded`

/** A real server with that many people in it; answers its address. */
async function peopledServer(): Promise<string> {
  const passwords = isFull ? createPasswords() : createPasswords({ cost: LIGHT })
  const password_hash = await passwords.hash('Correct-horse-1')
  const fill = ({ alone }: OpenDatabase) =>
    alone(async (client) => void (await client.query(PEOPLE, [COMPANY, CROWD.pairs, password_hash])))
  const settings = readEnv({
    PORT: '0',
    DATA_DIR: startedFolder(),
    RATE_LIMITS: '1000',
    LOG_REQUESTS: 'none',
  })
  const { url, stop } = await startServer(settings, { fill, passwords })
  onTestFinished(stop)
  return url
}

interface Answer {
  isKnown: boolean
  ms: number
  status: number | undefined
  /** All of it but what differs between any two requests. */
  text: string
}

// One address may hold only so many connections, and `fetch` opens as many as it likes.
const agent = new Agent({ keepAlive: true, maxSockets: CROWD.atOnce })

function ask(url: string, body: { email: string; [field: string]: string }): Promise<Answer> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { agent, method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { 'x-request-id': _, date: __, ...headers } = response.headers
          const text = JSON.stringify([response.statusCode, headers, Buffer.concat(parts).toString()])
          const isKnown = body.email.startsWith('known')
          resolve({ isKnown, ms: performance.now() - begun, status: response.statusCode, text })
        })
      },
    )
    sending.on('error', reject)
    sending.end(JSON.stringify(body))
  })
}

/** Asks for every known address and as many unknown ones, in pairs whose order chance decides. */
async function askAll(url: string, more: object, { pairs, atOnce }: Crowd = CROWD): Promise<Answer[]> {
  const email = (kind: string, at: number) => `${kind}-${String(at).padStart(6, '0')}@example.org`
  const addresses = Array.from({ length: pairs }, (_, at) => {
    const pair = [email('known', at), email('guess', at)]
    return Math.random() < 0.5 ? pair : pair.toReversed()
  }).flat()
  const seen: Answer[] = []
  const worker = async () => {
    for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) {
      seen.push(await ask(url, { email: next, ...more }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return seen
}

/** How likely a known address answers later than an unknown one: a half where time tells nothing. */
function areaUnderCurve(answers: Answer[]): number {
  const times = answers.toSorted((one, other) => one.ms - other.ms)
  const ranks = times.reduce((sum, { isKnown }, at) => sum + (isKnown ? at + 1 : 0), 0)
  const pairs = answers.length / 2
  return (ranks - (pairs * (pairs + 1)) / 2) / (pairs * pairs)
}

/** What the fastest quarter of the answers took at most. */
const fastQuarter = (answers: Answer[]) =>
  answers.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(answers.length / 4)] ?? 0

/** That time says nothing of which addresses are known; where chance may have spoken, as many again are asked twice. */
async function expectNoDifference(name: string, seen: Answer[], askAgain: () => Promise<Answer[]>) {
  const distanceOf = (answers: Answer[]) => Math.abs(areaUnderCurve(answers) - 0.5)
  const isFar = (answers: Answer[]) => distanceOf(answers) > TOLERANCE
  const answers = isFar(seen) ? [...seen, ...(await askAgain()), ...(await askAgain())] : seen
  console.info(`${name}: ${answers.length / 2} pairs, AUC ${areaUnderCurve(answers).toFixed(3)}`)
  distances.push({ distance: distanceOf(answers), pairs: answers.length / 2 })
  expect(isFar(answers)).toBe(false)
}

afterAll(() => {
  if (distances.length < ROUTES) return
  record({
    done: { pairs: distances.reduce((sum, { pairs }) => sum + pairs, 0), routes: ROUTES },
    failed: { 'routes whose answers differ in a byte': 0 },
    worst: [
      {
        what: 'distance of the AUC from 0.5',
        value: Math.max(...distances.map(({ distance }) => distance)),
        unit: '',
      },
    ],
  })
})

const REGISTRATION = {
  name: 'Eve',
  surname: 'Moriarty',
  password: 'Another-horse-2',
  password_confirmation: 'Another-horse-2',
}
const BY_INVITATION = { ...REGISTRATION, invitation: 'a'.repeat(43) }
const FOUNDING = { ...REGISTRATION, company: 'Reichenbach' }

test.each([
  ['sign-in', 'api/token/', { password: 'Wrong-horse-1' }, 401],
  ['recovery', 'api/auth/recovery/', {}, 204],
  ['registration by invitation', 'api/auth/register/', BY_INVITATION, 400],
])(
  'a %s tells nobody whether an address has an account',
  { timeout: 600_000 },
  async (name, path, more, status) => {
    const url = `${await peopledServer()}/${path}`
    await ask(url, { email: 'first@example.org', ...more })
    const answers = await askAll(url, more)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(status)
    await expectNoDifference(name, answers, () => askAll(url, more))
  },
)

// That it is refused shows that the address is taken; how, and how fast, shows nothing more.
test('an open registration takes as long for an address that is taken', { timeout: 600_000 }, async () => {
  const url = `${await peopledServer()}/api/auth/register/`
  await ask(url, { ...FOUNDING, email: 'first@example.org' })
  const answers = await askAll(url, FOUNDING, FOUNDERS)
  const refused = answers.filter(({ isKnown }) => isKnown)
  const founded = answers.filter(({ isKnown }) => !isKnown)
  expect(new Set(founded.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(refused.map(({ text }) => text)).size).toBe(1)
  expect(refused[0]).toMatchObject({ status: 400, text: expect.stringContaining('registration_failed') })
  // an address that was founded once is known from then on, so nothing can be asked again
  if (isFull) return expectNoDifference('open registration', answers, () => Promise.resolve([]))
  // A busy machine founds companies more slowly than any answer has to wait: the fast ones show what the wait hides.
  const [known, unknown] = [fastQuarter(refused), fastQuarter(founded)]
  console.info(`open registration: ${known.toFixed(1)} and ${unknown.toFixed(1)} ms`)
  expect(Math.abs(known - unknown)).toBeLessThan(5)
})
