import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import type { Images } from '@plenum/api-server/files/images'
import { memoryFiles } from '@plenum/api-server/files/memory-files'
import type { Files } from '@plenum/api-server/ports'
import { sweepFiles } from '@plenum/api-server/store/sweep-files'
import { database } from './engine.ts'
import { meanwhile } from './meanwhile.ts'
import { csv, feedback, PIXEL, png } from './uploads.ts'
import { advance, failure, found, now, PASSWORD, ports, raw } from './world.ts'

const HOUR = 60 * 60 * 1000

/** The founder of a company at a server with these files. */
const foundAt = (files: Files) => {
  const server = createApp({ ...ports, files })
  return found((request) => Promise.resolve(server.fetch(request)))
}

/** The names of all bytes that are kept. */
async function keptIn(files: Files): Promise<string[]> {
  const hashes = []
  for await (const { sha256 } of files.list()) hashes.push(sha256)
  return hashes
}

describe('bytes', () => {
  test('of a small form are given for pictures alone', async () => {
    const ada = await found()
    const [picture, table] = [await feedback(ada), await feedback(ada, csv())]
    const small = await raw(ada, `api/files/${picture.id}/thumbnail/`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(new Uint8Array(await small.arrayBuffer())).toEqual(PIXEL)
    const none = await raw(ada, `api/files/${table.id}/thumbnail/`)
    expect(none.status).toBe(404)
    expect(await none.json()).toMatchObject({ errors: [{ code: 'not_found' }] })
  })

  test('that are gone are not found, and what is written down of them stays', async () => {
    const files = memoryFiles(now)
    const ada = await foundAt(files)
    const picture = await feedback(ada)
    for (const sha256 of await keptIn(files)) await files.remove(sha256)
    expect(await failure(ada.files.content(picture.id))).toMatchObject({ status: 404, code: 'not_found' })
    expect(await failure(ada.files.thumbnail(picture.id))).toMatchObject({ status: 404, code: 'not_found' })
    await ada.files.remove(picture.id)
  })

  test('that cannot be taken in now may be sent again in a second', async () => {
    const files: Files = { ...ports.files, receive: () => Promise.resolve('unavailable') }
    const ada = await found()
    const form = new FormData()
    form.append('file', csv())
    const headers = { authorization: `Bearer ${ada.tokens.access()}` }
    const sent = new Request('http://localhost/api/files/?purpose=feedback', {
      method: 'POST',
      body: form,
      headers,
    })
    const refused = await createApp({ ...ports, files }).fetch(sent)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'unavailable', attr: 'file' }] })
  })
})

test('a picture that is made anew is named as what it became', async () => {
  const become = (media_type: string): Images => ({
    remake: (_, { width, height }) =>
      Promise.resolve({ media_type, width, height, bytes: PIXEL.slice(), thumbnail: null }),
  })
  for (const [media_type, sent, kept] of [
    ['image/webp', 'rack.png', 'rack.webp'],
    ['image/webp', 'front.png.PNG', 'front.png.webp'],
    ['image/jpeg', 'rack.png', 'rack.jpg'],
    ['image/png', 'rack.png', 'rack.png'],
  ] as const) {
    const ada = await foundAt(memoryFiles(now, become(media_type)))
    expect(await feedback(ada, png(sent))).toMatchObject({ name: kept, media_type })
  }
})

describe('the clearing away of what nothing names', () => {
  test('takes more than one look at once, and leaves what is named or new', async () => {
    const files = memoryFiles(now)
    const take = (text: string) =>
      files.receive({ format: 'csv', bytes: csv('a.csv', text).stream(), most: 1000, image: 'photo' })
    const ada = await foundAt(files)
    const kept = await ada.files.upload(png(), { purpose: 'avatar' })
    await ada.account.setAvatar(kept.id)
    for (let at = 0; at < 250; at++) await take(`loose ${at}`)
    advance(25 * HOUR)
    const before = await keptIn(files)
    await take('new')
    await sweepFiles({ database, files }, now())
    const left = await keptIn(files)
    expect([before.length, left.length]).toEqual([251, 2])
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    expect((await ada.files.content(kept.id)).size).toBe(PIXEL.length)
  })

  test('keeps nobody waiting where there is nothing', async () => {
    let asked = 0
    const counted = meanwhile('transaction', () => {
      asked++
      return undefined
    })
    const files = memoryFiles(now)
    await sweepFiles({ database: counted, files }, now())
    await files.receive({ format: 'csv', bytes: csv().stream(), most: 1000, image: 'photo' })
    await sweepFiles({ database: counted, files }, now())
    expect(asked).toBe(0)
    advance(25 * HOUR)
    await sweepFiles({ database: counted, files }, now())
    expect([asked, await keptIn(files)]).toEqual([1, []])
  })
})
