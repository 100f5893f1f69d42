import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { at, stand } from './hall.ts'
import { failure, join, raw } from './world.ts'
import { inDays, lastBatch, why, yard } from './yard.ts'

describe('a change of many', () => {
  test('gives them an owner in one batch, and takes that back as one', async () => {
    const { ada, server } = await yard()
    const some = [await server('Web 1'), await server('Web 2')]
    const { batch_id, results } = await ada.assets.changeMany({
      ids: some.map(({ id }) => id),
      change: { kind: 'owner', owner_id: ada.user.id },
    })
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Web 1', 'done'],
      ['Web 2', 'done'],
    ])
    expect((await ada.assets.list({ owner_id: ada.user.id })).results).toHaveLength(2)
    const [line] = (await ada.history.list({ limit: 1 })).results
    expect(line).toMatchObject({ id: batch_id, kind: 'update', records: 2 })
    await ada.batches.undo(batch_id ?? '')
    expect((await ada.assets.list({ owner_id: ada.user.id })).results).toEqual([])
  })

  test('tells apart what is done, what was so, what is refused and what does not exist', async () => {
    const { ada, known, server } = await yard()
    const [active, standby, planned] = [
      await known('active'),
      await known('standby'),
      await known('planning'),
    ]
    const placeless = await stand(await server('Web 0'), 'installation')
    const nobody = randomUUID()
    const { batch_id, results } = await ada.assets.changeMany({
      ids: [planned.id, active.id, nobody, standby.id, placeless.id],
      change: { kind: 'status', to: 'standby' },
    })
    expect(results.map(({ outcome, errors }) => [outcome, errors.map(({ code }) => code)])).toEqual([
      ['refused', ['transition_refused']],
      ['done', []],
      ['refused', ['not_found']],
      ['same', []],
      ['refused', ['place_missing']],
    ])
    expect(results[4]?.errors[0]?.detail).toBe('Say where it stands first')
    expect((await ada.assets.get(active.id)).status).toBe('standby')
    await ada.batches.undo(batch_id ?? '')
    expect((await ada.assets.get(active.id)).status).toBe('active')
  })

  test('makes no batch where nothing is done', async () => {
    const { ada, known } = await yard()
    const { id } = await known('active')
    const before = await lastBatch(ada)
    const answer = await ada.assets.changeMany({ ids: [id], change: { kind: 'status', to: 'faulty' } })
    expect(answer).toMatchObject({
      batch_id: null,
      results: [{ errors: [{ code: 'reason_missing' }, { code: 'category_missing' }] }],
    })
    expect(await lastBatch(ada)).toBe(before)
  })

  test('says why once for all of them', async () => {
    const { ada, known } = await yard()
    const some = [await known('active'), await known('standby')]
    await ada.assets.changeMany({
      ids: some.map(({ id }) => id),
      change: { kind: 'status', to: 'out_of_service', ...why },
    })
    const [line] = (await ada.history.list({ limit: 1 })).results
    expect(line).toMatchObject({ kind: 'status', records: 2, ...why })
  })

  test('lets one of two have the same units', async () => {
    const { ada, r01, known } = await yard()
    const some = [await known('received', at(r01, 9)), await known('received', at(r01, 9))]
    const { results } = await ada.assets.changeMany({
      ids: some.map(({ id }) => id),
      change: { kind: 'status', to: 'installation' },
    })
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused'])
  })

  test('racks what stands nowhere where that was planned', async () => {
    const { ada, r02, server } = await yard()
    const identity = { serial_number: 'SN', owner_id: ada.user.id, cords_a: 1, cords_b: 1 }
    const bare = await stand(await ada.assets.update(await server('Web 0'), identity), 'received')
    const { id } = await ada.assets.move(bare, { ...at(r02, 5), planned_for: inDays(10) })
    await ada.assets.changeMany({ ids: [id], change: { kind: 'status', to: 'installation' } })
    expect(await ada.assets.get(id)).toMatchObject({ location: at(r02, 5), planned_move: null })
    await ada.batches.undo(await lastBatch(ada))
    expect(await ada.assets.get(id)).toMatchObject({ location: null, planned_move: at(r02, 5) })
  })

  test('that racks things ends what was kept for them', async () => {
    const { ada, r01, known } = await yard()
    const { id } = await known('planning', at(r01, 9))
    const place = { ...at(r01, 9), u_height: 1, asset_id: id }
    const keep = { owner_id: ada.user.id, reason: 'Agreed', expires_on: inDays(20), places: [place] }
    const { ids } = await ada.reservations.create(keep)
    await ada.assets.changeMany({ ids: [id], change: { kind: 'status', to: 'installation' } })
    expect((await ada.reservations.get(ids[0] ?? '')).state).toBe('fulfilled')
  })

  test('moves them to one place', async () => {
    const { ada, dataCenter, known } = await yard()
    const some = [await known('active'), await known('active')]
    const { batch_id, results } = await ada.assets.changeMany({
      ids: some.map(({ id }) => id),
      change: { kind: 'move', node_id: dataCenter.id, reason: 'Hall is emptied' },
    })
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    for (const { id } of some) {
      expect((await ada.assets.get(id)).location).toMatchObject(at(dataCenter, null, null))
    }
    await ada.batches.undo(batch_id ?? '')
    expect(await ada.assets.get(some[0]?.id ?? '')).toMatchObject({ location: { position: 2 } })
  })

  test('racks them one above the other where units are free, and says which', async () => {
    const { ada, r02, server, known } = await yard()
    // in the way: units 3 and 4
    await known('active', at(r02, 3))
    const some = [await server('Web 7'), await server('Web 8'), await known('active')]
    const into = { kind: 'move', node_id: r02.id, face: 'front' } as const
    const { batch_id, results } = await ada.assets.changeMany({ ids: some.map(({ id }) => id), change: into })
    expect(results.map(({ outcome, position }) => [outcome, position])).toEqual([
      ['done', 1],
      ['done', 5],
      ['done', 7],
    ])
    for (const { id, position } of results)
      expect((await ada.assets.get(id)).location).toMatchObject(at(r02, position))
    const again = await ada.assets.changeMany({ ids: [some[1]?.id ?? ''], change: into })
    expect(again.results).toMatchObject([{ outcome: 'same', position: 5 }])
    await ada.batches.undo(batch_id ?? '')
    expect((await ada.assets.get(some[0]?.id ?? '')).location).toBeNull()
  })

  test('racks those for which there is room, and says of the others why not', async () => {
    const { ada, dataCenter, rack, server } = await yard()
    const some = [await server('Web 7'), await server('Web 8')]
    const ids = some.map(({ id }) => id)
    const into = async (place: { id: string }) =>
      (
        await ada.assets.changeMany({ ids, change: { kind: 'move', node_id: place.id, face: 'rear' } })
      ).results.map(({ outcome, errors }) => [outcome, errors[0]?.code])
    expect(await into(dataCenter)).toEqual(some.map(() => ['refused', 'place_needs_rack']))
    expect(await into(await rack('R98', null))).toEqual(some.map(() => ['refused', 'place_height_unknown']))
    expect(await into(await rack('R99', 3))).toEqual([
      ['done', undefined],
      ['refused', 'place_full'],
    ])
  })

  test('sets their priority, or none', async () => {
    const { ada, server } = await yard()
    const { id } = await server('Web 1')
    await ada.assets.changeMany({ ids: [id], change: { kind: 'priority', priority: 'high' } })
    expect((await ada.assets.get(id)).priority).toBe('high')
    await ada.assets.changeMany({ ids: [id], change: { kind: 'priority', priority: null } })
    expect((await ada.assets.get(id)).priority).toBeNull()
  })
})

