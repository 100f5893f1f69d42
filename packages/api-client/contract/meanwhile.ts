import type { Database } from '@plenum/api-server/ports'
import { database } from './engine.ts'

/** The database, with something that happens each time before a statement or a transaction of it begins. */
export const meanwhile = (
  what: 'execute' | 'transaction',
  happen: () => Promise<unknown> | undefined,
): Database =>
  new Proxy(database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return async (...given: unknown[]) => {
        if (name === what) await happen()
        const answer: unknown = await Reflect.apply(value, target, given)
        return answer
      }
    },
  })
