import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { gatedRoutes } from '@plenum/api-server/gate'
import { blankModel } from '@plenum/domain/library'
import { maintenanceRule, request, template } from './work-yard.ts'
import { FIRST_NOMENCLATURE } from '@plenum/domain/nomenclature'
import { blankView } from '@plenum/domain/saved-view'
import { node } from './hall.ts'
import { improvement, pendingOf } from './tickets.ts'
import { advance, app, asset, found, join, raw, type Connection } from './world.ts'

const DAY = 24 * 60 * 60 * 1000

/** A body for every route that creates, and another one. */
const CREATING: Record<
  string,
  (ada: Connection) => Promise<(name: string) => unknown> | ((name: string) => unknown)
> = {
  'api/assets/': () => (name) => asset({ name }),
  'api/nodes/': () => (name) => node({ name }),
  'api/brands/': () => (name) => ({ name }),
  'api/models/': async (ada) => {
    const { id } = await ada.brands.create({ name: 'Acme' })
    return (name) => ({ ...blankModel, brand_id: id, name, asset_type: 'SRV' })
  },
  'api/nomenclatures/': () => (name) => ({
    ...FIRST_NOMENCLATURE,
    asset_type: name === 'One' ? 'SRV' : 'SWI',
  }),
  'api/tags/': () => (name) => ({ name, colour: 'red' }),
  'api/saved-views/': () => (name) => ({ ...blankView, name }),
  'api/code-reserves/': () => (name) => ({ asset_type: 'SRV', count: 2, note: name }),
  'api/asset-types/': () => (name) => ({
    code: name.toUpperCase(),
    name,
    category: 'it',
    mounts: ['any'],
    data_bearing: 'no',
  }),
  'api/imports/': () => (name) => ({ files: [{ kind: 'devices', name, headers: ['name'], samples: [] }] }),
  'api/work/': () => (name) => request([], { title: name }),
  'api/work-templates/': () => (name) => template({ name }),
  'api/maintenance-rules/': () => (name) => maintenanceRule({ name }),
  'api/tickets/': async (ada) => {
    const files = [await pendingOf(ada)]
    return (name) => improvement({ subject: name, files })
  },
}

const post = (connection: Connection, path: string, body: unknown, key: string) =>
  raw(connection, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'idempotency-key': key },
  })
// types are known by their code
const Known = v.union([v.object({ id: v.string() }), v.object({ code: v.string() })])
const idOf = async (response: Response) => {
  const record = v.parse(Known, await response.clone().json())
  return 'id' in record ? record.id : record.code
}

// Their tests say so themselves: they answer with what they made only once, make nothing, or do nothing twice.
const NOT_RECORDS =
  /^\/api\/(auth|token|users|teams|invitations|audit|(tickets\/)?exports|reports|home|notifications|files|assets\/(bulk|codes|tags)|models\/import|nodes\/bulk|record-imports|reservations|placements|work\/(check|impact))\//

test('no route that creates is left out here', () => {
  const collections = gatedRoutes(app)
    .filter(({ method, path }) => method === 'POST' && !path.includes(':') && !NOT_RECORDS.test(path))
    .map(({ path }) => path.slice(1))
  expect(collections.toSorted()).toEqual(Object.keys(CREATING).toSorted())
})

describe.each(Object.entries(CREATING))('POST %s', (path, prepare) => {
  test('with the same key creates once, and answers the same again', async () => {
    const ada = await found()
    const body = await prepare(ada)
    const key = randomUUID()
    const { entries } = await ada.audit.verify()
    const [first, again] = [await post(ada, path, body('One'), key), await post(ada, path, body('One'), key)]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(await again.text()).toBe(await first.text())
    expect((await ada.audit.verify()).entries).toBe(entries + 1)
  })

  test('sent many times at once creates once', async () => {
    const ada = await found()
    const body = await prepare(ada)
    const key = randomUUID()
    const { entries } = await ada.audit.verify()
    const all = await Promise.all(Array.from({ length: 8 }, () => post(ada, path, body('One'), key)))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201))
    expect(new Set(await Promise.all(all.map(idOf))).size).toBe(1)
    expect(all.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(7)
    expect((await ada.audit.verify()).entries).toBe(entries + 1)
  })

  test('with the same key for something else is refused', async () => {
    const ada = await found()
    const body = await prepare(ada)
    const key = randomUUID()
    await post(ada, path, body('One'), key)
    const other = await post(ada, path, body('Two'), key)
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ errors: [{ code: 'idempotency_mismatch' }] })
  })
})

describe('a key', () => {
  test('is its owner’s alone, and of one route', async () => {
    const ada = await found()
    const grace = await join(ada, { assets: 'write' })
    const key = randomUUID()
    const [mine, hers] = [
      await post(ada, 'api/assets/', asset(), key),
      await post(grace, 'api/assets/', asset(), key),
    ]
    expect(await idOf(mine)).not.toBe(await idOf(hers))
    expect((await post(ada, 'api/brands/', { name: 'Acme' }, key)).status).toBe(201)
  })

  test('of a request that was refused may be used for the mended one', async () => {
    const ada = await found()
    const key = randomUUID()
    const wrong = asset({ owner_id: randomUUID() })
    expect((await post(ada, 'api/assets/', wrong, key)).status).toBe(400)
    expect((await post(ada, 'api/assets/', asset(), key)).status).toBe(201)
  })

  test('is kept for a day, and is a UUID', async () => {
    const ada = await found()
    const key = randomUUID()
    const first = await post(ada, 'api/assets/', asset(), key)
    expect((await post(ada, 'api/assets/', asset(), 'mine')).status).toBe(400)
    advance(DAY + 1)
    await ada.auth.login({ email: ada.user.email, password: 'Correct-horse-1' })
    const next = await post(ada, 'api/assets/', asset(), key)
    expect(next.headers.has('idempotency-replayed')).toBe(false)
    expect(await idOf(next)).not.toBe(await idOf(first))
  })
})
