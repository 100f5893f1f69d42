import { expect, test } from 'vitest'
import { blankBrand, MOST_ALIASES } from '@plenum/domain/brand'
import { blankFacts } from '@plenum/domain/model'
import { at, hall } from './hall.ts'
import { png } from './uploads.ts'
import { asset, failure, found, type Connection } from './world.ts'

const brandOf = (ada: Connection, name: string, over = {}) =>
  ada.catalogue.brands.create({ ...blankBrand, name, ...over })
const modelOf = (ada: Connection, brand_id: string, name: string, over = {}) =>
  ada.catalogue.models.create({ ...blankFacts, brand_id, name, asset_type: 'SRV', ...over })

/** Two brands that are one, with a model of their own each and one that both have. */
async function doubled() {
  const ada = await found()
  const hp = await brandOf(ada, 'Hewlett Packard', { aliases: ['H.P.'], support_phone: '900' })
  const hpe = await brandOf(ada, 'HPE', { website: 'https://hpe.com' })
  const own = await modelOf(ada, hp.id, 'DL380')
  const twin = await modelOf(ada, hp.id, 'dl 360', { weight_kg: 16.3, rated_w: 500 })
  const kept = await modelOf(ada, hpe.id, 'DL360', { rated_w: 800 })
  const of = (name: string, brand_id: string, model_id: string | null) =>
    ada.assets.create(asset({ name, brand_id, model_id }))
  const assets = [
    await of('one', hp.id, own.id),
    await of('two', hp.id, twin.id),
    await of('three', hp.id, null),
    await of('four', hpe.id, kept.id),
  ]
  return { ada, hp, hpe, own, twin, kept, assets }
}

const namesOf = async (ada: Connection, ids: readonly { id: string }[]) => {
  const all = await Promise.all(ids.map(({ id }) => ada.assets.get(id)))
  return all.map(({ brand, model }) => [brand?.name, model?.name])
}

test('a merge of brands is said before it is done', async () => {
  const { ada, hp, hpe } = await doubled()
  expect(await ada.catalogue.brands.previewMerge(hp.id, hpe.id)).toEqual({
    assets: { value: 3, capped: false },
    moved: ['DL380'],
    merged: [{ from: 'dl 360', into: 'DL360' }],
    filled: ['support_phone', 'aliases'],
    pictures_lost: 0,
    misfits: [],
    misfits_total: 0,
  })
  expect((await ada.catalogue.brands.list({})).results).toHaveLength(2)
})

test('a merge that would leave more names than a brand may have is refused, before it is done and then', async () => {
  const ada = await found()
  const aliases = Array.from({ length: MOST_ALIASES }, (_, index) => `Name ${index}`)
  const [full, other] = [await brandOf(ada, 'Full', { aliases }), await brandOf(ada, 'Other')]
  const refused = { status: 400, errors: [{ code: 'too_many_names', attr: 'into_id' }] }
  expect(await failure(ada.catalogue.brands.previewMerge(other.id, full.id))).toMatchObject(refused)
  expect(await failure(ada.catalogue.brands.merge(other, full.id))).toMatchObject(refused)
  expect((await ada.catalogue.brands.get(full.id)).aliases).toHaveLength(MOST_ALIASES)
})

