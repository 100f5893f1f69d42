import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AuditAction, AuditObject } from '@plenum/domain/audit'
import { firstRow } from '../db/rows.ts'
import type { Caller } from '../origin.ts'
import type { Database } from '../ports.ts'
import { audit, NO_COMPANY } from './audit.ts'
import type { Author } from './batches.ts'
import { type AccountIds, beginSession, type Entering, presentUser } from './sessions.ts'
import type { SignedIn } from '@plenum/domain/session'

const Account = v.object({
  company_id: v.string(),
  id: v.string(),
  name: v.string(),
  password_hash: v.string(),
  is_disabled: v.boolean(),
})
/** What a sign-in needs to know of an account. */
export type Account = v.InferOutput<typeof Account>

/** The account of an e-mail address, disabled or not. */
export const findAccount = (database: Database, email: string): Promise<Account | undefined> =>
  firstRow(
    database,
    Account,
    sql`
      select u.company_id, u.id, p.name, u.password_hash, u.disabled_at is not null as is_disabled
      from "user" u join principal p on p.company_id = u.company_id and p.id = u.id
      where u.email = ${email.toLowerCase()}`,
  )

/** A person as the log names him, or nobody whose company is known. */
export interface Someone {
  company_id: string
  id: string
  name: string
}

/** Who is written down for what happens before anybody is signed in. */
export const authorOf = (
  caller: Caller,
  someone: Someone | undefined,
  now: Date,
): Omit<Author, 'source'> => ({
  company_id: someone?.company_id ?? NO_COMPANY,
  actor: someone === undefined ? null : { id: someone.id, name: someone.name },
  session_id: null,
  address: caller.address,
  request_id: caller.request_id,
  at: now.toISOString(),
})

/** A session that was begun, and what whoever signed in gets for it. */
export interface Entered {
  session_id: string
  signedIn: SignedIn
}

/** Begins a session, writes down why, and gives what the person gets for it. */
export async function enter(
  tx: Database,
  { company_id, user_id, caller, lifetimes }: AccountIds & Entering,
  now: Date,
  deed?: { action: AuditAction; object: AuditObject },
): Promise<Entered> {
  const { session_id, pair } = await beginSession(tx, { company_id, user_id, caller, lifetimes }, now)
  const user = await presentUser(tx, { company_id, id: session_id })
  const { id, full_name: name } = user
  const author = { ...authorOf(caller, { company_id, id, name }, now), session_id }
  if (deed) await audit(tx, author, deed)
  return { session_id, signedIn: { ...pair, user } }
}
