import { expect, test } from 'vitest'
import { blankBrand } from '@plenum/domain/brand'
import { blankFacts } from '@plenum/domain/model'
import { pdf, png } from './uploads.ts'
import { failure, found, join, type Connection } from './world.ts'

const sent = async (by: Connection, name = 'r750.pdf') =>
  (await by.files.upload(pdf(name), { purpose: 'model_datasheet' })).id

async function server(ada: Connection, name = 'R750') {
  const brand = await ada.catalogue.brands.create({ ...blankBrand, name: `Maker of ${name}` })
  return ada.catalogue.models.create({ ...blankFacts, brand_id: brand.id, name, asset_type: 'SRV' })
}

test('datasheets of a model are added, called something, opened and removed', async () => {
  const ada = await found()
  const model = await server(ada)
  const first = await ada.catalogue.models.addDatasheet(model.id, { file_id: await sent(ada) })
  const second = await ada.catalogue.models.addDatasheet(model.id, {
    file_id: await sent(ada, 'rails.pdf'),
    caption: 'Rails',
  })
  expect(first).toMatchObject({ name: 'r750.pdf', media_type: 'application/pdf', caption: null })
  expect((await ada.catalogue.models.datasheets(model.id)).results).toEqual([second, first])
  expect(await (await ada.files.content(first.id)).text()).toMatch(/^%PDF/)
  const renamed = await ada.catalogue.models.renameDatasheet(model.id, first, { caption: 'Guide' })
  expect(renamed).toMatchObject({ caption: 'Guide', version: first.version + 1 })
  expect(
    await failure(ada.catalogue.models.renameDatasheet(model.id, first, { caption: 'Late' })),
  ).toMatchObject({ status: 412, current: { caption: 'Guide' } })
  await ada.catalogue.models.removeDatasheet(model.id, first.id)
  expect((await ada.catalogue.models.datasheets(model.id)).results).toEqual([second])
  expect(await failure(ada.files.content(first.id))).toMatchObject({ status: 404 })
  expect(await failure(ada.catalogue.models.removeDatasheet(model.id, first.id))).toMatchObject({
    status: 404,
  })
})

test('a datasheet is a PDF of one’s own that nothing has, with a name of some length', async () => {
  const ada = await found()
  const model = await server(ada)
  expect(await failure(ada.files.upload(png(), { purpose: 'model_datasheet' }))).toMatchObject({
    code: 'file_type',
  })
  const { id: picture } = await ada.files.upload(png(), { purpose: 'model_image' })
  const taken = await sent(ada)
  await ada.catalogue.models.addDatasheet(model.id, { file_id: taken })
  for (const file_id of [picture, taken])
    expect(await failure(ada.catalogue.models.addDatasheet(model.id, { file_id }))).toMatchObject({
      status: 400,
      errors: [{ code: 'does_not_exist', attr: 'file_id' }],
    })
  expect(
    await failure(
      ada.catalogue.models.addDatasheet(model.id, { file_id: await sent(ada), caption: 'x'.repeat(201) }),
    ),
  ).toMatchObject({ status: 400, errors: [{ code: 'too_long', attr: 'caption' }] })
})

test('who only reads the library reads datasheets, who has no right to it sees none', async () => {
  const ada = await found()
  const model = await server(ada)
  const datasheet = await ada.catalogue.models.addDatasheet(model.id, { file_id: await sent(ada) })
  const [grace, blind] = [await join(ada, { library: 'onlyRead' }), await join(ada, { assets: 'write' })]
  expect((await grace.catalogue.models.datasheets(model.id)).results).toEqual([datasheet])
  expect((await grace.files.content(datasheet.id)).size).toBe(datasheet.size)
  expect(await failure(grace.files.upload(pdf(), { purpose: 'model_datasheet' }))).toMatchObject({
    status: 403,
  })
  for (const by of [grace, blind]) {
    const { addDatasheet, renameDatasheet, removeDatasheet } = by.catalogue.models
    for (const write of [
      () => addDatasheet(model.id, { file_id: datasheet.id }),
      () => renameDatasheet(model.id, datasheet, { caption: 'Mine' }),
      () => removeDatasheet(model.id, datasheet.id),
    ])
      expect(await failure(write())).toMatchObject({ status: 403 })
  }
  expect(await failure(blind.catalogue.models.datasheets(model.id))).toMatchObject({ status: 403 })
  expect(await failure(blind.files.content(datasheet.id))).toMatchObject({ status: 404 })
})

