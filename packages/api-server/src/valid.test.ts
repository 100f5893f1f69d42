import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { valid } from './valid.ts'

const Place = v.strictObject(
  { node: v.string('required'), face: v.nullable(v.string('invalid'), null) },
  'invalid',
)
const Input = v.strictObject(
  {
    name: v.pipe(v.string('required'), v.maxLength(3, 'too_long')),
    note: v.nullable(v.string('invalid'), null),
    place: v.nullable(Place, null),
  },
  'invalid',
)
const Patch = v.partial(Input)

async function ask(schema: v.GenericSchema, body: unknown) {
  let problems: ApiError['problems'] = []
  const app = new Hono().post('/', valid('json', schema), (c) => c.json(c.req.valid('json')))
  app.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error
    problems = error.problems
    return c.body(null, error.status)
  })
  const headers = { 'content-type': 'application/json' }
  const response = await app.request('/', { method: 'POST', body: JSON.stringify(body), headers })
  return { problems, answer: response.ok ? await response.json() : null }
}

describe('a key left out', () => {
  test('gets the default the schema declares, at every depth', async () => {
    const { answer } = await ask(Input, { name: 'abc', place: { node: 'n' } })
    expect(answer).toEqual({ name: 'abc', note: null, place: { node: 'n', face: null } })
  })

  test('stays left out of a change', async () => {
    const { answer } = await ask(Patch, { name: 'abc' })
    expect(answer).toEqual({ name: 'abc' })
  })

  test('without a default is asked for', async () => {
    const { problems } = await ask(Input, { note: 'n' })
    expect(problems).toEqual([{ code: 'required', attr: 'name' }])
  })
})

describe('what is wrong', () => {
  test('is said all at once, with its place and the limit passed', async () => {
    const { problems } = await ask(Input, { name: 'abcd', place: { node: 1 }, admin: true })
    expect(problems).toEqual([
      { code: 'too_long', attr: 'name', count: 3 },
      { code: 'required', attr: 'place.node' },
      { code: 'unknown_field', attr: 'admin' },
    ])
  })

  test('is the whole body where it is no object', async () => {
    expect((await ask(Input, 'text')).problems).toMatchObject([{ code: 'invalid', attr: null }])
    expect((await ask(Input, null)).problems).toMatchObject([{ code: 'invalid', attr: null }])
  })

  test('includes keys that reach for the prototype', async () => {
    const { problems } = await ask(Input, JSON.parse('{"name":"a","__proto__":{"admin":true}}'))
    expect(problems).toMatchObject([{ code: 'unknown_field', attr: '__proto__' }])
  })
})
