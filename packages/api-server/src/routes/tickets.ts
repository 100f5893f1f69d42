import { Hono, type Context } from 'hono'
import { PageQuery } from '@plenum/domain/page'
import {
  AnswerInput,
  mayAnswer,
  seesAllTickets,
  Ticket,
  TicketEntry,
  TicketEntryPage,
  TicketFilter,
  TicketInput,
  TicketPage,
  TicketPatch,
  TicketQuery,
} from '@plenum/domain/ticket'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may, self } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import type { Database } from '../ports.ts'
import { versionFrom } from '../precondition.ts'
import { audit } from '../store/audit.ts'
import { readEntry, readTicket, type TicketReader } from '../store/ticket-row.ts'
import { changeTicket, insertAnswer, insertTicket } from '../store/ticket-write.ts'
import { listEntries, listTickets } from '../store/tickets.ts'
import { One, valid } from '../valid.ts'

/** Whose tickets somebody sees: without read on support only his own, whatever he asks for. */
const readerOf = (c: Context<SignedInEnv>): TicketReader => {
  const { company_id, user } = c.var.session
  return { company_id, own: seesAllTickets(user) ? null : user.id }
}

/** Reads any ticket of a company. */
const readAny = (database: Database, company_id: string, id: string) =>
  readTicket(database, { company_id, own: null }, id)

/** What people ask of those who run the application: anyone his own, those of support everybody's. */
export const tickets = new Hono<Env>()
  .get(
    '/',
    self(),
    answers({ summary: 'List tickets: one’s own, or all with read on support', body: TicketPage }),
    valid('query', TicketQuery),
    (c) => {
      const { ordering, limit, cursor, ...filter } = c.req.valid('query')
      const asked = { reader: readerOf(c), me: c.var.session.user.id, filter, ordering, limit }
      return answerPage(c, { list: `tickets ${ordering}`, cursor }, (after) =>
        listTickets(c.var.ports.database, { ...asked, after }),
      )
    },
  )
  .post(
    '/',
    self(),
    answers({ summary: 'Suggest an improvement or report a bug', status: 201, body: Ticket }),
    valid('json', TicketInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readAny(tx, author.company_id, await insertTicket(tx, author, input))),
      )
    },
  )
  .post(
    '/exports/',
    may('support', 'onlyRead'),
    answers({ summary: 'Write down that the tickets of a filter are being taken away as a file' }),
    valid('json', TicketFilter),
    async (c) => {
      const detail = c.req.valid('json')
      const object = { kind: 'ticket', id: null, name: null }
      await c.var.ports.database.transaction((tx) =>
        audit(tx, c.var.author, { action: 'ticket.export', object, detail }),
      )
      return c.body(null, 204)
    },
  )
  .get(
    '/:id/',
    self(),
    answers({ summary: 'Read a ticket: one’s own, or any with read on support', body: Ticket }),
    valid('param', One),
    (c) => {
      const read = (database: Database, _: string, id: string) => readTicket(database, readerOf(c), id)
      return answerExisting(c, read, c.req.valid('param').id)
    },
  )
  .patch(
    '/:id/',
    may('support', 'write'),
    answers({ summary: 'Set a ticket’s status or priority; needs If-Match', body: Ticket }),
    valid('param', One),
    valid('json', TicketPatch),
    (c) => {
      const { id } = c.req.valid('param')
      const change = { id, version: versionFrom(c, id), patch: c.req.valid('json') }
      return answerChanged(c, {
        id,
        read: readAny,
        write: (tx) => changeTicket(tx, c.var.author, change),
      })
    },
  )
  .get(
    '/:id/entries/',
    self(),
    answers({ summary: 'Read a ticket’s discussion, oldest first', body: TicketEntryPage }),
    valid('param', One),
    valid('query', PageQuery),
    (c) => {
      const { id } = c.req.valid('param')
      const { limit, cursor } = c.req.valid('query')
      const asked = { reader: readerOf(c), ticket_id: id, limit }
      return answerPage(c, { list: `ticket ${id}`, cursor }, (after) =>
        listEntries(c.var.ports.database, { ...asked, after }),
      )
    },
  )
  .post(
    '/:id/entries/',
    self(),
    answers({ summary: 'Answer in a ticket’s discussion', status: 201, body: TicketEntry }),
    valid('param', One),
    valid('json', AnswerInput),
    (c) => {
      const input = c.req.valid('json')
      const { author, session } = c.var
      const answer = {
        reader: readerOf(c),
        ticket_id: c.req.valid('param').id,
        mayAnswer: (reporter_id: string) => mayAnswer(session.user, reporter_id),
        input,
      }
      return createOnce(c, input, async (tx) =>
        existing(readEntry(tx, answer.reader, await insertAnswer(tx, author, answer))),
      )
    },
  )
