import { describe, expect, test } from 'vitest'
import type { PlanShape } from '@plenum/domain/plan-shape'
import { dataHall, spot } from './data-hall.ts'
import { type hall, node, noPlan } from './hall.ts'
import { png } from './uploads.ts'
import { failure } from './world.ts'

/** A place of a type with this name, wherever it is below another one. */
const named = async ({ ada, name, below }: { ada: Ada; name: string; below: string }) => {
  const { results } = await ada.nodes.list({ search: name })
  return results.find(({ name: own, trail }) => own === name && trail.some(({ id }) => id === below))
}
type Ada = Awaited<ReturnType<typeof hall>>['ada']

const wall: PlanShape = {
  kind: 'wall',
  id: 'w1',
  points: [
    [0, 0],
    [6000, 0],
  ],
  thickness_mm: 150,
}
const aisle = (id: string, zone_id: string | null): PlanShape => ({
  kind: 'aisle',
  id,
  air: 'cold',
  points: [
    [0, 0],
    [1000, 0],
    [1000, 1000],
  ],
  zone_id,
})

describe('a copy of a room', () => {
  /** A room of which all is drawn that can be. */
  const drawnHall = async () => {
    const all = await dataHall()
    const { ada, dataCenter, room, a01 } = all
    const [zone, far] = [
      await ada.nodes.create(node({ type: 'zone', name: 'Cold 1', kind: 'cold_aisle', parent_id: room.id })),
      await ada.nodes.create(node({ type: 'zone', name: 'Far', kind: 'pod', parent_id: dataCenter.id })),
    ]
    const { id, width, height } = await ada.files.upload(png('floor.png'), { purpose: 'plan_picture' })
    const plan = {
      ...noPlan,
      grid: { x_mm: 300, y_mm: 0 },
      shapes: [wall, aisle('a1', zone.id), aisle('a2', far.id), aisle('a3', null)],
      picture: {
        file_id: id,
        width_px: width ?? 0,
        height_px: height ?? 0,
        mm_per_px: 12.5,
        x_mm: -300,
        y_mm: 600,
        opacity: 40,
      },
      racks: [{ id: a01.id, x_mm: 600, y_mm: 1200, rotation: 90 as const }],
    }
    const drawn = await ada.nodes.savePlan(await ada.nodes.plan(room.id), plan)
    const { ids, batch_id } = await ada.nodes.copy(room.id, {
      parent_id: dataCenter.id,
      name: 'Hall 2',
      code: null,
    })
    return { ...all, zone, far, drawn, copied: ids[0] ?? '', batch_id }
  }

  test('has its plan: what is drawn, where racks stand, and the aisles of its own zones', async () => {
    const { ada, far, zone, drawn, copied } = await drawnHall()
    const plan = await ada.nodes.plan(copied)
    const own = await named({ ada, name: 'Cold 1', below: copied })
    expect(own?.id).not.toBe(zone.id)
    expect(plan).toMatchObject({
      version: 2,
      grid: drawn.grid,
      shapes: [wall, aisle('a1', own?.id ?? null), aisle('a2', far.id), aisle('a3', null)],
    })
    const racks = plan.racks.map(({ name, x_mm, y_mm, rotation }) => ({ name, x_mm, y_mm, rotation }))
    expect(racks).toEqual([
      { name: 'A01', x_mm: 600, y_mm: 1200, rotation: 90 },
      { name: 'A02', x_mm: null, y_mm: null, rotation: null },
    ])
    expect((await ada.nodes.history(copied)).results).toMatchObject([
      { action: 'update', field: 'plan' },
      { action: 'create' },
    ])
  })

  test('has a background of its own, which stays when the other one goes', async () => {
    const { ada, room, drawn, copied } = await drawnHall()
    const { picture } = await ada.nodes.plan(copied)
    expect(picture).toEqual({ ...drawn.picture, file_id: picture?.file_id })
    expect(picture?.file_id).not.toBe(drawn.picture?.file_id)
    await ada.nodes.savePlan(await ada.nodes.plan(room.id), noPlan)
    expect((await ada.files.content(picture?.file_id ?? '')).size).toBeGreaterThan(0)
  })

  test('goes with all that is drawn of it by one undo, and can be drawn on before', async () => {
    const { ada, room, a01, drawn, copied, batch_id } = await drawnHall()
    const { picture } = await ada.nodes.plan(copied)
    await ada.batches.undo(batch_id)
    expect(await failure(ada.nodes.plan(copied))).toMatchObject({ status: 404 })
    expect(await failure(ada.files.content(picture?.file_id ?? ''))).toMatchObject({ status: 404 })
    expect(await ada.nodes.plan(room.id)).toMatchObject({ shapes: drawn.shapes, picture: drawn.picture })
    const again = await ada.nodes.savePlan(await ada.nodes.plan(room.id), {
      ...noPlan,
      racks: [{ id: a01.id, ...spot(0, 0) }],
    })
    expect(again.picture).toBeNull()
  })
})
