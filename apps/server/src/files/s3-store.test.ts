import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../env.ts'
import { describeError } from '../error-log.ts'
import { emptyFolder } from '../testing/folders.ts'
import { type Fault, S3_KEY, S3_SECRET, S3Server } from '../testing/s3-server.ts'
import { contentOfBytes, incoming, stubInspector } from '../testing/uploads.ts'
import { openFiles } from './open-files.ts'
import { addressOf, S3_TIMES, type S3Times } from './s3-client.ts'
import { openS3Store } from './s3-store.ts'

/** As patient as a store that is used, but for what waits between two tries. */
const TIMES = { ...S3_TIMES, backOff: 5 }
const bytes = randomBytes(200_000)
const { sha256 } = contentOfBytes(bytes)

const opened = async (given: { secret?: string; times?: Partial<S3Times> } = {}) => {
  const server = await new S3Server().open()
  const { FILES_S3_URL, FILES_S3_REGION } = server.variables()
  const secret = given.secret ?? S3_SECRET
  const store = openS3Store(
    { url: new URL(FILES_S3_URL), region: FILES_S3_REGION, key: S3_KEY, secret },
    { ...TIMES, ...given.times },
  )
  onTestFinished(() => store.stop())
  const path = join(emptyFolder(), 'file')
  writeFileSync(path, bytes)
  return { server, store, path }
}
const read = async (stream: ReadableStream<Uint8Array> | undefined) =>
  Buffer.from(await new Response(stream).arrayBuffer())
