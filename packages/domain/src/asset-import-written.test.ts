import { describe, expect, test } from 'vitest'
import { readRow } from './asset-import-row.ts'
import {
  innermostNames,
  locationAlone,
  meantOf,
  placesByWords,
  readWritten,
  toldAt,
  type TrailedPlace,
} from './asset-import-written.ts'
import type { NodeType } from './node-type.ts'

/** A place by the ways down to it; its id is the last of its path. */
function place(type: NodeType, path: string, ...names: string[]): TrailedPlace {
  const trail = names.map((name) => ({ id: name, name, type }))
  return { id: path, parent_id: null, type, name: names.at(-1) ?? '', path: `${path}/`, trail }
}

const site = place('site', 's', 'MAD1')
const centre = place('data_center', 's/d', 'MAD1', 'MAD1')
const rack = place('rack', 's/d/r', 'MAD1', 'MAD1', 'R01')
const odd = place('room', 's/d/o', 'MAD1', 'MAD1', 'R01 › U12')
const find = placesByWords([site, centre, rack, odd])
const found = (location: string) => find(location).map(({ place: at, position }) => [at.id, position])

describe('a location that is written as lists write it', () => {
  test('is all that its row says of a place', () => {
    expect(locationAlone({ location: ' MAD1 › R01 ' })).toBe('MAD1 › R01')
    expect(locationAlone({ location: 'Row 2', site: 'MAD1' })).toBeNull()
    expect(locationAlone({ location: ' ' })).toBeNull()
  })

  test('means a place, or a unit of a rack', () => {
    expect(found('mad1 › r01')).toEqual([['s/d/r', null]])
    expect(found('MAD1 › R01 › U7')).toEqual([['s/d/r', 7]])
    expect(found('MAD1 › R01 › U12')).toEqual([
      ['s/d/o', null],
      ['s/d/r', 12],
    ])
    expect(found('MAD1 › U12')).toEqual([])
    expect(found('R01')).toEqual([])
  })

  test('ends in one of few names, however long it is', () => {
    expect(innermostNames('MAD1 › R01 › U12')).toEqual([
      'U12',
      'R01 › U12',
      'MAD1 › R01 › U12',
      'R01',
      'MAD1 › R01',
    ])
    expect(innermostNames('x › '.repeat(1000)).every((name) => name.length <= 120)).toBe(true)
  })

  test('is where the asset stands already, else the innermost of places within each other', () => {
    expect(meantOf(find('MAD1'), null)?.place.id).toBe('s/d')
    expect(meantOf(find('MAD1'), 's')?.place.id).toBe('s')
    expect(meantOf(find('MAD1 › R01 › U12'), null)).toBeNull()
    expect(meantOf(find('MAD1 › R01 › U12'), 's/d/r')?.position).toBe(12)
    expect(meantOf([], null)).toBeNull()
  })

  test('answers what its row could not say by itself', () => {
    const cells = { name: 'Leaf', location: 'MAD1 › R01', position: '3' }
    const read = readRow('devices', cells, { date_order: {}, locations: {}, clears: [] })
    expect(read.problems.map(({ code }) => code)).toEqual(['place_needs_site', 'place_needs_rack'])
    const known = readWritten(read, { place: rack, position: null })
    expect(known.problems).toEqual([])
    expect(known.values).toMatchObject({
      position: 3,
      whole_place: true,
      place: rack.trail.map(({ name }) => ({ name })),
    })
    const other = readWritten(read, { place: rack, position: 4 })
    expect(toldAt('location', other.problems).map(({ column, code }) => `${column} ${code}`)).toEqual([
      'position several_places',
    ])
  })
})
