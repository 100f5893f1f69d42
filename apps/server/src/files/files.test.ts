import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { memoryFiles } from '@plenum/api-server/files/memory-files'
import type { Content, Files } from '@plenum/api-server/ports'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../env.ts'
import { emptyFolder } from '../testing/folders.ts'
import { S3Server } from '../testing/s3-server.ts'
import { contentOfBytes, incoming, MOST, stubInspector } from '../testing/uploads.ts'
import { openFiles } from './open-files.ts'

const opened = async (variables: Record<string, string>): Promise<Files> => {
  const report = (error: unknown) => expect.unreachable(String(error))
  const { files, stop } = await openFiles(readEnv(variables), stubInspector(), report)
  onTestFinished(() => stop())
  return files
}

const HOSTS: Record<string, () => Files | Promise<Files>> = {
  'in memory': () => memoryFiles(() => new Date()),
  'on disk': () => opened({ DATA_DIR: emptyFolder() }),
  'in an S3-compatible store': async () => {
    const server = await new S3Server().open()
    return opened({ DATA_DIR: emptyFolder(), ...server.variables() })
  },
}

/** A document of so many bytes that no other has. */
const paper = (size: number) => {
  const [head, end] = [Buffer.from('%PDF-1.4\n'), Buffer.from('\n%%EOF\n')]
  return Buffer.concat([head, randomBytes(size - head.length - end.length), end])
}
const received = async (files: Files, bytes: Uint8Array): Promise<Content> => {
  const content = await files.receive(incoming(bytes))
  if (typeof content === 'string') throw new Error(content)
  return content
}
const listed = async (files: Files) => {
  const found = new Map<string, Date>()
  for await (const { sha256, at } of files.list()) {
    expect(found.has(sha256)).toBe(false)
    found.set(sha256, at)
  }
  return found
}
const bytesOf = async (files: Files, sha256: string) => {
  const stream = await files.open(sha256)
  return stream && Buffer.from(await new Response(stream).arrayBuffer())
}

describe.each(Object.entries(HOSTS))('files %s', (_name, open) => {
  test('come back as they came, of any size', async () => {
    const files = await open()
    for (const size of [17, 65_535, 65_536, 65_537, MOST]) {
      const bytes = paper(size)
      const content = contentOfBytes(bytes)
      expect(await files.receive(incoming(bytes))).toEqual({
        ...content,
        media_type: 'application/pdf',
        thumbnail: null,
        width: null,
        height: null,
      })
      expect(await files.has(content.sha256)).toBe(true)
      expect((await bytesOf(files, content.sha256))?.equals(bytes)).toBe(true)
    }
  })

  test('are refused where they are empty or too large, and the rest of them is given up', async () => {
    const files = await open()
    expect(await files.receive(incoming(new Uint8Array()))).toBe('file_empty')
    let given = 0
    let isGivenUp = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        given += 50_000
        controller.enqueue(new Uint8Array(50_000))
      },
      cancel: () => {
        isGivenUp = true
      },
    })
    expect(await files.receive({ ...incoming(new Uint8Array()), bytes: endless })).toBe('file_too_large')
    expect(isGivenUp).toBe(true)
    expect(given).toBeLessThanOrEqual(MOST + 150_000)
    expect(await files.receive(incoming(new Uint8Array(MOST + 1)))).toBe('file_too_large')
    expect((await listed(files)).size).toBe(0)
  })

  test('leave nothing where whoever sends goes away', async () => {
    const files = await open()
    let sent = 0
    const bytes = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sent++ === 3) controller.error(new TypeError('gone'))
        else controller.enqueue(new Uint8Array(1_000))
      },
    })
    await expect(files.receive({ ...incoming(new Uint8Array()), bytes })).rejects.toThrow('gone')
    expect((await listed(files)).size).toBe(0)
  })

  test('are kept once each, and newer when they come again', async () => {
    const files = await open()
    const bytes = paper(1_000)
    const { sha256 } = await received(files, bytes)
    const first = (await listed(files)).get(sha256) ?? new Date(NaN)
    // a later moment, where times are counted in milliseconds
    await setTimeout(20)
    await Promise.all(Array.from({ length: 6 }, () => received(files, bytes)))
    const again = await listed(files)
    expect([...again.keys()]).toEqual([sha256])
    expect(again.get(sha256)?.getTime()).toBeGreaterThan(first.getTime())
    expect((await bytesOf(files, sha256))?.equals(bytes)).toBe(true)
  })

  test('are listed all, however many', async () => {
    const files = await open()
    const brought = await Promise.all(
      Array.from({ length: 10 }, (_, size) => received(files, paper(100 + size))),
    )
    expect([...(await listed(files)).keys()].toSorted()).toEqual(
      brought.map(({ sha256 }) => sha256).toSorted(),
    )
  })

  test('are removed, unless they have come again since', async () => {
    const files = await open()
    const bytes = paper(100)
    const earlier = new Date(Date.now() - 5_000)
    const { sha256 } = await received(files, bytes)
    await files.remove(sha256, earlier)
    expect(await files.has(sha256)).toBe(true)
    await files.remove(sha256, new Date(Date.now() + 5_000))
    expect(await files.has(sha256)).toBe(false)
    expect(await files.open(sha256)).toBeUndefined()
    expect((await received(files, bytes)).sha256).toBe(sha256)
    await files.remove(sha256)
    expect(await files.has(sha256)).toBe(false)
    await files.remove(sha256)
    expect((await listed(files)).size).toBe(0)
  })

  test('may be read many at once, in part, or not at all', async () => {
    const files = await open()
    const bytes = paper(500_000)
    const { sha256 } = await received(files, bytes)
    const all = await Promise.all(Array.from({ length: 5 }, () => bytesOf(files, sha256)))
    expect(all.every((read) => read?.equals(bytes))).toBe(true)
    await (await files.open(sha256))?.cancel()
    const reader = (await files.open(sha256))?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    await reader?.cancel()
  })

  test.each([
    '',
    '..',
    '../../secrets.json',
    'A'.repeat(64),
    'a'.repeat(63),
    `${'a'.repeat(64)}\n`,
    'a/'.repeat(32),
  ])('have no name like %j', async (name) => {
    const files = await open()
    expect(await files.has(name)).toBe(false)
    expect(await files.open(name)).toBeUndefined()
    await files.remove(name)
  })
})
