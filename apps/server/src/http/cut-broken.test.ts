import { pulledStream } from '@plenum/api-server/export/pulled-stream'
import { get, type IncomingMessage } from 'node:http'
import { pathToFileURL } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { cutBroken } from './cut-broken.ts'
import { createHost } from './host.ts'
import { listen } from './listen.ts'
import { WebFiles } from './web-files.ts'

const CANARY = 'Hunter-2-Canary'

/** Serves a file that breaks off behind its first line, or before it. */
const serveBroken = async (lines: readonly string[]) => {
  const reported: unknown[] = []
  const broken = async function* () {
    for (const line of lines) {
      await setTimeout(50)
      yield new TextEncoder().encode(line)
    }
    await setTimeout(50)
    throw Object.assign(new Error(`Failed query: select $1 params: ${CANARY}`), { params: [CANARY] })
  }
  const host = createHost({
    publicUrl: new URL('http://localhost'),
    application: {
      fetch: () =>
        new Response(pulledStream(broken()), {
          headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="a.csv"' },
        }),
    },
    web: new WebFiles(pathToFileURL(`${emptyFolder()}/`)),
    isReady: () => Promise.resolve(true),
    report: (error, where) => void reported.push({ error, where }),
  })
  const { port, stop } = await listen(host.fetch, { port: 0, host: '127.0.0.1' })
  onTestFinished(stop)
  return { port, reported }
}

/** What comes of a file until its connection ends, and whether it seemed whole. */
const take = (port: number) =>
  new Promise<{ text: string; isWhole: boolean }>((resolve) => {
    let text = ''
    const onAnswer = (answer: IncomingMessage) => {
      answer.on('data', (part: Buffer) => {
        text += part.toString()
      })
      answer.on('error', () => undefined)
      answer.on('close', () => resolve({ text, isWhole: answer.complete }))
    }
    get({ port, host: '127.0.0.1', path: '/api/exports/' }, onAnswer).on('error', () =>
      resolve({ text, isWhole: false }),
    )
  })

test.each([[[]], [['a,b\n']]])(
  'a file that breaks off after %j is cut, and only the log hears why',
  async (lines) => {
    const printed = (['error', 'info', 'log'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    )
    onTestFinished(() => void vi.restoreAllMocks())
    const { port, reported } = await serveBroken(lines)
    expect(await take(port)).toEqual({ text: lines.join(''), isWhole: false })
    expect(reported).toEqual([
      { error: expect.objectContaining({ params: [CANARY] }), where: { method: 'GET', route: '/api/*' } },
    ])
    for (const print of printed) expect(print).not.toHaveBeenCalled()
  },
)

test('a reader who goes while nothing is there yet breaks nothing', async () => {
  const [reported, cut, cancelled]: [unknown[], unknown[], unknown[]] = [[], [], []]
  const news = new ReadableStream<Uint8Array>({ cancel: (reason) => void cancelled.push(reason) })
  const line = { destroy: () => cut.push('cut') }
  const reader = cutBroken(news, (error) => reported.push(error), line).getReader()
  const waiting = reader.read()
  await setTimeout(10)
  await reader.cancel('gone')
  expect(await waiting).toEqual({ done: true, value: undefined })
  await setTimeout(10)
  expect({ reported, cut, cancelled }).toEqual({ reported: [], cut: [], cancelled: ['gone'] })
})

test('what the edge itself gets wrong is reported, not printed', async () => {
  const reported: unknown[] = []
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
  const host = createHost({
    publicUrl: new URL('http://localhost'),
    application: { fetch: () => Promise.reject(new SyntaxError(CANARY)) },
    web: new WebFiles(pathToFileURL(`${emptyFolder()}/`)),
    isReady: () => Promise.resolve(true),
    report: (_, where) => void reported.push(where),
  })
  const answer = await host.request('http://localhost/api/assets/', { headers: { Host: 'localhost' } })
  expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong here.'])
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(reported).toEqual([{ method: 'GET', route: '/api/*' }])
  expect(printed).not.toHaveBeenCalled()
})
