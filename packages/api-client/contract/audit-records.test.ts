import { expect, test } from 'vitest'
import { blankModel } from '@plenum/domain/library'
import { at, hall, node } from './hall.ts'
import { bringIn, devices, leaf } from './import-files.ts'
import { asset, found, type Connection } from './world.ts'

const last = async ({ audit }: Connection) => {
  const [line] = (await audit.list({ limit: 1 })).results
  return { action: line?.action, object: line?.object, detail: line?.detail }
}

test('a change of one record names it by the name it has then', async () => {
  const ada = await found()
  const made = await ada.assets.create(asset({ name: 'Leaf 1' }))
  const object = { kind: 'asset', id: made.id, name: 'Leaf 1' }
  expect(await last(ada)).toEqual({ action: 'batch.create', object, detail: { source: 'api' } })
  await ada.assets.update(made, { name: 'Leaf 2', hostname: 'leaf-2' })
  expect(await last(ada)).toMatchObject({ action: 'batch.update', object: { ...object, name: 'Leaf 2' } })
})

test('places, brands and models are named as well', async () => {
  const ada = await found()
  const place = await ada.nodes.create(node({ name: 'BCN1' }))
  expect(await last(ada)).toMatchObject({ object: { kind: 'node', id: place.id, name: 'BCN1' } })
  await ada.nodes.update(place, { name: 'BCN2' })
  expect(await last(ada)).toMatchObject({ object: { kind: 'node', id: place.id, name: 'BCN2' } })
  const { id } = await ada.brands.create({ name: 'Acme' })
  expect(await last(ada)).toMatchObject({ object: { kind: 'brand', id, name: 'Acme' } })
  const model = await ada.models.create({ ...blankModel, brand_id: id, name: 'X1', asset_type: 'SRV' })
  expect(await last(ada)).toMatchObject({ object: { kind: 'model', id: model.id, name: 'X1' } })
})

test('so is what was moved, and what an undo put back or took away', async () => {
  const { ada, server, r01 } = await hall()
  const made = await server('Web 1')
  await ada.assets.move(made, at(r01, 3))
  const object = { kind: 'asset', id: made.id, name: 'Web 1' }
  expect(await last(ada)).toMatchObject({ action: 'batch.move', object })
  for (let undone = 0; undone < 2; undone++) {
    const { results } = await ada.history.list()
    const line = results.find((each) => each.kind !== 'undo' && !each.undone)
    await ada.batches.undo(line?.id ?? '')
    // The second time the asset itself is gone.
    expect(await last(ada)).toMatchObject({ action: 'batch.undo', object })
  }
})

test('an import is named by its files, and of many records each kind is counted', async () => {
  const ada = await found()
  const second = { ...leaf, name: 'Leaf 2', position: '20.0' }
  const { id, batch_id } = await bringIn(ada, devices(leaf, second))
  expect(await last(ada)).toMatchObject({
    action: 'batch.import',
    object: { kind: 'import', id },
    detail: { rows: 2 },
  })
  expect((await last(ada)).object?.name).toMatch(/\.csv$/)
  await ada.batches.undo(batch_id ?? '')
  expect(await last(ada)).toMatchObject({
    action: 'batch.undo',
    object: { kind: 'batch', name: null },
    detail: { records: { asset: 2 } },
  })
})
