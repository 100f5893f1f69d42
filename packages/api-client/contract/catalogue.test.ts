import { expect, test } from 'vitest'
import type { AssetTypeInput } from '@plenum/domain/asset-type-record'
import { blankBrand } from '@plenum/domain/brand'
import { blankFacts } from '@plenum/domain/model'
import { at, hall } from './hall.ts'
import { png } from './uploads.ts'
import { asset, failure, found, join, type Connection } from './world.ts'

const brandOf = (ada: Connection, name: string, over = {}) =>
  ada.catalogue.brands.create({ ...blankBrand, name, ...over })
const modelOf = (ada: Connection, brand_id: string, name: string, over = {}) =>
  ada.catalogue.models.create({ ...blankFacts, brand_id, name, asset_type: 'SRV', ...over })

test('a model keeps all that is said of it, and is found by what it lacks', async () => {
  const ada = await found()
  const dell = await brandOf(ada, 'Dell')
  const made = await modelOf(ada, dell.id, 'R750', {
    u_height: 2,
    full_depth: true,
    width: 'full',
    depth_mm: 758,
    weight_kg: 28.6,
    rated_w: 1400,
    psu_count: 2,
    psu_redundancy: 'n_plus_n',
    inlet: 'c14',
    airflow: 'front_to_rear',
    ports: [{ kind: 'interface', name: 'eth[1-4]', type: '1000base-t', count: 4 }],
    eol_date: '2020-01-31',
    lifecycle: 'approved',
  })
  expect(made).toMatchObject({
    weight_kg: 28.6,
    ports: [{ name: 'eth[1-4]', count: 4 }],
    brand: { id: dell.id, name: 'Dell' },
    source: 'manual',
    assets: { value: 0, capped: false },
    version: 1,
  })
  await modelOf(ada, dell.id, 'R760', { u_height: 2 })
  const names = async (query: Parameters<typeof ada.catalogue.models.list>[0]) =>
    (await ada.catalogue.models.list(query)).results.map(({ name }) => name)
  expect(await names({ missing: 'weight_kg' })).toEqual(['R760'])
  expect(await names({ lifecycle: 'approved' })).toEqual(['R750'])
  expect(await names({ eol: 'passed' })).toEqual(['R750'])
  expect(await names({ eol: 'soon' })).toEqual([])
  expect(await names({ search: 'dell r75' })).toEqual(['R750'])
})

test('lists are paged by name and count what uses a record', async () => {
  const ada = await found()
  const brands = await Promise.all(['Cisco', 'Arista', 'Dell'].map((name) => brandOf(ada, name)))
  const dell = brands[2]
  const model = await modelOf(ada, dell?.id ?? '', 'R750')
  await ada.assets.create(asset({ brand_id: dell?.id ?? '', model_id: model.id }))
  const first = await ada.catalogue.brands.list({ limit: 2 })
  expect(first.results.map(({ name }) => name)).toEqual(['Arista', 'Cisco'])
  const rest = await ada.catalogue.brands.list({ limit: 2, cursor: first.next ?? '' })
  expect(rest).toMatchObject({
    results: [{ name: 'Dell', models: { value: 1 }, assets: { value: 1, capped: false } }],
    next: null,
  })
  expect((await ada.catalogue.models.get(model.id)).assets).toEqual({ value: 1, capped: false })
})

test('another name of a brand is taken as well, and finds it', async () => {
  const ada = await found()
  const hpe = await brandOf(ada, 'HPE', { aliases: ['Hewlett Packard Enterprise'] })
  expect(await failure(brandOf(ada, 'hewlett packard  ENTERPRISE'))).toMatchObject({
    status: 409,
    errors: [{ code: 'already_exists', attr: 'name' }],
  })
  expect(await failure(brandOf(ada, 'Aruba', { aliases: ['hpe'] }))).toMatchObject({
    status: 409,
    errors: [{ code: 'already_exists', attr: 'aliases' }],
  })
  expect((await ada.catalogue.brands.list({ search: 'packard ent' })).results).toMatchObject([{ id: hpe.id }])
  for (const website of ['javascript:alert(1)', 'hpe.com', 'https://a:b@hpe.com']) {
    expect(await failure(ada.catalogue.brands.update(hpe, { website }))).toMatchObject({
      status: 400,
      errors: [{ code: 'invalid', attr: 'website' }],
    })
  }
})

