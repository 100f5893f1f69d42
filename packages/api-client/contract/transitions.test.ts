import { describe, expect, test } from 'vitest'
import type { AssetStatus } from '@plenum/domain/asset'
import { at, hall, stand } from './hall.ts'
import { inDays, lastBatch, why, yard } from './yard.ts'
import { advance, failure, join, raw } from './world.ts'

describe('a change of status', () => {
  test('that the table of the domain allows is done, any other is refused and changes nothing', async () => {
    const { ada, known } = await yard()
    const before = await known('active')
    expect(await failure(ada.assets.transition(before, { to: 'repair', ...why }))).toMatchObject({
      status: 409,
      errors: [{ code: 'transition_refused', attr: 'to' }],
    })
    expect(await ada.assets.get(before.id)).toEqual(before)
    const { id, status } = await ada.assets.transition(before, { to: 'maintenance', ...why })
    expect(status).toBe('maintenance')
    expect((await ada.assets.get(id)).status).toBe('maintenance')
  })
})

test('a change of status is written down with its reason, and who and when', async () => {
  const { ada, known } = await yard()
  const seen = await known('active')
  advance(1000)
  const faulty = await ada.assets.transition(seen, {
    to: 'faulty',
    reason: 'PSU 2 is dead',
    category: 'fault',
  })
  expect(faulty.version).toBe(seen.version + 1)
  expect(faulty.last_update > seen.last_update).toBe(true)
  expect((await ada.assets.history(seen.id, { limit: 1 })).results).toMatchObject([
    {
      field: 'status',
      from: 'active',
      to: 'faulty',
      batch: { kind: 'status', reason: 'PSU 2 is dead', category: 'fault', actor: { name: 'Ada Byron' } },
    },
  ])
})

describe('a change of status', () => {
  test('writes the moments of its life, to the millisecond', async () => {
    const { ada, r01, known } = await yard()
    const received = await known('planning')
    const steps: [AssetStatus, object][] = [
      ['received', { received_at: expect.any(String) }],
      ['installation', { installed_at: expect.any(String) }],
      ['active', { activated_at: expect.any(String), powered_off_at: null }],
      ['out_of_service', { powered_off_at: expect.any(String) }],
      ['standby', { powered_off_at: null }],
    ]
    let seen = received
    for (const [to, expected] of steps) {
      advance(1000)
      seen = await ada.assets.transition(seen, { to, ...why })
      expect(seen).toMatchObject(expected)
    }
    const moments = [seen.received_at ?? '', seen.installed_at ?? '', seen.activated_at ?? '']
    expect(moments.toSorted((one, other) => one.localeCompare(other))).toEqual(moments)
    expect(seen.location).toMatchObject({ node_id: r01.id })
  })

  test('remembers where maintenance returns to', async () => {
    const { ada, known } = await yard()
    const kept = await ada.assets.transition(await known('standby'), { to: 'maintenance' })
    expect(kept.previous_status).toBe('standby')
    expect((await ada.assets.transition(kept, { to: 'standby' })).previous_status).toBeNull()
  })

  test('racks it where it is said to, in the same batch', async () => {
    const { ada, r01, r02, known } = await yard()
    const seen = await known('received', at(r01, null, null))
    const racked = await ada.assets.transition(seen, { to: 'installation', place: at(r02, 20) })
    expect(racked).toMatchObject({ status: 'installation', location: at(r02, 20) })
    expect((await ada.nodes.get(r02.id)).asset_count).toBe(1)
    await ada.batches.undo(await lastBatch(ada))
    const undone = await ada.assets.get(seen.id)
    expect(undone).toEqual({ ...seen, version: undone.version, last_update: undone.last_update })
  })

  test('racks it where that was planned', async () => {
    const { ada, r02, server } = await yard()
    const bare = await server('Web 0')
    const model = { serial_number: 'SN', owner_id: ada.user.id }
    const planned = await ada.assets.move(await ada.assets.update(bare, model), {
      ...at(r02, 5),
      planned_for: inDays(10),
    })
    const racked = await ada.assets.transition(planned, { to: 'installation' })
    expect(racked).toMatchObject({ location: at(r02, 5), planned_move: null })
  })
})

