import { expect, test } from 'vitest'
import { sumsOf } from '@plenum/domain/capacity'
import { blankFacts } from '@plenum/domain/model'
import { at, hall } from './hall.ts'
import { failure, found, join } from './world.ts'

/** A rack that bears 200 kg and feeds 2 kW with two things of a model, one of which was weighed itself. */
async function loaded() {
  const all = await hall()
  const { ada, r01, server } = all
  const node = await ada.nodes.get(r01.id)
  await ada.nodes.update(node, { max_static_load_kg: 200, power_capacity_a_kw: 2 })
  const [brand] = (await ada.brands.list({ search: 'dell' })).results
  const model = await ada.catalogue.models.create({
    ...blankFacts,
    brand_id: brand?.id ?? '',
    name: 'Heavy',
    asset_type: 'SRV',
    u_height: 1,
    weight_kg: 20,
    budget_w: 500,
  })
  for (const position of [1, 2]) {
    const made = await server(`S${position}`, at(r01, position))
    const own = position === 2 ? { weight_kg: 30 } : {}
    await ada.assets.update(made, {
      brand_id: model.brand_id,
      model_id: model.id,
      cords_a: 1,
      cords_b: 0,
      ...own,
    })
  }
  return { ...all, model }
}

test('other facts of a model tell what they would do to its racks, and change nothing', async () => {
  const { ada, r01, model } = await loaded()
  expect(await ada.catalogue.models.effect(model.id, { weight_kg: 25.5 })).toEqual({
    racks: 1,
    added: { weight: 5.5, power: 0, heat: 0 },
    overloads: [],
    overloads_total: 0,
  })
  expect(await ada.catalogue.models.effect(model.id, { weight_kg: 180, budget_w: 1200 })).toEqual({
    racks: 1,
    added: { weight: 160, power: 1400, heat: 1400 },
    overloads: [
      { id: r01.id, name: 'R01', resource: 'weight', limit: 200, before: 50, after: 210 },
      { id: r01.id, name: 'R01', resource: 'power', limit: 2000, before: 1000, after: 2400 },
    ],
    overloads_total: 2,
  })
  expect(await ada.catalogue.models.get(model.id)).toMatchObject({ weight_kg: 20, version: model.version })
  expect(await ada.catalogue.models.effect(model.id, { weight_kg: null })).toMatchObject({
    added: { weight: -20, power: 0, heat: 0 },
  })
})

test('what several racks would bear more is told to the gram', async () => {
  const { ada, r02, server, model } = await loaded()
  for (const position of [1, 2]) {
    const made = await server(`T${position}`, at(r02, position))
    await ada.assets.update(made, { brand_id: model.brand_id, model_id: model.id })
  }
  expect(await ada.catalogue.models.effect(model.id, { weight_kg: 20.1 })).toMatchObject({
    racks: 2,
    added: { weight: 0.3 },
  })
})

test('what it says is what comes', async () => {
  const { ada, r01, model } = await loaded()
  const facts = { weight_kg: 33, rated_w: 900, budget_w: null, heat_w: 450 }
  const borne = async () => {
    const { racks } = await ada.nodes.claims(r01.id)
    return sumsOf(racks[0]?.claims ?? []).held
  }
  const before = await borne()
  const { added } = await ada.catalogue.models.effect(model.id, facts)
  await ada.catalogue.models.update(model, facts)
  const after = await borne()
  expect(after.weight.used - before.weight.used).toBeCloseTo(added.weight)
  expect(after.power.used - before.power.used).toBeCloseTo(added.power)
  expect(after.heat.used - before.heat.used).toBeCloseTo(added.heat)
})

test('racks are named to nobody who may not read assets, and another company knows no such model', async () => {
  const { ada, model } = await loaded()
  const keeper = await join(ada, { library: 'write' })
  expect(await keeper.catalogue.models.effect(model.id, { weight_kg: 1000 })).toMatchObject({
    racks: 1,
    overloads: [],
    overloads_total: 1,
  })
  const other = await found()
  expect(await failure(other.catalogue.models.effect(model.id, { weight_kg: 1 }))).toMatchObject({
    status: 404,
  })
})
