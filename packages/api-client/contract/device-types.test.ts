import { expect, test } from 'vitest'
import type { DeviceType } from '@plenum/domain/device-type'
import { at, hall } from './hall.ts'
import { failure, found, type Connection } from './world.ts'

const type = (over: Partial<DeviceType> = {}): DeviceType => ({
  brand: 'Acme',
  name: 'S48',
  asset_type: 'SWI',
  facts: { u_height: 1, full_depth: true, weight_kg: 9.5, rated_w: 350 },
  ...over,
})

const ask = (ada: Connection, ...types: DeviceType[]) =>
  ada.catalogue.models.bringIn({ dry_run: true, revision: null, types })
const bring = (ada: Connection, ...types: DeviceType[]) =>
  ada.catalogue.models.bringIn({ dry_run: false, revision: 'a1b2c3', types })
const bringLater = (ada: Connection, ...types: DeviceType[]) =>
  ada.catalogue.models.bringIn({ dry_run: false, revision: 'd4e5f6', types })

test('what an import would do is said without doing it', async () => {
  const ada = await found()
  expect(await ask(ada, type())).toMatchObject({
    results: [{ state: 'new', new_brand: true, model_id: null, misfits: [] }],
    batch_id: null,
  })
  expect((await ada.catalogue.models.list({})).results).toEqual([])
})

test('new models are made, known ones changed field by field, and an undo takes all of it back', async () => {
  const ada = await found()
  await bring(ada, type())
  const [made] = (await ada.catalogue.models.list({})).results
  expect(made).toMatchObject({
    brand: { name: 'Acme' },
    name: 'S48',
    asset_type: 'SWI',
    weight_kg: 9.5,
    lifecycle: 'draft',
    source: 'device_type',
    source_revision: 'a1b2c3',
  })
  const heavier = type({ brand: 'ACME', name: 's 48', facts: { u_height: 1, weight_kg: 10 } })
  const second = type({ name: 'S24', facts: {} })
  const dry = await ask(ada, heavier, second, type())
  expect(dry.results).toMatchObject([
    { state: 'changed', model_id: made?.id, changes: [{ field: 'weight_kg', from: 9.5, to: 10 }] },
    { state: 'new', new_brand: false, changes: [] },
    { state: 'refused' },
  ])
  const { batch_id } = await bringLater(ada, heavier, second)
  expect(await ada.catalogue.models.get(made?.id ?? '')).toMatchObject({
    weight_kg: 10,
    rated_w: 350,
    source_revision: 'd4e5f6',
  })
  expect((await ask(ada, heavier)).results).toMatchObject([{ state: 'same' }])
  await ada.batches.undo(batch_id ?? '')
  expect((await ada.catalogue.models.list({})).results).toMatchObject([
    { name: 'S48', weight_kg: 9.5, source_revision: 'a1b2c3' },
  ])
})

test('what changes nothing writes nothing', async () => {
  const ada = await found()
  await bring(ada, type())
  expect(await bring(ada, type())).toMatchObject({ results: [{ state: 'same' }], batch_id: null })
})

test('a size in which things no longer fit is refused with all that came along', async () => {
  const { ada, r01, server } = await hall()
  const low = await server('Low', at(r01, 3))
  await server('High', at(r01, 5))
  const taller = type({ brand: 'Dell', name: 'R750', facts: { u_height: 3 } })
  expect((await ask(ada, taller)).results).toMatchObject([
    { state: 'refused', misfits: [{ id: low.id, rack: 'R01' }, { name: 'High' }] },
  ])
  expect(await failure(bring(ada, type(), taller))).toMatchObject({
    status: 409,
    errors: [{ code: 'would_not_fit', attr: 'types.1' }],
  })
  expect((await ada.catalogue.models.list({ search: 'S48' })).results).toEqual([])
})

test('facts out of bounds and too many at once are refused', async () => {
  const ada = await found()
  const wrong = [
    [type({ facts: { u_height: 1.3 } }), 'half_unit', 'types.0.facts.u_height'],
    [type({ facts: { weight_kg: -1 } }), 'too_small', 'types.0.facts.weight_kg'],
    [type({ brand: ' ' }), 'required', 'types.0.brand'],
  ] as const
  for (const [given, code, attr] of wrong) {
    expect(await failure(ask(ada, given))).toMatchObject({ status: 400, errors: [{ code, attr }] })
  }
  const many = Array.from({ length: 301 }, (_, number) => type({ name: `S${number}` }))
  expect(await failure(ask(ada, ...many))).toMatchObject({ status: 400 })
  expect(await failure(bring(ada, type({ asset_type: 'NONE' })))).toMatchObject({
    status: 400,
    errors: [{ code: 'does_not_exist', attr: 'asset_type' }],
  })
})
