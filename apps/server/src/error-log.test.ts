import { withoutValues } from '@plenum/api-server/database-error'
import { Unavailable } from '@plenum/api-server/unavailable'
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
    const misread = new pg.DatabaseError(`invalid input syntax for type uuid: "${canary}"`, 100, 'error')
    const wrong = new DrizzleQueryError(
      'select $1::uuid',
      [canary],
      Object.assign(misread, { code: '22P02' }),
    )
    const reported = describeError(withoutValues(wrong))
    expect(JSON.stringify(reported)).not.toContain(canary)
    expect(reported).toMatchObject({ message: 'The database refused with 22P02\nselect $1::uuid' })
    const full = new DrizzleQueryError('select 1', [], new Unavailable('Too many callers wait'))
    expect(describeError(withoutValues(full))).toMatchObject({ message: 'Too many callers wait\nselect 1' })
    const refused = await parseError().catch((reason: unknown) => reason)
    expect(refused).toBeInstanceOf(SyntaxError)
    expect(JSON.stringify(describeError(refused))).not.toContain(canary)
    expect(JSON.stringify(describeError(canary))).not.toContain(canary)
  })
})