describe('a change of many is refused as a whole', () => {
  test('where it names nobody, too many, or one twice', async () => {
    const { ada, server } = await yard()
    const { id } = await server('Web 1')
    const send = (ids: string[]) =>
      raw(ada, 'api/assets/bulk/', {
        method: 'POST',
        body: JSON.stringify({ ids, change: { kind: 'priority', priority: 'high' } }),
      })
    for (const ids of [[], Array.from({ length: 1001 }, () => randomUUID()), [id, id]]) {
      expect((await send(ids)).status).toBe(400)
    }
  })

  test('where the owner or the place does not exist, or belongs to others', async () => {
    const [mine, theirs] = [await yard(), await yard()]
    const { id } = await mine.server('Web 1')
    for (const owner_id of [randomUUID(), theirs.ada.user.id]) {
      expect(
        await failure(mine.ada.assets.changeMany({ ids: [id], change: { kind: 'owner', owner_id } })),
      ).toMatchObject({ status: 400, errors: [{ code: 'does_not_exist', attr: 'change.owner_id' }] })
    }
    const move = { kind: 'move', node_id: theirs.r01.id } as const
    expect(await failure(mine.ada.assets.changeMany({ ids: [id], change: move }))).toMatchObject({
      errors: [{ code: 'does_not_exist', attr: 'change.node_id' }],
    })
    const priority = { kind: 'priority', priority: 'high' } as const
    const stolen = theirs.ada.assets.changeMany({ ids: [id], change: priority })
    expect(await failure(stolen)).toMatchObject({ status: 404 })
    const own = (await theirs.server('Web 9')).id
    const mixed = await theirs.ada.assets.changeMany({ ids: [id, own], change: priority })
    expect(mixed.results[0]).toMatchObject({
      outcome: 'refused',
      name: null,
      errors: [{ code: 'not_found' }],
    })
    expect((await mine.ada.assets.get(id)).priority).toBeNull()
  })

  test('to those who may only read', async () => {
    const { ada, server } = await yard()
    const { id } = await server('Web 1')
    const reader = await join(ada, { assets: 'onlyRead' })
    const change = { kind: 'priority', priority: 'high' } as const
    expect(await failure(reader.assets.changeMany({ ids: [id], change }))).toMatchObject({ status: 403 })
  })
})

test('two changes of many of the same assets never wait for each other', async () => {
  const { ada, known } = await yard()
  const ids = [(await known('active')).id, (await known('active')).id, (await known('active')).id]
  const both = await Promise.all([
    ada.assets.changeMany({ ids, change: { kind: 'status', to: 'standby' } }),
    ada.assets.changeMany({ ids: ids.toReversed(), change: { kind: 'status', to: 'maintenance' } }),
  ])
  expect(both.flatMap(({ results }) => results.map(({ outcome }) => outcome))).not.toContain('refused')
})