test('another company, and another model, has nothing to do with it', async () => {
  const [ada, eve] = [await found(), await found()]
  const [model, other] = [await server(ada), await server(ada, 'R760')]
  const datasheet = await ada.catalogue.models.addDatasheet(model.id, { file_id: await sent(ada) })
  const theirs = await server(eve)
  for (const [by, of] of [
    [eve, model],
    [eve, theirs],
    [ada, other],
  ] as const) {
    const { renameDatasheet, removeDatasheet } = by.catalogue.models
    expect(await failure(renameDatasheet(of.id, datasheet, { caption: 'x' }))).toMatchObject({ status: 404 })
    expect(await failure(removeDatasheet(of.id, datasheet.id))).toMatchObject({ status: 404 })
  }
  expect(await failure(eve.catalogue.models.datasheets(model.id))).toMatchObject({ status: 404 })
  expect(await failure(eve.files.content(datasheet.id))).toMatchObject({ status: 404 })
  const file_id = await sent(eve)
  expect(await failure(eve.catalogue.models.addDatasheet(model.id, { file_id }))).toMatchObject({
    status: 404,
  })
  expect((await ada.catalogue.models.datasheets(model.id)).results).toEqual([datasheet])
})

test('a merge takes datasheets along, and they go with their model', async () => {
  const ada = await found()
  const [model, kept] = [await server(ada), await server(ada, 'R760')]
  const { id } = await ada.catalogue.models.addDatasheet(model.id, { file_id: await sent(ada) })
  await ada.catalogue.models.merge(model, kept.id)
  expect((await ada.catalogue.models.datasheets(kept.id)).results).toMatchObject([{ id }])
  await ada.catalogue.models.remove(await ada.catalogue.models.get(kept.id))
  expect(await failure(ada.files.content(id))).toMatchObject({ status: 404 })
})

test('an undo of a merge gives a model its datasheets back, and writes down both ways', async () => {
  const ada = await found()
  const [model, kept] = [await server(ada), await server(ada, 'R760')]
  const add = async (to: { id: string }, name: string) =>
    (await ada.catalogue.models.addDatasheet(to.id, { file_id: await sent(ada, name) })).id
  const idsOf = async ({ id }: { id: string }) =>
    (await ada.catalogue.models.datasheets(id)).results.map((datasheet) => datasheet.id)
  const [first, second] = [await add(model, 'r750.pdf'), await add(model, 'rails.pdf')]
  const own = await add(kept, 'r760.pdf')
  const { batch_id } = await ada.catalogue.models.merge(model, kept.id)
  expect(await idsOf(kept)).toEqual([own, second, first])
  const [from, to] = [
    { id: model.id, name: 'R750' },
    { id: kept.id, name: 'R760' },
  ]
  const { results: told } = await ada.catalogue.models.history(kept.id)
  expect(told).toContainEqual(expect.objectContaining({ field: `file/${first}`, from, to }))
  expect(await ada.batches.undo(batch_id)).toMatchObject({ records: 2 })
  expect(await idsOf(model)).toEqual([second, first])
  expect(await idsOf(kept)).toEqual([own])
  const { results: after } = await ada.catalogue.models.history(kept.id)
  expect(after).toContainEqual(expect.objectContaining({ field: `file/${first}`, from: to, to: from }))
})

test('a datasheet that was removed after a merge does not keep the merge from being undone', async () => {
  const ada = await found()
  const [model, kept] = [await server(ada), await server(ada, 'R760')]
  const add = async (name: string) =>
    ada.catalogue.models.addDatasheet(model.id, { file_id: await sent(ada, name) })
  const [first, second] = [await add('r750.pdf'), await add('rails.pdf')]
  const { batch_id } = await ada.catalogue.models.merge(model, kept.id)
  await ada.catalogue.models.removeDatasheet(kept.id, second.id)
  await ada.batches.undo(batch_id)
  expect((await ada.catalogue.models.datasheets(model.id)).results).toMatchObject([{ id: first.id }])
})

test('a merge whose files went on into a third model is undone after that one only', async () => {
  const ada = await found()
  const [model, kept] = [await server(ada), await server(ada, 'R760')]
  const last = await server(ada, 'R770')
  await ada.catalogue.models.addDatasheet(model.id, { file_id: await sent(ada) })
  const first = await ada.catalogue.models.merge(model, kept.id)
  const second = await ada.catalogue.models.merge(await ada.catalogue.models.get(kept.id), last.id)
  expect(await failure(ada.batches.undo(first.batch_id))).toMatchObject({
    status: 409,
    code: 'undo_touched_later',
  })
  await ada.batches.undo(second.batch_id)
  await ada.batches.undo(first.batch_id)
  expect((await ada.catalogue.models.datasheets(model.id)).results).toHaveLength(1)
  expect((await ada.catalogue.models.datasheets(kept.id)).results).toEqual([])
})
