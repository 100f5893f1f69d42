import { mayStandIn } from '@plenum/domain/node-type'
import { PlanShapes } from '@plenum/domain/plan-shape'
import { footprint, PlanSpot } from '@plenum/domain/plan-standing'
import { overlaps, rackRefusal } from '@plenum/domain/rack-space'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { buildCompany } from './company.ts'

const company = buildCompany()
const nodes = new Map(company.nodes.map((node) => [node.id, node]))

test('it has the size it promises', () => {
  const count = (type: string) => company.nodes.filter((node) => node.type === type).length
  expect([count('data_center'), count('room'), count('rack'), company.assets.length]).toEqual([
    3, 40, 600, 12_000,
  ])
})

test('every place stands where its kind may stand, after its parent', () => {
  const seen = new Set<string>()
  for (const node of company.nodes) {
    const parent = node.parent_id ? nodes.get(node.parent_id) : undefined
    expect(mayStandIn(node.type, parent?.type ?? null), node.name).toBe(true)
    expect(node.parent_id === null || seen.has(node.parent_id)).toBe(true)
    seen.add(node.id)
  }
})

test('nothing in a rack overlaps or stands outside it', () => {
  const byRack = Map.groupBy(
    company.assets.filter((asset) => asset.position !== null),
    (asset) => asset.node_id,
  )
  for (const [id, assets] of byRack) {
    const rack = nodes.get(id)
    const things = assets.map(({ model, position, face }) => ({
      position: position ?? 0,
      face,
      u_height: model.u_height,
      full_depth: model.full_depth,
    }))
    for (const [at, thing] of things.entries()) {
      expect(
        rack && rackRefusal({ ...rack, u_height: rack.u_height ?? null, starting_unit: 1 }, thing),
      ).toBeNull()
      expect(things.slice(at + 1).some((other) => overlaps(thing, other))).toBe(false)
    }
  }
})

test('one chassis has blades in slots of its own, which take no units', () => {
  const blades = company.assets.filter(({ inside }) => inside !== undefined)
  const [chassis, another] = company.assets.filter(({ model }) => model.asset_type === 'CHS')
  expect(another).toBeUndefined()
  expect(blades.map(({ inside }) => inside?.slot)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `Sled ${at}`))
  for (const { inside, node_id, position } of blades)
    expect([inside?.name, node_id, position]).toEqual([chassis?.name, chassis?.node_id, null])
})

test('what stands on a floor stands within its room, and on nothing else', () => {
  const standing = Map.groupBy(
    company.assets.filter(({ spot }) => spot !== undefined),
    ({ node_id }) => node_id,
  )
  expect(standing.size).toBeGreaterThan(10)
  for (const { node, racks, shapes } of company.rooms) {
    expect(v.parse(PlanShapes, shapes).length).toBeGreaterThan(1)
    const rects = [
      ...racks.map(({ outer_width_mm, outer_depth_mm, ...spot }) =>
        footprint(v.parse(PlanSpot, spot), {
          width_mm: outer_width_mm ?? null,
          depth_mm: outer_depth_mm ?? null,
        }),
      ),
      ...(standing.get(node.id) ?? []).map(({ spot }) =>
        footprint(v.parse(PlanSpot, spot), { width_mm: null, depth_mm: null }),
      ),
    ]
    for (const [at, { x, y, width, depth }] of rects.entries()) {
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(node.width_mm ?? 0)
      expect(y + depth).toBeLessThan(node.depth_mm ?? 0)
      const over = rects
        .slice(at + 1)
        .filter((o) => o.x < x + width && x < o.x + o.width && o.y < y + depth && y < o.y + o.depth)
      expect(over).toEqual([])
    }
  }
})

test('the same seed builds the same company, another seed another one', () => {
  const names = (seed: number) =>
    buildCompany({ seed, assets: 900 }).assets.map((asset) => asset.serial_number)
  expect(names(7)).toEqual(names(7))
  expect(names(7)).not.toEqual(names(8))
})
