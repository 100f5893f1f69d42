import { expect, test } from 'vitest'
import { ASSET_ORDERS } from '@plenum/domain/asset-query'
import { advance, asset, failure, found, type Connection } from './world.ts'

async function everyPage(
  { assets }: Connection,
  query: Parameters<Connection['assets']['list']>[0],
  between: () => Promise<unknown> = () => Promise.resolve(),
) {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Connection['assets']['list']>> = await assets.list({
      ...query,
      limit: 3,
      ...(cursor !== null && { cursor }),
    })
    seen.push(...page.results.map(({ code }) => code ?? ''))
    cursor = page.next
    await between()
  } while (cursor !== null)
  return seen
}

const fleet = async () => {
  const ada = await found()
  const codes: string[] = []
  for (let n = 0; n < 10; n++) {
    // Two and two share a name and a moment: the id must decide.
    if (n % 2 === 0) advance(1000)
    codes.push((await ada.assets.create(asset({ name: `Server ${Math.floor(n / 2)}` }))).code ?? '')
  }
  return { ada, codes }
}

test.for(ASSET_ORDERS)('every asset comes once, by %s', async (ordering) => {
  const { ada, codes } = await fleet()
  const seen = await everyPage(ada, { ordering })
  expect(seen.toSorted()).toEqual(codes.toSorted())
})

test('the order is the one asked for', async () => {
  const { ada, codes } = await fleet()
  expect(await everyPage(ada, { ordering: 'code' })).toEqual(codes)
  expect(await everyPage(ada, { ordering: '-code' })).toEqual(codes.toReversed())
  const byName = (await ada.assets.list({ ordering: '-name' })).results.map(({ name }) => name)
  expect(byName).toEqual(byName.toSorted().toReversed())
})

test.for(ASSET_ORDERS)('none is left out or repeated while others are added, by %s', async (ordering) => {
  const { ada, codes } = await fleet()
  let added = 0
  const add = async () => {
    advance(1000)
    if (added++ < 5) await ada.assets.create(asset({ name: `Server ${added % 3}`, code: `NEW-${added}` }))
  }
  const seen = await everyPage(ada, { ordering }, add)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((code) => !code.startsWith('NEW')).toSorted()).toEqual(codes.toSorted())
})

test('a search is paged like the whole list', async () => {
  const { ada, codes } = await fleet()
  expect((await everyPage(ada, { search: 'server' })).toSorted()).toEqual(codes.toSorted())
})

test.for(['\u0001', '€'])('a list goes on behind the longest names, of %j', async (letter) => {
  const ada = await found()
  for (const last of ['a', 'b']) await ada.assets.create(asset({ name: letter.repeat(119) + last }))
  const ordering = 'name'
  const { results, next } = await ada.assets.list({ ordering, limit: 1 })
  const rest = await ada.assets.list({ ordering, limit: 1, cursor: next ?? '' })
  expect([...results, ...rest.results].map(({ name }) => name.at(-1))).toEqual(['a', 'b'])
})

test('a cursor holds for its own list, order and company only', async () => {
  const { ada } = await fleet()
  const { next } = await ada.assets.list({ limit: 2 })
  const cursor = next ?? ''
  const eve = await found()
  const attempts = [
    ada.assets.list({ cursor, ordering: 'name' }),
    ada.assets.list({ cursor: `${cursor.slice(0, -1)}_` }),
    ada.history.list({ cursor }),
    eve.assets.list({ cursor }),
  ]
  for (const refused of await Promise.all(attempts.map(failure))) {
    expect(refused).toMatchObject({ status: 400, code: 'cursor_invalid' })
  }
})
