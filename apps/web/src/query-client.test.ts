import { ClientError } from '@plenum/api-client/client-error'
import { createHttp } from '@plenum/api-client/http'
import { memoryTokens } from '@plenum/api-client/tokens'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, isTransient, retryDelay } from './query-client.ts'

const answered = (status: number, retryAfterMs: number | null = null) =>
  new ClientError({ kind: 'http', status, retryAfterMs, originalError: null })

test.each([408, 429, 500, 503])('%i is asked again', (status) => {
  expect(isTransient(answered(status))).toBe(true)
})

test.each([400, 401, 403, 404, 409, 412, 422])('%i is not asked again', (status) => {
  expect(isTransient(answered(status))).toBe(false)
})

test('a server that cannot be reached is asked again, a call that was given up is not', () => {
  expect(isTransient(new ClientError({ kind: 'network', originalError: null }))).toBe(true)
  expect(isTransient(new ClientError({ kind: 'cancelled', originalError: null }))).toBe(false)
  expect(isTransient(new Error('bug'))).toBe(false)
})

test('the wait doubles, up to half as much again, and ends at 30 seconds', () => {
  expect([0, 1, 2].map((failures) => retryDelay(failures, null, () => 0))).toEqual([1000, 2000, 4000])
  expect(retryDelay(0, null, () => 1)).toBe(1500)
  expect(retryDelay(9, null, () => 1)).toBe(30_000)
})

test('what the server asks for is honoured', () => {
  expect(retryDelay(0, answered(429, 7000))).toBe(7000)
  expect(retryDelay(0, answered(429, 90_000))).toBe(30_000)
})

/** Asks for something at a server that gives these answers one after the other, the last one for good. */
function ask(...answers: (() => Response)[]) {
  let asked = 0
  const http = createHttp({
    url: 'http://plenum.example/',
    tokens: memoryTokens(),
    language: () => 'en',
    fetch: async () => {
      asked += 1
      const answer = answers[asked - 1] ?? answers.at(-1)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
  })
  const queryClient = createQueryClient()
  const call = () => http.call('get', 'api/thing/', v.unknown())
  const query = queryClient.fetchQuery({ queryKey: ['thing'], queryFn: call })
  query.catch(() => undefined)
  const change = () =>
    queryClient.getMutationCache().build(queryClient, { mutationFn: call }).execute(undefined)
  return { query, change, asked: () => asked }
}

const answering = (status: number, headers?: Record<string, string>) => () =>
  Response.json({}, { status, ...(headers && { headers }) })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a broken server is asked four times in all, and no more', async () => {
  const { query, asked } = ask(answering(503))
  await vi.advanceTimersByTimeAsync(120_000)
  await expect(query).rejects.toMatchObject({ status: 503 })
  expect(asked()).toBe(4)
})

test('a server that cannot be reached is asked again until it answers', async () => {
  const { query, asked } = ask(() => {
    throw new TypeError('Failed to fetch')
  }, answering(200))
  await vi.advanceTimersByTimeAsync(1600)
  await expect(query).resolves.toEqual({})
  expect(asked()).toBe(2)
})

test('a refusal is final', async () => {
  const { query, asked } = ask(answering(403))
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(query).rejects.toMatchObject({ status: 403 })
  expect(asked()).toBe(1)
})

test('too many requests: the next try is neither sooner nor later than the server asked', async () => {
  const { query, asked } = ask(answering(429, { 'retry-after': '7' }), answering(200))
  await vi.advanceTimersByTimeAsync(6900)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked()).toBe(2)
  await expect(query).resolves.toEqual({})
})

test('a moment is as good as a number of seconds', async () => {
  const at = new Date(Date.now() + 7000).toUTCString()
  const { query, asked } = ask(answering(429, { 'retry-after': at }), answering(200))
  await vi.advanceTimersByTimeAsync(5900)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1200)
  await expect(query).resolves.toEqual({})
})

test('a server that wants to be left alone for long is asked again by a person only', async () => {
  const { query, asked } = ask(answering(429, { 'retry-after': '90' }))
  await vi.advanceTimersByTimeAsync(120_000)
  await expect(query).rejects.toMatchObject({ retryAfterMs: 90_000 })
  expect(asked()).toBe(1)
})

test('a change is sent once, whatever comes back', async () => {
  const { query, change, asked } = ask(answering(403), answering(503))
  await query.catch(() => undefined)
  const sent = change()
  sent.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(sent).rejects.toMatchObject({ status: 503 })
  expect(asked()).toBe(2)
})
