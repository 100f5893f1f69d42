import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { checkCounters } from '@plenum/api-server/store/rack-capacity'
import { database } from './engine.ts'
import { codesOf, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { now, type Connection } from './world.ts'
import { inDays } from './yard.ts'
import { moving, request, workYard, refuseFaults, type WorkYard } from './work-yard.ts'

afterEach(refuseFaults)

const why = 'Not in this window'
const kept = async ({ reservations }: Connection) => (await reservations.list({ state: 'active' })).results
const used = async ({ ada, r02 }: WorkYard) => (await ada.nodes.totals(r02.id)).capacity.space.used
const reserved = async ({ ada, r02 }: WorkYard) => (await ada.nodes.totals(r02.id)).capacity.space.reserved

describe('the units that a request wants', () => {
  test('are said to be wanted by it while it waits, and are in nobody’s way', async () => {
    const all = await workYard()
    const { ada, asker, known, r02 } = all
    const { id, name } = await asker.auth.me()
    const sent = await all.submitted([moving(await known('active'), at(r02, 10))])
    expect(await kept(ada)).toMatchObject([
      { ...at(r02, 10), is_firm: false, owner: { id }, reason: expect.stringContaining(sent.code) },
    ])
    expect(await reserved(all)).toBe(2)
    const other = await known('active')
    const { findings } = await ada.nodes.fit(r02.id, { asset_id: other.id, position: 11, face: 'front' })
    expect(findings[0]).toMatchObject({
      code: 'place_planned',
      level: 'warn',
      rivals: [{ code: sent.code, name: expect.stringContaining(name) }],
    })
    expect(await ada.assets.move(other, at(r02, 11))).toMatchObject({ location: at(r02, 11) })
    expect(await checkCounters(database, now())).toEqual([])
    const error = await refused(all.act(all.boss, sent, { action: 'approve' }))
    expect(error.errors).toMatchObject([{ code: 'place_taken', attr: 'items.0.to.position' }])
  })

  test('are kept for it from its approval on, by the same reservation', async () => {
    const all = await workYard()
    const { ada, act, boss, known, r02 } = all
    const sent = await all.submitted([moving(await known('active'), at(r02, 10))])
    const [soft] = await kept(ada)
    await act(boss, sent, { action: 'approve' })
    expect(await kept(ada)).toMatchObject([{ id: soft?.id, is_firm: true }])
    expect([await used(all), await reserved(all)]).toEqual([0, 2])
    expect(codesOf(await refused(ada.assets.move(await known('active'), at(r02, 11))))).toEqual([
      'place_reserved',
    ])
    const { findings } = await ada.nodes.fit(r02.id, {
      asset_id: (await known('active')).id,
      position: 11,
      face: 'front',
    })
    expect(findings[0]).toMatchObject({ code: 'place_reserved', rivals: [{ code: sent.code }] })
    expect(await checkCounters(database, now())).toEqual([])
  })

  test('are told to who wants them too, on whichever day, and go to who is approved first', async () => {
    const all = await workYard()
    const { asker, act, boss, known, r02 } = all
    const first = await all.submitted([moving(await known('active'), at(r02, 10))])
    const second = await asker.work.create(
      request([moving(await known('active'), at(r02, 11))], { wanted_on: inDays(9) }),
    )
    const check = await asker.work.check(second.id)
    expect(check).toMatchObject({
      blocks: false,
      clashes: [{ kind: 'place', subject: { id: r02.id }, request: { code: first.code } }],
    })
    const sent = await act(asker, second, { action: 'submit' })
    expect(sent.items[0]?.fit?.findings[0]).toMatchObject({
      code: 'place_planned',
      rivals: [{ code: first.code }],
    })
    expect((await asker.work.check(first.id)).clashes).toMatchObject([
      { kind: 'place', request: { code: second.code } },
    ])
    await act(boss, second, { action: 'approve' })
    const error = await refused(act(boss, first, { action: 'approve' }))
    expect(error.errors).toMatchObject([{ code: 'place_reserved', attr: 'items.0.to.position' }])
    expect(error.errors[0]?.detail).toContain(second.code)
  })

  test.each(['return', 'reject'] as const)('are free again after a %s', async (action) => {
    const all = await workYard()
    const { ada, act, boss, asker, known, r02 } = all
    const sent = await all.submitted([moving(await known('active'), at(r02, 10))])
    const sentBack = await act(boss, sent, { action, reason: why })
    expect(await kept(ada)).toEqual([])
    expect(await reserved(all)).toBe(0)
    if (action === 'reject') return
    await act(asker, sentBack, { action: 'submit' })
    expect(await kept(ada)).toMatchObject([{ is_firm: false }])
  })

  test('are said by it alone, and are kept there from its approval on', async () => {
    const all = await workYard()
    const { ada, act, boss, known, r02 } = all
    const sent = await all.submitted([moving(await known('active'), at(r02, 10))])
    const [soft] = await kept(ada)
    if (soft === undefined) throw new Error('Nothing is kept')
    expect(soft.is_of_work).toBe(true)
    for (const place of [{ position: 20 }, { face: 'rear' }, { node_id: all.r01.id }] as const) {
      const error = await refused(ada.reservations.update(soft, place))
      expect(error).toMatchObject({ status: 409, errors: [{ code: 'reservation_of_work' }] })
    }
    await ada.reservations.update(soft, { reason: 'For the move', position: 10 })
    // moved by hand where that was still allowed, and told of its end
    await database.execute(sql`
      update reservation set position = 20, expires_on = ${inDays(3)}::date, told = 'soon' where id = ${soft.id}`)
    await act(boss, sent, { action: 'approve' })
    expect(await kept(ada)).toMatchObject([{ ...at(r02, 10), id: soft.id, is_firm: true }])
    const told = sql`select told from reservation where id = ${soft.id}`
    expect(await rows(database, v.object({ told: v.nullable(v.string()) }), told)).toEqual([{ told: null }])
    expect(await checkCounters(database, now())).toEqual([])
  })

  test('are kept at its approval though somebody released them meanwhile', async () => {
    const all = await workYard()
    const { ada, act, boss, known, r02 } = all
    const sent = await all.submitted([moving(await known('active'), at(r02, 10))])
    const [soft] = await kept(ada)
    await ada.reservations.release({ ids: [soft?.id ?? ''] })
    await act(boss, sent, { action: 'approve' })
    expect(await kept(ada)).toMatchObject([{ ...at(r02, 10), is_firm: true }])
  })
})
