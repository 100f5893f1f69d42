import { expect, onTestFinished, test, vi } from 'vitest'
import { applicationOver } from './testing/application-over.ts'
import { auditHeadWriter, exportAuditHeads } from './audit-heads.ts'
import { openEmbedded } from './database/embedded.ts'
import { openSecrets } from './secrets.ts'
import { startedFolder } from './testing/folders.ts'
import { foundCompany } from './testing/inventory.ts'

const HOUR = 3_600_000

test('the end of a log that has grown is written to the log stream each hour, and once only', async () => {
  const DATA_DIR = startedFolder()
  const database = await openEmbedded(DATA_DIR, console.error)
  onTestFinished(database.close)
  const application = applicationOver(database, openSecrets(DATA_DIR, true))
  const access = await foundCompany('http://localhost', (url, request) => application.request(url, request))
  const grow = () =>
    application.request('http://localhost/api/assets/', {
      method: 'POST',
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
      body: '{"name":"Leaf switch"}',
    })
  const lines: object[] = []
  const write = (event: string, facts: object) => void lines.push({ event, ...facts })
  const writeGrown = auditHeadWriter(database, write)
  await writeGrown()
  await writeGrown()
  expect(lines).toHaveLength(1)
  expect((await grow()).status).toBe(201)
  await writeGrown()
  await writeGrown()
  expect(lines).toHaveLength(2)
  const head = expect.objectContaining({ event: 'audit.head', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(lines).toEqual([head, head])

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(exportAuditHeads(database, write))
  vi.advanceTimersByTime(HOUR - 1)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(1)
  await expect.poll(() => lines).toHaveLength(3)
})
