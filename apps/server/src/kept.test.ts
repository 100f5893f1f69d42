import { memoryFiles } from '@plenum/api-server/files/memory-files'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { expect, onTestFinished, test } from 'vitest'
import { createApplication } from './application.ts'
import { openEmbedded } from './database/embedded.ts'
import { openSecrets } from './secrets.ts'
import { startedFolder } from './testing/folders.ts'
import { loadAssets } from './testing/large-inventory.ts'

test('the statements of the list are prepared once, but for those that look for a text', async () => {
  const DATA_DIR = startedFolder()
  const database = await openEmbedded(DATA_DIR, console.error)
  onTestFinished(database.close)
  const secrets = openSecrets(DATA_DIR, true)
  const access = await loadAssets(database, secrets, 60)
  const application = createApplication(database, {
    secrets,
    registration: 'open',
    files: memoryFiles(() => new Date()),
    mailer: { send: () => undefined },
    publicUrl: 'http://localhost',
    limits: DEFAULT_LIMITS,
    lifetimes: LIFETIMES.usual,
  })
  const list = async (query: string) => {
    const answer = await application.request(`/api/assets/?${query}`, {
      headers: { authorization: `Bearer ${access}` },
    })
    expect(answer.status).toBe(200)
  }
  const prepared = async () => {
    const { rows } = await database.pool.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    )
    return rows.map(({ statement }) => statement)
  }
  for (const query of ['', 'status=received', 'search=leaf', 'search=leaf&status=received']) await list(query)
  const first = await prepared()
  expect(first.filter((text) => text.includes('access_token'))).toHaveLength(1)
  expect(first.filter((text) => text.includes('a."status" = $'))).toHaveLength(1)
  expect(first.filter((text) => text.includes('a.search like'))).toEqual([])
  for (const query of ['limit=50', 'status=active', 'search=spine']) await list(query)
  expect((await prepared()).toSorted()).toEqual(first.toSorted())
})
