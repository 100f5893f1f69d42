import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database } from './engine.ts'
import { at, hall } from './hall.ts'
import { advance, failure, join, now } from './world.ts'
import { inDays, lastBatch, why, yard } from './yard.ts'

const DAY = 864e5

describe('a day', () => {
  test('shows what stood there, by the status of then, and what came and went', async () => {
    const { ada, r01, r02, known } = await yard()
    const seen = await known('active', at(r01, 5))
    const arrived = inDays(0)
    advance(2 * DAY)
    const failed = await ada.assets.transition(seen, { to: 'faulty', ...why })
    advance(DAY)
    await ada.assets.move(failed, at(r02, 7, 'rear'))
    const moved = inDays(0)
    advance(DAY)
    expect(await ada.nodes.contentsAt(r01.id, arrived)).toMatchObject({
      assets: [{ id: seen.id, position: 5, face: 'front', status: 'active' }],
      came: [seen.id],
      left: [],
      coming: [],
    })
    expect(await ada.nodes.contentsAt(r01.id, inDays(-2))).toMatchObject({
      assets: [{ id: seen.id, status: 'faulty' }],
      came: [],
      left: [],
    })
    expect(await ada.nodes.contentsAt(r01.id, moved)).toMatchObject({
      assets: [],
      came: [],
      left: [{ id: seen.id, position: 5, face: 'front' }],
    })
    expect(await ada.nodes.contentsAt(r02.id, moved)).toMatchObject({
      assets: [{ id: seen.id, position: 7, face: 'rear' }],
      came: [seen.id],
    })
  })

  test('still shows what was made by mistake and taken back', async () => {
    const { ada, r01, server } = await hall()
    const seen = await server('Mistaken', at(r01, 5))
    const then = now().toISOString()
    advance(DAY)
    await ada.batches.undo(await lastBatch(ada))
    expect((await ada.nodes.contents(r01.id)).assets).toEqual([])
    const { assets } = await ada.nodes.contentsAt(r01.id, then)
    expect(assets).toMatchObject([{ id: seen.id, name: 'Mistaken', position: 5, u_height: 2, version: 0 }])
    expect((await ada.nodes.timeline(r01.id)).days).toEqual([
      { day: then.slice(0, 10), came: 1, left: 0, moved: 0 },
      { day: inDays(0), came: 0, left: 1, moved: 0 },
    ])
    // nothing stands there nor stood there as far as anybody is asked
    await ada.nodes.remove(await ada.nodes.get(r01.id))
  })

  test('to come shows what is planned by then where it is planned, and no longer where it stands', async () => {
    const { ada, dataCenter, r01, r02, known } = await yard()
    const seen = await known('active', at(r01, 5))
    await ada.assets.move(seen, { ...at(r02, 10), planned_for: inDays(4) })
    expect((await ada.nodes.contentsAt(r01.id, inDays(3))).assets).toMatchObject([{ id: seen.id }])
    expect((await ada.nodes.contentsAt(r02.id, inDays(3))).coming).toMatchObject([
      { id: seen.id, planned_for: inDays(4) },
    ])
    expect(await ada.nodes.contentsAt(r01.id, inDays(4))).toMatchObject({
      assets: [],
      left: [{ id: seen.id, position: 5 }],
    })
    expect(await ada.nodes.contentsAt(r02.id, inDays(4))).toMatchObject({
      assets: [{ id: seen.id, position: 10 }],
      came: [seen.id],
      coming: [],
    })
    expect(await ada.nodes.contentsAt(r02.id, inDays(5))).toMatchObject({ came: [], left: [] })
    expect(await ada.nodes.standing(dataCenter.id, inDays(4))).toEqual({
      all: { racks: 2, units: 84, units_used: 2, assets: 1, came: 0, left: 0 },
      places: [
        { id: r01.id, name: 'R01', type: 'rack', units: 42, units_used: 0, assets: 0, came: 0, left: 1 },
        { id: r02.id, name: 'R02', type: 'rack', units: 42, units_used: 2, assets: 1, came: 1, left: 0 },
      ],
      is_whole: true,
    })
    expect((await ada.nodes.timeline(dataCenter.id)).days).toEqual([
      { day: inDays(0), came: 1, left: 0, moved: 0 },
      { day: inDays(4), came: 0, left: 0, moved: 1 },
    ])
  })

  test('is refused where it is none, and for somebody who may not see assets', async () => {
    const { ada, r01 } = await hall()
    for (const day of ['2026-02-30', 'yesterday', '']) {
      expect(await failure(ada.nodes.contentsAt(r01.id, day))).toMatchObject({
        status: 400,
        errors: [{ code: 'invalid_date', attr: 'at' }],
      })
    }
    const grace = await join(ada, { hierarchy: 'write' })
    const { nodes } = grace
    expect(await failure(nodes.contentsAt(r01.id, inDays(1)))).toMatchObject({ status: 403 })
    expect(await failure(nodes.standing(r01.id, inDays(1)))).toMatchObject({ status: 403 })
    expect(await failure(nodes.timeline(r01.id))).toMatchObject({ status: 403 })
    expect(await failure(ada.nodes.timeline(randomUUID()))).toMatchObject({ status: 404 })
    expect(await failure(ada.nodes.standing(randomUUID(), inDays(1)))).toMatchObject({ status: 404 })
  })
})