test('a merge takes models, assets and names along, and an undo gives all of it back', async () => {
  const { ada, hp, hpe, own, twin, kept, assets } = await doubled()
  const before = await namesOf(ada, assets)
  const { batch_id } = await ada.catalogue.brands.merge(hp, hpe.id)
  expect(await namesOf(ada, assets)).toEqual([
    ['HPE', 'DL380'],
    ['HPE', 'DL360'],
    ['HPE', undefined],
    ['HPE', 'DL360'],
  ])
  expect(await ada.catalogue.brands.get(hpe.id)).toMatchObject({
    aliases: ['Hewlett Packard', 'H.P.'],
    support_phone: '900',
    website: 'https://hpe.com',
    models: { value: 2 },
    assets: { value: 4 },
  })
  // what it says itself stays, what it does not say is taken over
  expect(await ada.catalogue.models.get(kept.id)).toMatchObject({ weight_kg: 16.3, rated_w: 800 })
  expect(await failure(ada.catalogue.brands.get(hp.id))).toMatchObject({ status: 404 })
  expect(await failure(ada.catalogue.models.get(twin.id))).toMatchObject({ status: 404 })
  const [event] = (await ada.assets.history(assets[0]?.id ?? '', {})).results
  expect(event).toMatchObject({
    field: 'brand_id',
    from: { name: 'Hewlett Packard' },
    to: { name: 'HPE' },
    batch: { id: batch_id, kind: 'merge' },
  })
  await ada.batches.undo(batch_id)
  expect(await namesOf(ada, assets)).toEqual(before)
  expect(await ada.catalogue.brands.get(hp.id)).toMatchObject({ aliases: ['H.P.'], models: { value: 2 } })
  expect(await ada.catalogue.brands.get(hpe.id)).toMatchObject({ aliases: [], support_phone: null })
  expect(await ada.catalogue.models.get(own.id)).toMatchObject({ brand: { id: hp.id } })
  expect(await ada.catalogue.models.get(kept.id)).toMatchObject({ weight_kg: null, rated_w: 800 })
})

test('an undo is refused once an asset of the merge has become something else', async () => {
  const { ada, hp, hpe, assets } = await doubled()
  const { batch_id } = await ada.catalogue.brands.merge(hp, hpe.id)
  const [first] = assets
  const present = await ada.assets.get(first?.id ?? '')
  await ada.assets.update(present, { model_id: null, brand_id: null })
  expect(await failure(ada.batches.undo(batch_id))).toMatchObject({
    status: 409,
    errors: [{ code: 'undo_touched_later', attr: `asset/${first?.id}/brand_id` }],
  })
})

test('an import after a merge finds the brand by its former name', async () => {
  const { ada, hp, hpe } = await doubled()
  await ada.catalogue.brands.merge(hp, hpe.id)
  const type = { brand: 'hewlett packard', name: 'DL20', asset_type: 'SRV', facts: { u_height: 1 } }
  const { results } = await ada.catalogue.models.bringIn({ dry_run: true, revision: null, types: [type] })
  expect(results).toMatchObject([{ state: 'new', new_brand: false }])
})

test('models are merged unless things would no longer fit', async () => {
  const { ada, r01, server } = await hall()
  const low = await server('Low', at(r01, 3))
  const high = await server('High', at(r01, 5))
  const [r750] = (await ada.catalogue.models.list({ search: 'r750' })).results
  if (!r750) throw new Error('no model')
  const [tall, same] = [
    await modelOf(ada, r750.brand_id, 'R750 tall', { u_height: 3 }),
    await modelOf(ada, r750.brand_id, 'R750 rev 2', { u_height: 2 }),
  ]
  expect((await ada.catalogue.models.previewMerge(r750.id, tall.id)).misfits).toMatchObject([
    { id: low.id, rack: 'R01', position: 3, issue: 'place_taken' },
    { id: high.id, rack: 'R01', position: 5, issue: 'place_taken' },
  ])
  expect(await failure(ada.catalogue.models.merge(r750, tall.id))).toMatchObject({
    status: 409,
    code: 'would_not_fit',
  })
  await ada.catalogue.models.merge(r750, same.id)
  expect((await ada.assets.get(low.id)).model?.id).toBe(same.id)
})

