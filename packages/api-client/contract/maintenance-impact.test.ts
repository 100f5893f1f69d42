import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import type { Asset } from '@plenum/domain/asset'
import { database } from './engine.ts'
import { at, hall, stand } from './hall.ts'
import { commit, devices, problems, sendUpdate } from './import-files.ts'
import { maintaining, request } from './work-yard.ts'
import { asset, failure, found } from './world.ts'
import { inDays } from './yard.ts'

describe('what is lost while something is down', () => {
  /** A rack with one PDU on either path, a server on both, one on the first alone, and one of which nobody knows. */
  async function powered() {
    const all = await hall()
    const { ada, r01 } = all
    const put = async (name: string, asset_type: string, cords: [number | null, number | null]) => {
      const [cords_a, cords_b] = cords
      const input = asset({ name, asset_type, cords_a, cords_b, place: at(r01, null, null) })
      return stand(await ada.assets.create(input), 'active')
    }
    const pdu = await put('PDU A', 'PDU', [1, 0])
    const pdu_b = await put('PDU B', 'PDU', [0, 1])
    const both = await put('Both', 'SRV', [1, 1])
    const only_a = await put('Only A', 'SRV', [1, 0])
    const unknown = await put('Unknown', 'SRV', [null, null])
    return { ...all, pdu, pdu_b, both, only_a, unknown }
  }
  const names = (refs: readonly { name: string }[]) => refs.map(({ name }) => name)

  test('is told of assets and of places', async () => {
    const { ada, pdu, r01, r02 } = await powered()
    const impact = await ada.work.impact({ asset_ids: [pdu.id] })
    expect({ ...impact, down: names(impact.down), degraded: names(impact.degraded) }).toEqual({
      inside: [],
      down: ['Only A'],
      degraded: ['Both'],
      unknown: 1,
    })
    const inside = await ada.work.impact({ node_ids: [r01.id] })
    expect(names(inside.inside)).toEqual(['Both', 'Only A', 'PDU A', 'PDU B', 'Unknown'])
    const none = { inside: [], down: [], degraded: [], unknown: 0 }
    expect(await ada.work.impact({ node_ids: [r02.id] })).toEqual(none)
    expect(await ada.work.impact({})).toEqual(none)
    const stranger = await found()
    expect(await stranger.work.impact({ asset_ids: [pdu.id], node_ids: [r01.id] })).toEqual(none)
  })

  test('is told of a blade as of the chassis that it is in', async () => {
    const { ada, pdu, both, only_a, unknown, r01 } = await powered()
    const put = async (blade: Asset, host_id: string) =>
      ada.assets.move(blade, { ...at(r01, null, null), host_id })
    await put(unknown, only_a.id)
    const spare = await ada.assets.create(asset({ name: 'Blade', place: at(r01, null, null) }))
    await put(await stand(spare, 'active'), both.id)
    const impact = await ada.work.impact({ asset_ids: [pdu.id] })
    expect({ ...impact, down: names(impact.down), degraded: names(impact.degraded) }).toEqual({
      inside: [],
      down: ['Only A', 'Unknown'],
      degraded: ['Blade', 'Both'],
      unknown: 0,
    })
  })

  test('is told of a rack that is an asset as of its place', async () => {
    const { ada, r01 } = await powered()
    const made = await ada.assets.create(
      asset({ name: 'R01', asset_type: 'RCK', place: at(r01, null, null) }),
    )
    const { inside } = await ada.work.impact({ asset_ids: [(await stand(made, 'active')).id] })
    expect(names(inside)).toEqual(['Both', 'Only A', 'PDU A', 'PDU B', 'Unknown'])
  })

  test('meets what another request takes from the same things at the same time', async () => {
    const { ada, pdu, pdu_b, r01 } = await powered()
    const replace = (name: string, asset_id: string, wanted_on: string) =>
      ada.work.create(
        request([maintaining({ id: asset_id })], { kind: 'maintenance', title: name, wanted_on }),
      )
    const first = await replace('Replace PDU A', pdu.id, inDays(3))
    const clashes = async (id: string) =>
      (await ada.work.check(id)).clashes.map(({ kind, subject, request: { code } }) => [
        kind,
        subject.name,
        code,
      ])
    await ada.work.act(first, { action: 'submit' })
    const second = await replace('Replace PDU B', pdu_b.id, inDays(3))
    expect(await clashes(second.id)).toEqual([
      ['power', r01.name, first.code],
      ['rack', r01.name, first.code],
    ])
    expect(await clashes((await replace('Later', pdu_b.id, inDays(5))).id)).toEqual([])
  })

  test('keeps a thing from going down by hand until a person says that it may', async () => {
    const { ada, pdu, both } = await powered()
    const seen = await ada.assets.get(pdu.id)
    const named = [{ code: 'others_depend', attr: 'acknowledged', detail: expect.stringContaining('Only A') }]
    expect(await failure(ada.assets.transition(seen, { to: 'maintenance' }))).toMatchObject({
      status: 400,
      errors: named,
    })
    const ending = { reason: 'Replaced by a new one', category: 'replacement', close: true } as const
    expect(await failure(ada.assets.decommission(seen, ending))).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining(named[0] ?? {})]),
    })
    const many = await ada.assets.changeMany({
      ids: [pdu.id, both.id],
      change: { kind: 'status', to: 'maintenance' },
    })
    expect(many.results).toMatchObject([{ outcome: 'refused', errors: named }, { outcome: 'done' }])
    const known = await ada.assets.changeMany({
      ids: [pdu.id],
      change: { kind: 'status', to: 'maintenance', acknowledged: true },
    })
    expect(known.results).toMatchObject([{ outcome: 'done' }])
    await ada.batches.undo(known.batch_id ?? '')
    const back = await ada.assets.get(pdu.id)
    expect(await ada.assets.transition(back, { to: 'standby' })).toMatchObject({ status: 'standby' })
    const now = await ada.assets.get(pdu.id)
    expect(await ada.assets.transition(now, { to: 'maintenance', acknowledged: true })).toMatchObject({
      status: 'maintenance',
    })
  })

  test('is warned of at the row of a file that takes it down, and written down all the same', async () => {
    const { ada, pdu, both } = await powered()
    const idle = await sendUpdate(ada, devices({ asset_tag: pdu.code, status: 'faulty' }))
    expect(await problems(ada, idle)).toEqual([])
    const off = await sendUpdate(
      ada,
      devices({ asset_tag: pdu.code, status: 'offline' }, { asset_tag: both.code, status: 'offline' }),
    )
    const { results } = await ada.imports.rows(off, { view: 'warnings' })
    expect(results).toMatchObject([
      {
        line: 2,
        problems: [{ column: 'status', code: 'others_depend', severity: 'warning', rival: 'Only A' }],
      },
    ])
    await ada.imports.decide(off, { confirmed: true })
    await commit(ada, off)
    expect((await ada.assets.get(pdu.id)).status).toBe('out_of_service')
  })

  test('does not keep what others have beside it, nor a rack once it is empty', async () => {
    const { ada, r02 } = await powered()
    const made = await ada.assets.create(
      asset({ name: 'R02', asset_type: 'RCK', place: at(r02, null, null) }),
    )
    const rack = await stand(made, 'active')
    expect(await ada.assets.transition(rack, { to: 'maintenance' })).toMatchObject({ status: 'maintenance' })
    const inside = await ada.assets.create(asset({ name: 'Late', place: at(r02, null, null) }))
    const again = await ada.assets.transition(await ada.assets.get(rack.id), { to: 'active' })
    expect(await failure(ada.assets.transition(again, { to: 'maintenance' }))).toMatchObject({
      errors: [{ detail: expect.stringContaining(inside.name) as string }],
    })
  })

  test('is kept with a request when it is submitted, and forgotten when that is sent back', async () => {
    const { ada, pdu, both } = await powered()
    const made = await ada.work.create({
      kind: 'maintenance',
      title: 'Replace the PDU',
      items: [{ id: '01890000-0000-7000-8000-000000000001', op: 'maintain', asset_id: pdu.id }],
    })
    expect(made.impact).toBeNull()
    const submitted = await ada.work.act(made, { action: 'submit' })
    expect(names(submitted.impact?.down ?? [])).toEqual(['Only A'])
    await ada.assets.update(await ada.assets.get(both.id), { cords_b: 0 })
    expect((await ada.work.get(made.id)).impact).toEqual(submitted.impact)
    const stored = await rows(
      database,
      v.object({ known: v.boolean() }),
      sql`select impact is not null as known from work_request where id = ${made.id}`,
    )
    expect(stored).toEqual([{ known: true }])
  })
})
