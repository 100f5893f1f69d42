import {
  Ticket,
  TicketEntry,
  TicketEntryPage,
  TicketPage,
  type AnswerInput,
  type TicketFilter,
  type TicketInput,
  type TicketPatch,
  type TicketQuery,
} from '@plenum/domain/ticket'
import type { PageRequest } from '@plenum/domain/page'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** What people ask of those who run the application. */
export const ticketApi = (http: Http) => ({
  list: (query: TicketQuery, signal?: AbortSignal) =>
    http.call('get', 'api/tickets/', TicketPage, { query, signal }),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/tickets/${id}/`, Ticket, { signal }),
  create: (input: TicketInput) => create(http, 'api/tickets/', Ticket, input),
  update: (ticket: Version, patch: TicketPatch) =>
    http.call('patch', `api/tickets/${ticket.id}/`, Ticket, { json: patch, headers: changing(ticket) }),
  /** A ticket's discussion, oldest first. */
  entries: (id: string, query: PageRequest, signal?: AbortSignal) =>
    http.call('get', `api/tickets/${id}/entries/`, TicketEntryPage, { query, signal }),
  answer: (id: string, input: AnswerInput) => create(http, `api/tickets/${id}/entries/`, TicketEntry, input),
  /** Writes down that what the filter finds is being taken away as a file. */
  noteExport: (filter: TicketFilter) => http.send('post', 'api/tickets/exports/', { json: filter }),
})
