import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { beginTrial } from '@plenum/bench/long-run'
import { isFull, timesOf } from '@plenum/bench/trials'
import { expect, onTestFinished, test } from 'vitest'
import { register, signIn } from './testing/founder.ts'
import { startedFolder } from './testing/folders.ts'
import { ServerProcess } from './testing/server-process.ts'

const STOPS = timesOf('stops')
const PEOPLE = 8
const record = beginTrial('stops')
/** Milliseconds in which a stop ends, whatever is under way; more where other tests run beside it. */
const LONGEST = isFull ? 12_000 : 60_000

/** Asks again and again on one connection until an answer gives it up; throws for an answer that did not come whole. */
const askOn = async (url: string, access: string, onAnswer: () => void) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { Authorization: `Bearer ${access}` }
  const one = () =>
    new Promise<boolean>((resolve, reject) => {
      request(`${url}/api/assets/`, { agent, headers }, (answer) => {
        answer.resume()
        answer.on('error', reject)
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(answer.headers.connection === 'close')
          else reject(new Error(`${answer.statusCode}`))
        })
      })
        .on('error', reject)
        .end()
    })
  let isGivenUp = false
  while (!isGivenUp) {
    isGivenUp = await one()
    onAnswer()
  }
  agent.destroy()
}

/** Brings a body piece by piece for `ms`; gives the first line of the answer, '' where the line was cut. */
const bringSlowly = async (url: string, ms: number) => {
  const socket = connect(Number(new URL(url).port), 'localhost')
  onTestFinished(() => void socket.destroy())
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''))
    socket.on('error', () => resolve(''))
    socket.once('close', () => resolve(''))
  })
  const body = JSON.stringify({ email: 'ada@example.org', password: 'wrong'.repeat(20) })
  const PIECES = 20
  const size = Math.ceil(body.length / PIECES)
  socket.write(
    `POST /api/token/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  for (let at = 0; at < PIECES; at++) {
    socket.write(body.slice(at * size, (at + 1) * size))
    await setTimeout(ms / PIECES)
  }
  return answered
}

/** Listens to news until the stream ends; gives the last words. */
const listenOn = async (url: string, access: string) => {
  const answer = await fetch(`${url}/api/events/`, { headers: { Authorization: `Bearer ${access}` } })
  return answer.text()
}

const stopOnce = async () => {
  const server = new ServerProcess({ DATA_DIR: startedFolder(), LOG_REQUESTS: 'none' })
  const url = await server.url()
  await register(url)
  const { access } = await signIn(url)
  let answers = 0
  const people = Array.from({ length: PEOPLE }, () =>
    askOn(url, access, () => {
      answers += 1
    }),
  )
  const news = listenOn(url, access)
  // Until long after nobody is accepted any more.
  const slow = bringSlowly(url, 4_000)
  await expect.poll(() => answers, { timeout: 30_000 }).toBeGreaterThan(3 * PEOPLE)
  const [began, ended] = [performance.now(), server.end('SIGTERM')]
  await Promise.all(people)
  expect(await slow).toBe('HTTP/1.1 401 Unauthorized')
  expect(await news).toMatch(/retry: 1000\n\n$/)
  expect(await ended).toBe(0)
  expect(server.stdout).not.toContain('{')
  expect(server.stderr).toBe('')
  return performance.now() - began
}

test(
  `${STOPS} times told to stop under load, a server fails no request under way`,
  { timeout: STOPS * 120_000 },
  async () => {
    let longest = 0
    for (let stop = 0; stop < STOPS; stop++) longest = Math.max(longest, await stopOnce())
    record({
      done: { stops: STOPS },
      failed: { 'requests cut off': 0 },
      worst: [{ what: 'time until it had stopped', value: longest, unit: 'ms' }],
    })
    expect(longest).toBeLessThan(LONGEST)
  },
)
