import { expect, test } from 'vitest'
import { blankBrand } from '@plenum/domain/brand'
import { blankFacts } from '@plenum/domain/model'
import { png } from './uploads.ts'
import { asset, failure, found, join, type Connection } from './world.ts'

const brandOf = ({ catalogue }: Connection, name: string) => catalogue.brands.create({ ...blankBrand, name })
const told = (page: { results: { action: string; field: string | null }[] }) =>
  page.results.map(({ action, field }) => field ?? action)

test('brands, models, types and tags have a history, newest first', async () => {
  const ada = await found()
  const { brands, models, types } = ada.catalogue
  const acme = await brandOf(ada, 'Acme')
  await brands.update(acme, { support_phone: '+34 900 000 001' })
  expect(told(await brands.history(acme.id))).toEqual(['support_phone', 'create'])
  const leaf = await models.create({ ...blankFacts, name: 'Leaf', brand_id: acme.id, asset_type: 'SWI' })
  await models.update(leaf, { weight_kg: 9.5 })
  expect((await models.history(leaf.id, { field: 'weight_kg' })).results).toMatchObject([
    { from: null, to: 9.5, batch: { actor: { name: 'Ada Byron' } } },
  ])
  expect(told(await types.history('UPS'))).toEqual([])
  await types.update(await types.get('UPS'), { maintenance_days: 90 })
  expect(told(await types.history('UPS'))).toEqual(['maintenance_days'])
  const tag = await ada.tags.create({ name: 'Leased', colour: 'red' })
  await ada.tags.update(tag, { colour: 'blue' })
  expect(told(await ada.tags.history(tag.id))).toEqual(['colour', 'create'])
})

test('a merge stands in the history of what remained, and is taken back from there', async () => {
  const ada = await found()
  const { brands, models } = ada.catalogue
  const [acme, other] = [await brandOf(ada, 'Acme'), await brandOf(ada, 'Acme Inc.')]
  const [leaf, twin] = [
    await models.create({ ...blankFacts, name: 'Leaf', brand_id: acme.id, asset_type: 'SWI' }),
    await models.create({ ...blankFacts, name: 'Leaf 1', brand_id: acme.id, asset_type: 'SWI' }),
  ]
  const [red, blue] = [
    await ada.tags.create({ name: 'Red', colour: 'red' }),
    await ada.tags.create({ name: 'Blue', colour: 'blue' }),
  ]
  const seen = await ada.assets.create({
    ...asset(),
    brand_id: acme.id,
    model_id: twin.id,
    tag_ids: [red.id],
  })
  await brands.merge(other, acme.id)
  await models.merge(twin, leaf.id)
  await ada.tags.merge(red, { into: blue.id })
  for (const [name, history] of [
    ['Acme Inc.', () => brands.history(acme.id)],
    ['Leaf 1', () => models.history(leaf.id)],
    ['Red', () => ada.tags.history(blue.id)],
  ] as const) {
    const line = (await history()).results.find(({ action }) => action === 'delete')
    expect(line, name).toMatchObject({ from: { name }, to: { id: expect.any(String) } })
    await ada.batches.undo(line?.batch.id ?? '')
  }
  expect((await brands.get(other.id)).name).toBe('Acme Inc.')
  expect(await ada.assets.get(seen.id)).toMatchObject({ model: { name: 'Leaf 1' }, tags: [{ name: 'Red' }] })
})

test('a model that was made goes with the pictures it was given, when that is taken back', async () => {
  const ada = await found()
  const { models } = ada.catalogue
  const acme = await brandOf(ada, 'Acme')
  const leaf = await models.create({ ...blankFacts, name: 'Leaf', brand_id: acme.id, asset_type: 'SWI' })
  const front = await ada.files.upload(png(), { purpose: 'model_image' })
  await models.setImage(leaf.id, { side: 'front', file_id: front.id })
  await ada.batches.undo((await models.history(leaf.id)).results[0]?.batch.id ?? '')
  expect(await failure(models.get(leaf.id))).toMatchObject({ status: 404 })
  expect(await failure(ada.files.content(front.id))).toMatchObject({ status: 404 })
})

test('who may read the records reads their history; others, and other companies, do not', async () => {
  const ada = await found()
  const acme = await brandOf(ada, 'Acme')
  const tag = await ada.tags.create({ name: 'Leased', colour: 'red' })
  const reader = await join(ada, { library: 'onlyRead', assets: 'noAccess' })
  expect(told(await reader.catalogue.brands.history(acme.id))).toEqual(['create'])
  expect(await failure(reader.tags.history(tag.id))).toMatchObject({ status: 403 })
  const grace = await found()
  expect(await failure(grace.catalogue.brands.history(acme.id))).toMatchObject({ status: 404 })
  expect(await failure(grace.tags.history(tag.id))).toMatchObject({ status: 404 })
})
