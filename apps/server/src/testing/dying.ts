import { migrations } from '@plenum/api-server/db/migrations.gen'
import type { Client } from '../backup/catalog.ts'

/** The statements of a migration, as they are asked for one after the other. */
export const statementsOf = (at: number) => migrations[at]?.statements ?? []

/**
 * A connection whose process dies as soon as the engine has answered a statement of a migration: nothing that was to
 * come behind it comes.
 */
export const dyingAfter = (client: Client, statement: string, die: () => void): Client =>
  new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'query' || typeof value !== 'function') return value
      return async (...parts: unknown[]) => {
        const answer: unknown = await Reflect.apply(value, target, parts)
        const [asked] = parts
        const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
        if (text === statement) die()
        return answer
      }
    },
  })
