import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { VERIFIED_FIELDS } from '@plenum/domain/verification'
import { database } from './engine.ts'
import { linesOf } from './export-files.ts'
import { at, hall } from './hall.ts'
import { asset, failure, join, raw } from './world.ts'
import { lastBatch, why, yard } from './yard.ts'

describe('that an asset stands where its record says', () => {
  test('is confirmed in one line, and changes nothing else but its version', async () => {
    const { ada, r01, server } = await hall()
    const made = await ada.assets.get((await server('Web 1', at(r01, 3))).id)
    expect(made).toMatchObject({ last_verified_at: null, last_verified_by: null, last_verified_method: null })
    const seen = await ada.assets.verify(made, {})
    const by = { id: ada.user.id, name: 'Ada Byron' }
    expect(seen).toEqual({
      ...made,
      last_verified_at: seen.last_update,
      last_verified_by: by,
      last_verified_method: 'by_hand',
      last_update: expect.any(String),
      version: made.version + 1,
    })
    expect(seen.last_update > made.last_update).toBe(true)
    expect(await ada.assets.get(made.id)).toEqual(seen)
    const [line, ...before] = (await ada.assets.history(made.id)).results
    expect(line).toMatchObject({
      field: 'verification',
      from: null,
      to: { at: seen.last_update, by, method: 'by_hand' },
      batch: { kind: 'update', at: seen.last_update },
    })
    expect(before.some(({ batch }) => batch.id === line?.batch.id)).toBe(false)
  })

  test('is confirmed again by another person and in another way, and taken back one by one', async () => {
    const { ada, r01, server } = await hall()
    const grace = await join(ada, { assets: 'write' })
    const made = await server('Web 1', at(r01, 3))
    const first = await ada.assets.verify(await ada.assets.get(made.id), {})
    const second = await grace.assets.verify(first, { method: 'scan' })
    expect(second).toMatchObject({ last_verified_by: { name: 'Grace Hopper' }, last_verified_method: 'scan' })
    const told = ({ last_verified_at, last_verified_by, last_verified_method }: typeof second) => ({
      last_verified_at,
      last_verified_by,
      last_verified_method,
    })
    await ada.batches.undo(await lastBatch(ada))
    expect(told(await ada.assets.get(made.id))).toEqual(told(first))
    const [, , original] = (await ada.history.list({ limit: 3 })).results
    await ada.batches.undo(original?.id ?? '')
    expect(told(await ada.assets.get(made.id))).toEqual({
      last_verified_at: null,
      last_verified_by: null,
      last_verified_method: null,
    })
  })

  test('is dated in lists; by whom and how would be carried there in vain', async () => {
    const { ada, r01, server } = await hall()
    const { last_verified_at } = await ada.assets.verify(
      await ada.assets.get((await server('Web 1', at(r01, 3))).id),
      {},
    )
    const [row] = (await ada.assets.list({})).results
    const told = Object.entries(row ?? {}).filter(([name]) => name.startsWith('last_verified'))
    expect(told).toEqual([['last_verified_at', last_verified_at]])
    expect(last_verified_at).not.toBeNull()
  })

  test('is refused of an older version, of what stands nowhere, of a closed one and to who only reads', async () => {
    const { ada, r01, server } = await hall()
    const made = await ada.assets.get((await server('Web 1', at(r01, 3))).id)
    const reader = await join(ada, { assets: 'onlyRead' })
    expect(await failure(reader.assets.verify(made, {}))).toMatchObject({ status: 403 })
    await ada.assets.verify(made, {})
    expect(await failure(ada.assets.verify(made, {}))).toMatchObject({ status: 412 })
    const nowhere = await ada.assets.create(asset())
    expect(await failure(ada.assets.verify(nowhere, {}))).toMatchObject({
      status: 409,
      errors: [{ code: 'place_missing', attr: 'place' }],
    })
    const closed = await ada.assets.decommission(nowhere, { ...why, close: true, bears_data: false })
    expect(await failure(ada.assets.verify(closed, {}))).toMatchObject({
      status: 409,
      errors: [{ code: 'asset_closed' }],
    })
    const forged = await raw(ada, `api/assets/${made.id}/verify/`, {
      method: 'POST',
      body: JSON.stringify({ method: 'gossip' }),
      headers: { 'content-type': 'application/json', 'if-match': `"${made.id}.2"` },
    })
    expect(forged.status).toBe(400)
    const patched = await raw(ada, `api/assets/${made.id}/`, {
      method: 'PATCH',
      body: JSON.stringify({ last_verified_method: 'scan' }),
      headers: { 'content-type': 'application/json', 'if-match': `"${made.id}.2"` },
    })
    expect(patched.status).toBe(400)
  })

  test('is confirmed of many at once in one batch, each by itself', async () => {
    const { ada, known } = await yard()
    const some = [await known('active'), await known('standby')]
    const nowhere = await ada.assets.create(asset())
    const { batch_id, results } = await ada.assets.changeMany({
      ids: [...some, nowhere].map(({ id }) => id),
      change: { kind: 'verify', method: 'by_hand' },
    })
    expect(results.map(({ outcome, errors }) => [outcome, errors.map(({ code }) => code)])).toEqual([
      ['done', []],
      ['done', []],
      ['refused', ['place_missing']],
    ])
    const [line] = (await ada.history.list({ limit: 1 })).results
    expect(line).toMatchObject({ id: batch_id, kind: 'update', records: 2 })
    const days = async () =>
      Promise.all(some.map(async ({ id }) => (await ada.assets.get(id)).last_verified_at))
    expect(await days()).toEqual([expect.any(String), expect.any(String)])
    await ada.batches.undo(batch_id ?? '')
    expect(await days()).toEqual([null, null])
  })
})

test('assets are found by how long nobody has confirmed them', async () => {
  const { ada, r01, server } = await hall()
  const ages = {
    'A: never': null,
    'B: a year ago': 365,
    'C: 90 days ago': 90,
    'D: 89 days ago': 89,
    'E: today': 0,
  }
  for (const [n, [name, ago]] of Object.entries(ages).entries()) {
    const { id } = await server(name, at(r01, 1 + n * 2))
    if (ago === null) continue
    await ada.assets.verify(await ada.assets.get(id), {})
    await database.execute(sql`
      update asset set last_verified_at = last_verified_at - ${ago}::int * interval '1 day' where id = ${id}`)
  }
  const names = async (unverified: '30d' | '90d' | '365d' | 'never') =>
    (await ada.assets.list({ unverified, ordering: 'name' })).results
      .map(({ name }) => name.slice(0, 1))
      .join('')
  expect(await names('30d')).toBe('ABCD')
  expect(await names('90d')).toBe('ABC')
  expect(await names('365d')).toBe('AB')
  expect(await names('never')).toBe('A')
  expect((await ada.assets.facets({ unverified: '90d' })).count).toEqual({ value: 3, capped: false })
})

test('a file tells when, by whom and how assets were confirmed', async () => {
  const { ada, r01, server } = await hall()
  const { id } = await server('A', at(r01, 3))
  const seen = await ada.assets.verify(await ada.assets.get(id), { method: 'scan' })
  await server('B', at(r01, 5))
  const columns = [...VERIFIED_FIELDS]
  expect(await linesOf(ada, { columns, ordering: 'name' })).toEqual([
    ['Last confirmed in place', 'Confirmed by', 'How it was confirmed'],
    [seen.last_verified_at, 'Ada Byron', 'By its code'],
    ['', '', ''],
  ])
})
