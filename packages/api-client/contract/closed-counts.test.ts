import { expect, test } from 'vitest'
import { asset, found } from './world.ts'
import { why } from './yard.ts'

test('a company whose only asset is closed has none that is open, and yet has one', async () => {
  const { assets } = await found()
  expect(await assets.facets({})).toMatchObject({ total: 0, has_any: false })
  const seen = await assets.create(asset({ asset_type: 'OTH' }))
  expect(await assets.facets({})).toMatchObject({ total: 1, has_any: true })
  await assets.decommission(seen, { ...why, close: true, bears_data: false })
  expect(await assets.facets({})).toMatchObject({ count: { value: 0 }, total: 0, has_any: true })
  expect(await assets.facets({ closed: 'with' })).toMatchObject({ count: { value: 1 }, total: 0 })
})
