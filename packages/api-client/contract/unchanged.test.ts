import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { keepAnswers } from '../src/known-answers.ts'
import { advance, app, asset, connect, failure, found, join, now, raw, type Connection } from './world.ts'

const DAY_MS = 86_400_000

/** What is asked for again and again. */
const REPEATED = [
  'api/assets/',
  'api/assets/?ordering=name&limit=1',
  'api/assets/facets/',
  'api/brands/',
  'api/tags/',
  'api/nodes/tree/',
  'api/search/?q=switch',
  'api/notifications/unread/',
  'api/history/',
  'api/dashboards/operations/',
  'api/home/',
  'api/openapi.json',
]

const ask = (by: Connection | null, path: string, tag: string | null, method = 'GET') =>
  raw(by, path, { method, headers: tag === null ? {} : { 'if-none-match': tag } })

const tagOf = async (by: Connection, path: string) => {
  const answer = await ask(by, path, null)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.headers.get('etag') ?? ''
}

describe('a list that is asked for again', () => {
  test('comes without its rows while it is the same', async () => {
    const ada = await found()
    await ada.assets.create(asset())
    for (const path of REPEATED) {
      const tag = await tagOf(ada, path)
      expect(tag, path).toMatch(/^W\/"[\w-]{43}"$/)
      const again = await ask(ada, path, tag)
      expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('content-type')).toBeNull()
      expect(again.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('is known by its tag in whatever way it is written', async () => {
    const ada = await found()
    const tag = await tagOf(ada, 'api/assets/')
    for (const written of [tag, tag.slice(2), `"other", ${tag}`, `${tag.slice(2)},W/"other"`]) {
      expect([written, (await ask(ada, 'api/assets/', written)).status]).toEqual([written, 304])
    }
    for (const other of ['"other"', 'W/"other"', tag.slice(0, -1), tag.slice(3, -1), '*', '']) {
      expect([other, (await ask(ada, 'api/assets/', other)).status]).toEqual([other, 200])
    }
  })

  test('comes whole after every change of what it tells', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ name: 'One' }))
    const paths = ['api/assets/', 'api/assets/facets/', 'api/history/']
    const changes = [
      () => ada.assets.update(made, { name: 'Other' }),
      () => ada.assets.create(asset({ name: 'Two' })),
      () =>
        ada.assets.transition(
          { ...made, version: 2 },
          { to: 'faulty', reason: 'Dead on arrival', category: 'fault' },
        ),
    ]
    for (const [at, change] of changes.entries()) {
      const tags = await Promise.all(paths.map((path) => tagOf(ada, path)))
      await change()
      for (const [of, path] of paths.entries()) {
        // A new name moves no count.
        const isCount = path.includes('facets') && at === 0
        const status = (await ask(ada, path, tags[of] ?? '')).status
        expect([at, path, status]).toEqual([at, path, isCount ? 304 : 200])
      }
    }
  })

  test('comes whole on the day that makes another one of it', async () => {
    const ada = await found()
    const day = new Date(now().getTime() + DAY_MS).toISOString().slice(0, 10)
    await ada.assets.create(asset({ warranty_date: day }))
    const path = 'api/assets/?warranty_to=-1d'
    const tag = await tagOf(ada, path)
    expect((await ask(ada, path, tag)).status).toBe(304)
    advance(2 * DAY_MS)
    await ada.auth.me()
    const later = await ask(ada, path, tag)
    expect(later.status).toBe(200)
    expect(await later.json()).toMatchObject({ results: [{ warranty_date: day }] })
  })

  test('is never known by the tag of somebody who sees other things', async () => {
    const [ada, stranger] = [await found(), await found()]
    await ada.assets.create(asset())
    const reader = await join(ada, { assets: 'onlyRead' })
    const nobody = await join(ada, {})
    const [list, hits] = ['api/assets/', 'api/search/?q=switch']
    const [listTag, hitsTag] = [await tagOf(ada, list), await tagOf(ada, hits)]
    expect((await ask(reader, list, listTag)).status).toBe(304)
    expect((await ask(stranger, list, listTag)).status).toBe(200)
    expect((await ask(stranger, hits, hitsTag)).status).toBe(200)
    expect((await ask(nobody, list, listTag)).status).toBe(403)
    expect((await ask(nobody, hits, hitsTag)).status).toBe(200)
    expect((await ask(null, list, listTag)).status).toBe(401)
    await ada.auth.logout()
    expect((await ask(ada, list, listTag)).status).toBe(401)
  })

  test('is told by HEAD as by GET', async () => {
    const ada = await found()
    const tag = await tagOf(ada, 'api/assets/')
    const head = await ask(ada, 'api/assets/', null, 'HEAD')
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, ''])
    expect((await ask(ada, 'api/assets/', tag, 'HEAD')).status).toBe(304)
  })
})

