import { afterEach, describe, expect, test } from 'vitest'
import { refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { listen, until } from './streams.ts'
import { join, type Connection } from './world.ts'
import { moving, refuseFaults, workYard } from './work-yard.ts'

afterEach(refuseFaults)

/** A request of a title that is executed, and another one that holds a place. */
async function secret() {
  const all = await workYard()
  const { ada, boss, act, known, execute, submitted, r02 } = all
  const approved = async (asset: { id: string }, position: number) =>
    act(boss, await submitted([moving(asset, at(r02, position))], { title: 'Secret move' }), {
      action: 'approve',
      reason: 'Secret reason',
    })
  const [seen, waiting] = [await known('active'), await known('active')]
  const done = await execute(await approved(seen, 10))
  await approved(waiting, 20)
  return { ...all, ada, seen, done, batch_id: done.items[0]?.batch_id ?? '' }
}

const READS = { assets: 'onlyRead', hierarchy: 'onlyRead', dashboards: 'onlyRead' } as const

/** All that tells why something was changed or is kept, each as it is told to somebody. */
async function whys({ assets, history, reports, reservations }: Connection, asset_id: string) {
  const kept = (await reservations.list()).results
  const told = {
    asset: (await assets.history(asset_id)).results,
    last: (await history.list()).results,
    report: (await reports.preview('change_log')).rows,
    kept,
    'one kept': await Promise.all(kept.map(({ id }) => reservations.get(id))),
    'history of kept': await Promise.all(kept.map(({ id }) => reservations.history(id))),
  }
  return Object.entries(told).map(([what, answer]) => [what, JSON.stringify(answer)] as const)
}

describe('who may read no requests', () => {
  test('is not told what they are called by what they changed or keep', async () => {
    const { ada, seen, done } = await secret()
    const [blind, reader] = [await join(ada, READS), await join(ada, { ...READS, projects: 'onlyRead' })]
    for (const [what, told] of await whys(blind, seen.id)) expect(told, what).not.toMatch(/Secret|MAC-/)
    for (const [what, told] of await whys(reader, seen.id)) expect(told, what).toContain('Secret')
    const [moved] = (await blind.assets.history(seen.id, { field: 'place' })).results
    expect(moved?.batch).toMatchObject({ work: null, reason: null })
    const [known] = (await reader.assets.history(seen.id, { field: 'place' })).results
    expect(known?.batch).toMatchObject({ work: { code: done.code }, reason: `${done.code} Secret move` })
  })

  test('is not told by what a place was kept for before that was said otherwise', async () => {
    const { ada, r01 } = await secret()
    const [kept] = (await ada.reservations.list({ state: 'active' })).results
    if (kept === undefined) throw new Error('Nothing is kept')
    await ada.reservations.update(kept, { reason: 'Later' })
    const { ids } = await ada.reservations.create({
      owner_id: ada.user.id,
      expires_on: kept.expires_on,
      reason: 'Spare',
      places: [{ node_id: r01.id, position: 40, face: 'front', u_height: 1 }],
    })
    const own = await ada.reservations.get(ids[0] ?? '')
    await ada.reservations.update(own, { reason: 'Still spare' })
    const [blind, reader] = [await join(ada, READS), await join(ada, { ...READS, projects: 'onlyRead' })]
    const reasons = async ({ reservations }: Connection, { id }: { id: string }) =>
      (await reservations.history(id, { field: 'reason' })).results.map(({ to }) => to)
    expect(await reasons(blind, kept)).toEqual([])
    expect(await reasons(reader, kept)).toEqual(['Later'])
    expect(await reasons(blind, own)).toEqual(['Still spare'])
    expect(JSON.stringify((await blind.reports.preview('change_log')).rows)).not.toMatch(/Secret|MAC-/)
  })
})

test('what was executed is taken back by nobody who may not write requests, and who does is heard of', async () => {
  const { ada, seen, done, batch_id, r02 } = await secret()
  for (const projects of ['noAccess', 'onlyRead'] as const) {
    const mover = await join(ada, { assets: 'write', projects })
    expect((await refused(mover.batches.undo(batch_id))).status).toBe(403)
  }
  expect(await ada.work.get(done.id)).toMatchObject({
    items_done: 1,
    items: [{ result: 'as_planned', batch_id }],
  })
  expect(await ada.assets.get(seen.id)).toMatchObject({ location: at(r02, 10) })
  const { heard, cut } = await listen(ada)
  const worker = await join(ada, { assets: 'write', projects: 'write' })
  const { batch } = await worker.batches.undo(batch_id)
  expect(batch.work).toMatchObject({ code: done.code })
  expect(await ada.work.get(done.id)).toMatchObject({ items_done: 0, items: [{ result: null }] })
  await until(() => heard.events.some(({ object }) => object === 'work'))
  expect(heard.events).toContainEqual(expect.objectContaining({ object: 'work', id: done.id }))
  await cut()
})
