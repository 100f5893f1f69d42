import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { HELD_MOST } from '@plenum/domain/placement'
import { chassis } from './chassis.ts'
import { database } from './engine.ts'
import { linesOf } from './export-files.ts'
import { at, stand } from './hall.ts'
import { failure } from './world.ts'

describe('what is put into an asset', () => {
  test('is said in an export by the code of that, with the slot', async () => {
    const { ada, host, one, put } = await chassis()
    await put(one, 'Bay 1')
    const columns = ['name', 'inside', 'slot'] as const
    const filter = { status: one.status, search: 'Blade 1' }
    expect(await linesOf(ada, { columns: [...columns], filter })).toEqual([
      ['Name', 'Inside', 'Slot'],
      ['Blade 1', host.code, 'Bay 1'],
    ])
  })

  test('stands where that stands, takes no units, and is told on both sides', async () => {
    const { ada, r01, host, one, put, inRack } = await chassis()
    const inside = await put(one, 'Bay 1')
    expect(inside).toMatchObject({
      location: inRack(r01.id),
      inside: { id: host.id, name: 'Chassis', slot: 'Bay 1' },
    })
    const batches = () => rows(database, v.object({ id: v.string() }), sql`select id from batch order by id`)
    const before = await batches()
    // put there again it is no change
    expect(await put(inside, 'Bay 1')).toEqual(inside)
    expect(await batches()).toEqual(before)
    expect((await ada.assets.get(host.id)).holds).toEqual([
      { id: one.id, name: 'Blade 1', code: one.code, status: one.status, slot: 'Bay 1' },
    ])
    const { results } = await ada.assets.history(one.id, { field: 'inside' })
    expect(results).toMatchObject([{ from: null, to: { id: host.id, name: 'Chassis', slot: 'Bay 1' } }])
  })

  test('moves along with it, and comes back with it', async () => {
    const { ada, r01, r02, host, one, two, put, inRack } = await chassis()
    await put(one, '1')
    // in what is in it
    await put(two, null, await ada.assets.get(one.id))
    const moved = await ada.assets.move(await ada.assets.get(host.id), at(r02, 20))
    for (const { id } of [one, two])
      expect(await ada.assets.get(id)).toMatchObject({ location: inRack(r02.id), inside: {} })
    expect((await ada.nodes.get(r02.id)).asset_count).toBe(3)
    const [line] = (await ada.assets.history(moved.id)).results
    await ada.batches.undo(line?.batch.id ?? '')
    for (const { id } of [one, two])
      expect(await ada.assets.get(id)).toMatchObject({ location: inRack(r01.id), inside: {} })
    expect((await ada.nodes.get(r02.id)).asset_count).toBe(0)
  })

  test('is taken out when it goes elsewhere, and where it is told to stand by itself', async () => {
    const { ada, r01, r02, host, one, two, put } = await chassis()
    const away = await ada.assets.move(await put(one, '1'), at(r02, 3))
    expect(away.inside).toBeNull()
    const here = await ada.assets.move(await put(two, '2'), at(r01, null, null))
    expect(here.inside).toBeNull()
    expect((await ada.assets.get(host.id)).holds).toEqual([])
    const [line] = (await ada.assets.history(away.id)).results
    await ada.batches.undo(line?.batch.id ?? '')
    expect(await ada.assets.get(one.id)).toMatchObject({ inside: { id: host.id, slot: '1' } })
  })

  test('stays where it was when what it was in has gone elsewhere since', async () => {
    const { ada, r01, r02, host, one, put } = await chassis()
    const out = await ada.assets.move(await put(one, '1'), at(r01, null, null))
    const [line] = (await ada.assets.history(out.id)).results
    await ada.assets.move(await ada.assets.get(host.id), at(r02, 20))
    expect(await failure(ada.batches.undo(line?.batch.id ?? ''))).toMatchObject({
      errors: [{ code: 'undo_touched_later' }],
    })
    expect((await ada.assets.get(one.id)).inside).toBeNull()
  })

  test('moves with it among many, and alone where it is chosen alone', async () => {
    const { ada, r02, host, one, two, put, inRack } = await chassis()
    await put(one, '1')
    const ids = [one.id, host.id, two.id]
    const change = { kind: 'move', node_id: r02.id, face: 'front', reason: null } as const
    const { results } = await ada.assets.changeMany({ ids, change })
    expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(ids.map((id) => [id, 'done']))
    expect(await ada.assets.get(one.id)).toMatchObject({ location: inRack(r02.id), inside: { id: host.id } })
    expect((await ada.nodes.get(r02.id)).asset_count).toBe(3)
  })

  test('is named before what it is in goes out of use, and stays when that is closed', async () => {
    const { ada, r01, host, one, put, inRack } = await chassis()
    await put(one, '1')
    const active = await stand(await ada.assets.get(host.id), 'active')
    const to = { to: 'out_of_service', reason: 'It is replaced this week', category: 'replacement' } as const
    expect(await failure(ada.assets.transition(active, to))).toMatchObject({
      errors: [{ code: 'others_depend', detail: expect.stringContaining('Blade 1') as string }],
    })
    const out = await ada.assets.transition(active, { ...to, acknowledged: true })
    expect(await ada.assets.get(one.id)).toMatchObject({ inside: { id: host.id } })
    const { to: _to, ...why } = to
    const end = { ...why, close: true, bears_data: false, acknowledged: true }
    await ada.assets.decommission(out, end)
    expect(await ada.assets.get(one.id)).toMatchObject({ location: inRack(r01.id), inside: null })
  })
})

describe('nothing is put', () => {
  test('into itself, into what it holds, or where something else is', async () => {
    const { ada, r02, server, host, one, two, put } = await chassis()
    const inside = await put(one, 'A1')
    const refusing = async (call: Promise<unknown>, code: string, attr: string) =>
      expect(await failure(call)).toMatchObject({ errors: [{ code, attr }] })
    const again = await ada.assets.get(host.id)
    await refusing(put(again, null, again), 'inside_itself', 'host_id')
    await refusing(put(again, null, inside), 'inside_itself', 'host_id')
    await refusing(put(two, 'a1'), 'slot_taken', 'slot')
    const loose = await server('Loose')
    const nowhere = { ...at(r02, null, null), host_id: loose.id }
    await refusing(ada.assets.move(two, nowhere), 'place_missing', 'host_id')
    const elsewhere = { ...at(r02, null, null), host_id: host.id }
    await refusing(ada.assets.move(two, elsewhere), 'invalid', 'node_id')
    const later = { ...at(r02, null, null), host_id: host.id, planned_for: '2999-01-01' }
    await refusing(ada.assets.move(two, later), 'invalid', 'planned_for')
    expect((await ada.assets.get(two.id)).inside).toBeNull()
  })

  test('into what holds as much as one can', async () => {
    const { ada, host, one, put } = await chassis()
    const { id: company_id } = ada.user.company
    await database.execute(sql`
      with made as (
        insert into asset (company_id, id, name, code, asset_type, status, registration_date, last_update)
        select ${company_id}, gen_random_uuid(), 'Blade', 'BLADE-' || n, 'SRV', 'active', '2026-01-01', now()
        from generate_series(1, ${HELD_MOST}::int) n returning id
      )
      insert into asset_inside (company_id, asset_id, host_id) select ${company_id}, id, ${host.id} from made`)
    expect(await failure(put(one, null))).toMatchObject({ errors: [{ code: 'place_full', attr: 'host_id' }] })
  })
})
