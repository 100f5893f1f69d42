import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { openedFiles } from '../testing/opened-files.ts'
import { incoming, stubInspector } from '../testing/uploads.ts'
import type { ContentStore } from './content-store.ts'
import { createReceive } from './receive.ts'
import { openStaging } from './staging.ts'

describe('many files at once', () => {
  const waiting = async (turns: { atOnce: number; waiting: number; patience: number }) => {
    let inside = 0
    let most = 0
    const hold = Promise.withResolvers<void>()
    const inspector = stubInspector(async () => {
      most = Math.max(most, (inside += 1))
      await hold.promise
      inside -= 1
      return { kind: 'refused', reason: 'file_type' }
    })
    const report = (error: unknown) => expect.unreachable(String(error))
    const staging = await openStaging(join(emptyFolder(), 'staging'), { isAlone: true, report })
    onTestFinished(() => staging.stop())
    const store: ContentStore = {
      ...(await openedFiles(inspector)).files,
      put: () => Promise.reject(new Error()),
      stop: () => {},
    }
    const receive = createReceive({ staging, store, inspector, report, turns })
    return { receive, release: hold.resolve, most: () => most }
  }

  test('wait for their turn, a few of them; the rest is turned away at once', async () => {
    const { receive, release, most } = await waiting({ atOnce: 2, waiting: 3, patience: 5_000 })
    const answers = Array.from({ length: 7 }, () => receive(incoming(randomBytes(10))))
    expect(await Promise.all(answers.slice(5))).toEqual(['unavailable', 'unavailable'])
    await expect.poll(most).toBe(2)
    release()
    expect(await Promise.all(answers.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'file_type'))
    expect(most()).toBe(2)
    expect(await receive(incoming(randomBytes(10)))).toBe('file_type')
  })

  test('wait so long and no longer, and what was not taken is given up', async () => {
    const { receive, release } = await waiting({ atOnce: 1, waiting: 3, patience: 50 })
    const first = receive(incoming(randomBytes(10)))
    const cancelled = Promise.withResolvers<void>()
    const bytes = new ReadableStream<Uint8Array>({ cancel: () => cancelled.resolve() })
    expect(await receive({ ...incoming(randomBytes(10)), bytes })).toBe('unavailable')
    await cancelled.promise
    release()
    expect(await first).toBe('file_type')
    expect(await receive(incoming(randomBytes(10)))).toBe('file_type')
  })
})
