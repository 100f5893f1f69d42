import { once } from 'node:events'
import { createServer } from 'node:http'
import { env } from 'node:process'
import { run } from '../run.ts'

// A server without a database: it writes a line for each request and answers behind it. Where STOP is `never`, stopping takes for ever.
await run(async () => {
  const server = createServer((_, response) => {
    process.stdout.write('asked\n', () => response.end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    where: '',
    notes: [],
    leave: () => undefined,
    stop: () => new Promise((resolve) => void (env['STOP'] === 'never' || resolve())),
  }
})
