import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import type { Registration } from '@plenum/domain/registration'
import type { CurrentUser } from '@plenum/domain/session'
import type { InvitationPreview } from '@plenum/domain/user'
import { sha256 } from '../crypto.ts'
import { firstRow } from '../db/rows.ts'
import { principal, user } from '../db/schema/people.ts'
import type { Database } from '../ports.ts'
import { notify, peopleWith, type Teller } from './notify.ts'

const isOpen = (now: Date) =>
  sql`accepted_at is null and withdrawn_at is null and expires_at > ${now.toISOString()}::timestamptz`

const Preview = v.object({ email: v.string(), company: v.string(), invited_by: v.nullable(v.string()) })

/** What an open invitation is for; undefined where its token opens nothing any more. */
export const findInvitation = async (
  database: Database,
  token: string,
  now: Date,
): Promise<InvitationPreview | undefined> =>
  firstRow(
    database,
    Preview,
    sql`
      select i.email, c.name as company, p.name as invited_by
      from invitation i
      join company c on c.id = i.company_id
      left join principal p on p.company_id = i.company_id and p.id = i.invited_by
      where i.token_hash = ${await sha256(token)} and ${isOpen(now)}`,
  )

const Taken = v.object({
  company_id: v.string(),
  id: v.string(),
  team_id: v.nullable(v.string()),
  is_administrator: v.boolean(),
})

/** Takes up an invitation, once: undefined where it is not open any more or for another address. */
export async function joinCompany(
  tx: Database,
  { name, surname, email }: Pick<Registration, 'name' | 'surname' | 'email'>,
  { token, password_hash, now }: { token: string; password_hash: string; now: Date },
): Promise<{ company_id: string; user_id: string; invitation_id: string } | undefined> {
  const at = now.toISOString()
  const taken = await firstRow(
    tx,
    Taken,
    sql`
      update invitation set accepted_at = ${at}
      where token_hash = ${await sha256(token)} and email = ${email.toLowerCase()} and ${isOpen(now)}
      returning company_id, id, team_id, is_administrator`,
  )
  if (taken === undefined) return undefined
  const { company_id, id: invitation_id, team_id, is_administrator } = taken
  const user_id = uuidv7()
  await tx.insert(principal).values({ company_id, id: user_id, kind: 'user', name: `${name} ${surname}` })
  await tx.insert(user).values({
    company_id,
    id: user_id,
    email: email.toLowerCase(),
    name,
    surname,
    password_hash,
    is_administrator,
    team_id,
    session_epoch: at,
    created_at: at,
  })
  return { company_id, user_id, invitation_id }
}

/** Tells those who look after the company's people that somebody has joined. */
export async function tellOfJoining(
  tx: Database,
  author: Pick<Teller, 'company_id' | 'at' | 'letters'>,
  { id, full_name }: Pick<CurrentUser, 'id' | 'full_name'>,
): Promise<void> {
  const keepers = await peopleWith(tx, author.company_id, { area: 'users', level: 'write' })
  await notify(
    tx,
    { ...author, actor: { id, name: full_name } },
    { kind: 'person_joined', to: keepers.filter((keeper) => keeper !== id), about: full_name },
  )
}
