import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { blankDocument } from '@plenum/domain/file'
import type { LiveEvent } from '@plenum/domain/notification'
import { wait } from './browser.ts'
import { at, hall } from './hall.ts'
import { bringIn, devices, leaf } from './import-files.ts'
import { seen } from './people.ts'
import { listen, until } from './streams.ts'
import { pdf, png } from './uploads.ts'
import { asset, found, join, ports, type Connection } from './world.ts'

const assetEvents = (events: readonly LiveEvent[]) => events.filter(({ object }) => object === 'asset')

/** What is heard of something done. */
async function heardOf(stream: Awaited<ReturnType<typeof listen>>, act: () => Promise<unknown>) {
  const before = assetEvents(stream.heard.events).length
  await act()
  await until(() => assetEvents(stream.heard.events).length > before)
  return assetEvents(stream.heard.events).slice(before)
}

const lastBatch = async ({ history }: Connection) => (await history.list({ limit: 1 })).results[0]?.id ?? ''

describe('whoever reads assets hears', () => {
  test('of one that was made, changed, moved, photographed and put back, with its id and batch and no more', async () => {
    const { ada, r01, server } = await hall()
    const grace = await join(ada, { assets: 'onlyRead' })
    const elsewhere = await listen(grace, { server: createApp(ports) })
    let made = await server('Web 1')
    const records = [made.id]
    const change = async (act: () => Promise<unknown>) => {
      const [event, ...others] = await heardOf(elsewhere, act)
      expect(others).toEqual([])
      const id = await lastBatch(ada)
      expect(event).toEqual({ seq: event?.seq, object: 'asset', id, records })
    }
    await until(() => assetEvents(elsewhere.heard.events).length === 1)
    await change(async () => {
      made = await ada.assets.update(made, { name: 'Secret name' })
    })
    await change(async () => {
      made = await ada.assets.move(made, { ...at(r01, 3), reason: 'Secret reason' })
    })
    await change(async () => {
      const { id } = await ada.files.upload(png('secret.png'), { purpose: 'asset_photo' })
      await ada.assetFiles.addPhotos(made.id, [id])
    })
    await change(async () => {
      const { id: file_id } = await ada.files.upload(pdf('secret.pdf'), { purpose: 'asset_document' })
      await ada.assetFiles.addDocument(made.id, { ...blankDocument, file_id })
    })
    await change(async () => ada.batches.undo(await lastBatch(ada)))
    expect(elsewhere.heard.text.toLowerCase()).not.toContain('secret')
    await elsewhere.cut()
  })

  test('of an import, which names its records only while they are few', async () => {
    const ada = await found()
    const stream = await listen(ada)
    const few = [leaf, { ...leaf, name: 'Leaf 2', position: '20.0' }]
    const { batch_id } = await bringIn(ada, devices(...few))
    await until(() => assetEvents(stream.heard.events).length > 0)
    expect(assetEvents(stream.heard.events).at(-1)).toMatchObject({ id: batch_id })
    expect(assetEvents(stream.heard.events).at(-1)?.records).toHaveLength(2)
    const many = Array.from({ length: 60 }, (_, row) => ({
      ...leaf,
      name: `Many ${row}`,
      rack: '',
      position: '',
      face: '',
    }))
    const second = await bringIn(ada, devices(...many))
    await until(() => assetEvents(stream.heard.events).some(({ id }) => id === second.batch_id))
    expect(assetEvents(stream.heard.events).at(-1)).not.toHaveProperty('records')
    await stream.cut()
  })
})

describe('nothing is heard', () => {
  test('of what changes nothing or is refused', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ name: 'Same' }))
    const stream = await listen(ada)
    await ada.assets.update(made, { name: 'Same' })
    await ada.assets.update({ ...made, version: 9 }, { name: 'Other' }).catch(() => {})
    await ada.brands.create({ name: 'Dell' })
    await wait(1_000)
    expect(stream.heard.events).toEqual([])
    await stream.cut()
  })

  test('by those who may not read assets, in another company, or any more', async () => {
    const ada = await found()
    const [blind, grace, eve] = [
      await join(ada, { support: 'write' }),
      await join(ada, { assets: 'write' }),
      await found(),
    ]
    const streams = await Promise.all([blind, eve, grace].map((one) => listen(one)))
    const [dark, foreign, told] = streams
    const made = await ada.assets.create(asset())
    await until(() => told?.heard.events.length === 1)
    await ada.users.update(await seen(ada, grace), { team_id: null })
    await until(() => told?.heard.events.some(({ object }) => object === 'notification') === true)
    const before = assetEvents(told?.heard.events ?? []).length
    await ada.assets.update(made, { name: 'Other' })
    await wait(1_000)
    expect([dark, foreign].map((one) => one?.heard.events)).toEqual([[], []])
    expect(assetEvents(told?.heard.events ?? [])).toHaveLength(before)
    // nor afterwards, behind a number
    const [late, stolen] = [await listen(blind, { after: 0 }), await listen(eve, { after: 0 })]
    await wait(300)
    expect([...assetEvents(late.heard.events), ...stolen.heard.events]).toEqual([])
    await Promise.all([...streams, late, stolen].map(({ cut }) => cut()))
  })
})
