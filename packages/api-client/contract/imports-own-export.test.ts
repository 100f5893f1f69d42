import { describe, expect, test } from 'vitest'
import { ALL_COLUMNS } from '@plenum/domain/asset-export'
import { linesOf } from './export-files.ts'
import { at, node } from './hall.ts'
import { all, changes, check, commit, countsOf, problems, send, sendUpdate } from './import-files.ts'
import { asset, found, join, type Connection } from './world.ts'

/** Takes everything away as a file and sends it again as it is, to update. */
const sendBack = async (ada: Connection) =>
  sendUpdate(ada, { name: 'assets.csv', rows: await linesOf(ada, { columns: [...ALL_COLUMNS] }) })

/** What an import would change, and what speaks against it. */
const told = async (ada: Connection, id: string) => [await changes(ada, id), await problems(ada, id)]

test('a tag with a comma, a semicolon or quotes is the same in a file', async () => {
  const ada = await found()
  const { id } = await ada.assets.create(asset())
  const names = ['"DMZ"', 'DMZ, external', '19" rack; rear']
  const tags = await Promise.all(names.map((name) => ada.tags.create({ name, colour: 'blue' })))
  await ada.tags.put({ ids: [id], add: tags.map((tag) => tag.id) })
  const back = await sendBack(ada)
  expect(await told(ada, back)).toEqual([[], []])
  expect((await ada.imports.plan(back)).tags.count).toBe(0)
})

test('attributes are the same in a file, and one is changed by it', async () => {
  const ada = await found()
  const attributes = { ram: 64, cpu: 'Xeon; "Gold" =2', disks: '=1+1' }
  const { id, code } = await ada.assets.create(asset({ asset_type: 'SRV', attributes }))
  expect(await told(ada, await sendBack(ada))).toEqual([[], []])
  const rowsOf = (cell: string) => [
    ['Code', 'Attributes'],
    [code, cell],
  ]
  const wrong = await sendUpdate(ada, { name: 'wrong.csv', rows: rowsOf('ram=much; kva=3; cpu') })
  expect(await problems(ada, wrong)).toEqual(['2 attributes: invalid_text'])
  const unknown = await sendUpdate(ada, { name: 'unknown.csv', rows: rowsOf('ram=much; kva=3') })
  expect(await problems(ada, unknown)).toEqual([
    '2 attributes: invalid_number',
    '2 attributes: unknown_option',
  ])
  const good = await sendUpdate(ada, { name: 'good.csv', rows: rowsOf('RAM=128; disks=') })
  expect(await problems(ada, good)).toEqual([])
  await commit(ada, good)
  expect((await ada.assets.get(id)).attributes).toEqual({ ram: 128, cpu: attributes.cpu })
})

test('a new asset comes in with the attributes of its type', async () => {
  const ada = await found()
  const rowsOf = (type: string) => [
    ['Name', 'Type', 'Attributes'],
    ['Battery 1', type, 'install_date=2024-05-01; ah=100'],
  ]
  const other = await send(ada, { name: 'other.csv', rows: rowsOf('Server') })
  await check(ada, other.id)
  expect(await problems(ada, other.id)).toEqual([
    '2 attributes: unknown_option',
    '2 attributes: unknown_option',
  ])
  const { id } = await send(ada, { name: 'new.csv', rows: rowsOf('Battery string') })
  await check(ada, id)
  expect(await problems(ada, id)).toEqual([])
  await commit(ada, id)
  const [made] = (await ada.assets.list({ search: 'Battery 1' })).results
  expect((await ada.assets.get(made?.id ?? '')).attributes).toEqual({ ah: 100, install_date: '2024-05-01' })
})

describe('two people of one name', () => {
  /** Two called Grace Hopper, each with an asset. */
  async function namesakes() {
    const ada = await found()
    const people = [await (await join(ada, {})).auth.me(), await (await join(ada, {})).auth.me()]
    for (const { id, email } of people) await ada.assets.create(asset({ name: email, owner_id: id }))
    return { ada, people }
  }
  const fileOf = (owner: string) => ({
    name: 'new.csv',
    rows: [
      ['name', 'owner'],
      ['Box', owner],
    ],
  })

  test('keep what is theirs', async () => {
    const { ada } = await namesakes()
    const before = await all(ada)
    const back = await sendBack(ada)
    expect(await told(ada, back)).toEqual([[], []])
    await commit(ada, back)
    expect(await all(ada)).toEqual(before)
  })

  test('are told apart by their addresses', async () => {
    const { ada, people } = await namesakes()
    const { id } = await send(ada, fileOf('grace hopper'))
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['2 owner: several_owners'])
    const email = people[1]?.email ?? ''
    await ada.imports.mend(id, { kind: 'devices', line: 2 }, { cells: { owner: email } })
    expect(await problems(ada, id)).toEqual([])
    await commit(ada, id)
    expect((await all(ada)).find(({ name }) => name === 'Box')?.owner?.id).toBe(people[1]?.id)
  })

  test('are asked about where somebody gives an asset to one of them', async () => {
    const { ada, people } = await namesakes()
    const { id, code } = await ada.assets.create(asset({ owner_id: ada.user.id }))
    const rowOf = (owner: string) => ({
      name: 'owners.csv',
      rows: [
        ['name', 'code', 'owner'],
        ['', code, owner],
      ],
    })
    expect(await problems(ada, await sendUpdate(ada, rowOf('Grace Hopper')))).toEqual([
      '2 owner: several_owners',
    ])
    const good = await sendUpdate(ada, rowOf(people[0]?.email ?? ''))
    expect(await problems(ada, good)).toEqual([])
    await commit(ada, good)
    expect((await ada.assets.get(id)).owner?.id).toBe(people[0]?.id)
  })

  test('of whom one comes after the check leave a new row to a person', async () => {
    const ada = await found()
    await join(ada, {})
    const { id } = await send(ada, fileOf('Grace Hopper'))
    await check(ada, id)
    expect(await problems(ada, id)).toEqual([])
    await join(ada, {})
    await commit(ada, id)
    expect(await all(ada)).toEqual([])
    expect(await problems(ada, id)).toEqual(['2 owner: several_owners'])
  })
})

test('what stands in a site itself stays there, and so does what stands below it', async () => {
  const ada = await found()
  const region = await ada.nodes.create(node({ type: 'region', name: 'Chile' }))
  const twin = await ada.nodes.create(node({ type: 'site', name: 'Madrid', parent_id: region.id }))
  const site = await ada.nodes.create(node({ type: 'site', name: 'Madrid' }))
  const centre = await ada.nodes.create(node({ name: 'MAD1', parent_id: site.id }))
  for (const place of [twin, site, centre]) {
    await ada.assets.create(asset({ name: place.id, place: at(place, null, null) }))
  }
  const before = await all(ada)
  const back = await sendBack(ada)
  expect(await told(ada, back)).toEqual([[], []])
  expect(await ada.imports.plan(back)).toMatchObject({ places: [] })
  const only = before.map(({ code }) => ['', code, 'Madrid'])
  const sites = await sendUpdate(ada, { name: 'sites.csv', rows: [['name', 'code', 'site'], ...only] })
  expect(await told(ada, sites)).toEqual([[], []])
  expect(await countsOf(ada, sites)).toMatchObject({ unchanged: 3 })
  await commit(ada, sites)
  expect(await all(ada)).toEqual(before)
})
