import { describe, expect, test } from 'vitest'
import type { Asset } from '@plenum/domain/asset'
import { at, hall, stand } from './hall.ts'
import { advance, type Connection, failure, faults, listed } from './world.ts'

const lastBatch = async ({ history }: Connection) => {
  const line = (await history.list()).results[0]
  if (line === undefined) throw new Error('Nothing has changed yet')
  return line
}

const names = (place: unknown) =>
  typeof place === 'object' && place !== null && 'trail' in place && Array.isArray(place.trail)
    ? place.trail.map((step: { name: string }) => step.name)
    : null

describe('a move', () => {
  test('puts the asset there, counts it there and says so in its history', async () => {
    const { ada, r01, r02, server } = await hall()
    const seen = await server('Web 1', at(r01, 10))
    advance(1000)
    const moved = await ada.assets.move(seen, { ...at(r02, 20, 'rear'), reason: 'Makes room' })
    expect(moved).toMatchObject({ location: { ...at(r02, 20, 'rear') }, version: 2 })
    expect(moved.last_update > seen.last_update).toBe(true)
    expect(await ada.assets.get(seen.id)).toEqual(moved)
    expect((await ada.assets.list({ location_id: r02.id })).results).toEqual([listed(moved)])
    expect((await ada.nodes.get(r01.id)).asset_count).toBe(0)
    expect((await ada.nodes.get(r02.id)).asset_count).toBe(1)
    const [event] = (await ada.assets.history(seen.id)).results
    expect(event).toMatchObject({
      action: 'update',
      field: 'place',
      from: at(r01, 10),
      to: at(r02, 20, 'rear'),
      batch: { kind: 'move', reason: 'Makes room', actor: { name: 'Ada Byron' } },
    })
    expect([names(event?.from), names(event?.to)]).toEqual([
      ['MAD1', 'R01'],
      ['MAD1', 'R02'],
    ])
  })

  test('keeps the names of its time', async () => {
    const { ada, r01, r02, server } = await hall()
    const moved = await ada.assets.move(await server('Web 1', at(r01, 10)), at(r02, 10))
    await ada.nodes.update(r01, { name: 'Renamed' })
    const [event] = (await ada.assets.history(moved.id)).results
    expect(names(event?.from)).toEqual(['MAD1', 'R01'])
  })

  test('brings in what had no place, and needs no unit', async () => {
    const { ada, dataCenter, server } = await hall()
    const moved = await ada.assets.move(await server('Spare'), at(dataCenter, null, null))
    expect(moved.location).toMatchObject(at(dataCenter, null, null))
    const [event] = (await ada.assets.history(moved.id)).results
    expect(event).toMatchObject({ field: 'place', from: null })
  })

  test('within its own units is not in its own way', async () => {
    const { ada, r01, server } = await hall()
    const moved = await ada.assets.move(await server('Web 1', at(r01, 10)), at(r01, 11))
    expect(moved.location?.position).toBe(11)
    expect((await ada.nodes.get(r01.id)).asset_count).toBe(1)
  })

  test('to where it stands is none', async () => {
    const { ada, r01, server } = await hall()
    const seen = await server('Web 1', at(r01, 10))
    expect(await ada.assets.move(seen, at(r01, 10))).toEqual(seen)
    expect((await ada.assets.history(seen.id)).results).toHaveLength(1)
  })

  test('leaves room for the next one', async () => {
    const { ada, r01, r02, server } = await hall()
    await ada.assets.move(await server('Web 1', at(r01, 10)), at(r02, 10))
    expect((await server('Web 2', at(r01, 10))).location?.position).toBe(10)
  })
})

