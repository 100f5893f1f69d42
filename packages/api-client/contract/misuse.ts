import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { ErrorBody } from '@plenum/domain/api-error'
import { documented, objectsIn } from './document.ts'
import { database } from './engine.ts'
import type { Estate } from './estate.ts'
import { put } from './foreign.ts'
import { requestOf, routes, textOf, type Route } from './matrix.ts'
import { raw, type Connection } from './world.ts'

/** Sends a route's valid request as the company's administrator, with parts of it replaced. */
export const sendInstead = (route: Route, of: Estate, over: RequestInit, by: Connection = of.founder) => {
  const { path, init } = requestOf(route, of)
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    ...Object.fromEntries(new Headers(over.headers)),
  }
  return raw(by, path.slice(1), { ...init, ...over, headers })
}

/** The name of every column of every table. */
const columnNames = async () => {
  const all = await rows(
    database,
    v.object({ name: v.string() }),
    sql`select distinct column_name as name from information_schema.columns where table_schema = 'public' order by 1`,
  )
  return all.map(({ name }) => name)
}

/** The names that each object of a body knows, by the keys that lead to it. */
function knownIn(schema: unknown): Map<string, { path: string[]; names: Set<string> }> {
  const known = new Map<string, { path: string[]; names: Set<string> }>()
  for (const { path, names } of objectsIn(schema)) {
    const before = known.get(path.join('.'))?.names ?? []
    known.set(path.join('.'), { path, names: new Set([...before, ...names]) })
  }
  return known
}

/**
 * Sends every route's body with columns that the body does not name: so many to each object in it, first those that no
 * object was offered yet. Tells how many were sent, which were not refused, and which columns no object was offered.
 */
export async function offerColumns(of: Estate, toEach: number) {
  const columns = await columnNames()
  const document = await documented()
  const taken: string[] = []
  let tries = 0
  const offered = new Set<string>()
  for (const route of routes) {
    const schema = document.get(route.name)?.body
    const text = requestOf(route, of).init.body
    if (schema === undefined || typeof text !== 'string') continue
    for (const { path, names } of knownIn(schema).values()) {
      const foreign = columns.filter((column) => !names.has(column))
      const inTurn = foreign.toSorted((one, other) => Number(offered.has(one)) - Number(offered.has(other)))
      for (const name of inTurn.slice(0, toEach)) {
        tries += 1
        offered.add(name)
        const body = JSON.stringify(put(JSON.parse(text), [...path, name], 'x'))
        const answer = await sendInstead(route, of, { body })
        const refused = v.safeParse(ErrorBody, await answer.json())
        const codes = refused.success ? refused.output.errors.map(({ code }) => code) : []
        if (answer.status !== 400 || !codes.includes('unknown_field')) {
          taken.push(`${route.name} ${[...path, name].join('.')}: ${answer.status} ${codes.join()}`)
        }
      }
    }
  }
  return { tries, taken, notOffered: columns.filter((name) => !offered.has(name)) }
}

/** Texts that a careless server would run, or take for a path, a number or a pattern. */
export const VECTORS = [
  "' or 1=1--",
  "%' or 1=1--",
  'name;drop table asset',
  '\u0000',
  '%',
  '_',
  '\\',
  "\\'",
  'a\r\nSet-Cookie: b=c',
  '$1',
  '{{7*7}}',
  '__proto__',
  '1e400',
  '-1',
  '9223372036854775808',
  '0000-00-00',
  '../../etc/passwd',
]

/** Sends so many of the texts to each query parameter of every route, each time the next ones, and gives how many were sent. */
export async function sendVectors(of: Estate, toEach: number): Promise<number> {
  const document = await documented()
  let tries = 0
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    for (const name of document.get(route.name)?.query ?? []) {
      for (let nth = 0; nth < toEach; nth += 1) {
        const vector = VECTORS[tries % VECTORS.length] ?? ''
        tries += 1
        const path = requestOf(route, of).path.split('?')[0]?.slice(1) ?? ''
        const answer = await raw(of.founder, `${path}?${name}=${encodeURIComponent(vector)}`)
        const text = await textOf(answer)
        expect(answer.status, `${route.name} ${name}=${vector}`).toBeLessThan(500)
        // Found by its letters or not at all: nothing here has such a name.
        const finds = name === 'search' && answer.ok && text.includes(of.mark)
        expect(finds, `${route.name} finds ${vector}`).toBe(false)
      }
    }
  }
  return tries
}
