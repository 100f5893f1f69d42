import { expect, test } from 'vitest'
import type { Asset, AssetStatus } from '@plenum/domain/asset'
import type { AssetQuery } from '@plenum/domain/asset-query'
import { at, hall, stand } from './hall.ts'
import { advance } from './world.ts'
import { lastBatch, why } from './yard.ts'

const DAY = 864e5

/** A hall with three things, and how one of them gets from status to status. */
async function things() {
  const { ada, r01, server } = await hall()
  const put = async (name: string, unit: number) => stand(await server(name, at(r01, unit)), 'active')
  const [one, other] = [await put('One', 1), await put('Other', 3)]
  await put('Third', 5)
  const become = async ({ id }: Asset, ...steps: AssetStatus[]) => {
    for (const to of steps) await ada.assets.transition(await ada.assets.get(id), { to, ...why })
  }
  const named = async (query: AssetQuery) => (await ada.assets.list(query)).results.map(({ name }) => name)
  return { ada, one, other, become, named }
}

test('what was repaired is told by any of the days it was, the one that changed last first', async () => {
  const { ada, one, other, become, named } = await things()
  await become(one, 'faulty', 'repair', 'active')
  advance(2 * DAY)
  await become(other, 'faulty', 'active')
  await become(one, 'faulty', 'out_of_service')
  expect(await named({ repaired_from: '-2d' })).toEqual(['One', 'Other'])
  expect(await named({ repaired_from: '-1d' })).toEqual(['Other'])
  await ada.assets.update(await ada.assets.get(other.id), { customer: 'Somebody' })
  expect(await named({ repaired_from: '-999d' })).toEqual(['Other', 'One'])
})

test('a status has been there since its last change, and since an undo of that', async () => {
  const { ada, one, become, named } = await things()
  advance(2 * DAY)
  await become(one, 'faulty')
  expect(await named({ since_from: '-1d' })).toEqual(['One'])
  advance(2 * DAY)
  await ada.assets.update(await ada.assets.get(one.id), { customer: 'Somebody' })
  expect(await named({ since_from: '-1d' })).toEqual([])
  expect(await named({ since_to: '-3d' })).toEqual(['Third', 'Other'])
  await ada.batches.undo(await lastBatch(ada))
  await become(one, 'active')
  await ada.batches.undo(await lastBatch(ada))
  expect(await named({ since_from: '-1d' })).toEqual(['One'])
})
