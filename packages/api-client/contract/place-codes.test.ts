import { expect, test } from 'vitest'
import { FIRST_NOMENCLATURES } from '@plenum/domain/nomenclature'
import { hall, node } from './hall.ts'
import { failure } from './world.ts'

const matching = { ...FIRST_NOMENCLATURES.rack, scope: ['room' as const], hand_typed: 'matching' as const }

test('a rack’s code must look like the template of racks where that is asked, from then on', async () => {
  const { ada, r01, dataCenter } = await hall()
  const room = await ada.nodes.create(node({ type: 'room', name: 'DH1', parent_id: dataCenter.id }))
  const rack = (name: string, code: string | null) =>
    ada.nodes.create(node({ type: 'rack', name, code, parent_id: room.id }))
  expect(await rack('Before', 'whatever')).toMatchObject({ code: 'whatever' })
  const made = await ada.nomenclatures.create(matching)
  expect(await failure(rack('A', 'R 1'))).toMatchObject({
    status: 400,
    errors: [{ code: 'code_unlike', attr: 'code' }],
  })
  expect(await rack('B', null)).toMatchObject({ code: null })
  const right = await rack('C', 'DH1-R01')
  expect(await failure(ada.nodes.update(right, { code: 'R 1' }))).toMatchObject({
    errors: [{ code: 'code_unlike', attr: 'code' }],
  })
  expect(await ada.nodes.update(r01, { description: 'Old' })).toMatchObject({ description: 'Old' })
  expect(
    await ada.nodes.create(node({ type: 'room', name: 'DH2', code: 'any', parent_id: dataCenter.id })),
  ).toMatchObject({ code: 'any' })
  const asked = { entity: 'rack', template: '{room}-R{seq|pad:2}', scope: 'room', stand_in: 'X' } as const
  expect(await ada.nomenclatures.preview(asked)).toMatchObject({
    unlike: { count: { value: 1 }, first: [{ code: 'whatever' }] },
  })
  await ada.nomenclatures.remove(made)
  expect(await rack('D', 'R 1')).toMatchObject({ code: 'R 1' })
})
