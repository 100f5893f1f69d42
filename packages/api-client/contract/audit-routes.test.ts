import { expect, test } from 'vitest'
import { gatedRoutes } from '@plenum/api-server/gate'
import { hall } from './hall.ts'
import { DEEDS } from './all-deeds.ts'
import { asDocumented, routes } from './matrix.ts'
import { UNWRITTEN } from './scratch.ts'
import type { Founder } from './people.ts'
import { app } from './world.ts'

// Who signs in, and what people and teams may do: the tests of those routes say what they write down.
const OF_PEOPLE = /^\/api\/(auth|token|users|teams|invitations)\//

// Photos and documents stand beside an asset, which keeps its version.
const OF_FILES = /^asset\.(photos|document)$/

test('what is written down nowhere are drafts, marks, questions and who is there alone', () => {
  const unsafe = routes.filter(({ method }) => method !== 'GET').map(({ name }) => name)
  expect(unsafe.filter((name) => name in UNWRITTEN).toSorted()).toEqual(Object.keys(UNWRITTEN).toSorted())
  const collections = new Set(Object.keys(UNWRITTEN).map((name) => name.split('/')[2]))
  expect([...collections]).toEqual([
    'drafts',
    'presence',
    'home',
    'placements',
    'nodes',
    'models',
    'work',
    'notifications',
  ])
})

test('no route that changes records is left out here', () => {
  const unsafe = gatedRoutes(app)
    .filter(({ method, path }) => method !== 'GET' && !OF_PEOPLE.test(path))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !(asDocumented(name) in UNWRITTEN))
  expect(unsafe.toSorted()).toEqual(Object.keys(DEEDS).toSorted())
})

test.each(Object.entries(DEEDS))('%s is written down, once', async (_, { writes, lines = 1, prepare }) => {
  const all = await hall()
  const act = await prepare(all)
  const before = (await all.ada.audit.verify()).entries
  await act()
  expect(await all.ada.audit.verify()).toEqual({ entries: before + lines, broken_at: null })
  const [line] = (await all.ada.audit.list({ limit: 1 })).results
  expect(line).toMatchObject({ action: writes, actor: { id: all.ada.user.id } })
  if (!OF_FILES.test(writes)) await saysItsLastChange(all.ada)
})

/** By the moment of an asset's last change its batch is found again. */
async function saysItsLastChange({ assets }: Founder) {
  for (const { id, name, last_update } of (await assets.list({})).results) {
    const [event] = (await assets.history(id, { limit: 1 })).results
    expect(event?.batch.at, name).toBe(last_update)
  }
}
