import { describe, expect, test } from 'vitest'
import { sweepFiles } from '@plenum/api-server/store/sweep-files'
import { UNDO_DAYS } from '@plenum/domain/history'
import type { PlanPicture } from '@plenum/domain/plan-picture'
import { hall, node, noPlan } from './hall.ts'
import { png } from './uploads.ts'
import { advance, failure, found, join, now, PASSWORD, ports, type Connection } from './world.ts'
import { lastBatch } from './yard.ts'

const DAY = 24 * 60 * 60 * 1000

const upload = (by: Connection, name = 'floor.png') => by.files.upload(png(name), { purpose: 'plan_picture' })

/** An upload as it lies under a plan. */
const laid = async (by: Connection, over: Partial<PlanPicture> = {}): Promise<PlanPicture> => {
  const { id, width, height } = await upload(by)
  return {
    file_id: id,
    width_px: width ?? 0,
    height_px: height ?? 0,
    mm_per_px: 12.5,
    x_mm: -300,
    y_mm: 600,
    opacity: 40,
    ...over,
  }
}

/** A room with nothing in it. */
const bareRoom = async () => {
  const { ada, dataCenter } = await hall()
  const make = (name: string) =>
    ada.nodes.create(node({ type: 'room', name, parent_id: dataCenter.id, width_mm: 6000, depth_mm: 4000 }))
  return { ada, room: await make('Hall'), other: await make('Spare') }
}

