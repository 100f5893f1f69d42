import { expect, test } from 'vitest'
import { documented } from './document.ts'
import { estate } from './estate.ts'
import { examples } from './examples.ts'
import { ask, drawn, isGood, routes, type Cell, type Route } from './matrix.ts'
import { personas } from './personas.ts'
import { UNWRITTEN } from './scratch.ts'

/** Reads by POST, so that its token stands in no address. */
const CHANGES_NOTHING = 'POST /api/auth/invitation/'

const names = routes.map(({ name }) => name)

test('the document of the API holds every route and no other', async () => {
  expect([...(await documented()).keys()].toSorted()).toEqual(names.toSorted())
})

test('there is an example for every route that changes something, and for no other', () => {
  const changing = routes.filter(({ method }) => method !== 'GET' && method !== 'DELETE')
  const uncovered = changing.map(({ name }) => name).filter((name) => !(name in examples))
  expect(uncovered, 'add a line to contract/examples.ts').toEqual([])
  const unknown = Object.keys(examples).filter((name) => !names.includes(name))
  expect(unknown, 'examples without a route').toEqual([])
})

test('every route answers everybody as the matrix says', { timeout: 180_000 }, async () => {
  const of = await estate('x')
  const people = await personas(of)
  const matrix: { route: Route; cells: Record<string, Cell> }[] = []
  for (const route of routes) {
    const cells: Record<string, Cell> = {}
    for (const [name, persona] of Object.entries(people)) cells[name] = await ask(route, of, persona)
    matrix.push({ route, cells })
  }
  const leaking = matrix.filter(({ cells }) => cells.stranger?.reads === true || cells.super?.reads === true)
  expect(
    leaking.map(({ route }) => route.name),
    'a stranger reads',
  ).toEqual([])
  const refused = matrix.filter(({ cells }) => !Object.values(cells).some(isGood))
  expect(
    refused.map(({ route }) => route.name),
    'the example is refused to everybody',
  ).toEqual([])
  const unaudited = matrix.filter(
    ({ route, cells }) =>
      route.method !== 'GET' &&
      route.name !== CHANGES_NOTHING &&
      !(route.name in UNWRITTEN) &&
      Object.values(cells).some((cell) => isGood(cell) && cell.audited === 0),
  )
  await expect(drawn(matrix)).toMatchFileSnapshot('authz-matrix.txt')
  expect(
    unaudited.map(({ route }) => route.name),
    'routes that write nothing down',
  ).toEqual([])
})
