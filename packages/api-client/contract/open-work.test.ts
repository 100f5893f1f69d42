import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { codesOf, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { maintaining, planned, refuseFaults, workYard } from './work-yard.ts'
import { why } from './yard.ts'

afterEach(refuseFaults)

const ending = { ...why, close: true, bears_data: false }

test('an open request keeps its asset from use and from its end, and from nothing else', async () => {
  const all = await workYard()
  const { ada, act, boss, known, submitted } = all
  const seen = await known('faulty')
  const asked = await submitted([maintaining(seen)], { kind: 'maintenance' })
  const busy = await ada.assets.get(seen.id)
  const inTheWay = [{ code: 'work_asset_busy', attr: 'to', detail: expect.stringContaining(asked.code) }]
  for (const attempt of [
    () => ada.assets.transition(busy, { to: 'active', ...why }),
    () => ada.assets.decommission(busy, ending),
    () => ada.assets.decommission(busy, { ...ending, close: false }),
  ])
    expect(await refused(attempt())).toMatchObject({ status: 400, errors: inTheWay })
  const { results } = await ada.assets.changeMany({
    ids: [seen.id],
    change: { kind: 'status', to: 'active', ...why },
  })
  expect(results).toMatchObject([{ outcome: 'refused', errors: inTheWay }])
  const idle = await ada.assets.transition(busy, { to: 'standby', ...why })
  await act(boss, asked, { action: 'reject', reason: 'Not this month' })
  expect(await ada.assets.transition(await ada.assets.get(idle.id), { to: 'active' })).toMatchObject({
    status: 'active',
  })
})

test('an asset that a request makes is in its work from then on', async () => {
  const { ada, approved, execute, server, r02 } = await workYard()
  const { model } = await server('Known')
  const item = { id: randomUUID(), op: 'add' as const, model_id: model?.id ?? '', to: at(r02, 10) }
  const done = await execute(await approved([item], { kind: 'add' }), { ...planned, serial_number: 'SN-9' })
  const made = await ada.assets.get(done.items[0]?.asset?.id ?? '')
  expect(made).toMatchObject({ process: 'in_progress' })
  const error = await refused(ada.assets.transition(made, { to: 'active', ...why }))
  expect(codesOf(error)).toContain('work_asset_busy')
})

test('a draft is in the way of nothing', async () => {
  const { ada, asker, known } = await workYard()
  const seen = await known('standby')
  await asker.work.create({
    kind: 'maintenance',
    title: 'One day',
    items: [maintaining(seen)],
    is_draft: true,
  })
  expect(await ada.assets.transition(seen, { to: 'active' })).toMatchObject({ status: 'active' })
})

test('a request is not in its own way, another one is', async () => {
  const all = await workYard()
  const { ada, execute, approved, known, r02 } = all
  const seen = await known('received', at(all.r01, 5))
  const item = { id: randomUUID(), op: 'add' as const, asset_id: seen.id, to: at(r02, 10) }
  const added = await approved([{ ...item, to_status: 'installation' }], { kind: 'add' })
  await execute(added, planned)
  const racked = await ada.assets.get(seen.id)
  expect(racked).toMatchObject({ status: 'installation' })
  expect((await refused(ada.assets.transition(racked, { to: 'active' }))).errors).toMatchObject([
    { code: 'work_asset_busy' },
  ])
})
