import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { countMissing } from '@plenum/api-server/store/rack-capacity'
import type { AssetType } from '@plenum/domain/asset-type'
import type { Asset } from '@plenum/domain/asset'
import type { ErasureInput } from '@plenum/domain/erasure'
import { database } from './engine.ts'
import { at } from './hall.ts'
import { planned, workYard } from './work-yard.ts'
import { failure, join, now } from './world.ts'
import { inDays, lastBatch, why, yard } from './yard.ts'

const proof: ErasureInput = {
  method: 'purge',
  media_serial: 'DISK-1',
  operator: 'Grace Hopper',
  erased_on: '2026-11-01',
  verification: 'Read back 10 % of all sectors, all zero',
  destination: 'Recycler, pallet 7',
}
const end = { ...why, close: true, erasures: [proof] }
const today = () => now().toISOString().slice(0, 10)

/** Makes an asset one of a type that says this about data. */
async function typed(seen: Asset, says: AssetType['data_bearing']): Promise<Asset> {
  const codes = { yes: 'SRV', no: 'PPN', config: 'SWI', ask: 'OTH' }
  await database.execute(sql`update asset set asset_type = ${codes[says]} where id = ${seen.id}`)
  await countMissing(database, now())
  return { ...seen, asset_type: codes[says] }
}

describe('a decommissioning', () => {
  test('takes a live asset through both steps, frees its place and closes its record', async () => {
    const { ada, r01, known } = await yard()
    const seen = await typed(await known('active', at(r01, 5)), 'yes')
    const closed = await ada.assets.decommission(seen, end)
    expect(closed).toMatchObject({
      status: 'decommissioning',
      location: null,
      termination_date: today(),
      powered_off_at: expect.any(String),
    })
    expect((await ada.nodes.get(r01.id)).asset_count).toBe(0)
    const { results } = await ada.assets.history(seen.id)
    const batch = results.filter(({ batch: { kind } }) => kind === 'status')
    const statuses = batch.filter(({ field }) => field === 'status')
    // newest first
    expect(statuses.map(({ from, to }) => [from, to])).toEqual([
      ['out_of_service', 'decommissioning'],
      ['active', 'out_of_service'],
    ])
    expect(new Set(batch.map((event) => event.batch.id)).size).toBe(1)
    expect(batch.find(({ field }) => field === 'erasure')?.to).toEqual(proof)
    expect((await ada.assets.erasures(seen.id)).results).toMatchObject([proof])
  })

  test('may end later: what was proved by then counts', async () => {
    const { ada, known } = await yard()
    const seen = await typed(await known('out_of_service'), 'yes')
    const begun = await ada.assets.decommission(seen, { ...why, close: false, erasures: [proof] })
    expect(begun).toMatchObject({ status: 'decommissioning', termination_date: null })
    expect(begun.location).not.toBeNull()
    expect(await ada.assets.decommission(begun, { ...why, close: true })).toMatchObject({
      termination_date: today(),
    })
  })

  test('drops what was planned', async () => {
    const { ada, r02, known } = await yard()
    const coming = await ada.assets.move(await known('active'), { ...at(r02, 5), planned_for: inDays(3) })
    expect((await ada.assets.decommission(coming, { ...end, bears_data: false })).planned_move).toBeNull()
    await ada.batches.undo(await lastBatch(ada))
    expect((await ada.assets.get(coming.id)).planned_move).toEqual(coming.planned_move)
  })

  test.each([
    ['yes', {}, 'erasure_missing', 'erasures'],
    ['yes', { erasures: [{ ...proof, method: 'clear' as const }] }, 'erasure_too_weak', 'erasures.0.method'],
    ['config', {}, 'erasure_missing', 'erasures'],
    ['ask', {}, 'data_unsaid', 'bears_data'],
    ['ask', { bears_data: true }, 'erasure_missing', 'erasures'],
  ] as const)('of a thing of which its type says %s does not end with %j', async (says, said, code, attr) => {
    const { ada, known } = await yard()
    const seen = await typed(await known('active'), says)
    const input = { ...why, close: true, ...said, erasures: 'erasures' in said ? [...said.erasures] : [] }
    const error = await failure(ada.assets.decommission(seen, input))
    expect(error).toMatchObject({ status: 400, errors: [{ code, attr }] })
    expect(await ada.assets.get(seen.id)).toEqual(seen)
    expect((await ada.assets.erasures(seen.id)).results).toEqual([])
  })

  test.each([
    ['no', {}],
    ['config', { erasures: [{ ...proof, method: 'clear' as const }] }],
    ['ask', { bears_data: false }],
  ] as const)('of a thing of which its type says %s ends with %j', async (says, said) => {
    const { ada, known } = await yard()
    const seen = await typed(await known('faulty'), says)
    const input = { ...why, close: true, ...said, erasures: 'erasures' in said ? [...said.erasures] : [] }
    expect((await ada.assets.decommission(seen, input)).termination_date).toBe(today())
  })

  test.each(['planning', 'installation'] as const)('is refused from %s', async (status) => {
    const { ada, known } = await yard()
    const seen = await known(status)
    expect(await failure(ada.assets.decommission(seen, end))).toMatchObject({
      status: 409,
      code: 'decommission_too_early',
    })
  })

  test('is refused without a reason, to readers and to others', async () => {
    const { ada, known } = await yard()
    const seen = await known('active')
    expect(await failure(ada.assets.decommission(seen, { ...end, reason: 'Old' }))).toMatchObject({
      errors: [{ code: 'too_short', attr: 'reason' }],
    })
    const reader = await join(ada, { assets: 'onlyRead' })
    expect(await failure(reader.assets.decommission(seen, end))).toMatchObject({ status: 403 })
    const other = await yard()
    expect(await failure(other.ada.assets.decommission(seen, end))).toMatchObject({ status: 404 })
    expect(await failure(other.ada.assets.erasures(seen.id))).toMatchObject({ status: 404 })
  })

  test('is undone with everything that came with it', async () => {
    const { ada, r01, known } = await yard()
    const seen = await known('active', at(r01, 5))
    const facets = await ada.assets.facets({})
    await ada.assets.decommission(seen, { ...end, bears_data: true })
    await ada.batches.undo(await lastBatch(ada))
    const undone = await ada.assets.get(seen.id)
    expect(undone).toEqual({ ...seen, version: undone.version, last_update: undone.last_update })
    expect(await ada.assets.facets({})).toEqual(facets)
    expect((await ada.assets.erasures(seen.id)).results).toEqual([])
    expect((await ada.nodes.get(r01.id)).asset_count).toBe(1)
  })
})

