import { Hono } from 'hono'
import * as v from 'valibot'
import { User, UserPage, UserPatch, UserQuery } from '@plenum/domain/user'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { versionFrom } from '../precondition.ts'
import { endSessionsOf, patchUser } from '../store/user-rights.ts'
import { listUsers, readUser } from '../store/users.ts'
import { One, valid } from '../valid.ts'

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
    (c) => answerExisting(c, readUser, c.req.valid('param').id),
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
    (c) => {
      const { id: userId } = c.req.valid('param')
      const change = { id: userId, version: versionFrom(c, userId), patch: c.req.valid('json') }
      return answerChanged(c, {
        id: userId,
        read: readUser,
        write: (tx) => patchUser(tx, c.var.author, change),
      })
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
