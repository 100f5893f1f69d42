import { Hono } from 'hono'
import {
  NotificationMarks,
  NotificationPage,
  NotificationPreferences,
  NotificationQuery,
  UnreadCount,
} from '@plenum/domain/notification'
import { answerJson } from '../answer-json.ts'
import { answerPage } from '../answer-page.ts'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { self } from '../gate.ts'
import {
  countUnread,
  keepPreferences,
  listNotifications,
  markNotifications,
  readPreferences,
} from '../store/notifications.ts'
import { valid } from '../valid.ts'

/** What a person was told of, and how he wants to be told. */
export const notifications = new Hono<Env>()
  .get(
    '/',
    self(),
    answers({ summary: 'What one was told of, newest first', body: NotificationPage }),
    valid('query', NotificationQuery),
    (c) => {
      const { state, limit, cursor } = c.req.valid('query')
      const { session, ports } = c.var
      // A place in one's own list says nothing in another's.
      return answerPage(c, { list: `notifications ${session.user.id} ${state ?? ''}`, cursor }, (after) =>
        listNotifications(ports.database, { session, state, limit, after }),
      )
    },
  )
  .get('/unread/', self(), answers({ summary: 'How much of it is unread', body: UnreadCount }), async (c) =>
    answerJson(c, JSON.stringify({ unread: await countUnread(c.var.ports.database, c.var.session) })),
  )
  .post(
    '/marks/',
    self(),
    answers({ summary: 'Mark some or all of it as read or unread' }),
    valid('json', NotificationMarks),
    async (c) => {
      const { session, author, ports } = c.var
      const marks = c.req.valid('json')
      await ports.database.transaction((tx) => markNotifications(tx, { session, author }, marks))
      return c.body(null, 204)
    },
  )
  .get(
    '/preferences/',
    self(),
    answers({ summary: 'How one is told of things', body: NotificationPreferences }),
    async (c) => c.json(await readPreferences(c.var.ports.database, c.var.session)),
  )
  .put(
    '/preferences/',
    self(),
    answers({ summary: 'Choose how to be told of things', body: NotificationPreferences }),
    valid('json', NotificationPreferences),
    async (c) => {
      const { session, author, ports } = c.var
      const wanted = c.req.valid('json')
      await ports.database.transaction((tx) => keepPreferences(tx, { session, author }, wanted))
      return c.json(wanted)
    },
  )
