import pg from 'pg'
import { vi } from 'vitest'
import { rewritten } from './mutations.ts'

// Before anything else is loaded: what is loaded once stays.
vi.mock('@plenum/api-server/gate', async (real) => (await import('./mutations.ts')).laxGates(await real()))
vi.mock('@plenum/domain/permission', async (real) =>
  (await import('./mutations.ts')).laxPermissions(await real()),
)

const query: unknown = Reflect.get(pg.Client.prototype, 'query')
Reflect.set(
  pg.Client.prototype,
  'query',
  function rewriting(this: pg.Client, asked: unknown, ...rest: unknown[]) {
    if (typeof query !== 'function') throw new TypeError('node-postgres has no query')
    const answer: unknown = Reflect.apply(query, this, [rewritten(asked), ...rest])
    return answer
  },
)
