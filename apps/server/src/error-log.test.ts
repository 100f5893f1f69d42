import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { describeError } from './error-log.ts'

const canary = 'Hunter-2-Canary'

const databaseError = () => {
  const error = new pg.DatabaseError(`duplicate key value ${canary}`, 100, 'error')
  return Object.assign(error, {
    code: '23505',
    detail: `Key (email)=(${canary})`,
    constraint: 'user_email_key',
  })
}

const parseError = () => Promise.resolve(canary).then(JSON.parse)

describe('an error in the log', () => {
  test('says where and what, and never what somebody typed', async () => {
    const error = new DrizzleQueryError('insert into "user" values ($1)', [canary], databaseError())
    const described = describeError(new Error('registration failed', { cause: error }))
    expect(JSON.stringify(described)).not.toContain(canary)
    expect(described).toMatchObject({
      message: 'registration failed',
      cause: {
        query: 'insert into "user" values ($1)',
        cause: { code: '23505', constraint: 'user_email_key' },
      },
    })
    const refused = await parseError().catch((reason: unknown) => reason)
    expect(refused).toBeInstanceOf(SyntaxError)
    expect(JSON.stringify(describeError(refused))).not.toContain(canary)
    expect(JSON.stringify(describeError(canary))).not.toContain(canary)
  })
})
