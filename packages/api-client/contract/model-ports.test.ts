import { expect, test } from 'vitest'
import { blankBrand } from '@plenum/domain/brand'
import { blankFacts } from '@plenum/domain/model'
import { type Port } from '@plenum/domain/port'
import { failure, found, join } from './world.ts'

const eth: Port = { kind: 'interface', name: 'Ethernet[1-48]', type: '25gbase-x-sfp28', count: 48 }
const console: Port = { kind: 'console', name: 'Console', type: 'rj-45', count: 1 }

async function leaf() {
  const ada = await found()
  const brand = await ada.catalogue.brands.create({ ...blankBrand, name: 'Arista' })
  const model = await ada.catalogue.models.create({
    ...blankFacts,
    brand_id: brand.id,
    name: '7050',
    asset_type: 'SWI',
    ports: [eth, console],
  })
  return { ada, model }
}

test('ports and slots of a model change in their order, with history and a way back', async () => {
  const { ada, model } = await leaf()
  const slots = [{ kind: 'module' as const, name: 'Fan [1-4]', count: 4 }]
  const changed = await ada.catalogue.models.update(model, { ports: [console, eth], slots })
  expect(changed).toMatchObject({ ports: [console, eth], slots, version: 2 })
  const { results } = await ada.catalogue.models.history(model.id)
  expect(results.filter(({ action }) => action === 'update')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'ports', from: [eth, console], to: [console, eth] }),
      expect.objectContaining({ field: 'slots', from: [], to: slots }),
    ]),
  )
  await ada.batches.undo(results[0]?.batch.id ?? '')
  expect(await ada.catalogue.models.get(model.id)).toMatchObject({ ports: [eth, console], slots: [] })
})

test('the same ports again change nothing', async () => {
  const { ada, model } = await leaf()
  expect(await ada.catalogue.models.update(model, { ports: [eth, console] })).toMatchObject({ version: 1 })
})

test('ports are not written over those that somebody else changed meanwhile', async () => {
  const { ada, model } = await leaf()
  await ada.catalogue.models.update(model, { ports: [eth] })
  expect(await failure(ada.catalogue.models.update(model, { ports: [] }))).toMatchObject({
    status: 412,
    current: { version: 2, ports: [eth] },
  })
})

test('what is wrong with a port is told at its field', async () => {
  const { ada, model } = await leaf()
  const refusal = (port: object) =>
    failure(ada.catalogue.models.update(model, { ports: [eth, { ...console, ...port }] }))
  const wrong = [
    [{ name: '' }, 'required', 'ports.1.name'],
    [{ name: 'Console[2-1]' }, 'range_falls', 'ports.1.name'],
    [{ name: 'Console[1-2]' }, 'range_count', 'ports.1.count'],
    [{ count: 0 }, 'too_small', 'ports.1.count'],
    [{ count: 5000 }, 'too_large', 'ports.1.count'],
    [{ kind: 'window' }, 'unknown_option', 'ports.1.kind'],
  ] as const
  for (const [port, code, attr] of wrong)
    expect(await refusal(port)).toMatchObject({ status: 400, errors: [{ code, attr }] })
  expect(await ada.catalogue.models.get(model.id)).toMatchObject({ version: 1 })
})

test('who may only read the library changes no port', async () => {
  const { ada, model } = await leaf()
  const grace = await join(ada, { library: 'onlyRead' })
  expect(await failure(grace.catalogue.models.update(model, { ports: [] }))).toMatchObject({ status: 403 })
})