describe('the picture under a plan', () => {
  test('is kept with its scale, place and strength, and taken away', async () => {
    const { ada, room } = await bareRoom()
    const seen = await ada.nodes.plan(room.id)
    expect(seen.picture).toBeNull()
    const picture = await laid(ada)
    const drawn = await ada.nodes.savePlan(seen, { ...noPlan, picture })
    expect(drawn).toMatchObject({ picture, version: 2 })
    expect((await ada.files.content(picture.file_id)).size).toBeGreaterThan(0)
    const moved = { ...picture, x_mm: 0, mm_per_px: 20, opacity: 100 }
    expect((await ada.nodes.savePlan(drawn, { ...noPlan, picture: moved })).picture).toEqual(moved)
    const bare = await ada.nodes.savePlan(await ada.nodes.plan(room.id), noPlan)
    expect(bare.picture).toBeNull()
    expect(await failure(ada.files.content(picture.file_id))).toMatchObject({ status: 404 })
  })

  test('comes back by an undo, with its file, and goes by one', async () => {
    const { ada, room } = await bareRoom()
    const picture = await laid(ada)
    const drawn = await ada.nodes.savePlan(await ada.nodes.plan(room.id), { ...noPlan, picture })
    const next = await laid(ada, { x_mm: 900 })
    await ada.nodes.savePlan(drawn, { ...noPlan, picture: next })
    expect(await failure(ada.files.content(picture.file_id))).toMatchObject({ status: 404 })
    const replaced = await lastBatch(ada)
    await ada.batches.undo(replaced)
    expect((await ada.nodes.plan(room.id)).picture).toEqual(picture)
    expect((await ada.files.content(picture.file_id)).size).toBeGreaterThan(0)
    expect(await failure(ada.files.content(next.file_id))).toMatchObject({ status: 404 })
  })

  test('goes with its room and comes back with it', async () => {
    const { ada, room } = await bareRoom()
    const picture = await laid(ada)
    await ada.nodes.savePlan(await ada.nodes.plan(room.id), { ...noPlan, picture })
    await ada.nodes.remove(room)
    expect(await failure(ada.files.content(picture.file_id))).toMatchObject({ status: 404 })
    await ada.batches.undo(await lastBatch(ada))
    expect((await ada.nodes.plan(room.id)).picture).toEqual(picture)
    expect((await ada.files.content(picture.file_id)).size).toBeGreaterThan(0)
  })

  test('that was taken off lies again where somebody drew on meanwhile, until nothing can be undone', async () => {
    const { ada, room } = await bareRoom()
    const picture = await laid(ada)
    const drawn = await ada.nodes.savePlan(await ada.nodes.plan(room.id), { ...noPlan, picture })
    const bare = await ada.nodes.savePlan(drawn, noPlan)
    const again = await ada.nodes.savePlan(bare, { ...noPlan, picture })
    expect(again.picture).toEqual(picture)
    const gone = await ada.nodes.savePlan(again, noPlan)
    advance((UNDO_DAYS + 1) * DAY)
    await sweepFiles(ports, now())
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    expect(await failure(ada.nodes.savePlan(gone, { ...noPlan, picture }))).toMatchObject({ status: 400 })
  })

  test('is a file of one’s own that was brought for a plan, as large as is said', async () => {
    const { ada, room, other } = await bareRoom()
    const [eve, grace] = [await found(), await join(ada, { hierarchy: 'write', library: 'write' })]
    const seen = await ada.nodes.plan(room.id)
    const elsewhere = await laid(ada)
    await ada.nodes.savePlan(await ada.nodes.plan(other.id), { ...noPlan, picture: elsewhere })
    const logo = await ada.files.upload(png(), { purpose: 'brand_logo' })
    const mine = await laid(ada)
    const strange = [elsewhere, await laid(eve), await laid(grace), { ...mine, file_id: logo.id }]
    for (const picture of strange) {
      expect(await failure(ada.nodes.savePlan(seen, { ...noPlan, picture }))).toMatchObject({
        status: 400,
        errors: [{ code: 'does_not_exist', attr: 'picture.file_id' }],
      })
    }
    const wrong = { ...mine, width_px: mine.width_px + 1 }
    expect(await failure(ada.nodes.savePlan(seen, { ...noPlan, picture: wrong }))).toMatchObject({
      status: 400,
      errors: [{ code: 'invalid', attr: 'picture.width_px' }],
    })
    expect(await ada.nodes.plan(room.id)).toEqual(seen)
    // what was refused is not used up
    expect((await ada.nodes.savePlan(seen, { ...noPlan, picture: mine })).picture).toEqual(mine)
  })

  test('is seen by who may see places, and brought by who may change them', async () => {
    const { ada, room } = await bareRoom()
    const [reader, blind] = [
      await join(ada, { hierarchy: 'onlyRead' }),
      await join(ada, { hierarchy: 'noAccess' }),
    ]
    const picture = await laid(ada)
    expect(await failure(reader.files.content(picture.file_id))).toMatchObject({ status: 404 })
    await ada.nodes.savePlan(await ada.nodes.plan(room.id), { ...noPlan, picture })
    expect((await reader.files.content(picture.file_id)).size).toBeGreaterThan(0)
    for (const outside of [blind, await found()]) {
      expect(await failure(outside.files.content(picture.file_id))).toMatchObject({ status: 404 })
    }
    expect(await failure(upload(reader))).toMatchObject({ status: 403 })
  })
})

describe('a plan in which things were moved alone', () => {
  test('is told by its room, and counts again when that is undone', async () => {
    const { ada, dataCenter } = await hall()
    const room = await ada.nodes.create(node({ type: 'room', name: 'Hall', parent_id: dataCenter.id }))
    const rack = await ada.nodes.create(node({ type: 'rack', name: 'A01', u_height: 42, parent_id: room.id }))
    const racks = [{ id: rack.id, x_mm: 600, y_mm: 600, rotation: 0 as const }]
    const moved = await ada.nodes.savePlan(await ada.nodes.plan(room.id), { ...noPlan, racks })
    const [told] = (await ada.nodes.history(room.id)).results
    expect(told).toMatchObject({ field: 'plan', batch: { id: await lastBatch(ada) } })
    await ada.batches.undo(told?.batch.id ?? '')
    const back = await ada.nodes.plan(room.id)
    expect(back.version).toBe(moved.version + 1)
    expect(back.racks[0]).toMatchObject({ x_mm: null })
  })
})