test('pictures go along where the other has none, and an undo gives them back', async () => {
  const { ada, twin, kept } = await doubled()
  const picture = async (id: string, side: 'front' | 'rear') => {
    const { id: file_id } = await ada.files.upload(png(), { purpose: 'model_image' })
    await ada.catalogue.models.setImage(id, { side, file_id })
    return file_id
  }
  const [front, rear] = [await picture(twin.id, 'front'), await picture(twin.id, 'rear')]
  const own = await picture(kept.id, 'front')
  expect((await ada.catalogue.models.previewMerge(twin.id, kept.id)).pictures_lost).toBe(1)
  const { batch_id } = await ada.catalogue.models.merge(await ada.catalogue.models.get(twin.id), kept.id)
  expect(await ada.catalogue.models.get(kept.id)).toMatchObject({ front_image: own, rear_image: rear })
  expect(await failure(ada.files.content(front))).toMatchObject({ status: 404 })
  await ada.batches.undo(batch_id)
  expect(await ada.catalogue.models.get(twin.id)).toMatchObject({ front_image: null, rear_image: rear })
  expect(await ada.catalogue.models.get(kept.id)).toMatchObject({ front_image: own, rear_image: null })
})

test('a logo goes along where the other has none, with the pictures of models, and an undo gives all back', async () => {
  const { ada, hp, hpe, twin, kept } = await doubled()
  const { id: file_id } = await ada.files.upload(png(), { purpose: 'brand_logo' })
  const { id: rear } = await ada.files.upload(png(), { purpose: 'model_image' })
  await ada.catalogue.models.setImage(twin.id, { side: 'rear', file_id: rear })
  const { batch_id } = await ada.catalogue.brands.merge(
    await ada.catalogue.brands.setLogo(hp.id, file_id),
    hpe.id,
  )
  expect((await ada.catalogue.brands.get(hpe.id)).logo).toBe(file_id)
  expect((await ada.catalogue.brands.history(hpe.id)).results).toContainEqual(
    expect.objectContaining({
      field: `file/${file_id}`,
      from: { id: hp.id, name: 'Hewlett Packard' },
      to: { id: hpe.id, name: 'HPE' },
    }),
  )
  await ada.batches.undo(batch_id)
  expect((await ada.catalogue.brands.get(hp.id)).logo).toBe(file_id)
  expect((await ada.catalogue.brands.get(hpe.id)).logo).toBeNull()
  expect((await ada.catalogue.models.get(twin.id)).rear_image).toBe(rear)
  expect((await ada.catalogue.models.get(kept.id)).rear_image).toBeNull()
})

test('a brand keeps its own logo in a merge', async () => {
  const { ada, hp, hpe } = await doubled()
  const logoOf = async ({ id }: { id: string }) => {
    const { id: file_id } = await ada.files.upload(png(), { purpose: 'brand_logo' })
    return ada.catalogue.brands.setLogo(id, file_id)
  }
  const [from, into] = [await logoOf(hp), await logoOf(hpe)]
  await ada.catalogue.brands.merge(from, hpe.id)
  expect((await ada.catalogue.brands.get(hpe.id)).logo).toBe(into.logo)
})

test('nothing is merged with itself, with what is not there, or as it no longer is', async () => {
  const { ada, hp, hpe, own } = await doubled()
  const eve = await found()
  const theirs = await brandOf(eve, 'IBM')
  for (const into of [hp.id, theirs.id]) {
    expect(await failure(ada.catalogue.brands.merge(hp, into))).toMatchObject({
      status: 400,
      errors: [{ code: 'does_not_exist', attr: 'into_id' }],
    })
  }
  expect(await failure(ada.catalogue.models.merge(own, own.id))).toMatchObject({ status: 400 })
  await ada.catalogue.brands.update(hp, { notes: 'two of them' })
  expect(await failure(ada.catalogue.brands.merge(hp, hpe.id))).toMatchObject({
    status: 412,
    current: { notes: 'two of them' },
  })
  expect(await failure(eve.catalogue.brands.merge(hp, theirs.id))).toMatchObject({ status: 404 })
})

test('a model is given to another brand with its assets', async () => {
  const { ada, hp, hpe, own, assets } = await doubled()
  await ada.catalogue.models.update(own, { brand_id: hpe.id })
  expect((await ada.assets.get(assets[0]?.id ?? '')).brand).toMatchObject({ name: 'HPE' })
  const [line] = (await ada.history.list({ limit: 1 })).results
  await ada.batches.undo(line?.id ?? '')
  expect((await ada.assets.get(assets[0]?.id ?? '')).brand).toMatchObject({ name: hp.name })
})
