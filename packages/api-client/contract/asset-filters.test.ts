import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASSET_STATUSES, PRIORITIES, PROCESS_STATUSES, type Asset } from '@plenum/domain/asset'
import {
  ASSET_ORDERS,
  CLOSED,
  MISSING_VALUES,
  UNVERIFIED,
  type AssetFilter,
  type AssetQuery,
} from '@plenum/domain/asset-query'
import { ASSET_CATEGORIES } from '@plenum/domain/asset-type'
import { fits, foundFleet, type Fleet } from './fleet.ts'
import { found, raw, type Connection } from './world.ts'

const DAYS = ['-300d', '-30d', '0d', '90d', '300d', '2020-02-29']
const STRANGER = randomUUID()

/** Some of the values, in any number. */
const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join(','))

/** Every filter with values that some assets have and some do not. */
const filtersOf = (all: Fleet): Record<keyof AssetFilter, fc.Arbitrary<string>> => ({
  search: fc.constantFrom('leaf', 'ÜBER', 'hop', 'ada', 'a', 'gr', 'grace', 'sn1', 'a-1', '%', 'nowhere'),
  status: some(ASSET_STATUSES),
  category: some(ASSET_CATEGORIES),
  asset_type: some(['SRV', 'SWI', 'PDU', 'ZZZ']),
  brand_id: some([...all.brands, STRANGER]),
  model_id: some([...all.models, STRANGER]),
  owner_id: some([...all.owners, STRANGER]),
  team_id: some([all.team_id, STRANGER]),
  priority: some(PRIORITIES),
  criticality: some(PRIORITIES),
  process: some(PROCESS_STATUSES),
  location_id: some([...all.places, STRANGER]),
  tag_id: some([...all.tags, STRANGER]),
  purchase_from: fc.constantFrom(...DAYS),
  purchase_to: fc.constantFrom(...DAYS),
  warranty_from: fc.constantFrom(...DAYS),
  warranty_to: fc.constantFrom(...DAYS),
  eol_from: fc.constantFrom(...DAYS),
  eol_to: fc.constantFrom(...DAYS),
  registration_from: fc.constantFrom(...DAYS),
  registration_to: fc.constantFrom(...DAYS),
  termination_from: fc.constantFrom(...DAYS),
  termination_to: fc.constantFrom(...DAYS),
  powered_off_from: fc.constantFrom(...DAYS),
  powered_off_to: fc.constantFrom(...DAYS),
  overridden_from: fc.constantFrom(...DAYS),
  overridden_to: fc.constantFrom(...DAYS),
  since_from: fc.constantFrom(...DAYS),
  since_to: fc.constantFrom(...DAYS),
  repaired_from: fc.constantFrom(...DAYS),
  repaired_to: fc.constantFrom(...DAYS),
  unverified: fc.constantFrom(...UNVERIFIED),
  single_corded: fc.constant('only'),
  changed_since: fc.constantFrom('-1d', '-30d', '2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'),
  without: some(MISSING_VALUES),
  closed: fc.constantFrom(...CLOSED),
})

async function everyPage({ assets }: Connection, query: AssetQuery): Promise<Asset[]> {
  const seen: Asset[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Connection['assets']['list']>> = await assets.list({
      ...query,
      ...(cursor !== null && { cursor }),
    })
    seen.push(...page.results)
    cursor = page.next
  } while (cursor !== null)
  return seen
}

const codes = (assets: readonly Asset[]) => assets.map(({ code }) => code)

const RUNS_ALONE = 3
const RUNS_TOGETHER = 40

describe('a filter leaves what a look at every asset leaves, in order and counted', () => {
  const check = async (all: Fleet, filter: AssetFilter, how: Pick<AssetQuery, 'ordering' | 'limit'>) => {
    // what the whole list shows in this order, looked through without an index
    const { results } = await all.ada.assets.list({ ordering: how.ordering, limit: 100, closed: 'with' })
    const expected = codes(results.filter((asset) => fits(all, asset, filter)))
    expect(codes(await everyPage(all.ada, { ...filter, ...how }))).toEqual(expected)
    const { count } = await all.ada.assets.facets(filter)
    expect(count).toEqual({ value: expected.length, capped: false })
    return expected.length
  }
  const how = fc.record({ ordering: fc.constantFrom(...ASSET_ORDERS), limit: fc.constantFrom(7, 100) })

  test('each filter alone', { timeout: 120_000 }, async () => {
    const all = await foundFleet()
    for (const [name, values] of Object.entries(filtersOf(all))) {
      let most = 0
      await fc.assert(
        fc.asyncProperty(values, how, async (value, order) => {
          most = Math.max(most, await check(all, { [name]: value }, order))
        }),
        { numRuns: RUNS_ALONE, seed: 6, endOnFailure: true },
      )
      // one that never finds anything would prove nothing
      expect(most, name).toBeGreaterThan(0)
    }
  })

  test('any of them together', { timeout: 120_000 }, async () => {
    const all = await foundFleet()
    const entries = Object.entries(filtersOf(all))
    const together = fc
      .subarray(entries, { minLength: 2, maxLength: 4 })
      .chain((chosen) => fc.record(Object.fromEntries(chosen)))
    await fc.assert(
      fc.asyncProperty(together, how, async (filter, order) => {
        await check(all, filter, order)
      }),
      { numRuns: RUNS_TOGETHER, seed: 26, endOnFailure: true },
    )
  })
})

describe('the address of a filter', () => {
  test('may repeat a name or put commas between its values', async () => {
    const { ada } = await foundFleet()
    const list = async (query: string) => (await raw(ada, `api/assets/?limit=100&${query}`)).text()
    expect(await list('status=active&status=repair')).toEqual(await list('status=active,repair'))
    expect(await list('status=active,active')).toEqual(await list('status=active'))
  })

  test.each([
    ['an unknown value', 'status=active,gone'],
    ['no value', 'status='],
    ['an empty one', 'status=active,'],
    ['no id', 'brand_id=7'],
    ['no day', 'warranty_to=soon'],
    ['too far a day', 'warranty_to=123456d'],
    ['a day that is none', 'purchase_from=2023-02-29'],
    ['something that is never missing', 'without=name'],
    ['too many', `brand_id=${Array.from({ length: 101 }, () => randomUUID()).join(',')}`],
    ['two limits', 'limit=10&limit=10'],
  ])('is refused with %s', async (_, query) => {
    const ada = await found()
    expect((await raw(ada, `api/assets/?${query}`)).status).toBe(400)
  })
})
