import { expect, test } from 'vitest'
import { HOME_DAYS, HOME_VISIT } from '@plenum/domain/home'
import { at, hall } from './hall.ts'
import { reservation } from './keeping.ts'
import { advance, asset, found, join } from './world.ts'
import { improvement } from './tickets.ts'
import { inDays } from './yard.ts'

const later = () => advance(HOME_VISIT + 1000)

test('on his first visit nobody is told what changed; an hour later what did since, as its list has it', async () => {
  const ada = await found()
  expect(await ada.home.get()).toMatchObject({ since: null, changed: null })
  const made = await ada.assets.create(asset({ name: 'Leaf', owner_id: ada.user.id }))
  await ada.assets.create(asset({ name: 'Nobody’s' }))
  expect((await ada.home.get()).since).toBeNull()
  later()
  const { since, changed } = await ada.home.get()
  expect(since).not.toBeNull()
  expect(changed).toEqual({ value: 1, capped: false })
  const list = await ada.assets.list({ owner_id: ada.user.id, changed_since: since ?? '' })
  expect(list.results.map(({ id }) => id)).toEqual([made.id])
  // within the hour it stays, however often it is looked at
  expect((await ada.home.get()).since).toBe(since)
  later()
  const next = await ada.home.get()
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
    reservations: null,
    first_warranty: null,
    first_reservation: null,
    tickets: 0,
  })
})