describe('conflicts', () => {
  test('name what is planned where something still stands, until that leaves', async () => {
    const { ada, dataCenter, r01, r02, known } = await yard()
    const there = await known('active', at(r02, 10))
    const coming = await known('active', at(r01, 5))
    await ada.assets.move(coming, { ...at(r02, 11), planned_for: inDays(4) })
    await ada.assets.move(there, { ...at(r01, 20), planned_for: inDays(9) })
    const conflict = {
      code: 'place_taken',
      from: inDays(4),
      to: inDays(9),
      thing: { id: coming.id, name: coming.name, node_id: r02.id, position: 11, planned_for: inDays(4) },
      rival: { id: there.id, position: 10, planned_for: null },
    }
    expect((await ada.nodes.timeline(r02.id)).conflicts).toMatchObject([conflict])
    expect((await ada.nodes.timeline(dataCenter.id)).conflicts).toMatchObject([conflict])
    expect((await ada.nodes.timeline(r01.id)).conflicts).toEqual([])
  })

  test('name two plans for the same units, a rack that shrank and one that is out of use', async () => {
    const { ada, r01, r02, known } = await yard()
    const [one, other] = [await known('active', at(r01, 5)), await known('active', at(r01, 9))]
    await ada.assets.move(one, { ...at(r02, 30), planned_for: inDays(4) })
    await ada.assets.move(other, { ...at(r02, 31), planned_for: inDays(6) })
    const codes = async () => (await ada.nodes.timeline(r02.id)).conflicts.map(({ code }) => code)
    expect(await codes()).toEqual(['place_taken'])
    // refused where something would be outside, but an older version let it
    await database.execute(sql`update node set u_height = 31 where id = ${r02.id}`)
    expect(await codes()).toEqual(['place_outside_rack', 'place_taken'].toSorted())
    await ada.nodes.update(await ada.nodes.get(r02.id), { status: 'out_of_service', u_height: 42 })
    expect((await codes()).toSorted()).toEqual(['place_out_of_use', 'place_out_of_use', 'place_taken'])
    for (let day = 0; day < 5; day++) {
      advance(DAY)
      // a session of which nothing is heard ends
      await codes()
    }
    expect(await codes()).toContain('plan_overdue')
  })

  test('name plans that only together are too heavy for a rack and too much for a path', async () => {
    const { ada, dataCenter, r01, r02, known } = await yard()
    await ada.nodes.update(r02, { max_static_load_kg: 100, power_capacity_a_kw: 1, power_capacity_b_kw: 5 })
    const coming = async (weight_kg: number, position: number, days: number) => {
      const seen = await known('active')
      const update = { weight_kg, budget_w: 600, cords_a: 1, cords_b: 0 }
      const heavy = await ada.assets.update(await ada.assets.get(seen.id), update)
      await ada.assets.move(heavy, { ...at(r02, position), planned_for: inDays(days) })
      return heavy
    }
    const first = await coming(60, 10, 4)
    expect((await ada.nodes.timeline(r02.id)).conflicts).toEqual([])
    const second = await coming(50, 20, 6)
    const both = {
      from: inDays(6),
      to: null,
      thing: { id: second.id, position: 20, planned_for: inDays(6) },
      rival: { id: first.id },
    }
    const told = [
      { ...both, code: 'weight_exceeded', is: 110, limit: 100 },
      { ...both, code: 'failover_exceeded', path: 'a', is: 1200, limit: 1000 },
    ]
    expect((await ada.nodes.timeline(r02.id)).conflicts).toMatchObject(told)
    expect((await ada.nodes.timeline(dataCenter.id)).conflicts).toMatchObject(told)
    expect((await ada.nodes.timeline(r01.id)).conflicts).toEqual([])
  })
})
