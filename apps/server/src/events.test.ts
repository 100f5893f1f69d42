import { expect, test } from 'vitest'
import { listenToEvents } from './testing/event-stream.ts'
import { foundCompany } from './testing/inventory.ts'
import { joinCompany } from './testing/joining.ts'
import { testServer } from './testing/test-server.ts'

test('events come over a real line, not encoded; a server that stops says when to ask again and ends the lines, and the next one goes on', async () => {
  const first = await testServer()
  const { DATA_DIR } = first
  const access = await foundCompany(first.url)
  const heard = await listenToEvents(first.url, access)
  expect(heard.status).toBe(200)
  expect(heard.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'transfer-encoding': 'chunked',
    'x-content-type-options': 'nosniff',
  })
  expect(heard.headers['content-encoding']).toBeUndefined()
  await expect.poll(heard.text).toBe('id: 0\n\n')
  await joinCompany(first.url, DATA_DIR, access, 1)
  await expect.poll(heard.text).toContain('event: live')
  // somebody who goes away disturbs nobody
  const passing = await listenToEvents(first.url, access)
  passing.cut()

  await first.stop()
  await expect.poll(() => heard.end).not.toBeNull()
  expect(heard.end?.whole).toBe(true)
  expect(heard.text()).toMatch(/\nid: 1\n\nretry: 1000\n\n$/)

  const second = await testServer({ DATA_DIR })
  await joinCompany(second.url, DATA_DIR, access, 2)
  const again = await listenToEvents(second.url, access, '1')
  await expect.poll(again.text).toMatch(/^id: 2\nevent: live\ndata: \{[^\n]*"seq":2\}\n\nid: 2\n\n$/)
  again.cut()
})
