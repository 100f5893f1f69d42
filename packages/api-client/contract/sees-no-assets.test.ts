import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { blankFacts } from '@plenum/domain/model'
import { codesOf, refused } from './fit-hall.ts'
import { at, hall } from './hall.ts'
import { reservation } from './keeping.ts'
import { failure, join, type Connection } from './world.ts'
import { maintaining, moving, refuseFaults, request, workYard } from './work-yard.ts'

afterEach(refuseFaults)

const told = (value: unknown) => JSON.stringify(value)

describe('who sees no assets and writes requests', () => {
  test('is told that something is in the way, and not what', async () => {
    const all = await workYard()
    const { ada, asker, hand, act, known, r02 } = all
    const seer = await join(ada, { projects: 'write', assets: 'onlyRead' })
    const rival = await known('active', at(r02, 10))
    const wanted = request([moving(await known('active'), at(r02, 11))])
    const made = await asker.work.create(wanted)

    const seen = await seer.work.check(made.id)
    expect(seen.items[0]?.fit?.findings[0]).toMatchObject({
      code: 'place_taken',
      rivals: [{ name: rival.name }],
    })
    expect(seen.items[0]?.errors[0]?.detail).toContain(rival.name)
    for (const blind of [await asker.work.check(made.id), await asker.work.checkInput(wanted)]) {
      expect(blind.items[0]?.fit?.findings[0]).toMatchObject({ code: 'place_taken', rivals: [] })
      expect(blind.items[0]?.errors).toMatchObject([{ code: 'place_taken' }])
      expect(told(blind)).not.toContain(rival.name)
      expect(told(blind)).not.toContain(rival.id)
    }
    const error = await refused(act(asker, made, { action: 'submit' }))
    expect(codesOf(error)).toEqual(['place_taken'])
    expect(told(error.errors)).not.toContain(rival.name)

    const free = await all.approved([moving(await known('active'), at(r02, 20))])
    const [kept] = (await ada.reservations.list({ state: 'active' })).results
    await ada.reservations.release({ ids: [kept?.id ?? ''] })
    const later = await known('active', at(r02, 21))
    const executing = await refused(all.execute(free, undefined, 0, hand))
    expect(codesOf(executing)).toEqual(['place_taken'])
    expect(told(executing.errors)).not.toContain(later.name)
  })

  test('is told of what was found when a request was submitted only what is reserved', async () => {
    const { ada, asker, boss, submitted, known, r02 } = await workYard()
    const first = await submitted([moving(await known('active'), at(r02, 10))])
    const second = await submitted([moving(await known('active'), at(r02, 11))])
    for (const who of [ada, asker, boss])
      expect((await who.work.get(second.id)).items[0]?.fit?.findings[0]).toMatchObject({
        code: 'place_planned',
        rivals: [{ code: first.code }],
      })
  })

  test('is told what is to change of an asset, and not what it is now or was', async () => {
    const { ada, asker, act, known } = await workYard()
    const seen = await known('active')
    const { id: asset_id } = await ada.assets.update(await ada.assets.get(seen.id), { customer: 'ACME' })
    const item = { id: randomUUID(), op: 'change', asset_id, changes: { customer: 'Initech' } } as const
    const made = await asker.work.create(request([item], { kind: 'change' }))
    const changes = async (who: typeof ada | typeof asker) => (await who.work.get(made.id)).items[0]?.changes
    expect(made.items[0]?.changes).toEqual([{ field: 'customer', to: 'Initech' }])
    expect(await changes(ada)).toEqual([{ field: 'customer', from: 'ACME', to: 'Initech' }])
    await act(asker, made, { action: 'submit' })
    expect(await changes(asker)).toEqual([{ field: 'customer', to: 'Initech' }])
    expect(await changes(ada)).toEqual([{ field: 'customer', from: 'ACME', to: 'Initech' }])
  })

  test('is not told what is lost while something is down', async () => {
    const { ada, asker, known, r01 } = await workYard()
    const seen = await known('active')
    expect(await failure(asker.work.impact({ node_ids: [r01.id] }))).toMatchObject({ status: 403 })
    const seer = await join(ada, { projects: 'onlyRead', assets: 'onlyRead' })
    expect((await seer.work.impact({ node_ids: [r01.id] })).inside).toMatchObject([{ name: seen.name }])
    const made = await asker.work.create(request([maintaining(seen)], { kind: 'maintenance' }))
    expect(made.items[0]?.asset).toMatchObject({ name: seen.name })
  })
})

