import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { database } from './engine.ts'
import { at, hall, stand } from './hall.ts'
import { asset, found } from './world.ts'

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
    await put('PDU B', 'PDU', [0, 1])
    const both = await put('Both', 'SRV', [1, 1])
    await put('Only A', 'SRV', [1, 0])
    await put('Unknown', 'SRV', [null, null])
    return { ...all, pdu, both }
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

  test('is told of a rack that is an asset as of its place', async () => {
    const { ada, r01 } = await powered()
    const made = await ada.assets.create(
      asset({ name: 'R01', asset_type: 'RCK', place: at(r01, null, null) }),
    )
    const { inside } = await ada.work.impact({ asset_ids: [(await stand(made, 'active')).id] })
    expect(names(inside)).toEqual(['Both', 'Only A', 'PDU A', 'PDU B', 'Unknown'])
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
