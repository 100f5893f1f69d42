import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { refusalOfChange, refusalOfEnding, type PersonRights } from '@plenum/domain/access'
import type { RightsChanged } from '@plenum/domain/notification'
import { Permissions } from '@plenum/domain/permission'
import type { UserPatch } from '@plenum/domain/user'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author, PersonAuthor } from './batches.ts'
import { announceRights, notify, type PersonTeller, type Teller } from './notify.ts'
import { grantorOf, lockRights, permissionsColumn, refuse, teamToJoin, type NamedTeam } from './rights.ts'

const PersonRow = v.object({
  id: v.string(),
  name: v.string(),
  is_administrator: v.boolean(),
  disabled: v.boolean(),
  team_id: v.nullable(v.string()),
  team_name: v.nullable(v.string()),
  permissions: Permissions,
  team_may_approve: v.boolean(),
  version: v.number(),
  administrators: v.number(),
})
type Person = Omit<PersonRights, 'team'> & { name: string; team: NamedTeam | null; version: number }

async function personToChange(tx: Database, company_id: string, id: string) {
  const row = await firstRow(
    tx,
    PersonRow,
    sql`
      select u.id, p.name, u.is_administrator, u.disabled_at is not null as disabled, u.team_id,
        team.name as team_name, ${permissionsColumn(sql`u.company_id`, sql`u.team_id`)} as permissions, u.version,
        coalesce(t.may_approve, false) as team_may_approve,
        (
          select count(*)::int from "user" a
          where a.company_id = u.company_id and a.is_administrator and a.disabled_at is null
        ) as administrators
      from "user" u
      join principal p on p.company_id = u.company_id and p.id = u.id
      left join principal team on team.company_id = u.company_id and team.id = u.team_id
      left join team t on t.company_id = u.company_id and t.id = u.team_id
      where u.company_id = ${company_id} and u.id = ${id}`,
  )
  if (row === undefined) return undefined
  const { administrators, team_id, team_name, permissions, team_may_approve, ...person } = row
  const rights = { permissions, may_approve: team_may_approve }
  const team = team_id === null || team_name === null ? null : { id: team_id, name: team_name, ...rights }
  return { administrators, person: { ...person, team } }
}

interface PersonChange {
  id: string
  version: number
  patch: UserPatch
}

/** Changes what somebody may do, within what the author may give; a disabled person's sessions end at once. */
export async function patchUser(
  tx: Database,
  author: PersonTeller,
  { id, version, patch }: PersonChange,
): Promise<'not_found' | 'stale' | 'done'> {
  await lockRights(tx, author.company_id)
  const grantor = await grantorOf(tx, author)
  const found = await personToChange(tx, author.company_id, id)
  if (found === undefined) return 'not_found'
  const { person, administrators } = found
  if (person.version !== version) return 'stale'
  const change = {
    ...(patch.team_id !== undefined && { team: await teamOf(tx, author.company_id, patch.team_id) }),
    ...(patch.is_administrator !== undefined && { is_administrator: patch.is_administrator }),
    ...(patch.disabled !== undefined && { disabled: patch.disabled }),
  }
  refuse(refusalOfChange(grantor, person, change, administrators))
  await writeChange(tx, author, person, { ...person, ...change })
  return 'done'
}

const teamOf = async (tx: Database, company_id: string, id: string | null) =>
  id === null ? null : teamToJoin(tx, company_id, id)

async function writeChange(tx: Database, author: Teller, before: Person, after: Person): Promise<void> {
  const moved = before.team?.id !== after.team?.id
  const raised = before.is_administrator !== after.is_administrator
  const switched = before.disabled !== after.disabled
  if (!moved && !raised && !switched) return
  const disabled_at = after.disabled ? author.at : null
  await tx.execute(sql`
    update "user" set team_id = ${after.team?.id ?? null}::uuid, is_administrator = ${after.is_administrator},
      disabled_at = case when ${switched}::boolean then ${disabled_at}::timestamptz else disabled_at end,
      version = version + 1
    where company_id = ${author.company_id} and id = ${before.id}`)
  const object = { kind: 'user', id: before.id, name: before.name }
  if (moved || raised) {
    const detail = {
      ...(moved && { team: { from: named(before.team), to: named(after.team) } }),
      ...(raised && { is_administrator: { from: before.is_administrator, to: after.is_administrator } }),
    }
    await audit(tx, author, { action: 'user.change', object, detail })
  }
  // In either direction: what was signed in before an account was shut stays out when it is opened again.
  if (switched) {
    await endAllSessions(tx, author, before.id)
    await audit(tx, author, { action: after.disabled ? 'user.disable' : 'user.enable', object })
  }
  if (after.disabled || !after.is_administrator) await withdrawInvitations(tx, author, after)
  await tellOfRights(tx, author, { before, after })
}

/** Tells the pages of somebody that his rights changed, and himself what others changed; whoever steps down knows. */
async function tellOfRights(
  tx: Database,
  author: Teller,
  { before, after }: { before: Person; after: Person },
): Promise<void> {
  const changes: RightsChanged[] = []
  if (before.team?.id !== after.team?.id) changes.push('team')
  if (before.is_administrator !== after.is_administrator) {
    changes.push(after.is_administrator ? 'administrator' : 'no_administrator')
  }
  if (changes.length > 0) await announceRights(tx, author, [after.id])
  if (author.actor?.id === after.id) return
  for (const detail of changes) {
    const about = after.team?.name ?? null
    await notify(tx, author, { kind: 'rights_changed', to: [after.id], about, detail })
  }
}

const named = (team: NamedTeam | null) => (team === null ? null : { id: team.id, name: team.name })

/** Ends every session of a person, by an epoch and one by one: one begun in this very millisecond ends too. */
async function endAllSessions(tx: Database, { company_id, at }: Author, id: string): Promise<void> {
  await tx.execute(sql`
    with epoch as (
      update "user" set session_epoch = ${at} where company_id = ${company_id} and id = ${id}
    )
    update session set revoked_at = ${at}, reason = 'ended'
    where company_id = ${company_id} and user_id = ${id} and revoked_at is null`)
}

/**
 * Takes back what somebody asked for while he still might: all his open invitations where he is disabled, else those
 * that make administrators.
 */
async function withdrawInvitations(tx: Database, author: Author, inviter: Person): Promise<void> {
  const withdrawn = await rows(
    tx,
    v.object({ id: v.string(), email: v.string() }),
    sql`
      update invitation set withdrawn_at = ${author.at}
      where company_id = ${author.company_id} and invited_by = ${inviter.id} and accepted_at is null
        and withdrawn_at is null and (is_administrator or ${inviter.disabled}::boolean)
      returning id, email`,
  )
  for (const { id, email } of withdrawn) {
    const object = { kind: 'invitation', id, name: email }
    await audit(tx, author, { action: 'invitation.withdraw', object })
  }
}

/** Ends every session of somebody; undefined where the company has nobody of this id. */
export async function endSessionsOf(
  tx: Database,
  author: PersonAuthor,
  id: string,
): Promise<'not_found' | 'done'> {
  await lockRights(tx, author.company_id)
  const grantor = await grantorOf(tx, author)
  const found = await personToChange(tx, author.company_id, id)
  if (found === undefined) return 'not_found'
  refuse(refusalOfEnding(grantor, found.person))
  await endAllSessions(tx, author, id)
  const object = { kind: 'user', id, name: found.person.name }
  await audit(tx, author, { action: 'user.end_sessions', object })
  return 'done'
}