test('who writes models and sees no assets is refused with how many would not fit, and not with their names', async () => {
  const { ada, r01, server } = await hall()
  await server('Low', at(r01, 3))
  await server('High', at(r01, 5))
  const librarian = await join(ada, { library: 'write' })
  const [model] = (await librarian.catalogue.models.list({ search: 'r750' })).results
  if (!model) throw new Error('no model')
  const error = await refused(librarian.catalogue.models.update(model, { u_height: 3 }))
  expect(codesOf(error)).toEqual(['would_not_fit', 'place_taken', 'place_taken'])
  expect(told(error.errors)).not.toMatch(/Low|High|R01/)
})

test('who writes models and sees no assets is told before how many would not fit, and not which', async () => {
  const { ada, r01, server } = await hall()
  await server('Low', at(r01, 3))
  await server('High', at(r01, 5))
  const librarian = await join(ada, { library: 'write' })
  const [r750] = (await librarian.catalogue.models.list({ search: 'r750' })).results
  if (!r750) throw new Error('no model')
  const other = await librarian.brands.create({ name: 'Dell EMC' })
  const taller = { ...blankFacts, name: 'R750', asset_type: 'SRV', u_height: 3 }
  const [twin, tall] = [
    await librarian.catalogue.models.create({ ...taller, brand_id: other.id }),
    await librarian.catalogue.models.create({ ...taller, name: 'R750 tall', brand_id: r750.brand_id }),
  ]
  const type = { brand: 'Dell', name: 'R750', asset_type: 'SRV', facts: { u_height: 3 } }
  const asked = { dry_run: true, revision: null, types: [type] }
  const before = async ({ catalogue }: Connection) => [
    await catalogue.models.previewMerge(r750.id, tall.id),
    await catalogue.brands.previewMerge(r750.brand_id, twin.brand_id),
    ...(await catalogue.models.bringIn(asked)).results,
  ]
  for (const seen of await before(ada))
    expect(seen).toMatchObject({ misfits: [{ name: 'Low' }, { name: 'High' }], misfits_total: 2 })
  for (const blind of await before(librarian)) expect(blind).toMatchObject({ misfits: [], misfits_total: 2 })
  const refusing = await refused(librarian.catalogue.models.bringIn({ ...asked, dry_run: false }))
  expect(refusing.errors[0]?.detail).toMatch(/^2 /)
})

test('who reads places and sees no assets is not told for which ones they are reserved', async () => {
  const { ada, r02, server } = await hall()
  const seen = await server('Low')
  const kept = reservation(r02.id, { owner_id: ada.user.id }, [{ asset_id: seen.id }])
  const { ids } = await ada.reservations.create(kept)
  const keeper = await join(ada, { hierarchy: 'onlyRead' })
  const all = async ({ reservations }: Connection) => [
    await reservations.get(ids[0] ?? ''),
    ...(await reservations.list()).results,
  ]
  for (const each of await all(ada)) expect(each.asset).toEqual({ id: seen.id, name: 'Low' })
  for (const each of await all(keeper)) expect(each.asset).toBeNull()
})

test('who writes places and sees no assets is refused without the names of what stands there', async () => {
  const { ada, r01, server } = await hall()
  const seen = await server('Low', at(r01, 3))
  const keeper = await join(ada, { hierarchy: 'write' })
  const rack = await keeper.nodes.get(r01.id)
  const closing = await refused(keeper.nodes.update(rack, { status: 'decommissioned' }))
  expect(codesOf(closing)).toEqual(['place_not_empty'])
  expect(told(closing.errors)).not.toMatch(/Low/)
  const wanted = reservation(r01.id, { owner_id: ada.user.id }, [{ position: 4 }])
  const keeping = await refused(keeper.reservations.create(wanted))
  expect(codesOf(keeping)).toEqual(['place_taken'])
  expect(told(keeping.errors)).not.toMatch(/Low/)
  expect(told((await refused(ada.reservations.create(wanted))).errors)).toContain(seen.name)
})
