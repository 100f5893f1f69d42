import { expect, test } from 'vitest'
import { withFaults } from './faults.ts'

const fetch = withFaults(() => new Response('fine'))
const post = (body: string) => fetch(new Request('http://localhost/api/assets/', { method: 'POST', body }))

test('a typed fault is answered with its status', async () => {
  expect((await post('{"code":"FAIL-503"}')).status).toBe(503)
})

test('everything else reaches the server, body unread', async () => {
  expect(await (await post('{"code":"SRV-1"}')).text()).toBe('fine')
  expect((await post('{"code":"FAIL-200"}')).status).toBe(200)
  expect((await fetch(new Request('http://localhost/api/assets/'))).status).toBe(200)
})
