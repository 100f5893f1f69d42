import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { EdgeLimits } from './edge-limits.ts'
import { listen } from './listen.ts'

const serve = async (limits: Partial<EdgeLimits>) => {
  const answer = async (request: Request) => {
    const brought = await request.arrayBuffer().catch(() => new ArrayBuffer())
    return new Response(String(brought.byteLength))
  }
  const quick = { connectionsCheckingInterval: 200, patience: 600, slowestBody: 100 }
  const { port, stop } = await listen(answer, { port: 0, host: '127.0.0.1', limits: { ...quick, ...limits } })
  onTestFinished(stop)
  return port
}

/** Brings a body of ten pieces in two seconds, each piece soon enough; answers what comes back, '' for a cut line. */
const bringSlowly = async (port: number, path: string, method = 'POST') => {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString().slice(0, 12)))
    socket.once('close', () => resolve(''))
    socket.on('error', () => resolve(''))
  })
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000\r\n\r\n`)
  for (let sent = 0; sent < 10 && !socket.destroyed; sent += 1) {
    await setTimeout(200)
    socket.write('a'.repeat(1_000))
  }
  return answered
}

describe('whoever brings much over a slow line', () => {
  test.each(['/api/files/', '/api/files/?purpose=avatar'])(
    'is given the time for a file at %s',
    async (path) => {
      expect(await bringSlowly(await serve({ bodyTimeout: 1_000 }), path)).toBe('HTTP/1.1 200')
    },
  )

  test.each([
    ['POST', '/api/form/'],
    ['POST', '/api/files'],
    ['POST', '/api/files/1/'],
    ['POST', '/api/form/?next=/api/files/'],
    ['PUT', '/api/files/'],
  ])('is cut at %s %s', async (method, path) => {
    expect(await bringSlowly(await serve({ bodyTimeout: 1_000 }), path, method)).toBe('')
  })

  test('is cut even with a file, sooner or later', async () => {
    expect(
      await bringSlowly(await serve({ requestTimeout: 1_000, headersTimeout: 500 }), '/api/files/'),
    ).not.toBe('HTTP/1.1 200')
  })

  test('is not taken for slower where the clock is set forward meanwhile', async () => {
    const answered = bringSlowly(await serve({ bodyTimeout: 10_000 }), '/api/form/')
    await setTimeout(300)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await answered).toBe('HTTP/1.1 200')
  })
})

describe('whoever has taken what there was of an answer', () => {
  /** An answer that has much to say, and its last word only after a while. */
  const answer = () =>
    new Response(
      new ReadableStream({
        start: async (controller) => {
          controller.enqueue(new Uint8Array(16 * 1024 * 1024))
          await setTimeout(4_000)
          controller.enqueue(Buffer.from('the last word'))
          controller.close()
        },
      }),
    )

  const ask = async () => {
    const limits = { patience: 2_000, keepAliveTimeout: 500 }
    const { port, stop } = await listen(answer, { port: 0, host: '127.0.0.1', limits })
    onTestFinished(stop)
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return socket
  }

  test('waits for the server as long as that takes, and is let go of once it asks nothing more', async () => {
    const socket = await ask()
    const closed = once(socket, 'close')
    // long enough to be seen waiting
    await setTimeout(800)
    let end = ''
    socket.on('data', (data) => {
      end = data.toString('latin1').slice(-40)
    })
    await closed
    expect(end).toContain('the last word')
  })
})
