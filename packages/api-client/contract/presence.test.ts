import { expect, test } from 'vitest'
import { PRESENCE_LASTS } from '@plenum/domain/presence'
import { seen } from './people.ts'
import { advance, asset, failure, found, join, type Connection } from './world.ts'

const here = async (who: Connection, id: string, editing = false) =>
  (await who.assets.present(id, { editing })).people.map((one) => [one.name, one.editing])

test('whoever has an asset open sees who else has, those who edit it first', async () => {
  const ada = await found()
  const [grace, another] = [await join(ada, { assets: 'onlyRead' }), await found()]
  const { id } = await ada.assets.create(asset())
  const other = await ada.assets.create(asset())
  expect(await here(ada, id, true)).toEqual([])
  expect(await here(grace, id)).toEqual([['Ada Byron', true]])
  expect(await here(ada, id)).toEqual([['Grace Hopper', false]])
  expect(await here(grace, other.id)).toEqual([])
  const foreign = await another.assets.create(asset())
  expect(await here(another, foreign.id)).toEqual([])
})

test('who leaves is gone at once, and who is not heard of soon', async () => {
  const ada = await found()
  const grace = await join(ada, { assets: 'write' })
  const { id } = await ada.assets.create(asset())
  await here(grace, id, true)
  expect(await here(ada, id)).toEqual([['Grace Hopper', true]])
  await grace.assets.leave(id)
  expect(await here(ada, id)).toEqual([])
  await here(grace, id, true)
  advance(PRESENCE_LASTS - 1_000)
  // still there, but editing no more in the page that crashed
  await here(grace, id)
  advance(2_000)
  expect(await here(ada, id)).toEqual([['Grace Hopper', false]])
  advance(PRESENCE_LASTS)
  expect(await here(ada, id)).toEqual([])
})

test('nobody is seen by those who may not read assets, in another company, or any more', async () => {
  const ada = await found()
  const [blind, grace, eve] = [
    await join(ada, { support: 'write' }),
    await join(ada, { assets: 'write' }),
    await found(),
  ]
  const { id } = await ada.assets.create(asset())
  await here(ada, id)
  expect(await failure(here(blind, id))).toMatchObject({ status: 403 })
  expect(await failure(here(eve, id))).toMatchObject({ status: 404 })
  await here(grace, id)
  await ada.users.update(await seen(ada, grace), { team_id: null })
  expect(await failure(here(grace, id))).toMatchObject({ status: 403 })
  advance(PRESENCE_LASTS + 1)
  expect(await here(ada, id)).toEqual([])
})