describe('a closed asset', () => {
  const closed = async () => {
    const all = await yard()
    const seen = await all.ada.assets.decommission(await all.known('active'), { ...end, bears_data: true })
    return { ...all, seen, batch: await lastBatch(all.ada) }
  }

  test('is left out of the list and its counts unless it is asked for', async () => {
    const { ada, seen, known } = await closed()
    const other = await known('active')
    const ids = async (query: object) => (await ada.assets.list(query)).results.map(({ id }) => id)
    expect(await ids({})).toEqual([other.id])
    expect(await ids({ closed: 'only' })).toEqual([seen.id])
    expect((await ids({ closed: 'with' })).toSorted()).toEqual([seen.id, other.id].toSorted())
    expect(await ada.assets.facets({})).toMatchObject({ count: { value: 1 }, total: 1 })
    expect((await ada.assets.facets({ closed: 'only' })).count.value).toBe(1)
    expect((await ada.assets.facets({ closed: 'with' })).count.value).toBe(2)
  })

  test('is read only', async () => {
    const { ada, r02, seen } = await closed()
    const tag = await ada.tags.create({ name: 'Lease', colour: 'blue' })
    const writes = [
      ada.assets.update(seen, { name: 'Renamed' }),
      ada.assets.update(seen, { name: 'Renamed', tag_ids: [tag.id] }),
      ada.tags.put({ ids: [seen.id], add: [tag.id] }),
      ada.nomenclatures.reissue({ ids: [seen.id] }),
      ada.assets.move(seen, at(r02, 5)),
      ada.assets.move(seen, { ...at(r02, 5), planned_for: inDays(3) }),
      ada.assets.cancelMove(seen),
      ada.assets.transition(seen, { to: 'received', ...why }),
      ada.assets.decommission(seen, end),
    ]
    for (const refused of await Promise.all(writes.map(failure))) {
      expect(refused).toMatchObject({ status: 409, code: 'asset_closed' })
    }
    const { results } = await ada.assets.changeMany({
      ids: [seen.id],
      change: { kind: 'priority', priority: 'high' },
    })
    expect(results).toMatchObject([{ outcome: 'refused', errors: [{ code: 'asset_closed' }] }])
    expect(await ada.assets.get(seen.id)).toEqual(seen)
  })

  test('keeps its codes and tags, and is passed over among many', async () => {
    const { ada, known } = await yard()
    const named = await ada.assets.update(await known('active'), { code: 'OLD-1' })
    const seen = await ada.assets.decommission(named, { ...end, bears_data: true })
    expect(seen.aliases).toHaveLength(1)
    expect(await failure(ada.assets.update(seen, { aliases: [] }))).toMatchObject({ code: 'asset_closed' })
    const other = await ada.assets.update(await known('active'), { code: 'OLD-2' })
    const ids = [seen.id, other.id]
    const tag = await ada.tags.create({ name: 'Lease', colour: 'blue' })
    expect(await ada.tags.put({ ids, add: [tag.id] })).toMatchObject({ records: 1 })
    expect(await ada.nomenclatures.reissue({ ids })).toMatchObject({ records: 1 })
    expect((await ada.assets.get(other.id)).code).not.toBe('OLD-2')
    expect(await ada.assets.get(seen.id)).toEqual(seen)
  })

  test('is brought back by an administrator alone, with a reason', async () => {
    const { ada, seen, batch } = await closed()
    const writer = await join(ada, { assets: 'write' })
    const restore = { to: 'out_of_service', ...why } as const
    expect(await failure(writer.assets.transition(seen, restore))).toMatchObject({ status: 403 })
    expect(await failure(writer.batches.undo(batch))).toMatchObject({ status: 403 })
    expect(await failure(ada.assets.transition(seen, { to: 'out_of_service' }))).toMatchObject({
      errors: [{ code: 'reason_missing' }, { code: 'category_missing' }],
    })
    const restored = await ada.assets.transition(seen, restore)
    expect(restored).toMatchObject({ status: 'out_of_service', termination_date: null, location: null })
    expect((await ada.assets.facets({})).total).toBe(1)
  })

  test('can be brought back by whoever closed it by mistake', async () => {
    const { ada, known } = await yard()
    const writer = await join(ada, { assets: 'write', hierarchy: 'onlyRead' })
    await writer.assets.decommission(await known('active'), { ...end, bears_data: true })
    expect(await writer.batches.undo(await lastBatch(ada))).toMatchObject({ records: expect.any(Number) })
  })

  test('is not reached by undoing what was changed before', async () => {
    const { ada, known } = await yard()
    const renamed = await ada.assets.update(await known('active'), { name: 'Renamed' })
    const batch = await lastBatch(ada)
    await ada.assets.decommission(renamed, { ...end, bears_data: true })
    expect(await failure(ada.batches.undo(batch))).toMatchObject({ status: 409, code: 'asset_closed' })
  })
})

test('what a request closed is brought back with it by who closed it, or an administrator', async () => {
  const { ada, hand, eyes, execute, approved, known } = await workYard()
  const removed = async () => ({
    id: randomUUID(),
    op: 'remove' as const,
    asset_id: (await known('active')).id,
  })
  const yes = await approved([await removed(), await removed()], { kind: 'remove' })
  const done = await execute(yes, { ...planned, decommission: { ...why, close: true, bears_data: false } })
  const [item] = done.items
  const reverting = failure(eyes.work.revert(done, item?.id ?? ''))
  expect(await reverting).toMatchObject({ status: 403, errors: [{ code: 'permission_denied' }] })
  await hand.work.revert(done, item?.id ?? '')
  expect(await ada.assets.get(item?.asset?.id ?? '')).toMatchObject({
    status: 'active',
    termination_date: null,
  })
})