describe('a change of status is refused, and changes nothing,', () => {
  test('without a place, naming that', async () => {
    const { ada, server } = await yard()
    const seen = await stand(await server('Web 0'), 'repair')
    expect(await failure(ada.assets.transition(seen, { to: 'active' }))).toMatchObject({
      status: 400,
      errors: [{ code: 'place_missing', attr: 'place' }],
    })
    expect(await ada.assets.get(seen.id)).toEqual(seen)
  })

  test('before the thing is known, naming every field that is missing', async () => {
    const { ada, r01, server } = await yard()
    const seen = await stand(await server('Web 0', at(r01, 1)), 'received')
    expect(await failure(ada.assets.transition(seen, { to: 'installation' }))).toMatchObject({
      status: 400,
      errors: [
        { code: 'identity_missing', attr: 'serial_number' },
        { code: 'identity_missing', attr: 'owner_id' },
      ],
    })
  })

  test('into use before its cords are known, naming the paths', async () => {
    const { ada, known } = await yard()
    const bare = { asset_type: 'SRV', cords_b: null }
    const seen = await ada.assets.update(await known('installation'), bare)
    for (const to of ['active', 'standby'] as const)
      expect(await failure(ada.assets.transition(seen, { to }))).toMatchObject({
        status: 400,
        errors: [{ code: 'cords_missing', attr: 'cords_b' }],
      })
    const told = await ada.assets.update(seen, { cords_b: 0 })
    expect((await ada.assets.transition(told, { to: 'active' })).status).toBe('active')
  })

  test('but of what has no cords none are asked', async () => {
    const { ada, known } = await yard()
    for (const asset_type of ['BLD', 'PPN']) {
      const bare = { asset_type, cords_a: null, cords_b: null }
      const seen = await ada.assets.update(await known('installation'), bare)
      expect((await ada.assets.transition(seen, { to: 'active' })).status).toBe('active')
    }
  })

  test.each([
    [{}, ['reason_missing', 'category_missing']],
    [{ reason: 'Broken' }, ['reason_missing', 'category_missing']],
    [{ reason: 'Broken PSU again' }, ['category_missing']],
    [{ category: 'fault' as const }, ['reason_missing']],
  ])('without saying why: %j', async (said, codes) => {
    const { ada, known } = await yard()
    const error = await failure(ada.assets.transition(await known('active'), { to: 'faulty', ...said }))
    expect(error).toMatchObject({ status: 400, errors: codes.map((code) => ({ code })) })
  })

  test('onto units that are taken, naming who is there', async () => {
    const { ada, r01, known } = await yard()
    const seen = await known('received', at(r01, 10))
    const rival = await known('active', at(r01, 9))
    const error = await failure(ada.assets.transition(seen, { to: 'installation' }))
    expect(error).toMatchObject({ status: 400, errors: [{ code: 'place_taken', attr: 'place' }] })
    expect(error).toMatchObject({ message: expect.stringContaining(rival.code) })
    const elsewhere = await ada.assets.transition(seen, { to: 'installation', place: at(r01, 20) })
    expect(elsewhere.location).toMatchObject(at(r01, 20))
  })

  test('into a unit that is none, by the field of the request', async () => {
    const { ada, r01, known } = await yard()
    const move = { to: 'installation', place: at(r01, 42) } as const
    expect(await failure(ada.assets.transition(await known('received'), move))).toMatchObject({
      errors: [{ code: 'place_outside_rack', attr: 'place.position' }],
    })
  })

  test('but not by what takes no units', async () => {
    const { ada, r01, known } = await yard()
    await known('received', at(r01, 9))
    await known('planning', at(r01, 9))
    const seen = await known('received', at(r01, 9))
    expect((await ada.assets.transition(seen, { to: 'installation' })).status).toBe('installation')
  })

  test('from an older version, with how the asset is now', async () => {
    const { ada, known } = await yard()
    const seen = await known('active')
    const present = await ada.assets.update(seen, { name: 'Renamed' })
    const error = await failure(ada.assets.transition(seen, { to: 'standby' }))
    expect(error).toMatchObject({ status: 412, current: present })
  })

  test('without saying from which version, and to those who may only read', async () => {
    const { ada, known } = await yard()
    const seen = await known('active')
    const body = JSON.stringify({ to: 'standby' })
    const response = await raw(ada, `api/assets/${seen.id}/transition/`, { method: 'POST', body })
    expect(response.status).toBe(428)
    const reader = await join(ada, { assets: 'onlyRead' })
    expect(await failure(reader.assets.transition(seen, { to: 'standby' }))).toMatchObject({ status: 403 })
  })

  test('of an asset of another company, as if there were none', async () => {
    const [mine, theirs] = [await yard(), await hall()]
    const seen = await mine.known('active')
    expect(await failure(theirs.ada.assets.transition(seen, { to: 'standby' }))).toMatchObject({
      status: 404,
    })
  })

  test('through a change of fields', async () => {
    const { ada, known } = await yard()
    const { id, version } = await known('active')
    for (const patch of [{ status: 'standby' }, { termination_date: '2026-01-01' }, { received_at: null }]) {
      const init = {
        method: 'PATCH',
        body: JSON.stringify(patch),
        headers: { 'if-match': `"${id}.${version}"` },
      }
      expect((await raw(ada, `api/assets/${id}/`, init)).status).toBe(400)
    }
  })
})
