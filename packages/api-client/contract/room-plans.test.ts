import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { blankGrid } from '@plenum/domain/plan-grid'
import { MOST_SHAPES, type PlanShape } from '@plenum/domain/plan-shape'
import type { PlanInput } from '@plenum/domain/room-plan'
import { dataHall, spot } from './data-hall.ts'
import { at, node, noPlan, stand } from './hall.ts'
import { asset, failure, found, join } from './world.ts'
import { lastBatch } from './yard.ts'

const wall: PlanShape = {
  kind: 'wall',
  id: 'w1',
  points: [
    [0, 0],
    [6000, 0],
  ],
  thickness_mm: 150,
}
const column: PlanShape = {
  kind: 'column',
  id: 'c1',
  x_mm: 3000,
  y_mm: 3000,
  rotation: 45,
  width_mm: 400,
  depth_mm: 400,
}
const plan = (over: Partial<PlanInput>): PlanInput => ({ ...noPlan, ...over })
describe('the plan of a room', () => {
  test('draws what stands on its floor as large as its model is', async () => {
    const { ada, room, server } = await dataHall()
    await server('Web', at(room, null, null))
    const [model] = (await ada.catalogue.models.list({})).results
    if (model === undefined) throw new Error('no model')
    const size = async () => {
      const [web] = (await ada.nodes.plan(room.id)).assets ?? []
      return [web?.width_mm, web?.depth_mm]
    }
    expect(await size()).toEqual([null, null])
    const known = await ada.catalogue.models.update(model, { width_mm: 1350, depth_mm: 900 })
    expect(known).toMatchObject({ width_mm: 1350, depth_mm: 900 })
    expect(await size()).toEqual([1350, 900])
    expect(await failure(ada.catalogue.models.update(known, { width_mm: 0.5 }))).toMatchObject({
      errors: [{ code: 'invalid_number', attr: 'width_mm' }],
    })
  })

  test('that nobody has drawn is empty, and has the racks below the room to be put', async () => {
    const { ada, room, a01, a02, server } = await dataHall()
    const web = await stand(await server('Web', at(a01, 3)), 'active')
    await ada.assets.update(web, { budget_w: 300 })
    const drawn = await ada.nodes.plan(room.id)
    expect(drawn).toMatchObject({ id: room.id, version: 1, shapes: [], grid: blankGrid, is_whole: true })
    expect(drawn.room).toMatchObject({ name: 'Hall', width_mm: 12_000, depth_mm: 8000, tile_size_mm: null })
    expect(drawn.racks.map(({ id, x_mm }) => [id, x_mm])).toEqual([
      [a01.id, null],
      [a02.id, null],
    ])
    expect(drawn.racks[0]?.capacities.space).toMatchObject({ limit: 42, used: 2, free: 40 })
    expect(drawn.racks[0]?.capacities.power).toMatchObject({ limit: 4000, used: 300, free: 3700 })
    expect(drawn.racks[1]?.capacities.power).toMatchObject({ limit: null })
  })

  test('keeps what was drawn and where racks were put, in one batch that one undo takes back', async () => {
    const { ada, room, a01, a02 } = await dataHall()
    const first = await ada.nodes.savePlan(
      await ada.nodes.plan(room.id),
      plan({ shapes: [wall, column], racks: [{ id: a01.id, ...spot(600, 1200) }] }),
    )
    const before = await lastBatch(ada)
    const moved = plan({
      grid: { x_mm: 300, y_mm: 0 },
      shapes: [{ ...wall, thickness_mm: 200 }],
      racks: [
        { id: a01.id, x_mm: 0, y_mm: 1200, rotation: 90 },
        { id: a02.id, ...spot(1200, 1200) },
      ],
    })
    const second = await ada.nodes.savePlan(first, moved)
    expect(second).toMatchObject({ version: 3, grid: moved.grid, shapes: moved.shapes })
    expect(await ada.nodes.plan(room.id)).toEqual(second)
    expect(await ada.nodes.get(a01.id)).toMatchObject({ x_mm: 0, y_mm: 1200, rotation: 90, version: 3 })
    const told = (await ada.nodes.history(a01.id)).results
    expect(new Set(told.slice(0, 2).map(({ field, from, to }) => [field, from, to]))).toEqual(
      new Set([
        ['rotation', 0, 90],
        ['x_mm', 600, 0],
      ]),
    )
    const batch = await lastBatch(ada)
    expect(batch).not.toBe(before)
    await ada.batches.undo(batch)
    const back = await ada.nodes.plan(room.id)
    expect(back.racks.map(({ x_mm, rotation }) => [x_mm, rotation])).toEqual([
      [600, 0],
      [null, null],
    ])
    expect(new Set(back.shapes)).toEqual(new Set(first.shapes))
    expect(back.grid).toEqual(blankGrid)
  })

  test('is refused where it was drawn from an older one, and says the present one', async () => {
    const { ada, room, a01 } = await dataHall()
    const seen = await ada.nodes.plan(room.id)
    const moved = await ada.nodes.savePlan(seen, plan({ racks: [{ id: a01.id, ...spot(0, 0) }] }))
    const refused = await failure(ada.nodes.savePlan(seen, plan({ shapes: [wall] })))
    expect(refused).toMatchObject({ status: 412, current: { version: moved.version } })
    expect((await ada.nodes.plan(room.id)).shapes).toEqual([])
  })

  test('that is saved as it is changes nothing', async () => {
    const { ada, room, a01 } = await dataHall()
    const change = plan({ shapes: [wall], racks: [{ id: a01.id, ...spot(0, 0) }] })
    const drawn = await ada.nodes.savePlan(await ada.nodes.plan(room.id), change)
    const batch = await lastBatch(ada)
    expect(await ada.nodes.savePlan(drawn, change)).toEqual(drawn)
    expect(await lastBatch(ada)).toBe(batch)
  })

  test('takes a rack off again', async () => {
    const { ada, room, a01 } = await dataHall()
    const seen = await ada.nodes.plan(room.id)
    const put = await ada.nodes.savePlan(seen, plan({ racks: [{ id: a01.id, ...spot(0, 0) }] }))
    const off = { id: a01.id, x_mm: null, y_mm: null, rotation: null }
    expect((await ada.nodes.savePlan(put, plan({ racks: [off] }))).racks[0]).toMatchObject({ x_mm: null })
  })

  test('has no racks of other rooms, none out of use, and takes none', async () => {
    const { ada, room, r01, a01, a02 } = await dataHall()
    await ada.nodes.update(a02, { status: 'decommissioned' })
    const seen = await ada.nodes.plan(room.id)
    expect(seen.racks.map(({ id }) => id)).toEqual([a01.id])
    const racks = [
      { id: a01.id, ...spot(0, 0) },
      { id: r01.id, ...spot(0, 0) },
    ]
    expect(await failure(ada.nodes.savePlan(seen, plan({ shapes: [wall], racks })))).toMatchObject({
      status: 412,
      current: seen,
    })
    expect(await ada.nodes.plan(room.id)).toEqual(seen)
  })

  test('links its aisles to zones of the company alone', async () => {
    const { ada, room } = await dataHall()
    const zone = await ada.nodes.create(
      node({ type: 'zone', name: 'Cold 1', kind: 'cold_aisle', parent_id: room.id }),
    )
    const aisle = (zone_id: string): PlanShape => ({
      kind: 'aisle',
      id: 'a1',
      air: 'cold',
      zone_id,
      points: [
        [0, 0],
        [6000, 0],
        [6000, 1200],
      ],
    })
    const seen = await ada.nodes.plan(room.id)
    expect(seen.zones).toEqual([{ id: zone.id, name: 'Cold 1', kind: 'cold_aisle' }])
    expect(await failure(ada.nodes.savePlan(seen, plan({ shapes: [aisle(room.id)] })))).toMatchObject({
      errors: [{ code: 'does_not_exist', attr: 'shapes.0.zone_id' }],
    })
    const drawn = await ada.nodes.savePlan(seen, plan({ shapes: [aisle(zone.id)] }))
    await ada.nodes.remove(zone)
    const kept = await ada.nodes.savePlan(drawn, plan({ shapes: [aisle(zone.id), wall] }))
    expect(kept.shapes).toHaveLength(2)
  })

  test('goes with its room and comes back with it', async () => {
    const { ada, dataCenter } = await dataHall()
    const room = await ada.nodes.create(node({ type: 'room', name: 'Spare', parent_id: dataCenter.id }))
    const drawn = await ada.nodes.savePlan(await ada.nodes.plan(room.id), plan({ shapes: [wall, column] }))
    await ada.nodes.remove(room)
    expect(await failure(ada.nodes.plan(room.id))).toMatchObject({ status: 404 })
    await ada.batches.undo(await lastBatch(ada))
    expect(new Set((await ada.nodes.plan(room.id)).shapes)).toEqual(new Set(drawn.shapes))
  })

  test('is that of a room of the own company', async () => {
    const { ada, room, dataCenter } = await dataHall()
    expect(await failure(ada.nodes.plan(dataCenter.id))).toMatchObject({ status: 404 })
    expect(await failure(ada.nodes.plan(randomUUID()))).toMatchObject({ status: 404 })
    const stranger = await found()
    expect(await failure(stranger.nodes.plan(room.id))).toMatchObject({ status: 404 })
    expect(await failure(stranger.nodes.savePlan(room, noPlan))).toMatchObject({ status: 404 })
  })

  test('has room for as many shapes as can be drawn, and not for more', async () => {
    const { ada, room } = await dataHall()
    const shapes = Array.from({ length: MOST_SHAPES }, (_, index) => ({
      ...wall,
      id: `w${index}`,
      points: [
        [index, 0],
        [index, 6000],
      ] as [number, number][],
    }))
    const seen = await ada.nodes.plan(room.id)
    expect((await ada.nodes.savePlan(seen, plan({ shapes }))).shapes).toHaveLength(MOST_SHAPES)
    const more = plan({ shapes: [...shapes, { ...wall, id: 'more' }] })
    expect(await failure(ada.nodes.savePlan(seen, more))).toMatchObject({ status: 400 })
  })
})

