import { expect, test } from 'vitest'
import { blankModel } from '@plenum/domain/library'
import { at } from './hall.ts'
import { asset } from './world.ts'
import { yard } from './yard.ts'

test('racking many gives things without height no unit, and those with one the lowest that are free', async () => {
  const { ada, rack, server } = await yard()
  const brand = await ada.brands.create({ name: 'Raritan' })
  const model = await ada.models.create({
    ...blankModel,
    brand_id: brand.id,
    name: 'PX3',
    asset_type: 'PDU',
    u_height: 0,
  })
  const strip = (name: string) =>
    ada.assets.create(asset({ name, asset_type: 'PDU', brand_id: brand.id, model_id: model.id }))
  const [one, web, two] = [await strip('Strip 1'), await server('Web'), await strip('Strip 2')]
  const [full, unknown] = [await rack('R50', 2), await rack('R51', null)]
  const into = async (place: { id: string }, things: { id: string }[]) => {
    const change = { kind: 'move', node_id: place.id, face: 'rear' } as const
    const { results } = await ada.assets.changeMany({ ids: things.map(({ id }) => id), change })
    return results.map(({ name, outcome, position }) => [name, outcome, position])
  }
  expect(await into(full, [one, web, two])).toEqual([
    ['Strip 1', 'done', null],
    ['Web', 'done', 1],
    ['Strip 2', 'done', null],
  ])
  for (const { id } of [one, two])
    expect((await ada.assets.get(id)).location).toMatchObject({ ...at(full, null, 'rear'), lane: null })
  expect(await into(full, [one])).toEqual([['Strip 1', 'same', null]])
  expect(await into(unknown, [two])).toEqual([['Strip 2', 'done', null]])
})
