import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addYears } from '@plenum/domain/date'
import { at, node } from './hall.ts'
import { keeping, later, reservation } from './keeping.ts'
import { failure, found, join } from './world.ts'
import { inDays, lastBatch } from './yard.ts'

describe('a reservation', () => {
  test('is made with others in one step, and tells who keeps what, where, why and until when', async () => {
    const { ada, dataCenter, r01, me, keep } = await keeping()
    const { batch_id, kept } = await keep(
      [{ position: 1, budget_w: 800, cords_a: 1, cords_b: 1 }, { position: 3 }],
      {
        owner_id: me.team?.id ?? '',
      },
    )
    expect(kept[0]).toMatchObject({
      ...at(r01, 1),
      u_height: 2,
      budget_w: 800,
      cords_a: 1,
      cords_b: 1,
      owner: { name: 'Hands', kind: 'team' },
      reason: 'Servers of the payments team',
      expires_on: inDays(30),
      state: 'active',
      ended_at: null,
      may_change: true,
      version: 1,
    })
    expect(kept[0]?.trail.map(({ name }) => name)).toEqual(['MAD1', 'R01'])
    expect(kept[0]?.group_id).toBe(kept[1]?.group_id)
    expect((await ada.reservations.list({ place_id: dataCenter.id })).results).toEqual(kept)
    const [event] = (await ada.reservations.history(kept[0]?.id ?? '')).results
    expect(event).toMatchObject({ action: 'create', batch: { id: batch_id, kind: 'create' }, records: 2 })
    const records = (await ada.history.records(batch_id ?? '')).results
    // what one statement wrote has no order of its own
    expect(new Set(records.map(({ entity, name }) => `${entity} ${name}`))).toEqual(
      new Set(['reservation R01 U1', 'reservation R01 U3']),
    )
  })

  test('of several is made of all or of none', async () => {
    const { ada, r01, server, keep } = await keeping()
    await server('In the way', at(r01, 10))
    const error = await failure(keep([{ position: 1 }, { position: 10 }, { position: 41, u_height: 3 }]))
    expect(error).toMatchObject({
      status: 400,
      errors: [
        { code: 'place_taken', attr: 'places.1.position' },
        { code: 'place_outside_rack', attr: 'places.2.position' },
      ],
    })
    expect((await ada.reservations.list()).results).toEqual([])
  })

  test('keeps units that nobody else can reserve, the others of its own step included', async () => {
    const { keep } = await keeping()
    await keep([{ position: 1 }])
    expect(await failure(keep([{ position: 2 }]))).toMatchObject({
      errors: [
        { code: 'place_reserved', attr: 'places.0.position', detail: expect.stringContaining('Ada Byron') },
      ],
    })
    expect(await failure(keep([{ position: 7 }, { position: 8 }]))).toMatchObject({
      errors: [{ code: 'place_reserved', attr: 'places.1.position' }],
    })
    await keep([{ position: 1, face: 'rear' }, { position: 7 }, { position: 9 }])
  })

  test('of two that are asked for at once is given to one', async () => {
    const { keep } = await keeping()
    const ended = await Promise.allSettled([keep([{ position: 1 }]), keep([{ position: 2 }])])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('keeps power where it says so, against what the rack can give', async () => {
    const { ada, r01, keep } = await keeping()
    await ada.nodes.update(r01, { power_capacity_a_kw: 1, power_capacity_b_kw: 1 })
    const dual = { cords_a: 1, cords_b: 1, budget_w: 800 }
    await keep([{ ...dual, position: 1 }])
    expect(await failure(keep([{ ...dual, position: 3 }]))).toMatchObject({
      errors: [{ attr: 'places.0.node_id' }, { attr: 'places.0.node_id' }],
    })
    await keep([{ position: 3 }])
  })

  const refused: [string, Parameters<Awaited<ReturnType<typeof keeping>>['keep']>, string, string][] = [
    ['until yesterday', [[{}], { expires_on: inDays(-1) }], 'expiry_past', 'expires_on'],
    [
      'for more than two years',
      [[{}], { expires_on: addYears(inDays(1), 2) }],
      'expiry_too_far',
      'expires_on',
    ],
    ['without a reason', [[{}], { reason: ' ' }], 'required', 'reason'],
    ['for nobody', [[{}], { owner_id: randomUUID() }], 'does_not_exist', 'owner_id'],
    ['of no height', [[{ u_height: null }]], 'required', 'places.0.u_height'],
    ['of nothing', [[{ position: null, u_height: null }]], 'required', 'places.0.position'],
    ['for a model there is not', [[{ model_id: randomUUID() }]], 'does_not_exist', 'places.0.model_id'],
    ['for an asset there is not', [[{ asset_id: randomUUID() }]], 'does_not_exist', 'places.0.asset_id'],
    ['in a place there is not', [[{ node_id: randomUUID() }]], 'place_needs_rack', 'places.0.node_id'],
  ]
  test.each(refused)('is refused %s', async (_, wanted, code, attr) => {
    const { keep } = await keeping()
    expect(await failure(keep(...wanted))).toMatchObject({ status: 400, errors: [{ code, attr }] })
  })

  test('is refused in a rack of another company, for its people and its models', async () => {
    const { keep } = await keeping()
    const other = await found()
    const theirs = await other.nodes.create(node({ name: 'Theirs' }))
    const rack = await other.nodes.create(
      node({ type: 'rack', name: 'R1', u_height: 42, parent_id: theirs.id }),
    )
    expect(await failure(keep([{ node_id: rack.id }]))).toMatchObject({
      errors: [{ attr: 'places.0.node_id' }],
    })
    expect(await failure(keep([{}], { owner_id: other.user.id }))).toMatchObject({
      errors: [{ attr: 'owner_id' }],
    })
  })

  test('ends by itself once its last day has passed', async () => {
    const { ada, keep } = await keeping()
    const { ids } = await keep([{}], { expires_on: inDays(3) })
    await later(ada, 3)
    expect(await ada.reservations.get(ids[0] ?? '')).toMatchObject({ state: 'active' })
    expect(await failure(keep())).toMatchObject({ code: 'place_reserved' })
    await later(ada, 1)
    expect(await ada.reservations.get(ids[0] ?? '')).toMatchObject({ state: 'expired', ended_at: null })
    expect((await ada.reservations.list({ state: 'active' })).results).toEqual([])
    expect((await ada.reservations.list({ state: 'expired' })).results).toHaveLength(1)
    await keep()
    const expired = await ada.reservations.get(ids[0] ?? '')
    expect(await failure(ada.reservations.update(expired, { expires_on: inDays(9) }))).toMatchObject({
      errors: [{ code: 'place_reserved', attr: 'position' }],
    })
  })
})

describe('a change of a reservation', () => {
  test('says who has it, until when and why, and is refused from an older version', async () => {
    const { ada, me, keep } = await keeping()
    const { kept } = await keep()
    const [seen] = kept
    if (seen === undefined) throw new Error('Nothing was kept')
    const changed = await ada.reservations.update(seen, {
      owner_id: me.id,
      expires_on: inDays(60),
      reason: 'Later',
    })
    expect(changed).toMatchObject({
      owner: { id: me.id },
      expires_on: inDays(60),
      reason: 'Later',
      version: 2,
    })
    expect(await failure(ada.reservations.update(seen, { reason: 'Mine' }))).toMatchObject({ status: 412 })
    expect(await failure(ada.reservations.update(changed, { expires_on: inDays(-1) }))).toMatchObject({
      errors: [{ code: 'expiry_past', attr: 'expires_on' }],
    })
    const events = (await ada.reservations.history(seen.id, { field: 'owner_id' })).results
    expect(events).toMatchObject([{ from: { id: ada.user.id, name: 'Ada Byron' }, to: { id: me.id } }])
    await ada.batches.undo(await lastBatch(ada))
    expect(await ada.reservations.get(seen.id)).toMatchObject({
      owner: { id: ada.user.id },
      reason: seen.reason,
    })
  })

  test('moves it where its units are free, its own included', async () => {
    const { ada, r02, keep } = await keeping()
    const { kept } = await keep([{ position: 1 }, { position: 5 }])
    const [seen] = kept
    if (seen === undefined) throw new Error('Nothing was kept')
    expect(await failure(ada.reservations.update(seen, { position: 4 }))).toMatchObject({
      errors: [{ code: 'place_reserved', attr: 'position' }],
    })
    const up = await ada.reservations.update(seen, { position: 2 })
    const over = await ada.reservations.update(up, { node_id: r02.id, position: 40 })
    expect(over).toMatchObject({ node_id: r02.id, position: 40 })
  })

  test('is left to its owner, to his team and to whoever writes places', async () => {
    const { ada, grace, me, keep } = await keeping()
    const { kept } = await keep([{ position: 1 }, { position: 3 }])
    const [mine, theirs] = kept
    if (mine === undefined || theirs === undefined) throw new Error('Nothing was kept')
    expect(await failure(grace.reservations.update(mine, { reason: 'Mine' }))).toMatchObject({ status: 403 })
    expect(await failure(grace.reservations.release({ ids: [mine.id] }))).toMatchObject({ status: 403 })
    expect(await grace.reservations.get(mine.id)).toMatchObject({ may_change: false })
    const hers = await ada.reservations.update(mine, { owner_id: me.id })
    expect(await grace.reservations.update(hers, { reason: 'Mine' })).toMatchObject({ may_change: true })
    await ada.reservations.update(theirs, { owner_id: me.team?.id ?? '' })
    await grace.reservations.release({ ids: [mine.id, theirs.id] })
    const { kept: more } = await keep([{ position: 9 }])
    const alone = await join(ada, { hierarchy: 'onlyRead' })
    expect(await failure(alone.reservations.release({ ids: more.map(({ id }) => id) }))).toMatchObject({
      status: 403,
    })
    expect(
      await failure(grace.reservations.create(reservation(mine.node_id, { owner_id: me.id }))),
    ).toMatchObject({
      status: 403,
    })
  })

  test('lists them by owner, team, end and place, page by page', async () => {
    const { ada, grace, me, r01, r02, keep } = await keeping()
    await keep([{ position: 1 }], { expires_on: inDays(5) })
    await keep([{ position: 3 }], { expires_on: inDays(2), owner_id: me.id })
    await keep([{ position: 5, node_id: r02.id }], { expires_on: inDays(9), owner_id: me.team?.id ?? '' })
    const days = async (who: typeof grace, query: Parameters<typeof grace.reservations.list>[0]) =>
      (await who.reservations.list(query)).results.map(({ position }) => position)
    expect(await days(ada, {})).toEqual([3, 1, 5])
    expect(await days(grace, { owner: 'me' })).toEqual([3])
    expect(await days(grace, { owner: 'team' })).toEqual([3, 5])
    expect(await days(ada, { owner: 'team' })).toEqual([1])
    expect(await days(ada, { owner: me.id })).toEqual([3])
    expect(await days(ada, { before: inDays(5) })).toEqual([3])
    expect(await days(ada, { place_id: r01.id })).toEqual([3, 1])
    const first = await ada.reservations.list({ limit: 2 })
    const rest = await ada.reservations.list({ limit: 2, cursor: first.next ?? '' })
    expect([...first.results, ...rest.results].map(({ position }) => position)).toEqual([3, 1, 5])
    expect(rest.next).toBeNull()
  })
})
