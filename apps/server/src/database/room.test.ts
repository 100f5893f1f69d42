import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '../application.ts'
import { applicationOver } from '../testing/application-over.ts'
import { openSecrets } from '../secrets.ts'
import { startedFolder } from '../testing/folders.ts'
import { foundCompany } from '../testing/inventory.ts'
import { openEmbedded } from './embedded.ts'
import { roomIn } from './room.ts'

const Listed = v.object({ results: v.array(v.unknown()) })

test('a disk that is almost full is read from and not written to', async () => {
  const DATA_DIR = startedFolder()
  const database = await openEmbedded(DATA_DIR, console.error)
  onTestFinished(database.close)
  await migrateDatabase(database)
  let hasRoom = roomIn(DATA_DIR)
  const application = applicationOver(database, openSecrets(DATA_DIR, true), { hasRoom: () => hasRoom() })
  const access = await foundCompany('http://localhost', (url, request) => application.request(url, request))
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
  const create = () =>
    application.request('/api/assets/', { method: 'POST', headers, body: JSON.stringify({ name: 'Leaf' }) })
  const list = async () =>
    v.parse(Listed, await (await application.request('/api/assets/', { headers })).json())

  hasRoom = roomIn(DATA_DIR, Number.MAX_SAFE_INTEGER)
  const refused = await create()
  expect(refused.status).toBe(507)
  expect(await refused.json()).toMatchObject({ errors: [{ code: 'insufficient_storage' }] })
  expect((await list()).results).toEqual([])
  hasRoom = roomIn(DATA_DIR)
  expect((await create()).status).toBe(201)
  expect((await list()).results).toHaveLength(1)
})
