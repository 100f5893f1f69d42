import { expect, test } from 'vitest'
import { commonOf, handedOut, stacked } from './targets.ts'
import { blankThing, type PickedAsset } from './values.ts'

const model = (id: string, u_height: number | null) => ({ id, name: id, u_height, width: null })
const coming = (id: string, u_height: number | null = 2) => blankThing({ model: model(id, u_height) })
const asset = (id: string, of: PickedAsset['model']): PickedAsset => ({
  id,
  name: id,
  code: id,
  serial_number: null,
  status: 'active',
  previous_status: null,
  termination_date: null,
  asset_type: 'SRV',
  location: null,
  model: of,
})
const rack = { node_id: 'r01', trail: [], position: 4, face: 'front' as const, lane: null }

test('several things given one unit stand one above the other', () => {
  const things = [coming('a', 2), coming('b', null), coming('c', 0.5), coming('d')]
  expect([...stacked(things, rack).values()].map(({ position }) => position)).toEqual([4, 6, 7, 8])
})

test('a place without a unit is the same for all', () => {
  const places = stacked([coming('a'), coming('b')], { ...rack, position: null })
  expect([...places.values()].map(({ position }) => position)).toEqual([null, null])
})

test('places that were found are handed out as far as they reach', () => {
  const things = [coming('a'), coming('b')]
  expect([...handedOut(things, [rack]).keys()]).toEqual([things[0]?.id])
})

test('an asset is looked for by itself, equal things by their model, others by the highest', () => {
  expect(commonOf([blankThing({ asset: asset('web', model('r750', 2)) })])).toEqual({ asset_id: 'web' })
  expect(commonOf([coming('r750'), blankThing({ asset: asset('web', model('r750', 2)) })])).toEqual({
    model_id: 'r750',
  })
  expect(commonOf([coming('r750', 2), coming('mx7000', 7)])).toEqual({ u_height: 7 })
  expect(commonOf([blankThing({ asset: asset('web', null) })])).toEqual({})
})
