import { randomUUID } from 'node:crypto'
import { env } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { beginTrial } from '@plenum/bench/long-run'
import { expect, inject, test } from 'vitest'
import { digest } from './digest.ts'
import { documented } from './document.ts'
import { estate, type Estate } from './estate.ts'
import { positionsOf, withForeign, type Position } from './foreign.ts'
import { routes, type Route } from './matrix.ts'
import { asset, raw } from './world.ts'

const isLong = env.PLENUM_LONG === '1'
const engine = inject('engine').kind
/** Requests tried, by what an engine does in a quarter of a minute; the long form takes its time. */
const OPERATIONS = isLong ? 100_000 : engine === 'pglite' ? 3_000 : 8_000
const record = beginTrial('tenants', isLong)
const BATCH = 8

/** Everything of a company that another one could name. */
async function namesOf(of: Estate): Promise<string[]> {
  const { next } = await of.founder.assets.list({ limit: 1 })
  return [
    of.server.id,
    of.dataCenter.id,
    of.rack.id,
    of.brand.id,
    of.model.id,
    of.founder.user.id,
    of.founder.user.company.id,
    of.user_id,
    of.team_id,
    of.session_id,
    of.invitation_id,
    of.batch,
    of.received.id,
    of.checked.id,
    of.confirmed.id,
    of.ticket.id,
    of.pending,
    of.mark,
    ...(next === null ? [] : [next]),
  ]
}

/** A view keeps what it narrows by unread: what that finds is asked of the list, which is tried itself. */
const isKeptUnread = (at: Position) => at.in === 'body' && at.path.slice(0, 2).join('.') === 'settings.filter'

const targetsOf = async (of: Estate) => {
  const document = await documented()
  return routes.flatMap((route) => {
    const said = document.get(route.name)
    const all = said && route.gate !== 'public' ? positionsOf(route, of, said) : []
    const positions = all.filter((at) => !isKeptUnread(at))
    return positions.length > 0 ? [{ route, positions }] : []
  })
}

interface Operation {
  route: Route
  placed: [Position, string][]
}

/** What is answered, once nothing else of ours is in the way: several exports at once are asked to wait. */
async function answerOf(of: Estate, { route, placed }: Operation): Promise<string> {
  const { path, init } = withForeign(route, of, placed)
  const answer = await raw(of.founder, path.slice(1), init)
  const text = await answer.text()
  if (answer.status !== 429) return `${answer.status} ${text}`
  await setTimeout(20)
  return answerOf(of, { route, placed })
}

test(
  `${OPERATIONS} requests with another company's ids learn and change nothing`,
  { timeout: 3_600_000 },
  async () => {
    const [ours, theirs] = [await estate('x'), await estate('y')]
    await theirs.founder.assets.create(asset({ name: `${theirs.mark} second` }))
    const before = await digest(theirs.founder.user.company.id)
    const names = await namesOf(theirs)
    const targets = await targetsOf(ours)
    const unknown = randomUUID()
    const expected = new Map<string, Promise<string>>()
    // A text like the other in all but that nobody has ever given it.
    const twinOf = (value: string) =>
      /^[0-9a-f-]{36}$/.test(value) ? unknown : value.split('').toReversed().join('')

    const tried = async ({ route, placed }: Operation) => {
      const twin = { route, placed: placed.map(([at, value]): [Position, string] => [at, twinOf(value)]) }
      const key = JSON.stringify([route.name, twin.placed])
      if (!expected.has(key)) expected.set(key, answerOf(ours, twin))
      const answer = await answerOf(ours, { route, placed })
      expect(answer, `${route.name} ${JSON.stringify(placed)}`).not.toContain(theirs.mark)
      expect(answer, `${route.name} ${JSON.stringify(placed)}`).toBe(await expected.get(key))
    }

    const operation = fc.constantFrom(...targets).chain(({ route, positions }) =>
      fc.subarray(positions, { minLength: 1, maxLength: Math.min(3, positions.length) }).chain((some) =>
        fc.tuple(...some.map(() => fc.constantFrom(...names))).map((values) => ({
          route,
          placed: some.map((at, index): [Position, string] => [at, values[index] ?? unknown]),
        })),
      ),
    )
    const begun = performance.now()
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: BATCH, maxLength: BATCH }), (some) =>
        Promise.all(some.map(tried)).then(() => undefined),
      ),
      { numRuns: OPERATIONS / BATCH, seed: 7 },
    )
    console.log(`${OPERATIONS} operations in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    expect(await digest(theirs.founder.user.company.id)).toEqual(before)
    record({ engine, done: { requests: OPERATIONS }, failed: { 'things learned': 0, 'rows changed': 0 } })
  },
)
