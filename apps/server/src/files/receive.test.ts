import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { namesOf, openedFiles } from '../testing/opened-files.ts'
import { contentOfBytes, incoming, PICTURE, stubInspector, THUMBNAIL } from '../testing/uploads.ts'
import type { Inspector } from './inspector.ts'

const onWindows = process.platform === 'win32'
// Windows keeps no such modes.
const PRIVATE = onWindows ? [0o666, 0o666] : [0o700, 0o600]

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
    const { files, staged, DATA_DIR } = await openedFiles(inspector)
    expect(await files.receive(incoming(bytes))).toMatchObject(contentOfBytes(bytes))
    expect(dirname(folder)).toBe(join(DATA_DIR, 'files/staging'))
    expect(modes).toEqual(PRIVATE)
    expect(staged()).toEqual([])
  })

  test('is kept as the pictures made of it, never as it came', async () => {
    const { files, staged, kept } = await openedFiles(stubInspector())
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
      const { files, staged, kept } = await openedFiles(stubInspector(() => ({ kind: 'refused', reason })))
      expect(await files.receive(incoming(randomBytes(100)))).toBe(reason)
      expect([...(await kept()), ...staged()]).toEqual([])
    },
  )

  test('is not kept where the inspector fails', async () => {
    const broken = stubInspector(() => Promise.reject(new Error('broken')))
    const { files, staged, kept } = await openedFiles(broken)
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
      const { files, staged, kept } = await openedFiles(
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
    const { staged } = await openedFiles(stubInspector(), leave(emptyFolder()))
    expect(staged()).toEqual([])
  })

  test('is gone only where it is old, if other servers may be at work here', async () => {
    const variables = { DATABASE_URL: 'postgres://plenum@db/plenum' }
    const { staged } = await openedFiles(stubInspector(), leave(emptyFolder()), variables)
    expect(staged()).toEqual(['upload-new'])
  })
})
