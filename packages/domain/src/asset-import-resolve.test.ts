import { expect, test } from 'vitest'
import { resolvePlace, type KnownPlace } from './asset-import-resolve.ts'
import type { NodeType } from './node-type.ts'

const place = (id: string, type: NodeType, name: string, parent: KnownPlace | null): KnownPlace => ({
  id,
  type,
  name,
  parent_id: parent?.id ?? null,
  path: `${parent?.path ?? ''}${id}/`,
})
const site = place('s', 'site', 'MAD1', null)
const centre = place('d', 'data_center', 'MAD1', site)
const room = place('r', 'room', 'Hall', centre)
const rack = place('k', 'rack', 'R01', room)
const known = [site, centre, room, rack]
const way = (...steps: [NodeType, string][]) => steps.map(([type, name]) => ({ type, name }))

test('places that exist are found by their names in any case', () => {
  const found = resolvePlace(
    way(['site', 'mad1'], ['data_center', 'MAD1'], ['room', 'HALL'], ['rack', 'r01']),
    known,
  )
  expect(found).toEqual({ found: rack, missing: [] })
})

test('a rack is found in its data centre where the file leaves the room out', () => {
  const steps = way(['site', 'MAD1'], ['data_center', 'MAD1'], ['rack', 'R01'])
  expect(resolvePlace(steps, known).found).toBe(rack)
  const twin = place('k2', 'rack', 'R01', place('r2', 'room', 'Other', centre))
  expect(resolvePlace(steps, [...known, twin])).toEqual({
    found: centre,
    missing: way(['rack', 'R01']),
  })
})

test('a data centre without a site is the one of that name', () => {
  const alone = place('a', 'data_center', 'BCN', null)
  const steps = way(['site', 'BCN'], ['data_center', 'BCN'], ['rack', 'R9'])
  expect(resolvePlace(steps, [alone])).toEqual({ found: alone, missing: way(['rack', 'R9']) })
})

test('what does not exist is missing from the first unknown place on', () => {
  const steps = way(['site', 'MAD1'], ['data_center', 'MAD1'], ['row', 'B'], ['rack', 'R01'])
  expect(resolvePlace(steps, [site, centre])).toEqual({
    found: centre,
    missing: way(['row', 'B'], ['rack', 'R01']),
  })
  expect(resolvePlace([], known)).toEqual({ found: null, missing: [] })
})