const failure = async (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

describe('an S3-compatible store', () => {
  test('is asked under its prefix, by path, and holds objects named for what they are', async () => {
    const { server, store, path } = await opened()
    await store.put(path)
    expect([...server.objects.keys()]).toEqual([`inventory files/${sha256}`])
    expect(server.asked).toEqual([`PUT /bucket/inventory%20files/${sha256}`])
    server.objects.set('elsewhere/x', { bytes, at: new Date() })
    server.objects.set('inventory files/readme.txt', { bytes, at: new Date() })
    const names: string[] = []
    for await (const found of store.list()) names.push(found.sha256)
    expect(names).toEqual([sha256])
  })

  test.each<[string, Fault[]]>([
    ['errors of its own', [500, 503, 502]],
    ['too many requests', [429, 429]],
    ['cut lines', ['cut', 'cut', 'cut']],
  ])('is asked again after %s', async (_what, faults) => {
    const { server, store, path } = await opened()
    for (const call of [
      () => store.put(path),
      () => store.has(sha256),
      () => store.open(sha256).then(read),
    ]) {
      server.asked.length = 0
      server.faults = [...faults]
      await call()
      expect(server.asked).toHaveLength(faults.length + 1)
    }
    expect((await read(await store.open(sha256))).equals(bytes)).toBe(true)
  })

  test('is asked again after no answer in time', async () => {
    const { server, store, path } = await opened({ times: { idle: 2_000 } })
    server.faults = ['silent']
    await store.put(path)
    expect(server.asked).toHaveLength(2)
    expect(server.objects.size).toBe(1)
  })

  test('is asked four times and no more', async () => {
    const { server, store, path } = await opened()
    server.faults = Array.from({ length: 9 }, () => 503)
    expect(await failure(store.put(path))).toMatchObject({
      message: 'The file store has answered 503 SlowDown (PUT)',
      code: 'unavailable',
    })
    expect(server.asked).toHaveLength(4)
    expect(server.objects.size).toBe(0)
  })

  test.each([400, 403, 409, 501])('is not asked again after %d', async (status) => {
    const { server, store, path } = await opened()
    server.faults = [status]
    await failure(store.put(path))
    expect(server.asked).toHaveLength(1)
  })

  test.each([301, 302, 307])('sends us nowhere else with %d', async (status) => {
    let visits = 0
    const other = createServer((_request, response) => {
      visits += 1
      response.end()
    })
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const { server, store, path } = await opened()
    const address = other.address()
    server.location = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
    server.faults = [status, status]
    await failure(store.put(path))
    await failure(store.open(sha256))
    expect(visits).toBe(0)
  })

  test('says so where an answer breaks off, and never gives half a file for a whole one', async () => {
    const { server, store, path } = await opened()
    await store.put(path)
    server.faults = ['half']
    expect(await failure(read(await store.open(sha256)))).toBeInstanceOf(Error)
  })

  test('that is full says so', async () => {
    const { server, store, path } = await opened()
    server.faults = [507]
    expect(await failure(store.put(path))).toMatchObject({ code: 'insufficient_storage' })
    expect(server.asked).toHaveLength(1)
  })

  test('whose bucket is not there is a mistake, not an empty store', async () => {
    const { server, store } = await opened()
    server.bucket = 'another'
    expect(await failure(store.open(sha256))).toMatchObject({ status: 404, word: 'NoSuchBucket' })
  })

  test('tells no secret of what went wrong', async () => {
    const { store, path } = await opened({ secret: 'wrong-but-secret' })
    const error = await failure(store.put(path))
    expect(error).toMatchObject({ message: 'The file store has answered 403 SignatureDoesNotMatch (PUT)' })
    const told = JSON.stringify(describeError(error)) + String(error)
    for (const secret of ['wrong-but-secret', S3_KEY, 'Signature=', 'StringToSign'])
      expect(told).not.toContain(secret)
  })

  test('takes no bytes but those that were announced', async () => {
    const { server, store, path } = await opened()
    server.onAsked = () => writeFileSync(path, randomBytes(bytes.length))
    server.faults = [503]
    expect(await failure(store.put(path))).toMatchObject({ word: 'XAmzContentSHA256Mismatch' })
    expect(server.objects.size).toBe(0)
  })

  test.each([
    ['https://s3.example.com/bucket', 'a', {}, 'https://s3.example.com/bucket/a'],
    ['https://s3.example.com:9000/b/p/', 'a', {}, 'https://s3.example.com:9000/b/p/a'],
    ["https://s3.example.com/b/it's (new)+/", 'a', {}, 'https://s3.example.com/b/it%27s%20%28new%29%2B/a'],
    [
      'https://s3.example.com/b/p',
      undefined,
      { prefix: 'p/', 'list-type': '2' },
      'https://s3.example.com/b?list-type=2&prefix=p%2F',
    ],
  ])('at %s keeps %s %o at %s', (place, name, query, address) => {
    expect(addressOf(new URL(place), name, query).href).toBe(address)
  })
})

describe('files with an S3-compatible store', () => {
  const started = async (variables: Record<string, string>) => {
    const reported: unknown[] = []
    const env = readEnv({ DATA_DIR: emptyFolder(), ...variables })
    const open = await openFiles(env, stubInspector(), (error) => void reported.push(error))
    onTestFinished(() => open.stop())
    return { ...open, reported }
  }

  test('say where they are kept, without the key', async () => {
    const server = await new S3Server().open()
    const { where } = await started(server.variables())
    expect(where).toBe(`kept by ${new URL(server.url).host}/bucket/inventory%20files`)
    expect((await started({})).where).toBeNull()
  })

  test('report a wrong key at the start, and refuse an upload politely', async () => {
    const server = await new S3Server().open()
    const { files, reported } = await started({ ...server.variables(), FILES_S3_SECRET: 'wrong' })
    await expect.poll(() => reported).toHaveLength(1)
    expect(await files.receive(incoming(bytes))).toBe('unavailable')
    expect(reported).toHaveLength(2)
  })

  test('refuse an upload where there is no room', async () => {
    const server = await new S3Server().open()
    const { files } = await started(server.variables())
    await expect.poll(() => server.asked).toHaveLength(1)
    server.faults = [507]
    expect(await files.receive(incoming(bytes))).toBe('insufficient_storage')
  })
})
