import * as v from 'valibot'
import { PRIORITIES, PROCESS_STATUSES, type ProcessStatus } from './asset.ts'
import { fileIds, StoredFile } from './file.ts'
import { cursor, limit, page, search } from './page.ts'
import { may, type Permissions } from './permission.ts'
import { Ref } from './ref.ts'
import { id, instant, text } from './text.ts'

export const TICKET_KINDS = ['improvement', 'bug'] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

/** Files that an improvement, one step of a bug report, or one answer may carry. */
export const MOST_FILES = 10
export const MOST_STEPS = 30

const subject = text(160)
const paragraph = text(4000)

/** Where somebody was when he began to write, and with what; sent only where he agrees. */
export const TicketContext = v.strictObject(
  {
    /** Path and query of the page, without its origin. */
    page: v.pipe(text(2048), v.startsWith('/', 'invalid')),
    version: text(40),
    browser: text(255),
    language: text(10),
  },
  'invalid',
)
export type TicketContext = v.InferOutput<typeof TicketContext>

const context = v.nullable(TicketContext, null)

/** Suggests an improvement. */
export const ImprovementInput = v.strictObject(
  {
    kind: v.literal('improvement', 'unknown_option'),
    subject,
    usefulness: paragraph,
    desired_features: paragraph,
    files: v.optional(fileIds(MOST_FILES), []),
    context,
  },
  'invalid',
)
export type ImprovementInput = v.InferInput<typeof ImprovementInput>

/** One step on the way to a bug; at least one of its files is a picture, which only the server can tell. */
export const StepInput = v.strictObject(
  {
    text: text(2000),
    files: v.pipe(fileIds(MOST_FILES), v.nonEmpty('image_needed')),
  },
  'invalid',
)
export type StepInput = v.InferInput<typeof StepInput>

/** Reports a bug. */
export const BugInput = v.strictObject(
  {
    kind: v.literal('bug', 'unknown_option'),
    subject,
    steps: v.pipe(
      v.array(StepInput, 'invalid'),
      v.nonEmpty('required'),
      v.maxLength(MOST_STEPS, 'too_many_steps'),
    ),
    expected_result: paragraph,
    context,
  },
  'invalid',
)
export type BugInput = v.InferInput<typeof BugInput>

export const TicketInput = v.variant('kind', [ImprovementInput, BugInput], 'unknown_option')
export type TicketInput = v.InferInput<typeof TicketInput>

const OVER: readonly ProcessStatus[] = ['done', 'canceled']
const ANEW: readonly ProcessStatus[] = ['todo', 'in_progress']

/** What a ticket may become from each status: anything, but what is over begins anew first. */
export const STATUSES_AFTER: Record<ProcessStatus, readonly ProcessStatus[]> = {
  todo: PROCESS_STATUSES,
  in_progress: PROCESS_STATUSES,
  in_review: PROCESS_STATUSES,
  blocked: PROCESS_STATUSES,
  done: ANEW,
  canceled: ANEW,
}

/** Whether nobody works on a ticket any more. */
export const isOver = (status: ProcessStatus): boolean => OVER.includes(status)

/** Whether a ticket may go from one status to another; staying is always allowed. */
export const mayBecome = (from: ProcessStatus, to: ProcessStatus): boolean =>
  from === to || STATUSES_AFTER[from].includes(to)

interface Person {
  id: string
  permissions: Permissions
}

/** Whether somebody sees everybody's tickets; his own he always does. */
export const seesAllTickets = ({ permissions }: Person): boolean => may(permissions, 'support', 'onlyRead')

/** Whether somebody may speak in a ticket's discussion: whoever sent it, and those who work on tickets. */
export const mayAnswer = ({ id: own, permissions }: Person, reporter_id: string): boolean =>
  own === reporter_id || may(permissions, 'support', 'write')

