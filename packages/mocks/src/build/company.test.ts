import { mayStandIn } from '@plenum/domain/node-type'
import { overlaps, rackRefusal } from '@plenum/domain/rack-space'
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

test('the same seed builds the same company, another seed another one', () => {
  const names = (seed: number) =>
    buildCompany({ seed, assets: 900 }).assets.map((asset) => asset.serial_number)
  expect(names(7)).toEqual(names(7))
  expect(names(7)).not.toEqual(names(8))
})
