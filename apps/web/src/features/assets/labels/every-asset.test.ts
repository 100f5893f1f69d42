import type { Asset } from '@plenum/domain/asset'
import type { AssetPage, AssetQuery } from '@plenum/domain/asset-query'
import { dayOf } from '@plenum/domain/filter-value'
import { MOST_LABELS } from '@plenum/domain/label-sheet'
import { expect, test } from 'vitest'
import { storyAsset } from '../story-asset.ts'
import { everyAsset } from './every-asset.ts'

const BEGUN = Date.parse('2026-11-20T09:00:00.000Z')
const TODAY = '2026-11-20'
const at = (seconds: number) => new Date(BEGUN + seconds * 1000).toISOString()

/** Assets saved a minute apart, the first of them last. */
const assets = (count: number): Asset[] =>
  Array.from({ length: count }, (_, index) => ({
    ...storyAsset,
    id: `asset ${index}`,
    name: `Asset ${index}`,
    last_update: at(-60 * index),
  }))

const keyOf = ({ ordering }: AssetQuery, asset: Asset) =>
  ordering?.endsWith('last_update') ? asset.last_update : asset.name

/** A list of the server's, the place in it kept by what its rows are ordered by; \`meanwhile\` happens after each page. */
function serverOf(all: Asset[], meanwhile: (asked: number) => void = () => {}) {
  const asked: AssetQuery[] = []
  const list = (query: AssetQuery): Promise<AssetPage> => {
    const sign = query.ordering?.startsWith('-') ? -1 : 1
    const order = (one: string, other: string) => sign * (one < other ? -1 : Number(one > other))
    const { cursor, changed_since, limit = 50 } = query
    const rows = all
      .filter(({ last_update }) => changed_since === undefined || last_update >= dayOf(changed_since, TODAY))
      .filter((asset) => cursor === undefined || order(keyOf(query, asset), cursor) > 0)
      .toSorted((one, other) => order(keyOf(query, one), keyOf(query, other)))
    const results = rows.slice(0, Number(limit))
    const last = results.at(-1)
    asked.push(query)
    meanwhile(asked.length)
    return Promise.resolve({
      results,
      next: last && rows.length > results.length ? keyOf(query, last) : null,
    })
  }
  return { list, asked }
}

const save = (all: Asset[], index: number, over: Partial<Asset> = {}) => {
  const asset = all[index]
  if (asset) all[index] = { ...asset, last_update: at(1), ...over }
}

const namesOf = async (query: AssetQuery, { list }: ReturnType<typeof serverOf>) =>
  (await everyAsset(query, list)).map(({ name }) => name)

test('an asset that is saved before its turn jumps to the top of the list, and gets its label at the end', async () => {
  const all = assets(150)
  const names = await namesOf(
    { ordering: '-last_update' },
    serverOf(all, (asked) => asked === 2 && save(all, 140)),
  )
  expect(names).toHaveLength(150)
  expect(new Set(names).size).toBe(150)
  expect(names.at(-1)).toBe('Asset 140')
})

test('an asset that comes a second time gets one label, of how it is now', async () => {
  const all = assets(150)
  const names = await namesOf(
    { ordering: 'name' },
    serverOf(all, (asked) => asked === 2 && save(all, 0, { name: 'Zulu' })),
  )
  expect(names).toHaveLength(150)
  expect(names[0]).toBe('Zulu')
})

test('what was changed before a moment that the list asks for gets none', async () => {
  const changed_since = at(-30)
  expect(await namesOf({ changed_since }, serverOf(assets(3)))).toEqual(['Asset 0'])
  expect(await namesOf({ changed_since: '-1d' }, serverOf(assets(3)))).toHaveLength(3)
})

test('an empty list is asked for once', async () => {
  const server = serverOf([])
  expect(await namesOf({}, server)).toEqual([])
  expect(server.asked).toHaveLength(1)
})

test('no more are fetched than get a label at once', async () => {
  const server = serverOf(assets(MOST_LABELS + 250))
  expect(await namesOf({ ordering: '-last_update' }, server)).toHaveLength(MOST_LABELS)
  expect(server.asked).toHaveLength(1 + MOST_LABELS / 100)
})
