import { expect, test } from 'vitest'
import { asset, failure, found, join } from './world.ts'

const dimm = { key: 'dimm_slots', name: 'DIMM slots', kind: 'number', unit: null } as const

test('an asset has what its type says its assets have, changed key by key', async () => {
  const { assets, history, batches } = await found()
  const made = await assets.create(
    asset({ asset_type: 'SRV', attributes: { cpu: 'Xeon 6430', ram: 64, bmc: null } }),
  )
  expect(made.attributes).toEqual({ cpu: 'Xeon 6430', ram: 64 })
  expect(await assets.get(made.id)).toEqual(made)
  const changed = await assets.update(made, { attributes: { ram: 128, cpu: null, disks: '2 × 960 GB' } })
  expect(changed.attributes).toEqual({ ram: 128, disks: '2 × 960 GB' })
  const lines = (await assets.history(made.id)).results.filter(({ action }) => action === 'update')
  expect(new Map(lines.map(({ field, from, to }) => [field, [from, to]]))).toEqual(
    new Map<string, unknown>([
      ['attributes.cpu', ['Xeon 6430', null]],
      ['attributes.ram', [64, 128]],
      ['attributes.disks', [null, '2 × 960 GB']],
    ]),
  )
  const ofRam = await assets.history(made.id, { field: 'attributes.ram' })
  expect(ofRam.results.map(({ field, to }) => [field, to])).toEqual([['attributes.ram', 128]])
  expect(await failure(assets.history(made.id, { field: 'attributes.RAM' }))).toMatchObject({
    status: 400,
    errors: [{ code: 'invalid', attr: 'field' }],
  })
  expect(await failure(assets.update(made, { attributes: { ram: 1 } }))).toMatchObject({ status: 412 })
  expect((await assets.update(changed, { attributes: { ram: 128 } })).version).toBe(changed.version)
  const [last] = (await history.list({ limit: 1 })).results
  await batches.undo(last?.id ?? '')
  expect((await assets.get(made.id)).attributes).toEqual({ cpu: 'Xeon 6430', ram: 64 })
})

test('a change of one attribute is taken back after another one was changed', async () => {
  const { assets, history, batches } = await found()
  const made = await assets.create(asset({ asset_type: 'SRV', attributes: { ram: 64 } }))
  const first = await assets.update(made, { attributes: { ram: 128 } })
  const [batch] = (await history.list({ limit: 1 })).results
  await assets.update(first, { attributes: { cpu: 'Xeon' } })
  await batches.undo(batch?.id ?? '')
  expect((await assets.get(made.id)).attributes).toEqual({ ram: 64, cpu: 'Xeon' })
})

test('what a type has no attribute for, or of another kind, is refused at its attribute', async () => {
  const { assets } = await found()
  const wrong = { ram: '64', cpu: 'Xeon', kva: 20 }
  const problems = [
    { code: 'invalid_number', attr: 'attributes.ram' },
    { code: 'unknown_option', attr: 'attributes.kva' },
  ]
  expect(await failure(assets.create(asset({ asset_type: 'SRV', attributes: wrong })))).toMatchObject({
    status: 400,
    errors: problems,
  })
  const battery = await assets.create(asset({ asset_type: 'BAT' }))
  expect(await failure(assets.update(battery, { attributes: { install_date: '2026-02-30' } }))).toMatchObject(
    { status: 400, errors: [{ code: 'invalid_date', attr: 'attributes.install_date' }] },
  )
  const server = await assets.update(battery, { asset_type: 'SRV', attributes: { ram: 64 } })
  expect(server.attributes).toEqual({ ram: 64 })
})

test('a list of assets carries none of their attributes', async () => {
  const { assets } = await found()
  await assets.create(asset({ asset_type: 'SRV', attributes: { ram: 64 } }))
  const [row] = (await assets.list({})).results
  expect(row).not.toHaveProperty('attributes')
})

test('a company decides which attributes its types have; what is removed stays with the assets', async () => {
  const ada = await found()
  const { assets, batches, catalogue, history } = ada
  const made = await assets.create(asset({ asset_type: 'SRV', attributes: { ram: 64, cpu: 'Xeon' } }))
  const server = await catalogue.types.get('SRV')
  const [cpu, ram] = server.attributes
  if (cpu === undefined || ram === undefined) throw new Error('A server has no attributes')
  const attributes = [dimm, { ...ram, name: 'Memory' }]
  expect(await catalogue.types.update(server, { attributes })).toMatchObject({ attributes })
  const [batch] = (await history.list({ limit: 1 })).results
  expect(await failure(assets.update(made, { attributes: { cpu: 'Epyc' } }))).toMatchObject({ status: 400 })
  const changed = await assets.update(made, { attributes: { dimm_slots: 32 } })
  expect(changed.attributes).toEqual({ ram: 64, cpu: 'Xeon', dimm_slots: 32 })
  await batches.undo(batch?.id ?? '')
  expect((await catalogue.types.get('SRV')).attributes).toEqual(server.attributes)
})

test('an attribute has a key of its own and a name', async () => {
  const { catalogue } = await found()
  const seen = await catalogue.types.get('OTH')
  const refusal = (attributes: (typeof seen)['attributes']) =>
    failure(catalogue.types.update(seen, { attributes }))
  expect(await refusal([dimm, { ...dimm, name: 'Again' }])).toMatchObject({
    errors: [{ code: 'already_exists', attr: 'attributes' }],
  })
  expect(await refusal([{ ...dimm, name: null }])).toMatchObject({
    errors: [{ code: 'required', attr: 'attributes.0.name' }],
  })
  expect(await refusal([{ ...dimm, key: 'DIMM' }])).toMatchObject({ errors: [{ attr: 'attributes.0.key' }] })
})

test('who only reads changes no attribute, and another company sees none', async () => {
  const ada = await found()
  const made = await ada.assets.create(asset({ asset_type: 'SRV', attributes: { ram: 64 } }))
  const reader = await join(ada, { assets: 'onlyRead', library: 'onlyRead' })
  expect(await failure(reader.assets.update(made, { attributes: { ram: 1 } }))).toMatchObject({ status: 403 })
  const server = await reader.catalogue.types.get('SRV')
  expect(await failure(reader.catalogue.types.update(server, { attributes: [] }))).toMatchObject({
    status: 403,
  })
  const eve = await found()
  expect(await failure(eve.assets.update(made, { attributes: { ram: 1 } }))).toMatchObject({ status: 404 })
})
