import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { PRIORITIES, PROCESS_STATUSES } from '@plenum/domain/asset'
import { mayBecome, type AnswerInput, type TicketInput, type TicketPatch } from '@plenum/domain/ticket'
import { refusal } from '../api-error.ts'
import { firstRow, onlyRow } from '../db/rows.ts'
import { ticket, ticketEntry, ticketStep } from '../db/schema/tickets.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import { holdFiles, type FileGroup } from './take-files.ts'
import { linkFiles } from './ticket-files.ts'
import type { PersonTeller } from './notify.ts'
import { afterAnswer, afterChange, afterCreate } from './ticket-news.ts'
import { seenBy, type TicketReader } from './ticket-row.ts'

type NewTicket = v.InferOutput<typeof TicketInput>

const TicketRow = v.object({
  id: v.string(),
  number: v.number(),
  subject: v.string(),
  status: v.picklist(PROCESS_STATUSES),
  priority: v.picklist(PRIORITIES),
  reporter_id: v.string(),
  version: v.number(),
})
type TicketRow = v.InferOutput<typeof TicketRow>

const objectOf = ({ id, number, subject }: Pick<TicketRow, 'id' | 'number' | 'subject'>) => ({
  kind: 'ticket',
  id,
  name: `#${number} ${subject}`,
})

/** Holds a ticket that the reader sees until the transaction ends. */
const holdTicket = (tx: Database, reader: TicketReader, id: string) =>
  firstRow(
    tx,
    TicketRow,
    sql`
      select t.id, t.number, t.subject, t.status, t.priority, t.reporter_id, t.version
      from ticket t where ${seenBy(reader)} and t.id = ${id} for no key update`,
  )

async function nextNumber(tx: Database, company_id: string): Promise<number> {
  const { last } = await onlyRow(
    tx,
    v.object({ last: v.number() }),
    sql`
      insert into ticket_counter (company_id, last) values (${company_id}, 1)
      on conflict (company_id) do update set last = ticket_counter.last + 1 returning last`,
  )
  return last
}

/** A ticket's files by the part that they belong to; the parts of a bug are its steps. */
const groupsOf = (input: NewTicket): FileGroup[] =>
  input.kind === 'improvement'
    ? [{ attr: 'files', ids: input.files, image: 'welcome' }]
    : input.steps.map(({ files }, at) => ({ attr: `steps.${at}.files`, ids: files, image: 'needed' }))

const ownFields = (input: NewTicket) =>
  input.kind === 'improvement'
    ? { usefulness: input.usefulness, desired_features: input.desired_features }
    : { expected_result: input.expected_result }

/** Writes a new ticket down with its steps, takes over its files, and gives its id. */
export async function insertTicket(tx: Database, author: PersonTeller, input: NewTicket): Promise<string> {
  const { company_id, at } = author
  const { kind, subject, context } = input
  const [id, reporter_id, groups] = [uuidv7(), author.actor.id, groupsOf(input)]
  await holdFiles(tx, author, { purpose: 'feedback', groups })
  const number = await nextNumber(tx, company_id)
  const own = { ...ownFields(input), context, created_at: at, last_update: at }
  await tx.insert(ticket).values({ company_id, id, number, kind, subject, reporter_id, ...own })
  if (input.kind === 'bug') {
    const steps = input.steps.map(({ text }, before) => ({ number: before + 1, text }))
    await tx.insert(ticketStep).values(steps.map((step) => ({ ...step, company_id, ticket_id: id })))
  }
  for (const [before, { ids }] of groups.entries()) {
    const step = kind === 'bug' ? before + 1 : null
    await linkFiles(tx, author, ids, { ticket_id: id, step, entry_id: null })
  }
  const files = groups.flatMap(({ ids }) => ids).length
  await audit(tx, author, {
    action: 'ticket.create',
    object: objectOf({ id, number, subject }),
    detail: { kind, files },
  })
  await afterCreate(tx, author, id)
  return id
}

interface Answer {
  reader: TicketReader
  ticket_id: string
  /** Whether the author may speak about a ticket of this reporter. */
  mayAnswer: (reporter_id: string) => boolean
  input: v.InferOutput<typeof AnswerInput>
}

/** Adds an answer to a ticket's discussion and gives its id; what was seen of the ticket itself stays its version. */
export async function insertAnswer(
  tx: Database,
  author: PersonTeller,
  { reader, ticket_id, mayAnswer, input: { text, files } }: Answer,
): Promise<string> {
  const { company_id, at } = author
  const [id, author_id] = [uuidv7(), author.actor.id]
  const stored = await holdTicket(tx, reader, ticket_id)
  if (stored === undefined) throw refusal(404, 'not_found')
  if (!mayAnswer(stored.reporter_id)) throw refusal(403, 'permission_denied')
  await holdFiles(tx, author, {
    purpose: 'feedback',
    groups: [{ attr: 'files', ids: files, image: 'welcome' }],
  })
  const entry = { company_id, id, ticket_id: stored.id, author_id, at, kind: 'answer', text } as const
  await tx.insert(ticketEntry).values(entry)
  await linkFiles(tx, author, files, { ticket_id: stored.id, step: null, entry_id: id })
  await tx.execute(sql`
    update ticket set answers = answers + 1, last_update = ${at}
    where company_id = ${company_id} and id = ${stored.id}`)
  await audit(tx, author, {
    action: 'ticket.answer',
    object: objectOf(stored),
    detail: { files: files.length },
  })
  await afterAnswer(tx, author, { ticket_id: stored.id, text })
  return id
}

interface TicketChange {
  id: string
  version: number
  patch: TicketPatch
}

/** Changes what those decide who work on tickets; each change is a line of the discussion. */
export async function changeTicket(
  tx: Database,
  author: PersonTeller,
  { id, version, patch }: TicketChange,
): Promise<'not_found' | 'stale' | 'done'> {
  const { company_id, at } = author
  const [stored, author_id] = [await holdTicket(tx, { company_id, own: null }, id), author.actor.id]
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  const { status = stored.status, priority = stored.priority } = patch
  if (!mayBecome(stored.status, status)) throw refusal(409, 'conflict', 'status')
  const changes = [
    ...(status === stored.status ? [] : [{ kind: 'status' as const, from: stored.status, to: status }]),
    ...(priority === stored.priority
      ? []
      : [{ kind: 'priority' as const, from: stored.priority, to: priority }]),
  ]
  const [first] = changes
  if (first === undefined) return 'done'
  await tx.execute(sql`
    update ticket set status = ${status}, priority = ${priority}, last_update = ${at}, version = version + 1
    where company_id = ${company_id} and id = ${stored.id}`)
  const entry = { company_id, ticket_id: stored.id, author_id, at }
  await tx.insert(ticketEntry).values(changes.map((change) => ({ ...entry, id: uuidv7(), ...change })))
  const detail = Object.fromEntries(changes.map(({ kind, from, to }) => [kind, { from, to }]))
  await audit(tx, author, { action: 'ticket.change', object: objectOf(stored), detail })
  await afterChange(tx, author, { ticket_id: stored.id, became: first.to })
  return 'done'
}
