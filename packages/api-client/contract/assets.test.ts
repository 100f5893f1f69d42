import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { blankNode } from '@plenum/domain/node'
import { asset, type Connection, failure, found, join, listed, raw } from './world.ts'

const names = async (connection: Connection, query: Parameters<Connection['assets']['list']>[0]) =>
  (await connection.assets.list(query)).results.map(({ name }) => name)

describe('a new asset', () => {
  test('comes back in the list', async () => {
    const { assets } = await found()
    const created = await assets.create(asset({ name: 'Leaf switch' }))
    expect(await assets.list({ search: 'leaf' })).toEqual({ results: [listed(created)], next: null })
    expect(await assets.get(created.id)).toEqual(created)
  })

  test('needs only a name; code, type, status and warranty follow', async () => {
    const ada = await found()
    const body = JSON.stringify({ name: 'Box', purchase_date: '2024-02-29' })
    const response = await raw(ada, 'api/assets/', { method: 'POST', body })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      code: 'OTH-000001',
      asset_type: 'OTH',
      status: 'received',
      warranty_date: '2027-02-28',
      version: 1,
    })
  })

  test('bought on the last day there is has its warranty end then', async () => {
    const { assets } = await found()
    const { warranty_date } = await assets.create(asset({ purchase_date: '9999-12-31' }))
    expect(warranty_date).toBe('9999-12-31')
  })

  test('keeps what it cost to the hundredth, of whom it was bought, and what became of that', async () => {
    const ada = await found()
    const bought = { supplier: 'Reseller', order_no: 'PO-12', cost: 6400.55, currency: 'eur' }
    const made = await ada.assets.create(asset(bought))
    expect(made).toMatchObject({ ...bought, currency: 'EUR' })
    const dearer = await ada.assets.update(made, { cost: 7000 })
    expect(dearer).toMatchObject({ cost: 7000, currency: 'EUR' })
    const { results } = await ada.assets.history(made.id, { field: 'cost' })
    expect(results.map(({ from, to }) => [from, to])).toEqual([[6400.55, 7000]])
    await ada.batches.undo(results[0]?.batch.id ?? '')
    expect(await ada.assets.get(made.id)).toMatchObject({ cost: 6400.55 })
  })

  test('gets a code nobody has, also where somebody has typed the next one by hand', async () => {
    const { assets } = await found()
    await assets.create(asset({ asset_type: 'SRV', code: 'srv-000002' }))
    const made = await Promise.all([1, 2, 3].map(() => assets.create(asset({ asset_type: 'SRV' }))))
    expect(made.map(({ code }) => code).toSorted()).toEqual(['SRV-000001', 'SRV-000003', 'SRV-000004'])
  })

  test.each([
    ['a code that is taken', { code: 'A-1' }, 409, 'already_exists', 'code'],
    ['an unknown type', { asset_type: 'XYZ' }, 400, 'does_not_exist', 'asset_type'],
    ['an unknown owner', { owner_id: randomUUID() }, 400, 'does_not_exist', 'owner_id'],
    ['an unknown brand', { brand_id: randomUUID() }, 400, 'does_not_exist', 'brand_id'],
    ['a name of blanks', { name: '  ' }, 400, 'required', 'name'],
    ['a currency that is none', { cost: 12, currency: 'euros' }, 400, 'invalid_currency', 'currency'],
    ['a cost below nothing', { cost: -1 }, 400, 'too_small', 'cost'],
    ['a day that is none', { purchase_date: '2023-02-29' }, 400, 'invalid_date', 'purchase_date'],
    [
      'an unknown place',
      { place: { node_id: randomUUID(), position: null, face: null } },
      400,
      'does_not_exist',
      'place.node_id',
    ],
  ] as const)('is refused with %s', async (_, over, status, code, attr) => {
    const { assets } = await found()
    await assets.create(asset({ code: 'a-1' }))
    const error = await failure(assets.create(asset(over)))
    expect(error).toMatchObject({ status, errors: [{ code, attr }] })
    expect((await assets.facets({})).total).toBe(1)
  })

  test('is refused with a model of another brand', async () => {
    const { assets, brands, models } = await found()
    const [dell, ibm] = [await brands.create({ name: 'Dell' }), await brands.create({ name: 'IBM' })]
    const model = await models.create({
      brand_id: dell.id,
      name: 'R740',
      asset_type: 'SRV',
      part_number: null,
      u_height: 2,
      full_depth: true,
    })
    const error = await failure(assets.create(asset({ brand_id: ibm.id, model_id: model.id })))
    expect(error).toMatchObject({ status: 400, errors: [{ code: 'model_of_other_brand', attr: 'model_id' }] })
    const good = await assets.create(asset({ brand_id: dell.id, model_id: model.id }))
    expect(good).toMatchObject({ brand: dell, model: { id: model.id, name: 'R740', u_height: 2 } })
  })

  test('is made once however often the same request arrives', async () => {
    const ada = await found()
    const send = (name: string, key: string) =>
      raw(ada, 'api/assets/', {
        method: 'POST',
        body: JSON.stringify({ name }),
        headers: { 'idempotency-key': key },
      })
    const key = randomUUID()
    const [first, again] = await Promise.all([send('Once', key), send('Once', key)])
    expect(await again.json()).toEqual(await first.json())
    expect([first, again].filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(1)
    expect((await send('Other', key)).status).toBe(422)
    expect((await ada.assets.list({})).results).toHaveLength(1)
  })
})

