import { Agent, request } from 'node:http'
import { env } from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import type { OpenDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { createPasswords } from './passwords.ts'
import { startServer } from './start.ts'
import { startedFolder } from './testing/folders.ts'

// Figures that a person wants to see are measured on request; what a change could spoil is seen by fewer, too.
const isLong = env.PLENUM_LONG === '1'
const [PAIRS, TOLERANCE] = isLong ? [2000, 0.03] : [800, 0.05]
const AT_ONCE = isLong ? 10 : 40
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
  const passwords = isLong ? createPasswords() : createPasswords(undefined, LIGHT)
  const password_hash = await passwords.hash('Correct-horse-1')
  const fill = ({ alone }: OpenDatabase) =>
    alone(async (client) => void (await client.query(PEOPLE, [COMPANY, PAIRS, password_hash])))
  const settings = readEnv({ PORT: '0', DATA_DIR: startedFolder(), RATE_LIMITS: '1000' })
  const { url, stop } = await startServer(settings, { fill, passwords })
  onTestFinished(stop)
  return url
}

interface Answer {
  isKnown: boolean
  ms: number
  /** All of it but what differs between any two requests. */
  text: string
}

// One address may hold only so many connections, and `fetch` opens as many as it likes.
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

function ask(url: string, body: { email: string }): Promise<Answer> {
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
          resolve({ isKnown: body.email.startsWith('known'), ms: performance.now() - begun, text })
        })
      },
    )
    sending.on('error', reject)
    sending.end(JSON.stringify(body))
  })
}

/** Asks for every known address and as many unknown ones, in pairs whose order chance decides. */
async function askAll(url: string, more: object = {}): Promise<Answer[]> {
  const email = (kind: string, at: number) => `${kind}-${String(at).padStart(6, '0')}@example.org`
  const addresses = Array.from({ length: PAIRS }, (_, at) => {
    const pair = [email('known', at), email('guess', at)]
    return Math.random() < 0.5 ? pair : pair.toReversed()
  }).flat()
  const seen: Answer[] = []
  const worker = async () => {
    for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) {
      seen.push(await ask(url, { email: next, ...more }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return seen
}

/** How likely a known address answers later than an unknown one: a half where time tells nothing. */
function areaUnderCurve(answers: Answer[]): number {
  const times = answers.toSorted((one, other) => one.ms - other.ms)
  const ranks = times.reduce((sum, { isKnown }, at) => sum + (isKnown ? at + 1 : 0), 0)
  return (ranks - (PAIRS * (PAIRS + 1)) / 2) / (PAIRS * PAIRS)
}

test.each([
  ['sign-in', 'api/token/', { password: 'Wrong-horse-1' }, 401],
  ['recovery', 'api/auth/recovery/', {}, 204],
])(
  'a %s tells nobody whether an address has an account',
  { timeout: 600_000 },
  async (name, path, more, status) => {
    const url = `${await peopledServer()}/${path}`
    await ask(url, { email: 'first@example.org', ...more })
    const answers = await askAll(url, more)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.text.startsWith(`[${status},`)).toBe(true)
    const area = areaUnderCurve(answers)
    console.info(`${name}: ${PAIRS} pairs, AUC ${area.toFixed(3)}`)
    expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(TOLERANCE)
  },
)
