import { Asset } from '@plenum/domain/asset'
import { AssetPage } from '@plenum/domain/asset-query'
import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { applicationOver } from './testing/application-over.ts'
import { openEmbedded } from './database/embedded.ts'
import { openSecrets } from './secrets.ts'
import { startedFolder } from './testing/folders.ts'
import { loadAssets } from './testing/large-inventory.ts'

test('the statements of the list, of one asset and of its change are prepared once, but for a search among other filters', async () => {
  const DATA_DIR = startedFolder()
  const database = await openEmbedded(DATA_DIR, console.error)
  onTestFinished(database.close)
  const secrets = openSecrets(DATA_DIR, true)
  const access = await loadAssets(database, secrets, 60)
  const application = applicationOver(database, secrets)
  const ask = async (path: string, { headers, ...request }: RequestInit = {}) => {
    const answer = await application.request(`/api/assets/${path}`, {
      ...request,
      headers: { authorization: `Bearer ${access}`, ...Object.fromEntries(new Headers(headers)) },
    })
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const list = (query: string) => ask(`?${query}`)
  const change = async (id: string) => {
    const { version } = v.parse(Asset, JSON.parse(await ask(`${id}/`)))
    const headers = { 'content-type': 'application/json', 'if-match': `"${id}.${version}"` }
    await ask(`${id}/`, { method: 'PATCH', headers, body: JSON.stringify({ name: `Renamed ${id}` }) })
  }
  const prepared = async () => {
    const { rows } = await database.pool.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    )
    return rows.map(({ statement }) => statement)
  }
  for (const query of ['', 'status=received', 'search=leaf', 'search=leaf&status=received']) await list(query)
  const [one, other] = v.parse(AssetPage, JSON.parse(await list('limit=2'))).results
  await change(one?.id ?? '')
  const first = await prepared()
  expect(first.filter((text) => text.includes('access_token'))).toHaveLength(1)
  expect(first.filter((text) => text.includes('a."status" = $'))).toHaveLength(1)
  const searches = first.filter((text) => text.includes('a.search like'))
  expect(searches.length).toBeGreaterThan(0)
  expect(searches.filter((text) => text.includes('a."status" = $'))).toEqual([])
  const ofOne = first.filter((text) => text.includes('shown.version'))
  expect(ofOne).toHaveLength(2)
  expect(ofOne.filter((text) => text.includes('insert into history'))).toHaveLength(1)
  for (const query of ['limit=50', 'status=active', 'search=spine']) await list(query)
  await change(other?.id ?? '')
  expect((await prepared()).toSorted()).toEqual(first.toSorted())
})
