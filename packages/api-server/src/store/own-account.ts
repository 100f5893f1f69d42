import { and, eq, sql } from 'drizzle-orm'
import type { ProfilePatch } from '@plenum/domain/account'
import * as v from 'valibot'
import type { Session } from '../context.ts'
import { firstRow } from '../db/rows.ts'
import { principal, user } from '../db/schema/people.ts'
import { recovery } from '../db/schema/recoveries.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author, PersonAuthor } from './batches.ts'
import { takeFiles } from './take-files.ts'
import { type Entering, revokeSessions } from './sessions.ts'
import { enter, type Entered } from './sign-in.ts'

const ownRow = ({ company_id, user: { id } }: Session) =>
  and(eq(user.company_id, company_id), eq(user.id, id))

const ProfileRow = v.object({
  name: v.string(),
  surname: v.string(),
  phone_number: v.nullable(v.string()),
  version: v.number(),
})
const FIELDS = ['name', 'surname', 'phone_number'] as const

/** Changes one's own profile from `version` on; says whether that was the present one. */
export async function patchProfile(
  tx: Database,
  { session, author }: { session: Session; author: Author },
  { patch, version }: { patch: ProfilePatch; version: number },
): Promise<boolean> {
  const { company_id } = session
  const { id } = session.user
  const before = await firstRow(
    tx,
    ProfileRow,
    sql`select name, surname, phone_number, version from "user"
      where company_id = ${company_id} and id = ${id} for update`,
  )
  if (before?.version !== version) return false
  const { name = before.name, surname = before.surname, phone_number = before.phone_number } = patch
  const next = { name, surname, phone_number }
  const changed = FIELDS.filter((field) => next[field] !== before[field])
  if (changed.length === 0) return true
  await tx
    .update(user)
    .set({ ...next, version: version + 1 })
    .where(ownRow(session))
  const full_name = `${name} ${surname}`
  await tx
    .update(principal)
    .set({ name: full_name })
    .where(and(eq(principal.company_id, company_id), eq(principal.id, id)))
  const detail = Object.fromEntries(changed.map((field) => [field, { from: before[field], to: next[field] }]))
  await audit(tx, author, {
    action: 'profile.change',
    object: { kind: 'user', id, name: full_name },
    detail,
  })
  return true
}

/** Takes a picture that one uploaded as one's own, or none; the one before goes. */
export async function setAvatar(
  tx: Database,
  { session, author }: { session: Session; author: PersonAuthor },
  file_id: string | null,
): Promise<void> {
  const { company_id } = session
  const { id, full_name } = session.user
  await tx.execute(sql`delete from file where company_id = ${company_id} and user_id = ${id}`)
  if (file_id !== null) {
    const set = sql`user_id = ${id}`
    await takeFiles(tx, author, file_id, { purpose: 'avatar', set, attr: 'file_id' })
  }
  await tx
    .update(user)
    .set({ version: sql`${user.version} + 1` })
    .where(ownRow(session))
  await audit(tx, author, { action: 'avatar.change', object: { kind: 'user', id, name: full_name } })
}

/** The hash of one's own password. */
export async function ownPasswordHash(database: Database, session: Session): Promise<string | undefined> {
  const [row] = await database.select({ hash: user.password_hash }).from(user).where(ownRow(session))
  return row?.hash
}

/** What is changed of an account with the proof of its password. */
export type CredentialChange = { password_hash: string } | { email: string }

interface Proven extends Entering {
  session: Session
  author: Author
  /** The hash that the present password was checked against. */
  proven: string
}

/** Changes address or password, ends every session and begins a new one; nothing where the proof is out of date. */
export async function changeCredentials(
  tx: Database,
  { session, author, caller, lifetimes, proven }: Proven,
  change: CredentialChange,
): Promise<Entered | undefined> {
  const ids = { company_id: session.company_id, user_id: session.user.id }
  const addressed = 'email' in change
  const changed = await tx
    .update(user)
    .set({ ...change, ...(addressed && { version: sql`${user.version} + 1` }) })
    .where(and(ownRow(session), eq(user.password_hash, proven)))
    .returning({ id: user.id })
  if (changed.length === 0) return undefined
  // A way back that was mailed before would lead round what has just been changed.
  await tx
    .delete(recovery)
    .where(and(eq(recovery.company_id, ids.company_id), eq(recovery.user_id, ids.user_id)))
  await revokeSessions(tx, ids, author.at)
  await audit(tx, author, {
    action: addressed ? 'email.change' : 'password.change',
    object: { kind: 'user', id: session.user.id, name: session.user.full_name },
    detail: addressed ? { email: { from: session.user.email, to: change.email } } : {},
  })
  return enter(tx, { ...ids, caller, lifetimes }, new Date(author.at))
}