describe('at once', () => {
  const settled = async (moves: Promise<Asset>[]) => {
    const results = await Promise.allSettled(moves)
    return {
      won: results.filter((result) => result.status === 'fulfilled'),
      lost: results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown),
    }
  }

  test('many moves to one unit: exactly one wins', async () => {
    const { ada, r01, r02, server } = await hall()
    const servers = []
    for (const position of [1, 3, 5, 7, 9, 11]) servers.push(await server(`S${position}`, at(r01, position)))
    const { won, lost } = await settled(servers.map((one) => ada.assets.move(one, at(r02, 20))))
    expect(won).toHaveLength(1)
    for (const error of lost) expect(error).toMatchObject({ status: 400, code: 'place_taken' })
    const { assets } = await ada.nodes.contents(r02.id)
    expect(assets).toHaveLength(1)
    expect((await ada.nodes.contents(r01.id)).assets).toHaveLength(5)
    expect(faults()).toEqual([])
  })

  test('a move and an installation for one unit: exactly one wins', async () => {
    const { ada, r01, r02, server } = await hall()
    const seen = await server('Web 1', at(r01, 1))
    const off = await stand(await server('Web 2', at(r01, 9)), 'out_of_service')
    const back = { to: 'standby', reason: 'Back for the launch', category: 'capacity' } as const
    const { won } = await settled([
      ada.assets.move(seen, at(r02, 20)),
      ada.assets.transition(off, { ...back, place: at(r02, 21) }),
    ])
    expect(won).toHaveLength(1)
    expect((await ada.nodes.contents(r02.id)).assets).toHaveLength(1)
  })

  test('two moves of one asset: the second is told it was moved', async () => {
    const { ada, r01, r02, server } = await hall()
    const seen = await server('Web 1', at(r01, 1))
    const { won, lost } = await settled([10, 20, 30].map((unit) => ada.assets.move(seen, at(r02, unit))))
    expect(won).toHaveLength(1)
    for (const error of lost) expect(error).toMatchObject({ status: 412, current: { version: 2 } })
    expect((await ada.nodes.get(r02.id)).asset_count).toBe(1)
  })

  test('two that change places in opposite directions do not wait for each other', async () => {
    const { ada, r01, r02, server } = await hall()
    const [here, there] = [await server('Here', at(r01, 1)), await server('There', at(r02, 1))]
    const { won } = await settled([ada.assets.move(here, at(r02, 10)), ada.assets.move(there, at(r01, 10))])
    expect(won).toHaveLength(2)
  })
})

describe('undoing a move', () => {
  test('brings the asset back with its counts, and is written down itself', async () => {
    const { ada, r01, r02, server } = await hall()
    const before = await server('Web 1', at(r01, 10))
    await ada.assets.move(before, at(r02, 20))
    const line = await lastBatch(ada)
    expect(line).toMatchObject({ kind: 'move', records: 1, record: { name: 'Web 1' }, fields: ['place'] })
    expect(await ada.batches.undo(line.id)).toMatchObject({ records: 1, batch: { kind: 'undo' } })
    const after = await ada.assets.get(before.id)
    expect(after).toEqual({ ...before, version: 3, last_update: after.last_update })
    expect((await ada.nodes.get(r01.id)).asset_count).toBe(1)
    expect((await ada.nodes.get(r02.id)).asset_count).toBe(0)
    const [event] = (await ada.assets.history(before.id)).results
    expect(event).toMatchObject({ field: 'place', from: at(r02, 20), to: at(r01, 10) })
  })

  test('of what had no place takes it out again', async () => {
    const { ada, r02, server } = await hall()
    const before = await server('Web 1')
    await ada.assets.move(before, at(r02, 20))
    await ada.batches.undo((await lastBatch(ada)).id)
    expect((await ada.assets.get(before.id)).location).toBeNull()
    expect((await ada.nodes.contents(r02.id)).assets).toEqual([])
  })

  test('is refused, naming who, where the units were taken since', async () => {
    const { ada, r01, r02, server } = await hall()
    const moved = await ada.assets.move(await server('Web 1', at(r01, 10)), at(r02, 20))
    const { id } = await lastBatch(ada)
    await server('Newcomer', at(r01, 11))
    const error = await failure(ada.batches.undo(id))
    expect(error).toMatchObject({
      status: 409,
      errors: [{ code: 'place_taken', attr: `asset/${moved.id}/place` }],
    })
    expect(error).toMatchObject({ message: expect.stringContaining('Newcomer') })
    expect(await ada.assets.get(moved.id)).toEqual(moved)
  })

  test('is refused where it was moved again, and done one after the other', async () => {
    const { ada, r01, r02, server } = await hall()
    const first = await server('Web 1', at(r01, 10))
    const second = await ada.assets.move(first, at(r02, 20))
    const one = await lastBatch(ada)
    await ada.assets.move(second, at(r02, 30))
    const two = await lastBatch(ada)
    expect(await failure(ada.batches.undo(one.id))).toMatchObject({ code: 'undo_touched_later' })
    await ada.batches.undo(two.id)
    await ada.batches.undo(one.id)
    expect((await ada.assets.get(first.id)).location).toMatchObject(at(r01, 10))
  })

  test('leaves what else was changed since', async () => {
    const { ada, r01, r02, server } = await hall()
    const moved = await ada.assets.move(await server('Web 1', at(r01, 10)), at(r02, 20))
    const { id } = await lastBatch(ada)
    await ada.assets.update(moved, { name: 'Renamed' })
    await ada.batches.undo(id)
    expect(await ada.assets.get(moved.id)).toMatchObject({ name: 'Renamed', location: at(r01, 10) })
  })
})
