import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { digest } from './digest.ts'
import { documented } from './document.ts'
import { estate, type Estate } from './estate.ts'
import { positionsOf, withForeign, type Position } from './foreign.ts'
import { routes, type Route } from './matrix.ts'
import { asset, raw } from './world.ts'

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

/** A request with ids of the other company at some positions. */
export interface Operation {
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

/**
 * Two companies. `learnsNothing` sends a request of the one with ids of the other, and the same with ids that nobody has: both get
 * the same answer, which tells nothing of the other company.
 */
export async function twoCompanies() {
  const [ours, theirs] = [await estate('x'), await estate('y')]
  await theirs.founder.assets.create(asset({ name: `${theirs.mark} second` }))
  const unknown = randomUUID()
  const expected = new Map<string, Promise<string>>()
  /** An id or text of the same form that nobody was ever given. */
  const twinOf = (value: string) =>
    /^[0-9a-f-]{36}$/.test(value) ? unknown : value.split('').toReversed().join('')
  const learnsNothing = async ({ route, placed }: Operation) => {
    const twin = { route, placed: placed.map(([at, value]): [Position, string] => [at, twinOf(value)]) }
    const key = JSON.stringify([route.name, twin.placed])
    if (!expected.has(key)) expected.set(key, answerOf(ours, twin))
    const answer = await answerOf(ours, { route, placed })
    expect(answer, `${route.name} ${JSON.stringify(placed)}`).not.toContain(theirs.mark)
    expect(answer, `${route.name} ${JSON.stringify(placed)}`).toBe(await expected.get(key))
  }
  return {
    /** What of the other company a request could name. */
    names: await namesOf(theirs),
    /** A text that every name in the other company contains. */
    mark: theirs.mark,
    /** Every route of the one company with the positions that take an id or a text. */
    targets: await targetsOf(ours),
    learnsNothing,
    /** A digest of all rows of the other company. */
    theirRows: () => digest(theirs.founder.user.company.id),
  }
}
