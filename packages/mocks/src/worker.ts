import { memoryFiles } from '@plenum/api-server/files/memory-files'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { createApp } from '@plenum/api-server/app'
import { SignedIn, type TokenPair } from '@plenum/domain/session'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import * as v from 'valibot'
import { DEMO_LOGIN } from './build/people.ts'
import { canvasImages } from './canvas-images.ts'
import { withFaults } from './faults.ts'
import { openMemoryDatabase } from './open-database.ts'
import { portablePasswords } from './passwords.ts'

const SECRET_BYTES = 32

/**
 * Runs the server inside this page on a copy of the demonstration company; what it does not serve passes through.
 * Answers with a session of the company's administrator, since each load starts from the same copy and knows no other.
 */
export async function startMocks(): Promise<TokenPair> {
  const app = createApp({
    database: await openSnapshot(),
    clock: () => new Date(),
    passwords: portablePasswords,
    secrets: { token: { present: crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), former: [] } },
    files: memoryFiles(() => new Date(), canvasImages),
    mailer: { send: (mail) => console.info(mail.to, mail.subject, mail.text) },
    publicUrl: location.origin,
    registration: 'open',
    limits: { ...DEFAULT_LIMITS, times: 1000, floors: { login: 0, recovery: 0, register: 0 } },
    lifetimes: LIFETIMES.usual,
    report: (error, where) => console.error(where.method, where.route, error),
  })
  const fetch = withFaults((request) => app.fetch(request))
  await setupWorker(http.all('*/api/*', ({ request }) => fetch(request))).start({
    onUnhandledFrame: 'bypass',
    quiet: true,
  })
  return signIn(fetch)
}

async function openSnapshot() {
  const answer = await fetch(new URL('../snapshot.pgdata', import.meta.url))
  const { database } = await openMemoryDatabase(
    new Blob([await answer.arrayBuffer()], { type: 'application/x-gzip' }),
  )
  return database
}

async function signIn(fetch: (request: Request) => Response | Promise<Response>): Promise<TokenPair> {
  const answer = await fetch(
    new Request(new URL('/api/token/', location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DEMO_LOGIN),
    }),
  )
  return v.parse(SignedIn, await answer.json())
}
