import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { blankDocument } from '@plenum/domain/file'
import type { LiveEvent } from '@plenum/domain/notification'
import { at, hall } from './hall.ts'
import { bringIn, devices, leaf } from './import-files.ts'
import { seen } from './people.ts'
import { listen, tell, teller, until } from './streams.ts'
import { pdf, png } from './uploads.ts'
import { asset, found, join, ports } from './world.ts'
import { lastBatch } from './yard.ts'

const assetEvents = (events: readonly LiveEvent[]) => events.filter(({ object }) => object === 'asset')

describe('whoever reads assets hears', () => {
  test('of one that was made, changed, moved, photographed and put back, with its id and batch and no more', async () => {
    const { ada, r01, server } = await hall()
    const grace = await join(ada, { assets: 'onlyRead' })
    const { heard } = await listen(grace, { server: createApp(ports) })
    let made = await server('Web 1')
    const records = [made.id]
    await until(() => assetEvents(heard.events).length === 1)
    const change = async (act: () => Promise<unknown>) => {
      const before = assetEvents(heard.events).length
      await act()
      await until(() => assetEvents(heard.events).length > before)
      const [event, ...others] = assetEvents(heard.events).slice(before)
      expect(others).toEqual([])
      expect(event).toEqual({ seq: event?.seq, object: 'asset', id: await lastBatch(ada), records })
    }
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
    expect(heard.text.toLowerCase()).not.toContain('secret')
  })

  test('of an import, which names its records only while they are few', async () => {
    const ada = await found()
    const { heard } = await listen(ada)
    const few = [leaf, { ...leaf, name: 'Leaf 2', position: '20.0' }]
    const { batch_id } = await bringIn(ada, devices(...few))
    await until(() => assetEvents(heard.events).length > 0)
    expect(assetEvents(heard.events).at(-1)).toMatchObject({ id: batch_id })
    expect(assetEvents(heard.events).at(-1)?.records).toHaveLength(2)
    const many = Array.from({ length: 60 }, (_, row) => ({
      ...leaf,
      name: `Many ${row}`,
      rack: '',
      position: '',
      face: '',
    }))
    const second = await bringIn(ada, devices(...many))
    await until(() => assetEvents(heard.events).some(({ id }) => id === second.batch_id))
    expect(assetEvents(heard.events).at(-1)).not.toHaveProperty('records')
  })
})

describe('nothing is heard', () => {
  test('of what changes nothing or is refused', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ name: 'Same' }))
    const { heard } = await listen(ada)
    await ada.assets.update(made, { name: 'Same' })
    await ada.assets.update({ ...made, version: 9 }, { name: 'Other' }).catch(() => {})
    await ada.brands.create({ name: 'Dell' })
    // what is heard comes in the order in which it happened
    await ada.assets.update(made, { name: 'Other' })
    await until(() => heard.events.length > 0)
    expect(heard.events).toMatchObject([{ object: 'asset', id: await lastBatch(ada) }])
  })

  test('by those who may not read assets, in another company, or any more', async () => {
    const ada = await found()
    const [blind, grace, eve] = [
      await join(ada, { support: 'write' }),
      await join(ada, { assets: 'write' }),
      await found(),
    ]
    const ids = [await blind.auth.me(), await grace.auth.me()].map(({ id }) => id)
    const streams = await Promise.all([blind, grace, eve].map((one) => listen(one)))
    const made = await ada.assets.create(asset())
    await until(() => streams[1]?.heard.events.length === 1)
    await ada.users.update(await seen(ada, grace), { team_id: null })
    await ada.assets.update(made, { name: 'Other' })
    // each gets a notification last; an event of the asset would come before it
    for (const id of ids) await tell(await teller(ada), id)
    await tell(await teller(eve), eve.user.id)
    const toldLast = [1, 2, 1]
    const notices = ({ heard }: (typeof streams)[number]) =>
      heard.events.filter(({ object }) => object === 'notification').length
    await until(() => streams.every((stream, index) => notices(stream) === toldLast[index]))
    expect(streams.map(({ heard }) => assetEvents(heard.events).length)).toEqual([0, 1, 0])
    // nor afterwards, behind a number
    const late = [await listen(blind, { after: 0 }), await listen(eve, { after: 0 })]
    await until(() => late.every((stream) => notices(stream) === 1))
    expect(late.map(({ heard }) => assetEvents(heard.events).length)).toEqual([0, 0])
  })
})
