import { expect, test } from 'vitest'
import { HOME_DAYS, HOME_VISIT, type Home } from '@plenum/domain/home'
import { at, hall } from './hall.ts'
import { reservation } from './keeping.ts'
import { advance, asset, found, join, type Connection } from './world.ts'
import { improvement } from './tickets.ts'
import { maintaining, request } from './work-yard.ts'
import { inDays } from './yard.ts'

/** Opens his home as its page does. */
async function visited({ home }: Connection): Promise<Home> {
  const told = await home.get()
  await home.visit()
  expect((await home.get()).since).toBe(told.since)
  return told
}

const later = () => advance(HOME_VISIT + 1000)

test('on his first visit nobody is told what changed; an hour later what did since, as its list has it', async () => {
  const ada = await found()
  expect(await visited(ada)).toMatchObject({ since: null, changed: null })
  const made = await ada.assets.create(asset({ name: 'Leaf', owner_id: ada.user.id }))
  await ada.assets.create(asset({ name: 'Nobody’s' }))
  expect((await visited(ada)).since).toBeNull()
  later()
  const asked = await ada.work.create(request([maintaining(made)]))
  const eve = await join(ada, { projects: 'write' })
  const assigned = await eve.work.create(request([maintaining(made)], { assignee_id: ada.user.id }))
  await eve.work.create(request([maintaining(made)]))
  const { since, changed, requests } = await visited(ada)
  expect(since).not.toBeNull()
  expect(changed).toEqual({ value: 1, capped: false })
  const list = await ada.assets.list({ owner_id: ada.user.id, changed_since: since ?? '' })
  expect(list.results.map(({ id }) => id)).toEqual([made.id])
  expect(requests).toEqual({ value: 2, capped: false })
  const touched = await ada.work.list({ mine: 'involved', changed_since: since ?? '' })
  expect(touched.results.map(({ id }) => id).toSorted()).toEqual([asked.id, assigned.id].toSorted())
  // within the hour it stays, however often it is looked at
  expect((await visited(ada)).since).toBe(since)
  later()
  const next = await visited(ada)
  expect(next.changed).toEqual({ value: 0, capped: false })
  expect(Date.parse(next.since ?? '')).toBeGreaterThan(Date.parse(since ?? ''))
})

test('what ends soon counts as its lists do', async () => {
  const { ada, server, r01 } = await hall()
  await server('Leaf', at(r01, 1))
  for (const [name, days] of Object.entries({ Soon: 5, Last: HOME_DAYS, Late: HOME_DAYS + 1, Gone: -1 }))
    await ada.assets.create(asset({ name, warranty_date: inDays(days) }))
  const keep = (days: number, position: number) =>
    ada.reservations.create(
      reservation(r01.id, { owner_id: ada.user.id, expires_on: inDays(days) }, [{ position }]),
    )
  await keep(HOME_DAYS - 1, 10)
  await keep(HOME_DAYS, 14)
  await ada.tickets.create(improvement())
  const home = await ada.home.get()
  expect(home).toMatchObject({
    warranties: { value: 2, capped: false },
    first_warranty: inDays(5),
    first_reservation: inDays(HOME_DAYS - 1),
    tickets: 1,
  })
  const warranties = await ada.assets.facets({ warranty_from: '0d', warranty_to: `${HOME_DAYS}d` })
  expect(home.warranties).toEqual(warranties.count)
  const soon = await ada.reservations.list({ state: 'active', before: inDays(HOME_DAYS) })
  expect(home.reservations).toBe(soon.results.length)
})

test('who may read neither assets nor places is told nothing of them', async () => {
  const ada = await found()
  await ada.assets.create(asset({ name: 'Leaf', warranty_date: inDays(3) }))
  const grace = await join(ada, {})
  expect(await grace.home.get()).toEqual({
    since: null,
    changed: null,
    warranties: null,
    requests: null,
    reservations: null,
    first_warranty: null,
    first_reservation: null,
    tickets: 0,
  })
})
