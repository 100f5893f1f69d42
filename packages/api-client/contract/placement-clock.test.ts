import { expect, test } from 'vitest'
import { at, hall } from './hall.ts'
import { nothingStandsTwice } from './placement-checks.ts'
import { advance, now } from './world.ts'

test('a clock that goes back, as those of two servers may, shows nothing in two places', async () => {
  const place = await hall()
  const { ada, r01, r02, server } = place
  advance(60_000)
  const seen = await server('Web', at(r01, 5))
  advance(-30_000)
  await ada.assets.move(seen, at(r02, 5))
  const moment = now().toISOString()
  expect((await ada.nodes.contentsAt(r02.id, moment)).assets).toEqual([])
  await nothingStandsTwice(place)
  advance(60_000)
  expect((await ada.nodes.contentsAt(r02.id, now().toISOString())).assets).toMatchObject([{ id: seen.id }])
  expect((await ada.nodes.contentsAt(r01.id, now().toISOString())).assets).toEqual([])
})