test('the tag of a record is its version, by which nothing is withheld', async () => {
  const ada = await found()
  const { id } = await ada.assets.create(asset())
  expect((await ask(ada, `api/assets/${id}/`, `"${id}.1"`)).status).toBe(200)
})

describe('the client', () => {
  /** A server whose answers are listed. */
  const told = () => {
    const answers: { path: string; status: number }[] = []
    const fetch = async (request: Request) => {
      const answer = await app.fetch(request)
      const { pathname, search } = new URL(request.url)
      answers.push({ path: pathname + search, status: answer.status })
      return answer
    }
    const last = () => answers.at(-1)?.status
    return { answers, fetch, last }
  }

  test('gives what it has where the server says that nothing changed', async () => {
    const { fetch, last } = told()
    const ada = await found(fetch)
    keepAnswers(ada.http)
    await ada.assets.create(asset({ name: 'One' }))
    const first = await ada.assets.list({ ordering: 'name' })
    expect(await ada.assets.list({ ordering: 'name' })).toBe(first)
    expect(last()).toBe(304)
    expect((await ada.assets.list({ ordering: '-name' })).results).toHaveLength(1)
    expect(last()).toBe(200)
    await ada.assets.create(asset({ name: 'Two' }))
    expect((await ada.assets.list({ ordering: 'name' })).results.map(({ name }) => name)).toEqual([
      'One',
      'Two',
    ])
    expect(last()).toBe(200)
    expect((await ada.assets.list({ ordering: 'name' })).results).toHaveLength(2)
    expect(last()).toBe(304)
  })

  test('asks for the same after a refresh of its token', async () => {
    const { answers, fetch } = told()
    const ada = await found(fetch)
    keepAnswers(ada.http)
    const first = await ada.assets.list({})
    answers.length = 0
    advance(11 * 60_000)
    expect(await ada.assets.list({})).toBe(first)
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 304])
  })

  test('never gives what it has in place of a refusal', async () => {
    const { fetch, last } = told()
    const ada = await found()
    const member = await join(ada, { assets: 'onlyRead' })
    const reader = connect(fetch)
    keepAnswers(reader.http)
    reader.tokens.store({ access: member.tokens.access() ?? '', refresh: '', refresh_expires_in: 1 })
    await reader.assets.list({})
    await member.auth.logout()
    expect(await failure(reader.assets.list({}))).toMatchObject({ status: 401 })
    expect(last()).toBe(401)
  })

  test('reads what came in another shape anew', async () => {
    const { fetch, last } = told()
    const ada = await found(fetch)
    keepAnswers(ada.http)
    await ada.assets.facets({})
    const Total = v.object({ total: v.number() })
    expect(await ada.http.call('get', 'api/assets/facets/', Total, { query: {} })).toEqual({ total: 0 })
    expect(last()).toBe(200)
  })

  test('keeps no more than thirty answers, and none when it is over', async () => {
    const { fetch, last } = told()
    const ada = await found(fetch)
    const end = keepAnswers(ada.http)
    const list = async (limit: number) => {
      await ada.assets.list({ limit })
      return last()
    }
    for (let limit = 1; limit <= 30; limit++) expect(await list(limit)).toBe(200)
    expect(await list(1)).toBe(304)
    expect(await list(31)).toBe(200)
    expect(await list(3)).toBe(304)
    expect(await list(2)).toBe(200)
    end()
    expect(await list(31)).toBe(200)
    keepAnswers(ada.http)
    expect(await list(31)).toBe(200)
    expect(await list(31)).toBe(304)
  })
})