describe('what stands on the floor', () => {
  const floored = async () => {
    const all = await dataHall()
    const made = await all.ada.assets.create(
      asset({ name: 'CRAC 1', place: { node_id: all.room.id, position: null, face: null } }),
    )
    return { ...all, crac: await stand(made, 'active') }
  }

  test('is put as racks are, told in its history and taken back', async () => {
    const { ada, room, crac } = await floored()
    const seen = await ada.nodes.plan(room.id)
    expect(seen.assets).toMatchObject([{ id: crac.id, name: 'CRAC 1', x_mm: null, width_mm: null }])
    const put = { id: crac.id, x_mm: 9000, y_mm: 600, rotation: 180 } as const
    const drawn = await ada.nodes.savePlan(seen, plan({ assets: [put] }))
    expect(drawn.assets?.[0]).toMatchObject(put)
    expect((await ada.assets.history(crac.id)).results[0]).toMatchObject({
      field: 'floor_spot',
      from: null,
      to: { x_mm: 9000, y_mm: 600, rotation: 180 },
    })
    await ada.batches.undo(await lastBatch(ada))
    expect((await ada.nodes.plan(room.id)).assets?.[0]).toMatchObject({ x_mm: null, rotation: null })
  })

  test('is shown and moved only by who may see and change assets', async () => {
    const { ada, room, crac } = await floored()
    const builder = await join(ada, { hierarchy: 'write' })
    const seen = await builder.nodes.plan(room.id)
    expect(seen.assets).toBeNull()
    const assets = [{ id: crac.id, ...spot(0, 0) }]
    expect(await failure(builder.nodes.savePlan(seen, plan({ assets })))).toMatchObject({ status: 403 })
    expect((await builder.nodes.savePlan(seen, plan({ shapes: [wall] }))).shapes).toHaveLength(1)
  })
})
