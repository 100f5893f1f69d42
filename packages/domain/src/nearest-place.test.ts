import { describe, expect, test } from 'vitest'
import { plainClaim, plainRack, plainServer } from '../oracle/plain.ts'
import type { Claim } from './load.ts'
import { byNearness, nearestIn, type RackSpot } from './nearest-place.ts'

const arrival = { coming: 'sent', is_firm: true } as const
const server = { ...plainServer, full_depth: false, depth_mm: null }
const full = (face: 'front' | 'rear') =>
  plainClaim(`full ${face}`, {
    position: 1,
    u_height: 42,
    face,
    full_depth: false,
    depth_mm: null,
    budget_w: 0,
    heat_w: 0,
  })
const rack = (claims: readonly Claim[] = []) => ({ ...plainRack, id: 'r', claims })

describe('in a rack the nearest place', () => {
  test('is on the side that is wanted, else on the other one, else nowhere', () => {
    const candidate = { ...server, position: 7 }
    expect(nearestIn(rack(), { candidate, arrival })).toEqual({
      node_id: 'r',
      face: 'front',
      position: 7,
      lane: null,
    })
    const rear = { node_id: 'r', face: 'rear', position: 7, lane: null }
    expect(nearestIn(rack([full('front')]), { candidate, arrival })).toEqual(rear)
    expect(nearestIn(rack([full('front'), full('rear')]), { candidate, arrival })).toBeUndefined()
  })

  test('is none where what is wanted on both sides breaks a limit of the rack', () => {
    const candidate = { ...server, weight_kg: 2000 }
    expect(nearestIn(rack(), { candidate, arrival })).toBeUndefined()
  })

  test('of what hangs beside the rails takes no unit, and of what has none yet is the lowest', () => {
    const strip = { ...server, u_height: 0, position: null, face: 'rear' as const }
    expect(nearestIn(rack([full('rear')]), { candidate: strip, arrival })).toMatchObject({ position: null })
    const loose = { ...server, position: null }
    const taken = plainClaim('a', { position: 1 })
    expect(nearestIn(rack([taken]), { candidate: loose, arrival })).toMatchObject({ position: 3 })
  })
})

describe('racks are looked at', () => {
  const spot = (id: string, order: number, over: Partial<RackSpot> = {}): RackSpot => ({
    id,
    row_id: 'A',
    order,
    x_mm: null,
    y_mm: null,
    ...over,
  })
  const names = (from: RackSpot, spots: readonly RackSpot[]) => byNearness(from, spots).map(({ id }) => id)

  test('by their order, those of the same row before all others', () => {
    const others = [spot('B1', 4, { row_id: 'B' }), spot('A1', 1), spot('A9', 9), spot('A4', 5)]
    expect(names(spot('A3', 3), others)).toEqual(['A1', 'A4', 'A9', 'B1'])
  })

  test('by the floor where they are drawn', () => {
    const at = (id: string, x_mm: number, y_mm: number, row_id = 'A') => spot(id, 1, { x_mm, y_mm, row_id })
    const others = [at('far', 9000, 0), at('near', 600, 0), at('across', 0, 1200, 'B'), spot('undrawn', 2)]
    expect(names(at('own', 0, 0), others)).toEqual(['near', 'far', 'undrawn', 'across'])
  })

  test('none is of the row of a rack that stands in no row', () => {
    const loose = [spot('x', 9, { row_id: null }), spot('y', 2, { row_id: null })]
    expect(names(spot('own', 1, { row_id: null }), loose)).toEqual(['y', 'x'])
  })
})
