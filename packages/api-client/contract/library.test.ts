import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asset, failure, found } from './world.ts'

const model = { part_number: null, u_height: 1.5, full_depth: null, asset_type: 'SRV' }

test('a brand is one however it is written', async () => {
  const { brands } = await found()
  const brand = await brands.create({ name: 'Hewlett Packard' })
  expect(await failure(brands.create({ name: 'HEWLETT  packard' }))).toMatchObject({
    status: 409,
    errors: [{ code: 'already_exists', attr: 'name' }],
  })
  expect(await brands.list({ search: 'tpack' })).toEqual({ results: [brand], next: null })
  expect((await brands.list({ search: 'dell' })).results).toEqual([])
})

test('a model belongs to its brand', async () => {
  const { brands, models } = await found()
  const [dell, ibm] = [await brands.create({ name: 'Dell' }), await brands.create({ name: 'IBM' })]
  const made = await models.create({ ...model, brand_id: dell.id, name: 'R740' })
  expect(made).toMatchObject({ brand: dell, u_height: 1.5 })
  await models.create({ ...model, brand_id: ibm.id, name: 'r740' })
  expect(await failure(models.create({ ...model, brand_id: dell.id, name: 'R 740' }))).toMatchObject({
    status: 409,
  })
  expect((await models.list({ brand_id: dell.id })).results).toEqual([made])
  expect((await models.list({ search: 'r740' })).results).toHaveLength(2)
})

test('a model is refused with what does not exist or does not fit', async () => {
  const { brands, models } = await found()
  const { id } = await brands.create({ name: 'Dell' })
  const refusals = [
    [{ ...model, brand_id: randomUUID(), name: 'A' }, 'does_not_exist', 'brand_id'],
    [{ ...model, brand_id: id, name: 'A', asset_type: 'XYZ' }, 'does_not_exist', 'asset_type'],
    [{ ...model, brand_id: id, name: 'A', u_height: 1.3 }, 'half_unit', 'u_height'],
  ] as const
  for (const [input, code, attr] of refusals) {
    expect(await failure(models.create(input))).toMatchObject({ status: 400, errors: [{ code, attr }] })
  }
})

test('owners are the people and teams of the company', async () => {
  const ada = await found()
  await found()
  const { results } = await ada.owners.list({ search: 'ada' })
  expect(results).toEqual([{ id: ada.user.id, name: 'Ada Byron', kind: 'user' }])
})

test('one search finds assets, places and people', async () => {
  const ada = await found()
  await ada.assets.create(asset({ name: 'Ada lovelace server', code: 'L-1' }))
  const hits = await ada.search.find('ada')
  expect(hits).toMatchObject({ assets: [{ code: 'L-1' }], nodes: [], owners: [{ name: 'Ada Byron' }] })
  expect(await failure(ada.search.find(' '))).toMatchObject({
    status: 400,
    errors: [{ code: 'required', attr: 'q' }],
  })
})
