import { expect, test } from 'vitest'
import { documented } from './document.ts'
import { estate } from './estate.ts'
import { faultsOf, read } from './fuzz/answer.ts'
import { requestOf, routes } from './matrix.ts'
import { send, within } from './sandbox.ts'

test('every good request is answered as the document of the API says', { timeout: 120_000 }, async () => {
  const of = await estate('x')
  const document = await documented()
  const faults: string[] = []
  for (const route of routes) {
    const { path, init } = requestOf(route, of)
    const wrong = await within(async () => {
      const answer = await send(path, { ...init, access: of.founder.tokens.access() })
      return faultsOf(answer, document.get(route.name), route.method, await read(answer))
    })
    faults.push(...wrong.map((fault) => `${route.name}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('an answer that is none of the document is a fault', async () => {
  const said = (await documented()).get('GET /api/tags/')
  const answers = (body: string, status = 200, type = 'application/json') => {
    const answer = new Response(body, { status, headers: { 'content-type': type } })
    return read(answer.clone()).then((got) => faultsOf(answer, said, 'GET', got))
  }
  expect(await answers('{"results":[],"next":null}')).toEqual([])
  const error = {
    type: 'client_error',
    detail: 'No',
    errors: [{ code: 'not_found', detail: 'No', attr: null }],
  }
  expect(await answers(JSON.stringify(error), 404)).toEqual([])
  expect(await answers(JSON.stringify(error), 400)).toHaveLength(1)
  expect(await answers(JSON.stringify({ ...error, errors: [] }), 404)).toHaveLength(1)
  const unknown = { ...error, errors: [{ code: 'nobody_knows', detail: 'No', attr: null }] }
  expect(await answers(JSON.stringify(unknown), 404)).toHaveLength(1)
  expect(await answers('{"results":[{"id":1}],"next":null}')).toHaveLength(1)
  expect(await answers('{"results":[]}')).toHaveLength(1)
  expect(await answers('not JSON')).toHaveLength(1)
  expect(await answers('{"results":[],"next":null}', 201)).toHaveLength(1)
  expect(await answers('x', 200, 'text/html')).toHaveLength(1)
  expect(await answers('x', 404, 'text/html')).toHaveLength(1)
  expect(await answers('', 500)).toHaveLength(1)
})
