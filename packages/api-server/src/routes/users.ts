import { Hono } from 'hono'
import * as v from 'valibot'
import { id } from '@plenum/domain/text'
import { User, UserPage, UserPatch, UserQuery } from '@plenum/domain/user'
import { answerPage } from '../answer-page.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { answerRecord } from '../idempotent.ts'
import type { Database } from '../ports.ts'
import { stale, versionFrom } from '../precondition.ts'
import { endSessionsOf, patchUser } from '../store/user-rights.ts'
import { listUsers, readUser } from '../store/users.ts'
import { valid } from '../valid.ts'

const One = v.object({ id })

async function existingUser(database: Database, company_id: string, userId: string) {
  const record = await readUser(database, company_id, userId)
  if (record === undefined) throw refusal(404, 'not_found')
  return record
}

export const users = new Hono<Env>()
  .get(
    '/',
    may('users', 'onlyRead'),
    answers({ summary: 'List people', body: UserPage }),
    valid('query', UserQuery),
    (c) => {
      const { limit, cursor, ordering, ...filter } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: `users ${ordering}`, cursor }, (after) =>
        listUsers(c.var.ports.database, { company_id, filter, ordering, limit, after }),
      )
    },
  )
  .get(
    '/:id/',
    may('users', 'onlyRead'),
    answers({ summary: 'Read a person', body: User }),
    valid('param', One),
    async (c) => {
      const { company_id } = c.var.session
      return answerRecord(
        c,
        await existingUser(c.var.ports.database, company_id, c.req.valid('param').id),
        200,
      )
    },
  )
  .patch(
    '/:id/',
    may('users', 'write'),
    answers({
      summary: 'Change a person’s team, make or unmake an administrator, disable or enable; needs If-Match',
      body: User,
    }),
    valid('param', One),
    valid('json', UserPatch),
    async (c) => {
      const { author, ports } = c.var
      const userId = c.req.valid('param').id
      const [version, patch] = [versionFrom(c, userId), c.req.valid('json')]
      const record = await ports.database.transaction(async (tx) => {
        const done = await patchUser(tx, author, { id: userId, version, patch })
        const present = await existingUser(tx, author.company_id, userId)
        if (done === 'stale') throw stale(present)
        return present
      })
      return answerRecord(c, record, 200)
    },
  )
  .post(
    '/:id/end-sessions/',
    may('users', 'write'),
    answers({ summary: 'End every session of a person' }),
    valid('param', One),
    valid('json', v.strictObject({}, 'invalid')),
    async (c) => {
      const { author, ports } = c.var
      const done = await ports.database.transaction((tx) =>
        endSessionsOf(tx, author, c.req.valid('param').id),
      )
      if (done === 'not_found') throw refusal(404, 'not_found')
      return c.body(null, 204)
    },
  )
