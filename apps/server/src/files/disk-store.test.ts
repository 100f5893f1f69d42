import { randomBytes } from 'node:crypto'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { namesOf, openedFiles } from '../testing/opened-files.ts'
import { contentOfBytes, incoming, MOST, stubInspector } from '../testing/uploads.ts'
import type { ContentStore } from './content-store.ts'
import { createReceive } from './receive.ts'
import { openStaging } from './staging.ts'

describe('a disk', () => {
  const storeThat = (code: string): Partial<ContentStore> => ({
    put: () => Promise.reject(Object.assign(new Error('no'), { code })),
  })
  const receiveWith = async (code: string) => {
    const { files, DATA_DIR } = await openedFiles(stubInspector())
    const reported: unknown[] = []
    const report = (error: unknown) => void reported.push(error)
    const staging = await openStaging(join(DATA_DIR, 'files/staging'), { isAlone: true, report })
    onTestFinished(() => staging.stop())
    const store = {
      put: () => Promise.reject(new Error()),
      stop: () => undefined,
      ...files,
      ...storeThat(code),
    }
    const receive = createReceive({ staging, store, inspector: stubInspector(), report })
    return { answer: receive(incoming(randomBytes(10), 'manual.pdf', MOST)), reported }
  }

  test.each(['ENOSPC', 'EDQUOT'])('that is full (%s) is said to be, and told', async (code) => {
    const { answer, reported } = await receiveWith(code)
    expect(await answer).toBe('insufficient_storage')
    expect(reported).toHaveLength(1)
  })

  test('that fails otherwise is an error', async () => {
    await expect((await receiveWith('EIO')).answer).rejects.toThrow('no')
  })

  test.skipIf(process.platform === 'win32')('keeps what lies on it to this user', async () => {
    const { files, DATA_DIR } = await openedFiles(stubInspector())
    const bytes = randomBytes(10)
    await files.receive(incoming(bytes))
    const { sha256 } = contentOfBytes(bytes)
    const folder = join(DATA_DIR, 'files/content', sha256.slice(0, 2))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, sha256.slice(2))).mode & 0o777).toBe(0o600)
  })

  test('is never written over', async () => {
    const { files, DATA_DIR } = await openedFiles(stubInspector())
    const bytes = randomBytes(10)
    const { sha256 } = contentOfBytes(bytes)
    await files.receive(incoming(bytes))
    const path = join(DATA_DIR, 'files/content', sha256.slice(0, 2), sha256.slice(2))
    const before = statSync(path)
    await setTimeout(10)
    await files.receive(incoming(bytes))
    const after = statSync(path)
    expect([after.ino, after.nlink]).toEqual([before.ino, 1])
    expect(after.mtimeMs).toBeGreaterThan(before.mtimeMs)
  })

  test('may hold what is not ours', async () => {
    const { files, DATA_DIR, kept } = await openedFiles(stubInspector())
    const bytes = randomBytes(10)
    await files.receive(incoming(bytes))
    const content = join(DATA_DIR, 'files/content')
    writeFileSync(join(content, '.DS_Store'), '')
    mkdirSync(join(content, 'lost+found'))
    writeFileSync(join(content, 'lost+found', 'a'.repeat(54)), '')
    mkdirSync(join(content, 'zz'))
    writeFileSync(join(content, 'zz', 'a'.repeat(62)), '')
    expect(await kept()).toEqual(namesOf(bytes))
  })
})