describe('the list', () => {
  const fleet = async () => {
    const ada = await found()
    await ada.assets.create(
      asset({ name: 'Core switch', asset_type: 'SWI', serial_number: 'SN-100%', priority: 'high' }),
    )
    await ada.assets.create(
      asset({
        name: 'Database server',
        asset_type: 'SRV',
        hostname: 'db01',
        owner_id: ada.user.id,
        criticality: 'high',
      }),
    )
    await ada.assets.create(asset({ name: 'Über-Server', asset_type: 'SRV', code: 'X_1' }))
    return ada
  }

  test('finds three letters anywhere in name, code, hostname and serial number, in any case', async () => {
    const ada = await fleet()
    expect(await names(ada, { search: 'SERVER', ordering: 'name' })).toEqual([
      'Database server',
      'Über-Server',
    ])
    expect(await names(ada, { search: 'b01' })).toEqual(['Database server'])
    expect(await names(ada, { search: 'sn-1' })).toEqual(['Core switch'])
    expect(await names(ada, { search: 'ÜBER' })).toEqual(['Über-Server'])
  })

  test('finds fewer letters at the beginning of name, code, hostname and serial number', async () => {
    const ada = await fleet()
    expect(await names(ada, { search: 'co' })).toEqual(['Core switch'])
    expect(await names(ada, { search: 'x' })).toEqual(['Über-Server'])
    expect(await names(ada, { search: 'DB' })).toEqual(['Database server'])
    expect(await names(ada, { search: 'sn' })).toEqual(['Core switch'])
    expect(await names(ada, { search: 'se' })).toEqual([])
    expect(await names(ada, { search: 'b0' })).toEqual([])
  })

  test('takes wildcards for what they are', async () => {
    const ada = await fleet()
    expect(await names(ada, { search: '100%' })).toEqual(['Core switch'])
    expect(await names(ada, { search: '%' })).toEqual([])
    expect(await names(ada, { search: 'x_' })).toEqual(['Über-Server'])
    expect(await names(ada, { search: "q' or 1=1--" })).toEqual([])
  })

  test('filters by type, category, owner, priority, criticality and status', async () => {
    const ada = await fleet()
    expect(await names(ada, { asset_type: 'SWI' })).toEqual(['Core switch'])
    expect(await names(ada, { category: 'network' })).toEqual(['Core switch'])
    expect(await names(ada, { owner_id: ada.user.id })).toEqual(['Database server'])
    expect(await names(ada, { priority: 'high' })).toEqual(['Core switch'])
    expect(await names(ada, { criticality: 'high' })).toEqual(['Database server'])
    expect(await names(ada, { status: 'active' })).toEqual([])
  })

  test('counts exactly where a counter knows, and what a filter leaves', async () => {
    const { assets } = await fleet()
    expect(await assets.facets({ asset_type: 'SRV' })).toEqual({
      count: { value: 2, capped: false },
      total: 3,
      has_any: true,
      status: [{ key: 'received', count: 3 }],
      asset_type: [
        { key: 'SRV', count: 2 },
        { key: 'SWI', count: 1 },
      ],
    })
    expect((await assets.facets({ search: 'server' })).count).toEqual({ value: 2, capped: false })
    expect((await assets.facets({ category: 'network' })).count.value).toBe(1)
  })

  test('refuses what it does not know', async () => {
    const ada = await found()
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=1e9',
      'ordering=name;drop',
      'nonsense=1',
      'status=gone',
      'cursor=x.y',
    ]) {
      const response = await raw(ada, `api/assets/?${query}`)
      expect(response.status, query).toBe(400)
    }
  })
})

test('nobody sees another company', async () => {
  const [ada, eve] = [await found(), await found()]
  const mine = await ada.assets.create(asset({ name: 'Secret', code: 'S-1' }))
  const place = await ada.nodes.create({ ...blankNode, name: 'Vault' })
  const brand = await ada.brands.create({ name: 'Mine' })
  expect((await eve.assets.list({})).results).toEqual([])
  expect(await eve.assets.facets({})).toMatchObject({ total: 0, has_any: false })
  expect(await eve.search.find('secret')).toEqual({ assets: [], nodes: [], owners: [], codes: [] })
  expect((await eve.brands.list({})).results).toEqual([])
  expect((await eve.history.list()).results).toEqual([])
  const batch = (await ada.history.list()).results[0]
  const attempts = [
    eve.assets.get(mine.id),
    eve.assets.update(mine, { name: 'Taken' }),
    eve.assets.history(mine.id),
    eve.nodes.get(place.id),
    eve.nodes.update(place, { name: 'Taken' }),
    eve.batches.undo(batch?.id ?? ''),
  ]
  for (const refused of await Promise.all(attempts.map(failure))) {
    expect(refused).toMatchObject({ status: 404, code: 'not_found' })
  }
  const inside = { place: { node_id: place.id, position: null, face: null } }
  expect(await failure(eve.assets.create(asset(inside)))).toMatchObject({
    status: 400,
    code: 'does_not_exist',
  })
  expect(await failure(eve.assets.create(asset({ brand_id: brand.id })))).toMatchObject({
    code: 'does_not_exist',
  })
  expect(await failure(eve.assets.create(asset({ owner_id: ada.user.id })))).toMatchObject({
    code: 'does_not_exist',
  })
  expect((await eve.assets.create(asset({ code: 'S-1' }))).code).toBe('S-1')
  expect((await ada.assets.get(mine.id)).name).toBe('Secret')
})

test('a reader reads and does not write', async () => {
  const ada = await found()
  const made = await ada.assets.create(asset())
  const reader = await join(ada, { assets: 'onlyRead' })
  expect((await reader.assets.list({})).results).toEqual([listed(made)])
  expect(await failure(reader.assets.create(asset()))).toMatchObject({ status: 403 })
  expect(await failure(reader.assets.update(made, { name: 'x' }))).toMatchObject({ status: 403 })
})
