import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from './application.ts'
import { applicationOver } from './testing/application-over.ts'
import { exportAuditHeads } from './audit-heads.ts'
import { openDatabase } from './database/open.ts'
import { readEnv } from './env.ts'
import { openSecrets } from './secrets.ts'
import { startedFolder } from './testing/folders.ts'
import { foundCompany } from './testing/inventory.ts'

test('the end of a log that has grown is written to the log stream, and once only', async () => {
  const DATA_DIR = startedFolder()
  const database = await openDatabase(readEnv({ DATA_DIR }), console.error)
  onTestFinished(database.close)
  await migrateDatabase(database)
  const application = applicationOver(database, openSecrets(DATA_DIR, true))
  const access = await foundCompany('http://localhost', (url, request) => application.request(url, request))
  const lines: object[] = []
  const stop = exportAuditHeads(database, {
    every: 50,
    write: (event, facts) => void lines.push({ event, ...facts }),
  })
  onTestFinished(stop)
  const grow = () =>
    application.request('http://localhost/api/assets/', {
      method: 'POST',
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
      body: '{"name":"Leaf switch"}',
    })
  expect((await grow()).status).toBe(201)
  await setTimeout(400)
  const before = lines.length
  await setTimeout(300)
  expect(lines).toHaveLength(before)
  expect((await grow()).status).toBe(201)
  await expect.poll(() => lines.length).toBe(before + 1)
  expect(lines.at(-1)).toMatchObject({ event: 'audit.head', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})
