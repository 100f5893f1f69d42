import { expect, test } from 'vitest'
import { asset, found, join, type Connection } from './world.ts'

const codesOf = async ({ search }: Connection, text: string) =>
  (await search.find(text)).codes.map(({ code }) => code)

/** A company with codes set aside for servers, the second of which an asset has by now. */
async function reserved() {
  const ada = await found()
  await ada.codeReserves.create({ asset_type: 'SRV', count: 8 })
  await ada.codeReserves.create({ asset_type: 'SWI', count: 1 })
  await ada.assets.create(asset({ asset_type: 'SRV', code: 'SRV-000002' }))
  return ada
}

test('free codes that are set aside are found by their beginning, in their order, a few of them', async () => {
  const ada = await reserved()
  expect((await ada.search.find('srv-')).codes).toEqual(
    [1, 3, 4, 5, 6].map((number) => ({ code: `SRV-00000${number}`, asset_type: 'SRV' })),
  )
  expect(await codesOf(ada, ' SWI-000001 ')).toEqual(['SWI-000001'])
  expect(await codesOf(ada, 'SRV-000008')).toEqual(['SRV-000008'])
  expect(await codesOf(ada, 's')).toHaveLength(5)
  for (const text of ['RV-000001', '000001', 'SRV-000002', 'SRV-0000011', '%', '_RV', 'SRV%'])
    expect(await codesOf(ada, text), text).toEqual([])
})

test('what was found with one leads to an asset once it has the code, and to nothing once that is given up', async () => {
  const ada = await reserved()
  const [{ code, asset_type } = { code: '', asset_type: '' }] = (await ada.search.find('swi')).codes
  const made = await ada.assets.create(asset({ code, asset_type }))
  const hits = await ada.search.find('swi-0')
  expect([hits.codes, hits.assets.map(({ id }) => id)]).toEqual([[], [made.id]])
  // one that it had before still leads to it
  await ada.assets.update(made, { code: 'OTHER' })
  expect(await codesOf(ada, 'swi')).toEqual([])
  const [first] = (await ada.codeReserves.list()).results.toReversed()
  await ada.codeReserves.release(first?.id ?? '')
  expect(await codesOf(ada, 'srv')).toEqual([])
})

test('codes are found by those who may add assets, in their own company alone', async () => {
  const ada = await reserved()
  expect(await codesOf(await join(ada, { assets: 'write' }), 'srv')).toHaveLength(5)
  const others = [
    await join(ada, { assets: 'onlyRead' }),
    await join(ada, { settings: 'write' }),
    await found(),
  ]
  for (const one of others) expect(await codesOf(one, 'srv')).toEqual([])
})
