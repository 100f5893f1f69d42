import { describe, expect, test } from 'vitest'
import { at } from './hall.ts'
import { failure } from './world.ts'
import { inDays, lastBatch, yard } from './yard.ts'

describe('a planned move', () => {
  test('moves nothing yet, and says where to, when, by whom and why', async () => {
    const { ada, r01, r02, known } = await yard()
    const seen = await known('active', at(r01, 5))
    const planned_for = inDays(11)
    const planned = await ada.assets.move(seen, { ...at(r02, 10), planned_for, reason: 'Empties R01' })
    expect(planned).toMatchObject({
      status: 'active',
      location: at(r01, 5),
      planned_move: { ...at(r02, 10), planned_for, by: 'Ada Byron', reason: 'Empties R01' },
      version: seen.version + 1,
    })
    expect((await ada.nodes.get(r02.id)).asset_count).toBe(0)
    const { assets, coming } = await ada.nodes.contents(r02.id)
    expect(assets).toEqual([])
    expect(coming).toMatchObject([{ id: seen.id, name: seen.name, position: 10, planned_for }])
    expect((await ada.nodes.contents(r01.id)).coming).toEqual([])
    const [event] = (await ada.assets.history(seen.id, { limit: 1 })).results
    expect(event).toMatchObject({ field: 'planned_move', from: null, to: { ...at(r02, 10), planned_for } })
    expect(event?.batch).toMatchObject({ kind: 'move', reason: 'Empties R01' })
  })

  test('takes no room before its day', async () => {
    const { ada, r02, known } = await yard()
    await ada.assets.move(await known('active'), { ...at(r02, 10), planned_for: inDays(11) })
    const other = await ada.assets.move(await known('active'), at(r02, 10))
    expect(other.location).toMatchObject(at(r02, 10))
  })

  test('is carried out by moving there, and no other move touches it', async () => {
    const { ada, r02, known } = await yard()
    const seen = await known('active')
    const planned = await ada.assets.move(seen, { ...at(r02, 10), planned_for: inDays(11) })
    const aside = await ada.assets.move(planned, at(r02, 20))
    expect(aside.planned_move).toEqual(planned.planned_move)
    const there = await ada.assets.move(aside, at(r02, 10))
    expect(there).toMatchObject({ location: at(r02, 10), planned_move: null })
    await ada.batches.undo(await lastBatch(ada))
    expect(await ada.assets.get(seen.id)).toMatchObject({
      location: at(r02, 20),
      planned_move: planned.planned_move,
    })
  })

  test('is replaced by the next one and given up, and both can be undone', async () => {
    const { ada, r02, known } = await yard()
    const first = await ada.assets.move(await known('active'), { ...at(r02, 10), planned_for: inDays(11) })
    const second = await ada.assets.move(first, { ...at(r02, 12), planned_for: inDays(12) })
    expect(second.planned_move).toMatchObject(at(r02, 12))
    const none = await ada.assets.cancelMove(second)
    expect(none.planned_move).toBeNull()
    await ada.batches.undo(await lastBatch(ada))
    expect((await ada.assets.get(first.id)).planned_move).toEqual(second.planned_move)
  })

  test('is undone', async () => {
    const { ada, r02, known } = await yard()
    const seen = await known('active')
    await ada.assets.move(seen, { ...at(r02, 10), planned_for: inDays(11) })
    await ada.batches.undo(await lastBatch(ada))
    expect((await ada.assets.get(seen.id)).planned_move).toBeNull()
  })

  test('is refused for today and before, and for where it can never be', async () => {
    const { ada, r02, dataCenter, known } = await yard()
    const seen = await known('active')
    for (const days of [0, -1]) {
      expect(
        await failure(ada.assets.move(seen, { ...at(r02, 10), planned_for: inDays(days) })),
      ).toMatchObject({ status: 400, errors: [{ code: 'planned_in_past', attr: 'planned_for' }] })
    }
    const later = { planned_for: inDays(3) }
    expect(await failure(ada.assets.move(seen, { ...at(r02, 42), ...later }))).toMatchObject({
      errors: [{ code: 'place_outside_rack' }],
    })
    expect(await failure(ada.assets.move(seen, { ...at(dataCenter, 3), ...later }))).toMatchObject({
      errors: [{ code: 'place_needs_rack' }],
    })
    expect(await ada.assets.get(seen.id)).toEqual(seen)
  })

  test('is given up only from the version that was seen, and giving up nothing changes nothing', async () => {
    const { ada, r02, known } = await yard()
    const seen = await known('active')
    expect(await ada.assets.cancelMove(seen)).toEqual(seen)
    await ada.assets.move(seen, { ...at(r02, 10), planned_for: inDays(11) })
    expect(await failure(ada.assets.cancelMove(seen))).toMatchObject({ status: 412 })
  })
})