const summary = {
  id,
  /** Counted within the company from 1. */
  number: v.number('required'),
  kind: v.picklist(TICKET_KINDS, 'unknown_option'),
  subject: v.string('required'),
  status: v.picklist(PROCESS_STATUSES, 'unknown_option'),
  priority: v.picklist(PRIORITIES, 'unknown_option'),
  reporter: Ref,
  /** Answers in its discussion. */
  answers: v.number('required'),
  created_at: instant,
  last_update: instant,
  version: v.number('required'),
}

/** A ticket in a list. */
export const TicketSummary = v.object(summary, 'required')
export type TicketSummary = v.InferOutput<typeof TicketSummary>
export const TicketPage = page(TicketSummary)
export type TicketPage = v.InferOutput<typeof TicketPage>

/** A ticket with all that was said in it; what its kind has not is null or empty. */
export const Ticket = v.object(
  {
    ...summary,
    usefulness: v.nullable(v.string()),
    desired_features: v.nullable(v.string()),
    expected_result: v.nullable(v.string()),
    steps: v.array(v.object({ text: v.string('required'), files: v.array(StoredFile) }, 'required')),
    files: v.array(StoredFile),
    context: v.nullable(TicketContext),
  },
  'required',
)
export type Ticket = v.InferOutput<typeof Ticket>

/** Orders of the list; a leading minus is descending. */
export const TICKET_ORDERS = ['-number', 'number', '-last_update', 'last_update'] as const
export type TicketOrder = (typeof TICKET_ORDERS)[number]

const filters = {
  /** Looks in subjects and numbers. */
  search,
  kind: v.optional(v.picklist(TICKET_KINDS, 'unknown_option')),
  /** `open` asks for everything that is neither done nor canceled. */
  status: v.optional(v.picklist(['open', ...PROCESS_STATUSES], 'unknown_option')),
  priority: v.optional(v.picklist(PRIORITIES, 'unknown_option')),
  /** `me` asks for one's own. */
  reporter_id: v.optional(v.union([v.literal('me'), id], 'invalid_id')),
}

/** What narrows the list. */
export const TicketFilter = v.strictObject(filters, 'invalid')
export type TicketFilter = v.InferInput<typeof TicketFilter>

/** Filter, order and place in the list; without read on support only one's own tickets are there. */
export const TicketQuery = v.strictObject(
  {
    ...filters,
    ordering: v.optional(v.picklist(TICKET_ORDERS, 'unknown_option'), '-number'),
    limit,
    cursor,
  },
  'invalid',
)
export type TicketQuery = v.InferInput<typeof TicketQuery>

/** What those with write on support may change; what is left out stays. */
export const TicketPatch = v.strictObject(
  {
    status: v.optional(v.picklist(PROCESS_STATUSES, 'unknown_option')),
    priority: v.optional(v.picklist(PRIORITIES, 'unknown_option')),
  },
  'invalid',
)
export type TicketPatch = v.InferInput<typeof TicketPatch>

export const TICKET_ENTRIES = ['answer', 'status', 'priority'] as const
export type TicketEntryKind = (typeof TICKET_ENTRIES)[number]

/** One line of a ticket's discussion: an answer, or what somebody changed. */
export const TicketEntry = v.object(
  {
    id,
    at: instant,
    author: v.nullable(Ref),
    kind: v.picklist(TICKET_ENTRIES, 'unknown_option'),
    text: v.nullable(v.string()),
    from: v.nullable(v.string()),
    to: v.nullable(v.string()),
    files: v.array(StoredFile),
  },
  'required',
)
export type TicketEntry = v.InferOutput<typeof TicketEntry>
export const TicketEntryPage = page(TicketEntry)
export type TicketEntryPage = v.InferOutput<typeof TicketEntryPage>

/** Says something in a discussion. */
export const AnswerInput = v.strictObject(
  { text: paragraph, files: v.optional(fileIds(MOST_FILES), []) },
  'invalid',
)
export type AnswerInput = v.InferInput<typeof AnswerInput>
