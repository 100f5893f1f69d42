import { expect, test } from 'vitest'
import { buildHall, timeOf } from '../oracle/hall.ts'
import { plainServer } from '../oracle/plain.ts'
import { findPlaces } from './finder.ts'
import { fit } from './fit.ts'

const hall = buildHall(500, 40)
const { asset_id: _, position: __, ...thing } = plainServer
const fitIn = (racks: typeof hall) => {
  for (const rack of racks) fit(rack, rack.claims, { ...plainServer, position: 20 })
}

// what `bench:fit` measures takes a part of these; they are what a person must never wait for
test('a hovered rack is judged within a frame, and a room of 500 before it is noticed', () => {
  expect(timeOf(20, () => fitIn(hall.slice(7, 8))).best).toBeLessThan(16)
  expect(timeOf(5, () => fitIn(hall)).best).toBeLessThan(150)
})

test('places are found among 20,000 assets of 500 racks within a second', () => {
  const search = { thing, count: 6, row_id: null, today: '2026-02-01', before: '2026-03-01' }
  expect(timeOf(3, () => findPlaces(hall, search)).best).toBeLessThan(1000)
  const found = findPlaces(hall, search)
  expect(found.missing).toBe(0)
  expect(findPlaces(hall, search)).toEqual(found)
})
