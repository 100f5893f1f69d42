import { sql, type SQL } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { refusalOfInvitation } from '@plenum/domain/access'
import type { InvitationInput } from '@plenum/domain/user'
import { refusal } from '../api-error.ts'
import type { Position } from '../cursor.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author, PersonAuthor } from './batches.ts'
import { wireInstant } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'
import { grantorOf, lockRights, refuse, teamToJoin } from './rights.ts'

/** How long an invitation is good for. */
const LIFETIME = 72 * 60 * 60 * 1000

const principalNamed = (id: SQL): SQL => sql`(
  select json_build_object('id', p.id, 'name', p.name) from principal p where p.company_id = i.company_id and p.id = ${id}
)`
const invitationColumns = sql`
  i.id, i.email, ${principalNamed(sql`i.team_id`)} as team, i.is_administrator,
  ${principalNamed(sql`i.invited_by`)} as invited_by, ${wireInstant(sql`i.created_at`)} as created_at,
  ${wireInstant(sql`i.expires_at`)} as expires_at`
const isOpen = sql`i.accepted_at is null and i.withdrawn_at is null`

interface InvitationListRequest {
  company_id: string
  limit: number
  after: Position | null
}

/** A page of a company's invitations that nobody has used, newest first; expired ones too, so that they can be sent again. */
export const listInvitations = (
  database: Database,
  { company_id, limit, after }: InvitationListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: sql`invitation i`,
    where: sql`i.company_id = ${company_id} and ${isOpen}`,
    key: sql`i.created_at`,
    keyType: sql`timestamptz`,
    keyText: wireInstant(sql`i.created_at`),
    id: sql`i.id`,
    descending: true,
    limit,
    after,
    columns: invitationColumns,
    source: sql`invitation i where i.company_id = ${company_id} and i.id = k.id`,
  })

const OpenRow = v.object({ id: v.string(), email: v.string(), is_administrator: v.boolean() })

const openInvitation = (tx: Database, company_id: string, which: SQL) =>
  firstRow(
    tx,
    OpenRow,
    sql`
      select i.id, i.email, i.is_administrator from invitation i
      where i.company_id = ${company_id} and ${isOpen} and ${which}`,
  )

const withdraw = (tx: Database, { company_id, at }: Author, id: string) =>
  tx.execute(sql`update invitation set withdrawn_at = ${at} where company_id = ${company_id} and id = ${id}`)

/** Invites an address; the open invitation it has ends. Only the hash of the token is kept. */
export async function insertInvitation(
  tx: Database,
  author: PersonAuthor,
  { email: typed, team_id, is_administrator }: v.InferOutput<typeof InvitationInput>,
  token_hash: string,
): Promise<RawRecord> {
  const { company_id, at } = author
  const [id, email] = [uuidv7(), typed.toLowerCase()]
  await lockRights(tx, company_id)
  const grantor = await grantorOf(tx, author)
  const team = team_id === null ? null : await teamToJoin(tx, company_id, team_id)
  refuse(refusalOfInvitation(grantor, { is_administrator, team }))
  await refuseMember(tx, company_id, email)
  const replaced = await openInvitation(tx, company_id, sql`i.email = ${email}`)
  if (replaced !== undefined) {
    refuse(refusalOfInvitation(grantor, { ...replaced, team: null }))
    await withdraw(tx, author, replaced.id)
  }
  await tx.execute(sql`
    insert into invitation (company_id, id, email, team_id, is_administrator, token_hash, invited_by, created_at, expires_at)
    values (${company_id}, ${id}, ${email}, ${team_id}::uuid, ${is_administrator}, ${token_hash}, ${grantor.id}, ${at},
      ${new Date(Date.parse(at) + LIFETIME).toISOString()})`)
  const detail = {
    team: team && { id: team.id, name: team.name },
    is_administrator,
    ...(replaced && { replaces: replaced.id }),
  }
  await audit(tx, author, {
    action: 'invitation.create',
    object: { kind: 'invitation', id, name: email },
    detail,
  })
  const columns = sql`${invitationColumns}, 1 as version`
  const made = await readRecord(
    tx,
    columns,
    sql`invitation i where i.company_id = ${company_id} and i.id = ${id}`,
  )
  return made ?? { body: '', version: 1 }
}

/** Of people of this company only: whether an address has an account elsewhere is nobody's business here. */
async function refuseMember(tx: Database, company_id: string, email: string): Promise<void> {
  const member = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`select id from "user" where company_id = ${company_id} and email = ${email}`,
  )
  if (member !== undefined) throw refusal(400, 'already_exists', 'email')
}

/** Takes an open invitation back. */
export async function withdrawInvitation(
  tx: Database,
  author: PersonAuthor,
  id: string,
): Promise<'not_found' | 'done'> {
  await lockRights(tx, author.company_id)
  const grantor = await grantorOf(tx, author)
  const open = await openInvitation(tx, author.company_id, sql`i.id = ${id}`)
  if (open === undefined) return 'not_found'
  refuse(refusalOfInvitation(grantor, { ...open, team: null }))
  await withdraw(tx, author, id)
  const object = { kind: 'invitation', id, name: open.email }
  await audit(tx, author, { action: 'invitation.withdraw', object })
  return 'done'
}
