import { expect, test } from 'vitest'
import { asset, found } from './world.ts'

test('an asset has no criticality until somebody chooses one, and what became of that is told', async () => {
  const ada = await found()
  const made = await ada.assets.create(asset({ priority: 'low' }))
  expect(made).toMatchObject({ priority: 'low', criticality: null })
  expect(await ada.assets.update(made, { criticality: 'high' })).toMatchObject({ criticality: 'high' })
  const { results } = await ada.assets.history(made.id, { field: 'criticality' })
  expect(results.map(({ from, to }) => [from, to])).toEqual([[null, 'high']])
  await ada.batches.undo(results[0]?.batch.id ?? '')
  expect(await ada.assets.get(made.id)).toMatchObject({ criticality: null })
})
