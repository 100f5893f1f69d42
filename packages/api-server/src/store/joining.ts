import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { refusalOfInvitation } from '@plenum/domain/access'
import type { Registration } from '@plenum/domain/registration'
import type { CurrentUser } from '@plenum/domain/session'
import type { InvitationPreview } from '@plenum/domain/user'
import { sha256 } from '../crypto.ts'
import { firstRow } from '../db/rows.ts'
import { principal, user } from '../db/schema/people.ts'
import type { Database } from '../ports.ts'
import { notify, peopleWith, type Teller } from './notify.ts'
import { findGrantor, lockRights, teamToJoin } from './rights.ts'

const isOpen = (now: Date) =>
  sql`accepted_at is null and withdrawn_at is null and expires_at > ${now.toISOString()}::timestamptz`

const Open = v.object({
  company_id: v.string(),
  id: v.string(),
  email: v.string(),
  company: v.string(),
  inviter_id: v.nullable(v.string()),
  invited_by: v.nullable(v.string()),
  team_id: v.nullable(v.string()),
  is_administrator: v.boolean(),
})
type Open = v.InferOutput<typeof Open>

/** What an open invitation is for; undefined where its token opens nothing any more. */
export async function findInvitation(
  database: Database,
  token: string,
  now: Date,
): Promise<InvitationPreview | undefined> {
  const found = await openInvitation(database, token, now)
  if (found === undefined || !(await canBeGiven(database, found))) return undefined
  const { email, company, invited_by } = found
  return { email, company, invited_by }
}

const openInvitation = async (database: Database, token: string, now: Date): Promise<Open | undefined> =>
  firstRow(
    database,
    Open,
    sql`
      select i.company_id, i.id, i.email, c.name as company, i.invited_by as inviter_id, p.name as invited_by, i.team_id,
        i.is_administrator
      from invitation i
      join company c on c.id = i.company_id
      left join principal p on p.company_id = i.company_id and p.id = i.invited_by
      where i.token_hash = ${await sha256(token)} and ${isOpen(now)}`,
  )

/** Whether whoever invited could give now what the invitation gives: his rights, or the team's, may be others since. */
async function canBeGiven(
  tx: Database,
  { company_id, inviter_id, team_id, is_administrator }: Open,
): Promise<boolean> {
  if (team_id === null && !is_administrator) return true
  const inviter = await findGrantor(tx, company_id, inviter_id)
  if (inviter === undefined) return false
  const team = team_id === null ? null : await teamToJoin(tx, company_id, team_id)
  return refusalOfInvitation(inviter, { is_administrator, team }) === null
}

/** Takes up an invitation, once, for the address it was sent to; undefined where it opens nothing any more. */
async function take(tx: Database, token: string, email: string, now: Date): Promise<Open | undefined> {
  const found = await openInvitation(tx, token, now)
  if (found === undefined || found.email !== email) return undefined
  const { company_id, id } = found
  await lockRights(tx, company_id)
  if (!(await canBeGiven(tx, found))) return undefined
  const taken = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`
      update invitation set accepted_at = ${now.toISOString()}
      where company_id = ${company_id} and id = ${id} and ${isOpen(now)} returning id`,
  )
  return taken && found
}

/** Takes up an invitation, once: undefined where it is not open any more or for another address. */
export async function joinCompany(
  tx: Database,
  { name, surname, email }: Pick<Registration, 'name' | 'surname' | 'email'>,
  { token, password_hash, now }: { token: string; password_hash: string; now: Date },
): Promise<{ company_id: string; user_id: string; invitation_id: string } | undefined> {
  const at = now.toISOString()
  const taken = await take(tx, token, email.toLowerCase(), now)
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