test('a change needs the version it was made from, and an undo takes it back', async () => {
  const ada = await found()
  const dell = await brandOf(ada, 'Dell')
  const changed = await ada.catalogue.brands.update(dell, { support_phone: '+34 900', aliases: ['Dell EMC'] })
  expect(changed).toMatchObject({ version: 2, aliases: ['Dell EMC'] })
  expect(await failure(ada.catalogue.brands.update(dell, { notes: 'x' }))).toMatchObject({
    status: 412,
    current: { version: 2, support_phone: '+34 900' },
  })
  const [line] = (await ada.history.list({ limit: 1 })).results
  expect(line).toMatchObject({ kind: 'update', record: { entity: 'brand', name: 'Dell' } })
  await ada.batches.undo(line?.id ?? '')
  expect(await ada.catalogue.brands.get(dell.id)).toMatchObject({ support_phone: null, aliases: [] })
})

test('a size in which placed assets no longer fit is refused with those assets', async () => {
  const { ada, r01, r02, server } = await hall()
  const low = await server('Low', at(r01, 3))
  await server('High', at(r01, 5))
  await server('Top', at(r02, 41))
  const [model] = (await ada.catalogue.models.list({ search: 'r750' })).results
  if (!model) throw new Error('no model')
  expect(await failure(ada.catalogue.models.update(model, { u_height: 3 }))).toMatchObject({
    status: 409,
    code: 'would_not_fit',
    errors: [
      { attr: 'u_height', detail: expect.stringContaining('3') },
      {
        code: 'place_taken',
        attr: `asset/${low.id}/place`,
        detail: expect.stringContaining('R01 U3'),
      },
      { code: 'place_taken', detail: expect.stringContaining('R01 U5') },
      { code: 'place_outside_rack', detail: expect.stringContaining('R02 U41') },
    ],
  })
  expect(await ada.catalogue.models.get(model.id)).toMatchObject({ u_height: 2, version: 1 })
  expect(await ada.catalogue.models.update(model, { u_height: 1, rated_w: 400 })).toMatchObject({
    u_height: 1,
    version: 2,
  })
})

test('an undo that would make things not fit is refused with them', async () => {
  const { ada, r01, server } = await hall()
  const [model] = (await ada.catalogue.models.list({ search: 'r750' })).results
  if (!model) throw new Error('no model')
  await ada.catalogue.models.update(model, { u_height: 1 })
  const [line] = (await ada.history.list({ limit: 1 })).results
  await server('Low', at(r01, 3))
  await server('High', at(r01, 4))
  expect(await failure(ada.batches.undo(line?.id ?? ''))).toMatchObject({
    status: 409,
    code: 'would_not_fit',
  })
  expect((await ada.catalogue.models.get(model.id)).u_height).toBe(1)
})

test('only what nothing uses is deleted, and comes back by an undo', async () => {
  const ada = await found()
  const dell = await brandOf(ada, 'Dell', { aliases: ['Dell EMC'] })
  const model = await modelOf(ada, dell.id, 'R750', { weight_kg: 28.6 })
  expect(await failure(ada.catalogue.brands.remove(dell))).toMatchObject({ status: 409, code: 'in_use' })
  const kept = await ada.assets.create(asset({ brand_id: dell.id, model_id: model.id }))
  expect(await failure(ada.catalogue.models.remove(model))).toMatchObject({ status: 409, code: 'in_use' })
  await ada.assets.update(kept, { model_id: null, brand_id: null })
  const gone = await ada.catalogue.models.remove(model)
  expect(await failure(ada.catalogue.models.get(model.id))).toMatchObject({ status: 404 })
  const [line] = (await ada.history.list({ limit: 1 })).results
  expect(line).toMatchObject({ id: gone.batch_id, kind: 'delete', record: { entity: 'model', name: 'R750' } })
  await ada.batches.undo(gone.batch_id)
  expect(await ada.catalogue.models.get(model.id)).toMatchObject({ name: 'R750', weight_kg: 28.6 })
  const hp = await brandOf(ada, 'HP', { aliases: ['Hewlett-Packard'] })
  await ada.batches.undo((await ada.catalogue.brands.remove(hp)).batch_id)
  expect(await ada.catalogue.brands.get(hp.id)).toMatchObject({ name: 'HP', aliases: ['Hewlett-Packard'] })
})

