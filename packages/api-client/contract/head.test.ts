import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import { file } from '@plenum/api-server/db/schema/files'
import type { Ports } from '@plenum/api-server/ports'
import { database } from './engine.ts'
import { listen, tell, toldPair, until } from './streams.ts'
import { csv, feedback, png } from './uploads.ts'
import { app, type Connection, found, ports } from './world.ts'

/** Files of which it is known how many are being read at this moment, and how often one was opened. */
function watched(files: Ports['files']) {
  const seen = { open: 0, opened: 0 }
  const open: Ports['files']['open'] = async (name) => {
    const reader = (await files.open(name))?.getReader()
    if (reader === undefined) return undefined
    seen.open++
    seen.opened++
    return new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        seen.open--
        controller.close()
      },
      cancel: () => {
        seen.open--
      },
    })
  }
  return { seen, files: { ...files, open } }
}

const asking =
  (server: ReturnType<typeof createApp>, who: Connection, path: string) =>
  (method: 'GET' | 'HEAD'): Response | Promise<Response> => {
    const headers = { authorization: `Bearer ${who.tokens.access()}` }
    return server.fetch(new Request(`http://localhost/api/${path}/`, { method, headers }))
  }

test('a file that is only asked about is not opened, and no download is written down', async () => {
  const { seen, files } = watched(ports.files)
  const server = createApp({ ...ports, files })
  const ada = await found()
  const table = await feedback(ada, csv())
  const picture = await ada.files.upload(png(), { purpose: 'avatar' })
  for (const { id, size } of [table, picture]) {
    const ask = asking(server, ada, `files/${id}/content`)
    for (let time = 0; time < 20; time++) {
      const { status, headers, body } = await ask('HEAD')
      expect([status, headers.get('content-length'), body]).toEqual([200, String(size), null])
    }
  }
  expect(seen).toEqual({ open: 0, opened: 0 })
  expect((await ada.audit.list({ action: 'file.download' })).results).toEqual([])
  const ask = asking(server, ada, `files/${table.id}/content`)
  await (await ask('GET')).body?.cancel()
  expect(seen).toEqual({ open: 0, opened: 1 })
  expect((await ada.audit.list({ action: 'file.download' })).results).toHaveLength(1)
  const [stored] = await database.select().from(file).where(eq(file.id, table.id))
  await files.remove(stored?.sha256 ?? '')
  expect((await ask('HEAD')).status).toBe(404)
})

test('a stream of news that is only asked about is not kept open', async () => {
  const { ada, author } = await toldPair()
  const { heard } = await listen(ada)
  const ask = asking(app, ada, 'events')
  // a fourth that is open would end the first
  for (let time = 0; time < 4; time++)
    expect((await ask('HEAD')).headers.get('content-type')).toBe('text/event-stream')
  await tell(author, ada.user.id)
  await until(() => heard.events.length === 1)
  expect(heard.ended).toBe(false)
})
