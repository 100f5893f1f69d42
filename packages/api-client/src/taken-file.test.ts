import { expect, test } from 'vitest'
import { createHttp } from './http.ts'
import { takeFile } from './taken-file.ts'
import { memoryTokens } from './tokens.ts'

const taking = (answer: Response) =>
  takeFile(
    createHttp({
      url: 'https://plenum.example/',
      tokens: memoryTokens(),
      language: () => 'en',
      fetch: () => Promise.resolve(answer),
    }),
    'api/exports/assets/',
    {},
  )

test('a file is handed on as it comes', async () => {
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''assets.csv" }
  const answer = await taking(new Response('name\nLeaf', { headers }))
  expect(await answer.text()).toBe('name\nLeaf')
})

test.each([
  ['the page of a network', new Response('<p>Sign in here', { headers: { 'content-type': 'text/html' } })],
  ['a broken answer', Response.json({ results: [] })],
])('%s is no file', async (_, answer) => {
  await expect(taking(answer)).rejects.toMatchObject({ name: 'ClientError', kind: 'http', status: 200 })
})