test('a company adds types of its own and decides about those it started with', async () => {
  const { batches, catalogue, assets } = await found()
  const all = (await catalogue.types.list()).results
  expect(all.find(({ code }) => code === 'UPS')).toMatchObject({ maintenance_days: 182, hidden: false })
  const ups = await catalogue.types.get('UPS')
  expect(await catalogue.types.update(ups, { maintenance_days: 91, hidden: true })).toMatchObject({
    maintenance_days: 91,
    hidden: true,
    version: 2,
  })
  expect(await failure(catalogue.types.update({ id: 'UPS', version: 2 }, { name: 'Mine' }))).toMatchObject({
    status: 409,
    errors: [{ code: 'built_in', attr: 'name' }],
  })
  expect(await failure(catalogue.types.remove({ id: 'UPS', version: 2 }))).toMatchObject({ code: 'built_in' })
  expect(await catalogue.types.get('PDU')).toMatchObject({ mounts: ['zero_unit', 'unit'] })
  const input: AssetTypeInput = {
    code: 'LASR',
    name: 'Laser',
    category: 'it',
    mounts: ['floor', 'unit'],
    data_bearing: 'no',
    maintenance_days: 30,
  }
  for (const [mounts, code] of [
    [[], 'required'],
    [['unit', 'unit'], 'already_exists'],
  ] as const)
    expect(await failure(catalogue.types.create({ ...input, mounts: [...mounts] }))).toMatchObject({
      status: 400,
      errors: [{ code, attr: 'mounts' }],
    })
  const made = await catalogue.types.create(input)
  expect(await failure(catalogue.types.create(input))).toMatchObject({
    status: 409,
  })
  const used = await assets.create(asset({ asset_type: 'LASR' }))
  expect(await failure(catalogue.types.remove(made))).toMatchObject({ code: 'in_use' })
  await assets.update(used, { asset_type: 'OTH' })
  const { batch_id } = await catalogue.types.remove(made)
  expect(await failure(catalogue.types.get('LASR'))).toMatchObject({ status: 404 })
  await batches.undo(batch_id)
  expect(await catalogue.types.get('LASR')).toMatchObject({ name: 'Laser', maintenance_days: 30 })
})

test('pictures are seen by those who read the library, and by nobody elsewhere', async () => {
  const ada = await found()
  const [grace, eve] = [await join(ada, { library: 'onlyRead' }), await found()]
  const blind = await join(ada, { assets: 'write' })
  const dell = await brandOf(ada, 'Dell')
  const model = await modelOf(ada, dell.id, 'R750')
  const logo = await ada.files.upload(png(), { purpose: 'brand_logo' })
  const front = await ada.files.upload(png('front.png'), { purpose: 'model_image' })
  expect((await ada.catalogue.brands.setLogo(dell.id, logo.id)).logo).toBe(logo.id)
  const pictured = await ada.catalogue.models.setImage(model.id, { side: 'front', file_id: front.id })
  expect(pictured).toMatchObject({ front_image: front.id, rear_image: null, version: 2 })
  expect((await grace.files.content(front.id)).size).toBeGreaterThan(0)
  for (const other of [blind, eve]) {
    expect(await failure(other.files.content(logo.id))).toMatchObject({ status: 404 })
  }
  expect(await failure(blind.files.upload(png(), { purpose: 'model_image' }))).toMatchObject({ status: 403 })
  const next = await ada.files.upload(png('next.png'), { purpose: 'model_image' })
  await ada.catalogue.models.setImage(model.id, { side: 'front', file_id: next.id })
  expect(await failure(ada.files.content(front.id))).toMatchObject({ status: 404 })
})
