import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { WorkItemInput } from '@plenum/domain/work-item'
import { codesOf, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { asset, join } from './world.ts'
import { lastBatch, why } from './yard.ts'
import { maintaining, moving, planned, request, workYard, refuseFaults } from './work-yard.ts'

afterEach(refuseFaults)

const id = () => randomUUID()

describe('what was approved', () => {
  test('is refused with what is in the way where that came since, and stays to be done', async () => {
    const all = await workYard()
    const { ada, execute, known, r02 } = all
    const seen = await known('active')
    const yes = await all.approved([moving(seen, at(r02, 10))])
    const [kept] = (await ada.reservations.list({ state: 'active' })).results
    await ada.reservations.release({ ids: [kept?.id ?? ''] })
    const rival = await known('active', at(r02, 11))
    const error = await refused(execute(yes, undefined, 0, ada))
    expect(error.errors).toMatchObject([{ code: 'place_taken', attr: 'to.position' }])
    expect(error.errors[0]?.detail).toContain(rival.name)
    expect(await ada.work.get(yes.id)).toMatchObject({
      items_done: 0,
      items: [{ result: null, batch_id: null }],
    })
    expect(await ada.assets.get(seen.id)).toMatchObject({ location: seen.location })
    const elsewhere = { result: 'deviation', note: 'Two units higher', to: at(r02, 13) } as const
    const done = await execute(yes, elsewhere)
    expect(done.items[0]).toMatchObject({
      result: 'deviation',
      note: 'Two units higher',
      placed: at(r02, 13),
    })
    expect(await ada.assets.get(seen.id)).toMatchObject({ location: at(r02, 13) })
  })

  test('keeps its place from everybody else until then, and is no rival of itself', async () => {
    const all = await workYard()
    const { ada, known, r02 } = all
    const yes = await all.approved([moving(await known('active'), at(r02, 10))])
    expect(codesOf(await refused(ada.assets.move(await known('active'), at(r02, 11))))).toEqual([
      'place_reserved',
    ])
    expect(await ada.work.check(yes.id)).toMatchObject({ blocks: false, clashes: [] })
  })

  test('names its request in all that it changed, and is taken back as a whole', async () => {
    const all = await workYard()
    const { ada, hand, execute, known, r02 } = all
    const seen = await known('active')
    const yes = await all.approved([moving(seen, at(r02, 10))])
    const done = await execute(yes)
    const [line] = (await ada.assets.history(seen.id, { limit: 1 })).results
    expect(line).toMatchObject({
      field: 'place',
      batch: { id: done.items[0]?.batch_id, work: { code: yes.code } },
    })
    const back = await hand.work.revert(done, done.items[0]?.id ?? '')
    expect(back.items[0]).toMatchObject({ result: null, executed_by: null, batch_id: null })
    expect(await ada.assets.get(seen.id)).toMatchObject({ location: seen.location })
    expect((await ada.reservations.list({ state: 'active' })).results).toHaveLength(1)
    expect(await execute(yes)).toMatchObject({ items_done: 1 })
  })

  test('is to be done again where its batch is undone past the request, and reserves nothing once that is over', async () => {
    const all = await workYard()
    const { ada, hand, eyes, act, execute, known, r02 } = all
    const seen = await known('active')
    const yes = await all.approved([moving(seen, at(r02, 10))])
    const first = await execute(yes)
    await ada.batches.undo(first.items[0]?.batch_id ?? '')
    expect(await ada.work.get(yes.id)).toMatchObject({ items_done: 0, items: [{ result: null }] })
    const second = await execute(yes)
    await act(hand, yes, { action: 'finish' })
    await act(eyes, yes, { action: 'verify' })
    await ada.batches.undo(second.items[0]?.batch_id ?? '')
    expect((await ada.reservations.list({ state: 'active' })).results).toEqual([])
    expect(await ada.assets.get(seen.id)).toMatchObject({ location: seen.location })
  })

  test('cannot be undone as a step: that goes by the request', async () => {
    const all = await workYard()
    await all.approved([moving(await all.known('active'), at(all.r02, 10))])
    expect(codesOf(await refused(all.ada.batches.undo(await lastBatch(all.ada))))).toEqual(['conflict'])
  })

  test('is executed once, by who does the work, and as what it was', async () => {
    const all = await workYard()
    const { ada, execute, known, r02 } = all
    const reader = await join(ada, { projects: 'onlyRead', assets: 'write' })
    const yes = await all.approved([moving(await known('active'), at(r02, 10))], {
      assignee_id: (await all.hand.auth.me()).id,
    })
    expect((await refused(execute(yes, planned, 0, reader))).status).toBe(403)
    expect(codesOf(await refused(execute(yes, planned, 0, all.eyes)))).toEqual(['work_role'])
    expect((await refused(execute(yes, { result: 'deviation' }))).errors).toMatchObject([{ attr: 'note' }])
    const to = at(r02, 30)
    const beside = { to, serial_number: 'SN', owner_id: ada.user.id, decommission: { ...why, close: true } }
    for (const [attr, value] of Object.entries(beside))
      expect((await refused(execute(yes, { ...planned, [attr]: value }))).errors).toMatchObject([
        { code: 'invalid', attr },
      ])
    await execute(yes)
    expect(codesOf(await refused(execute(yes)))).toEqual(['work_item_done'])
    expect((await refused(all.hand.work.execute(yes, yes.items[0]?.id ?? '', planned))).status).toBe(412)
  })
})

describe('what is added', () => {
  test('is an asset that is there, racked by the table of statuses', async () => {
    const all = await workYard()
    const { ada, server, execute, r02 } = all
    const seen = await server('Spare')
    const item: WorkItemInput = { id: id(), op: 'add', asset_id: seen.id, to: at(r02, 10) }
    const yes = await all.approved([item], { kind: 'add' })
    expect((await refused(execute(yes))).errors).toMatchObject([
      { code: 'identity_missing', attr: 'serial_number' },
      { code: 'identity_missing', attr: 'owner_id' },
    ])
    await ada.assets.update(seen, { serial_number: 'SN-77', owner_id: ada.user.id })
    await execute(yes)
    expect(await ada.assets.get(seen.id)).toMatchObject({ status: 'installation', location: at(r02, 10) })
  })

  test('is made from a model when it is executed, and is gone where that is taken back', async () => {
    const all = await workYard()
    const { ada, hand, asker, server, execute, r02 } = all
    const { model } = await server('Known')
    const item: WorkItemInput = {
      id: id(),
      op: 'add',
      model_id: model?.id ?? '',
      name: 'Web 9',
      to: at(r02, 10),
    }
    const yes = await all.approved([item], { kind: 'add' })
    expect(yes.items[0]).toMatchObject({ asset: null, model: { id: model?.id }, name: 'Web 9', from: null })
    expect((await ada.reservations.list()).results).toMatchObject([{ asset: null, model: { id: model?.id } }])
    expect((await refused(execute(yes))).errors).toMatchObject([{ attr: 'serial_number' }])
    const done = await execute(yes, { ...planned, serial_number: 'SN-9' })
    const made = await ada.assets.get(done.items[0]?.asset?.id ?? '')
    expect(made).toMatchObject({
      name: 'Web 9',
      status: 'installation',
      serial_number: 'SN-9',
      owner_id: (await asker.auth.me()).id,
      location: at(r02, 10),
    })
    expect((await ada.reservations.list()).results).toMatchObject([{ state: 'fulfilled' }])
    const back = await hand.work.revert(done, done.items[0]?.id ?? '')
    expect(back.items[0]).toMatchObject({ asset: null, result: null })
    expect((await refused(ada.assets.get(made.id))).status).toBe(404)
    expect((await ada.reservations.list()).results).toMatchObject([{ state: 'active' }])
    await execute(yes, { ...planned, serial_number: 'SN-9' })
  })
})

describe('what is changed', () => {
  test('is told as it was and will be, and is refused where it was changed since', async () => {
    const all = await workYard()
    const { ada, hand, execute, known } = all
    const seen = await known('active')
    const item: WorkItemInput = {
      id: id(),
      op: 'change',
      asset_id: seen.id,
      changes: { hostname: 'web-01', owner_id: null },
      to_status: 'standby',
    }
    const yes = await ada.work.get((await all.approved([item], { kind: 'change' })).id)
    expect(yes.items[0]?.changes).toEqual([
      { field: 'hostname', from: null, to: 'web-01' },
      { field: 'owner_id', from: { id: ada.user.id, name: ada.user.full_name }, to: null },
    ])
    const other = await ada.assets.update(await ada.assets.get(seen.id), { hostname: 'db-01' })
    expect((await refused(execute(yes))).errors).toMatchObject([
      { code: 'work_changed_since', attr: 'changes.hostname' },
    ])
    await ada.assets.update(other, { hostname: null })
    const done = await execute(yes, undefined, 0, ada)
    expect(await ada.assets.get(seen.id)).toMatchObject({
      hostname: 'web-01',
      owner: null,
      status: 'standby',
    })
    expect(done.items[0]?.changes).toEqual(yes.items[0]?.changes)
    await hand.work.revert(done, item.id)
    expect(await ada.assets.get(seen.id)).toMatchObject({ hostname: null, status: 'active' })
  })
})

describe('a swap', () => {
  test('gives the units to the other one, and the old one leaves out of service', async () => {
    const all = await workYard()
    const { ada, hand, dataCenter, execute, known, server, r01 } = all
    const old = await known('active', at(r01, 5))
    const next = await ada.assets.update(await server('New'), {
      serial_number: 'SN-N',
      owner_id: ada.user.id,
    })
    const item: WorkItemInput = {
      id: id(),
      op: 'swap',
      asset_id: old.id,
      replacement_id: next.id,
      to: { node_id: dataCenter.id, position: null, face: null },
    }
    const yes = await all.approved([item], { kind: 'swap' })
    const done = await execute(yes)
    expect(await ada.assets.get(next.id)).toMatchObject({ status: 'installation', location: at(r01, 5) })
    expect(await ada.assets.get(old.id)).toMatchObject({
      status: 'out_of_service',
      location: { node_id: dataCenter.id, position: null },
    })
    await hand.work.revert(done, item.id)
    expect(await ada.assets.get(old.id)).toMatchObject({ status: 'active', location: at(r01, 5) })
    expect(await ada.assets.get(next.id)).toMatchObject({ status: 'received', location: null })
  })
})

describe('what is removed', () => {
  test('is decommissioned by its rules', async () => {
    const all = await workYard()
    const { ada, execute, known, r01 } = all
    const seen = await known('active', at(r01, 5))
    const yes = await all.approved([{ id: id(), op: 'remove', asset_id: seen.id }], { kind: 'remove' })
    expect((await refused(execute(yes))).errors).toMatchObject([{ code: 'required', attr: 'decommission' }])
    const unsaid = { ...planned, decommission: { ...why, close: true } }
    expect((await refused(execute(yes, unsaid))).errors).toMatchObject([{ attr: 'decommission.bears_data' }])
    await execute(yes, { ...planned, decommission: { ...why, close: true, bears_data: false } })
    expect(await ada.assets.get(seen.id)).toMatchObject({ status: 'decommissioning', location: null })
  })
})

test('a maintenance has a code of its own and changes nothing', async () => {
  const all = await workYard()
  const { ada, hand, asker, execute } = all
  const seen = await ada.assets.create(asset())
  const yes = await all.approved([maintaining(seen)], { kind: 'maintenance' })
  expect(yes.code).toBe('MNT-000001')
  const done = await execute(yes)
  expect(done.items[0]).toMatchObject({ result: 'as_planned', batch_id: null })
  expect(await ada.assets.get(seen.id)).toMatchObject({ version: seen.version })
  expect(await hand.work.revert(done, done.items[0]?.id ?? '')).toMatchObject({ items_done: 0 })
  expect((await asker.work.create(request([], { kind: 'add' }))).code).toBe('MAC-000001')
})
