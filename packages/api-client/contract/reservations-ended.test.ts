import { expect, describe, test } from 'vitest'
import { sweep } from '@plenum/api-server/store/sweep'
import { blankModel } from '@plenum/domain/library'
import { keeping, later } from './keeping.ts'
import { lastNumber, listen, teller, until } from './streams.ts'
import { failure, found, join, mails, now, ports } from './world.ts'
import { inDays } from './yard.ts'

describe('a release', () => {
  test('gives units free for others, is undone, and not where they are taken since', async () => {
    const { ada, keep } = await keeping()
    const { ids } = await keep()
    const { batch_id } = await ada.reservations.release({ ids, reason: 'Not needed' })
    expect(await ada.reservations.get(ids[0] ?? '')).toMatchObject({
      state: 'released',
      ended_at: expect.any(String),
    })
    await ada.batches.undo(batch_id ?? '')
    expect(await ada.reservations.get(ids[0] ?? '')).toMatchObject({ state: 'active', ended_at: null })
    const again = await ada.reservations.release({ ids })
    expect(await ada.reservations.release({ ids })).toEqual({ batch_id: null, ids: [] })
    await keep()
    expect(await failure(ada.batches.undo(again.batch_id ?? ''))).toMatchObject({
      status: 409,
      errors: [{ code: 'place_reserved', attr: `reservation/${ids[0]}/position` }],
    })
  })

  test('of what is not there, or of another company, is refused', async () => {
    const { keep } = await keeping()
    const other = await found()
    const { ids } = await keep()
    expect(await failure(other.reservations.release({ ids }))).toMatchObject({ status: 404 })
  })

  test('of one that has ended already cannot be changed', async () => {
    const { ada, keep } = await keeping()
    const { ids } = await keep()
    await ada.reservations.release({ ids })
    const seen = await ada.reservations.get(ids[0] ?? '')
    expect(await failure(ada.reservations.update(seen, { reason: 'Other' }))).toMatchObject({
      status: 409,
      errors: [{ code: 'reservation_ended' }],
    })
  })
})

test('what reserved places is undone together, and its rack cannot be deleted before', async () => {
  const { ada, r02, keep } = await keeping()
  const { batch_id, ids } = await keep([{ node_id: r02.id }])
  expect(await failure(ada.nodes.remove(r02))).toMatchObject({ errors: [{ code: 'in_use' }] })
  await ada.batches.undo(batch_id ?? '')
  expect(await failure(ada.reservations.get(ids[0] ?? ''))).toMatchObject({ status: 404 })
  await ada.nodes.remove(r02)
})

test('a model that is reserved for stays, and is taken over with it', async () => {
  const { ada, keep } = await keeping()
  const [model] = (await ada.models.list({})).results
  if (model === undefined) throw new Error('There is no model')
  const made = { ...blankModel, name: 'Twin', brand_id: model.brand.id, asset_type: 'SRV', u_height: 2 }
  const twin = await ada.catalogue.models.get((await ada.models.create(made)).id)
  const { ids } = await keep([{ model_id: twin.id }])
  expect(await failure(ada.catalogue.models.remove(twin))).toMatchObject({ errors: [{ code: 'in_use' }] })
  const { batch_id } = await ada.catalogue.models.merge(twin, model.id)
  expect((await ada.reservations.get(ids[0] ?? '')).model).toMatchObject({ id: model.id })
  await ada.batches.undo(batch_id ?? '')
  expect((await ada.reservations.get(ids[0] ?? '')).model).toMatchObject({ id: twin.id })
})

test('owners are told once before it ends and once when it has', async () => {
  const { grace, me, keep } = await keeping()
  const last = inDays(9)
  await keep([{ position: 1 }, { position: 3 }], { expires_on: last, owner_id: me.team?.id ?? '' })
  const told = async () =>
    (await grace.notifications.list()).results.map(({ kind, about, detail, actor }) => ({
      kind,
      about,
      detail,
      actor,
    }))
  await sweep(ports, now())
  expect(await told()).toEqual([])
  await later(grace, 2)
  await sweep(ports, now())
  await sweep(ports, now())
  const news = { kind: 'reservation_ends', about: 'R01 U1, R01 U3', detail: last, actor: null }
  expect(await told()).toEqual([news])
  await later(grace, 8)
  await sweep(ports, now())
  await sweep(ports, now())
  expect(await told()).toEqual([news, news])
  expect(mails().filter(({ to }) => to === me.email)).toHaveLength(2)
  expect(mails()).toHaveLength(2)
})

test('an owner who may not see places is told of none, and who lost the right is told of them no more', async () => {
  const { ada, grace, keep } = await keeping()
  const blind = await join(ada, {})
  const expires_on = inDays(3)
  await keep([{ position: 1 }], { expires_on, owner_id: (await blind.auth.me()).id })
  const { id: owner_id } = await grace.auth.me()
  await keep([{ position: 5 }], { expires_on, owner_id })
  await sweep(ports, now())
  expect((await blind.notifications.list()).results).toEqual([])
  expect(mails().map(({ to }) => to)).toEqual([(await grace.auth.me()).email])
  const [news] = (await grace.notifications.list()).results
  expect(news).toMatchObject({ kind: 'reservation_ends', about: 'R01 U5' })
  await ada.users.update(await ada.users.get(owner_id), { team_id: null })
  await grace.notifications.mark({ ids: (await grace.notifications.list()).results.map(({ id }) => id) })
  expect(JSON.stringify(await grace.notifications.list())).not.toContain('R01')
  expect(await grace.notifications.unread()).toEqual({ unread: 0 })
  const last = String(await lastNumber(await teller(ada)))
  const { heard, cut } = await listen(grace, { after: 0 })
  await until(() => heard.position === last)
  expect(heard.position).toBe(last)
  expect(heard.events.map(({ id }) => id)).not.toContain(news?.id)
  await cut()
})
