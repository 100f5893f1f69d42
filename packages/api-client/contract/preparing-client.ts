import { createHash } from 'node:crypto'
import pg from 'pg'
import * as v from 'valibot'

const Unnamed = v.looseObject({ text: v.string(), name: v.optional(v.undefined()) })

/**
 * A connection that prepares each statement it meets a second time. In PGlite, most statements of the server take longer
 * to parse and to plan than to run, and the tests of a worker send the same ones thousands of times.
 */
export class PreparingClient extends pg.Client {
  readonly #met = new Set<string>()

  override query(...sent: never[]): never {
    const [statement, ...more]: unknown[] = sent
    // one type for all signatures of the method: everything else is handed on as it came
    const query = super.query.bind(this) as (...sent: unknown[]) => never
    return query(this.#named(statement), ...more)
  }

  #named(statement: unknown): unknown {
    if (!v.is(Unnamed, statement)) return statement
    const { text } = statement
    if (this.#met.has(text)) return { ...statement, name: createHash('sha1').update(text).digest('hex') }
    this.#met.add(text)
    return statement
  }
}
