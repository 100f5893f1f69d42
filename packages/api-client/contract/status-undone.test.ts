import { expect, test } from 'vitest'
import type { AssetStatus } from '@plenum/domain/asset'
import { at, hall, stand } from './hall.ts'
import { advance, asset } from './world.ts'
import { lastBatch, why } from './yard.ts'

const DAY = 864e5

/** A UPS that runs, and what is told of its faults and repairs. */
async function plant() {
  const { ada, dataCenter } = await hall()
  const input = asset({ name: 'UPS', asset_type: 'UPS', place: at(dataCenter, null, null) })
  const { id } = await stand(await ada.assets.create(input), 'active')
  const become = async (to: AssetStatus) => ada.assets.transition(await ada.assets.get(id), { to, ...why })
  const undo = async () => ada.batches.undo(await lastBatch(ada))
  const power = async () =>
    (await ada.plantDashboards.facility()).faults?.find(({ category }) => category === 'power')
  const repaired = async () =>
    (await ada.assets.list({ repaired_from: '-90d' })).results.map(({ name }) => name)
  return { ada, become, undo, power, repaired }
}

test('a repair that was taken back is none, and the fault goes on', async () => {
  const { ada, become, undo, power, repaired } = await plant()
  await become('faulty')
  advance(2 * DAY)
  await become('active')
  expect(await repaired()).toEqual(['UPS'])
  await undo()
  expect(await repaired()).toEqual([])
  expect(await power()).toMatchObject({ open: 1, repaired: 0, hours_to_repair: null })
  advance(DAY)
  const { rows } = await ada.reports.preview('time_in_status', {})
  expect(rows.map(({ cells }) => cells)).toContainEqual(['Faulty', 1, 1, 1, 3, 3, 3])
  await become('active')
  expect(await repaired()).toEqual(['UPS'])
  const mended = await power()
  expect(mended).toMatchObject({ open: 0, repaired: 1 })
  expect(mended?.hours_to_repair).toBeCloseTo(72, 1)
})

test('a fault that was taken back was none, and is not repaired by that', async () => {
  const { become, undo, power, repaired } = await plant()
  await become('faulty')
  await undo()
  expect(await repaired()).toEqual([])
  expect(await power()).toMatchObject({ open: 0, repaired: 0, hours_to_repair: null })
})
