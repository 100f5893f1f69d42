import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../env.ts'
import { emptyFolder } from '../testing/folders.ts'
import { contentOfBytes, incoming, MOST, PICTURE, stubInspector, THUMBNAIL } from '../testing/uploads.ts'
import type { ContentStore } from './content-store.ts'
import type { Inspector } from './inspector.ts'
import { openFiles } from './open-files.ts'
import { createReceive } from './receive.ts'
import { openStaging } from './staging.ts'

const opened = async (inspector: Inspector, DATA_DIR = emptyFolder(), variables: object = {}) => {
  const reported: unknown[] = []
  const env = readEnv({ DATA_DIR, ...variables })
  const open = await openFiles(env, inspector, (error) => void reported.push(error))
  onTestFinished(() => open.stop())
  const staged = () => readdirSync(join(DATA_DIR, 'files/staging'))
  const kept = async () => {
    const names: string[] = []
    for await (const { sha256 } of open.files.list()) names.push(sha256)
    return names.toSorted()
  }
  return { ...open, DATA_DIR, reported, staged, kept }
}

const onWindows = process.platform === 'win32'
// Windows keeps no such modes.
const PRIVATE = onWindows ? [0o666, 0o666] : [0o700, 0o600]

const namesOf = (...contents: Uint8Array[]) =>
  contents.map((bytes) => contentOfBytes(bytes).sha256).toSorted()

describe('a file on its way in', () => {
  test('lies alone, where only this user reads it, until it is inspected', async () => {
    const bytes = randomBytes(300_000)
    let folder = ''
    const modes: number[] = []
    const inspector = stubInspector(async (path) => {
      folder = dirname(path)
      expect(readdirSync(folder)).toHaveLength(1)
      expect((await readFile(path)).equals(bytes)).toBe(true)
      modes.push(statSync(folder).mode & 0o777, statSync(path).mode & 0o777)
      return undefined
    })
    const { files, staged, DATA_DIR } = await opened(inspector)
    expect(await files.receive(incoming(bytes))).toMatchObject(contentOfBytes(bytes))
    expect(dirname(folder)).toBe(join(DATA_DIR, 'files/staging'))
    expect(modes).toEqual(PRIVATE)
    expect(staged()).toEqual([])
  })

  test('is kept as the pictures made of it, never as it came', async () => {
    const { files, staged, kept } = await opened(stubInspector())
    expect(await files.receive(incoming(randomBytes(100), 'rack.png'))).toEqual({
      ...contentOfBytes(PICTURE),
      media_type: 'image/webp',
      width: 40,
      height: 30,
      thumbnail: contentOfBytes(THUMBNAIL),
    })
    expect(await kept()).toEqual(namesOf(PICTURE, THUMBNAIL))
    expect(staged()).toEqual([])
  })

  test.each(['file_type', 'file_damaged', 'image_too_large', 'unavailable'] as const)(
    'is not kept where the inspector says %s',
    async (reason) => {
      const { files, staged, kept } = await opened(stubInspector(() => ({ kind: 'refused', reason })))
      expect(await files.receive(incoming(randomBytes(100)))).toBe(reason)
      expect([...(await kept()), ...staged()]).toEqual([])
    },
  )

  test('is not kept where the inspector fails', async () => {
    const broken = stubInspector(() => Promise.reject(new Error('broken')))
    const { files, staged, kept } = await opened(broken)
    await expect(files.receive(incoming(randomBytes(100)))).rejects.toThrow('broken')
    expect([...(await kept()), ...staged()]).toEqual([])
  })

  const image = { kind: 'image', media_type: 'image/webp', width: 1, height: 1, thumbnail: null } as const
  const deceits: Record<string, (path: string, elsewhere: string) => ReturnType<Inspector['inspect']>> = {
    'names a file of the server': (_path, elsewhere) => Promise.resolve({ ...image, path: elsewhere }),
    'names one by a way around': (path, elsewhere) =>
      Promise.resolve({
        ...image,
        path: join(dirname(path), '..', '..', '..', elsewhere.split('/').at(-1) ?? ''),
      }),
    'leads to one by a link': (path, elsewhere) => {
      const link = join(dirname(path), 'picture')
      symlinkSync(elsewhere, link)
      return Promise.resolve({ ...image, path: link })
    },
    'names a folder': (path) => {
      mkdirSync(join(dirname(path), 'picture'))
      return Promise.resolve({ ...image, path: join(dirname(path), 'picture') })
    },
    'writes over what came': async (path) => {
      await writeFile(path, 'something else')
      return { kind: 'document', media_type: 'application/pdf' }
    },
  }
  test.each(Object.entries(deceits))(
    'is not kept where an inspector taken over %s',
    async (_what, deceive) => {
      const DATA_DIR = emptyFolder()
      const elsewhere = join(DATA_DIR, 'secrets.json')
      writeFileSync(elsewhere, 'a secret of the server')
      const { files, staged, kept } = await opened(
        stubInspector((path) => deceive(path, elsewhere)),
        DATA_DIR,
      )
      await expect(files.receive(incoming(randomBytes(100)))).rejects.toThrow(
        /not its own|plain file|ELOOP|has changed/,
      )
      expect(await kept()).not.toEqual(expect.arrayContaining(namesOf(await readFile(elsewhere))))
      expect(staged()).toEqual([])
    },
  )
})

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
      ...(await opened(inspector)).files,
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

describe('what a crash has left', () => {
  const leave = (DATA_DIR: string) => {
    const staging = join(DATA_DIR, 'files/staging')
    for (const name of ['upload-old', 'upload-new']) {
      mkdirSync(join(staging, name), { recursive: true })
      writeFileSync(join(staging, name, 'given'), 'half a file')
    }
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000)
    utimesSync(join(staging, 'upload-old'), twoHoursAgo, twoHoursAgo)
    return DATA_DIR
  }

  test('is gone after the next start', async () => {
    const { staged } = await opened(stubInspector(), leave(emptyFolder()))
    expect(staged()).toEqual([])
  })

  test('is gone only where it is old, if other servers may be at work here', async () => {
    const variables = { DATABASE_URL: 'postgres://plenum@db/plenum' }
    const { staged } = await opened(stubInspector(), leave(emptyFolder()), variables)
    expect(staged()).toEqual(['upload-new'])
  })
})

describe('a disk', () => {
  const storeThat = (code: string): Partial<ContentStore> => ({
    put: () => Promise.reject(Object.assign(new Error('no'), { code })),
  })
  const receiveWith = async (code: string) => {
    const { files, DATA_DIR } = await opened(stubInspector())
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

  test.skipIf(onWindows)('keeps what lies on it to this user', async () => {
    const { files, DATA_DIR } = await opened(stubInspector())
    const bytes = randomBytes(10)
    await files.receive(incoming(bytes))
    const { sha256 } = contentOfBytes(bytes)
    const folder = join(DATA_DIR, 'files/content', sha256.slice(0, 2))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, sha256.slice(2))).mode & 0o777).toBe(0o600)
  })

  test('is never written over', async () => {
    const { files, DATA_DIR } = await opened(stubInspector())
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
    const { files, DATA_DIR, kept } = await opened(stubInspector())
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
