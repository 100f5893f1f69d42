import { expect, test } from 'vitest'
import { stopsOf } from './rack-stops.ts'
import { sumsOf } from './rack-sums.ts'
import { unitsOf } from './rack-view.ts'
import { storyDevice, storyRack } from './story-rack.ts'

const known = { weight_kg: 28.5, rated_w: 800 }

test('units, weight and power are summed over what takes its place; what nobody knows is counted', () => {
  const rack = storyRack('R01', [
    storyDevice('top', 11, { u_height: 2, ...known }),
    storyDevice('behind', 11, { face: 'rear', budget_w: 120 }),
    storyDevice('half', 5, { u_height: 0.5, ...known }),
    storyDevice('received', 8, { u_height: 1, status: 'received', ...known }),
  ])
  expect(sumsOf(rack)).toEqual({
    units: { total: 12, used: 2.5, reserved: 0, free: 9.5, largest: 5.5 },
    weight_kg: { value: 57, unknown: 1 },
    budget_w: { value: 1080, unknown: 0 },
  })
})

test('the rack weighs too, and what is switched off takes its place but no power', () => {
  const off = storyDevice('off', 1, { status: 'out_of_service', ...known })
  const { weight_kg, budget_w, units } = sumsOf(storyRack('R01', [off], { tare_kg: 130 }))
  expect([weight_kg.value, budget_w.value, units?.used]).toEqual([158.5, 0, 1])
})

test('what only passes power on is no load, whatever its nameplate says', () => {
  const pdu = storyDevice('pdu', 1, { asset_type: 'PDU', category: 'power', rated_w: 22_000 })
  expect(sumsOf(storyRack('R01', [pdu])).budget_w).toEqual({ value: 0, unknown: 0 })
})

test('a rack nobody knows the height of has no free units', () => {
  expect(sumsOf(storyRack('R01', [], { u_height: null })).units).toBeNull()
})

test('what is reserved in it is not free, and is counted once', () => {
  const shown = storyRack('R01', [storyDevice('low', 1, { u_height: 2 })])
  const kept = (position: number, node_id = shown.node.id) => ({ node_id, position, height: 2 })
  expect(sumsOf(shown, [kept(2), kept(6), kept(9, 'beside')]).units).toEqual({
    total: 12,
    used: 2,
    reserved: 3,
    free: 7,
    largest: 5,
  })
})

test('a full rack has no gap', () => {
  const full = storyRack('R01', [storyDevice('all', 1, { u_height: 12 })])
  expect(sumsOf(full).units).toMatchObject({ free: 0, largest: 0 })
})

const rack = storyRack(
  'R01',
  [
    storyDevice('high', 3),
    storyDevice('low', 1),
    storyDevice('deep', 4, { face: 'rear', full_depth: true }),
    storyDevice('flat', 2, { face: 'rear' }),
  ],
  { u_height: 4 },
)
const keys = (over: Partial<(typeof rack)['node']> = {}) => {
  const shown = { ...rack, node: { ...rack.node, ...over } }
  const units = unitsOf(shown.node)
  return units === null
    ? []
    : stopsOf({ rack: shown, face: 'front', units, reserved: [] }).map(
        ({ asset, free }) => asset?.name ?? free,
      )
}

test('the keys walk from the top of the drawing over devices and free units, not over backs', () => {
  expect(keys()).toEqual(['high', 2, 'low'])
  expect(keys({ u_direction: 'top_down' })).toEqual(['low', 2, 'high'])
})
