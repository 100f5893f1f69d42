import { describe, expect, test } from 'vitest'
import { ClientError } from '@plenum/api-client/client-error'
import { at, stand } from './hall.ts'
import { check, devices, leaf, send } from './import-files.ts'
import { keeping, reservation } from './keeping.ts'
import { advance, asset, failure, PASSWORD } from './world.ts'
import { inDays, lastBatch, why } from './yard.ts'

/** A hall with units 20 and 21 of the first rack reserved, and a server that wants to go there. */
async function blocked() {
  const all = await keeping()
  const { kept } = await all.keep()
  const [seen] = kept
  if (seen === undefined) throw new Error('Nothing was kept')
  return { ...all, kept: seen, web: await all.server('Web 1', at(all.r02, 1)) }
}

describe('reserved units are not given', () => {
  test('to a move, which says whose they are', async () => {
    const { ada, r01, web, kept } = await blocked()
    expect(await failure(ada.assets.move(web, at(r01, 21)))).toMatchObject({
      status: 400,
      errors: [{ code: 'place_reserved', attr: 'position', detail: expect.stringContaining('Ada Byron') }],
    })
    await ada.reservations.release({ ids: [kept.id] })
    expect(await ada.assets.move(web, at(r01, 21))).toMatchObject({ location: at(r01, 21) })
  })

  test('to the other face by a thing as deep as the rack alone', async () => {
    const { ada, r01, web } = await blocked()
    expect(await ada.assets.move(web, at(r01, 20, 'rear'))).toMatchObject({ location: at(r01, 20, 'rear') })
  })

  test('to a new asset', async () => {
    const { ada, r01, web } = await blocked()
    const wanted = asset({ brand_id: web.brand_id, model_id: web.model_id, place: at(r01, 20) })
    expect(await failure(ada.assets.create(wanted))).toMatchObject({
      errors: [{ code: 'place_reserved', attr: 'place.position' }],
    })
  })

  test('to a change of status that brings something there', async () => {
    const { ada, r01, server } = await blocked()
    const spare = await stand(await server('Spare'), 'received')
    const identity = { serial_number: 'SN-1', owner_id: ada.user.id }
    const known = await ada.assets.update(spare, identity)
    const change = ada.assets.transition(known, { to: 'installation', ...why, place: at(r01, 20) })
    const error = await failure(change)
    expect(error instanceof ClientError && error.errors.map(({ code }) => code)).toContain('place_reserved')
  })

  test('to many at once, who are put around them', async () => {
    const { ada, r02, server, keep } = await blocked()
    await keep([{ node_id: r02.id, position: 3 }])
    const more = [await server('Web 2'), await server('Web 3')]
    const ids = more.map(({ id }) => id)
    await ada.assets.changeMany({ ids, change: { kind: 'move', node_id: r02.id, face: 'front' } })
    const { assets } = await ada.nodes.contents(r02.id)
    expect(new Set(assets.map(({ position }) => position))).toEqual(new Set([1, 5, 7]))
  })

  test('to what is brought back there by taking a move back', async () => {
    const { ada, r01, web } = await blocked()
    const there = await ada.assets.move(web, at(r01, 30))
    await ada.assets.move(there, at(r01, 35))
    const batch = await lastBatch(ada)
    await ada.reservations.create(reservation(r01.id, { owner_id: ada.user.id }, [{ position: 30 }]))
    expect(await failure(ada.batches.undo(batch))).toMatchObject({
      status: 409,
      errors: [{ code: 'place_reserved' }],
    })
  })

  test('but to the asset that they are reserved for, which ends the reservation', async () => {
    const { ada, r01, web, keep } = await blocked()
    const { ids } = await keep([{ position: 30, asset_id: web.id }])
    const moved = await ada.assets.move(web, at(r01, 30))
    expect(moved.location).toMatchObject(at(r01, 30))
    expect(await ada.reservations.get(ids[0] ?? '')).toMatchObject({
      state: 'fulfilled',
      asset: { id: web.id },
    })
    const [event] = (await ada.reservations.history(ids[0] ?? '')).results
    expect(event).toMatchObject({ field: 'ended', from: null, to: 'fulfilled', batch: { kind: 'move' } })
    await ada.batches.undo(await lastBatch(ada))
    expect(await ada.reservations.get(ids[0] ?? '')).toMatchObject({ state: 'active' })
  })

  test('to a row of a file', async () => {
    const { ada, r01 } = await blocked()
    const row = { ...leaf, name: 'Filed', site: 'MAD1', location: '', rack: r01.name, position: '20' }
    const { id } = await send(ada, devices(row))
    await check(ada, id)
    expect((await ada.imports.get(id)).files[0]?.counts).toMatchObject({ good: 0, problem: 1 })
  })

  test('until their last day has passed', async () => {
    const { ada, r01, web, keep } = await blocked()
    await keep([{ position: 30 }], { expires_on: inDays(1) })
    const { email } = ada.user
    for (const days of [1, 1]) {
      expect(await failure(ada.assets.move(web, at(r01, 30)))).toMatchObject({ code: 'place_reserved' })
      advance(days * 864e5)
      await ada.auth.login({ email, password: PASSWORD })
    }
    expect(await ada.assets.move(web, at(r01, 30))).toMatchObject({ location: at(r01, 30) })
  })
})

test('what is reserved is counted as such, until it is released', async () => {
  const { ada, r01, kept } = await blocked()
  const space = async () => (await ada.nodes.totals(r01.id)).capacity.space
  expect(await space()).toMatchObject({ used: 0, reserved: 2 })
  await ada.reservations.release({ ids: [kept.id] })
  expect(await space()).toMatchObject({ reserved: 0 })
})

test('of two who want the same units at once, by a move and by a reservation, one gets them', async () => {
  const { ada, r01, web, keep } = await blocked()
  const ended = await Promise.allSettled([keep([{ position: 5 }]), ada.assets.move(web, at(r01, 6))])
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
