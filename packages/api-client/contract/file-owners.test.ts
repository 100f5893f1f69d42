import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { sweepFiles } from '@plenum/api-server/store/sweep-files'
import { csv, feedback, png } from './uploads.ts'
import { advance, connect, failure, found, join, now, PASSWORD, ports } from './world.ts'

const DAY = 24 * 60 * 60 * 1000
const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())]

describe('the picture of a person', () => {
  test('is seen by the whole company and nobody else', async () => {
    const ada = await found()
    const [grace, eve] = [await join(ada, {}), await found()]
    const { id: file_id } = await ada.files.upload(png(), { purpose: 'avatar' })
    expect((await ada.account.setAvatar(file_id)).avatar).toBe(file_id)
    expect((await ada.auth.me()).avatar).toBe(file_id)
    expect((await ada.users.get(ada.user.id)).avatar).toBe(file_id)
    expect(await bytesOf(await grace.files.content(file_id))).not.toEqual([])
    expect(await failure(eve.files.content(file_id))).toMatchObject({ status: 404 })
  })

  test('takes the place of the one before', async () => {
    const ada = await found()
    const first = await ada.files.upload(png(), { purpose: 'avatar' })
    await ada.account.setAvatar(first.id)
    const second = await ada.files.upload(png('new.png'), { purpose: 'avatar' })
    expect((await ada.account.setAvatar(second.id)).avatar).toBe(second.id)
    expect(await failure(ada.files.content(first.id))).toMatchObject({ status: 404 })
    expect((await ada.account.setAvatar(null)).avatar).toBeNull()
  })

  test('is one’s own, new, and was uploaded to be one', async () => {
    const ada = await found()
    const [grace, eve] = [await join(ada, {}), await found()]
    const others = [
      await ada.files.upload(png(), { purpose: 'feedback' }),
      await grace.files.upload(png(), { purpose: 'avatar' }),
      await eve.files.upload(png(), { purpose: 'avatar' }),
    ]
    for (const { id } of others) {
      expect(await failure(ada.account.setAvatar(id))).toMatchObject({
        status: 400,
        code: 'does_not_exist',
        errors: [{ attr: 'file_id' }],
      })
    }
    const own = await ada.files.upload(png(), { purpose: 'avatar' })
    await ada.account.setAvatar(own.id)
    expect(await failure(ada.account.setAvatar(own.id))).toMatchObject({ status: 400 })
    expect((await ada.auth.me()).avatar).toBe(own.id)
  })
})

describe('what nothing names any more', () => {
  test('is cleared away after a day, and not before', async () => {
    const ada = await found()
    const kept = await ada.files.upload(png(), { purpose: 'avatar' })
    await ada.account.setAvatar(kept.id)
    const loose = await feedback(ada, csv('a.csv', 'loose'))
    advance(DAY - 60_000)
    await sweepFiles(ports, now())
    expect(await (await ada.files.content(loose.id)).text()).toBe('loose')
    advance(120_000)
    await sweepFiles(ports, now())
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    expect(await failure(ada.files.content(loose.id))).toMatchObject({ status: 404 })
    expect(await bytesOf(await ada.files.content(kept.id))).not.toEqual([])
    const hashes = []
    for await (const { sha256 } of ports.files.list()) hashes.push(sha256)
    expect(hashes).toHaveLength(1)
  })

  test('stays where another file has the same bytes', async () => {
    const ada = await found()
    const eve = await found()
    const loose = await feedback(ada, csv('a.csv', 'the same'))
    advance(DAY)
    await eve.auth.login({ email: eve.user.email, password: PASSWORD })
    const later = await feedback(eve, csv('b.csv', 'the same'))
    advance(60_000)
    await sweepFiles(ports, now())
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    expect(await failure(ada.files.content(loose.id))).toMatchObject({ status: 404 })
    expect(await (await eve.files.content(later.id)).text()).toBe('the same')
  })

  test('is looked for again by whoever wrote it down meanwhile', async () => {
    const vanishing = createApp({
      ...ports,
      files: { ...ports.files, has: () => Promise.resolve(false) },
    })
    const ada = connect((request) => Promise.resolve(vanishing.fetch(request)))
    const { user } = await found()
    await ada.auth.login({ email: user.email, password: PASSWORD })
    expect(await failure(feedback(ada))).toMatchObject({ status: 503 })
  })
})
