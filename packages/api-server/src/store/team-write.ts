import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { refusalOfPermissions } from '@plenum/domain/access'
import { changesOf, type Change } from '@plenum/domain/history'
import type { RightsChanged } from '@plenum/domain/notification'
import { PERMISSION_AREAS, Permissions } from '@plenum/domain/permission'
import { TeamInput, type TeamPatch, type TeamPermissions } from '@plenum/domain/team'
import { OPEN_STAGES } from '@plenum/domain/work-stage'
import { refusal } from '../api-error.ts'
import { driverError } from '../database-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import { principal, team, teamPermission } from '../db/schema/people.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author } from './batches.ts'
import { announceRights, notify, type PersonTeller, type Teller } from './notify.ts'
import { grantorOf, lockRights, permissionsColumn, refuse } from './rights.ts'

const TeamRow = v.object({
  id: v.string(),
  name: v.string(),
  description: v.nullable(v.string()),
  permissions: Permissions,
  may_approve: v.boolean(),
  version: v.number(),
})
type TeamRow = v.InferOutput<typeof TeamRow>

/** What is asked of a team as it was seen. */
interface Seen {
  id: string
  version: number
}
type Outcome = 'not_found' | 'stale' | 'done'

const objectOf = ({ id, name }: Pick<TeamRow, 'id' | 'name'>) => ({ kind: 'team', id, name })

/** A team with what it may do. */
export const storedTeam = (tx: Database, company_id: string, id: string) =>
  firstRow(
    tx,
    TeamRow,
    sql`
      select t.id, p.name, t.description, ${permissionsColumn(sql`t.company_id`, sql`t.id`)} as permissions,
        t.may_approve, t.version
      from team t join principal p on p.company_id = t.company_id and p.id = t.id
      where t.company_id = ${company_id} and t.id = ${id}`,
  )

/** Locks the rights of the company and gives the team, or why it cannot be changed. */
async function teamToChange(
  tx: Database,
  company_id: string,
  { id, version }: { id: string; version: number | null },
) {
  await lockRights(tx, company_id)
  const stored = await storedTeam(tx, company_id, id)
  if (stored === undefined) return 'not_found'
  return version === null || stored.version === version ? stored : 'stale'
}

/** Refuses a name that another team of the company has, however it is written. */
async function refuseTakenName(tx: Database, company_id: string, { id, name }: { id: string; name: string }) {
  const taken = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`
      select id from principal
      where company_id = ${company_id} and kind = 'team' and id <> ${id} and lower(name) = lower(${name}) limit 1`,
  )
  if (taken !== undefined) throw refusal(400, 'already_exists', 'name')
}

/** Makes a team that may do nothing yet, and gives its id. */
export async function insertTeam(
  tx: Database,
  author: Author,
  { name, description }: v.InferOutput<typeof TeamInput>,
): Promise<string> {
  const { company_id } = author
  const id = uuidv7()
  await lockRights(tx, company_id)
  await refuseTakenName(tx, company_id, { id, name })
  await tx.insert(principal).values({ company_id, id, kind: 'team', name })
  await tx.insert(team).values({ company_id, id, description })
  await audit(tx, author, { action: 'team.create', object: objectOf({ id, name }), detail: { description } })
  return id
}

interface TeamChange {
  id: string
  /** Null where any version will do. */
  version: number | null
  patch: TeamPatch
}

/** Renames or describes a team, and gives what changed; its name as an owner of assets goes with it. */
export async function patchTeam(
  tx: Database,
  author: Author,
  { patch, ...seen }: TeamChange,
): Promise<'not_found' | 'stale' | Change[]> {
  const { company_id } = author
  const stored = await teamToChange(tx, company_id, seen)
  if (typeof stored === 'string') return stored
  const changes = changesOf<v.InferOutput<typeof TeamInput>>(stored, patch)
  if (changes.length === 0) return []
  const { name = stored.name, description = stored.description } = patch
  await refuseTakenName(tx, company_id, { id: stored.id, name })
  await tx.execute(sql`
    with named as (
      update principal set name = ${name}
      where company_id = ${company_id} and id = ${stored.id} and name <> ${name}
    )
    update team set description = ${description}, version = version + 1
    where company_id = ${company_id} and id = ${stored.id}`)
  const detail = Object.fromEntries(changes.map(({ field, from, to }) => [field, { from, to }]))
  await audit(tx, author, { action: 'team.change', object: objectOf({ id: stored.id, name }), detail })
  return changes
}

/** Sets what a team may do, within what the author may; the right to approve stays where it is left out. */
export async function setTeamPermissions(
  tx: Database,
  author: PersonTeller,
  { permissions, may_approve, ...seen }: Seen & TeamPermissions,
): Promise<Outcome> {
  const { company_id } = author
  const stored = await teamToChange(tx, company_id, seen)
  if (typeof stored === 'string') return stored
  const next = { permissions, may_approve: may_approve ?? stored.may_approve }
  refuse(refusalOfPermissions(await grantorOf(tx, author), stored, next))
  const changed = PERMISSION_AREAS.filter((area) => permissions[area] !== stored.permissions[area])
  const approves = next.may_approve !== stored.may_approve
  if (changed.length === 0 && !approves) return 'done'
  if (changed.length > 0) {
    await tx
      .insert(teamPermission)
      .values(changed.map((area) => ({ company_id, team_id: stored.id, area, level: permissions[area] })))
      .onConflictDoUpdate({
        target: [teamPermission.company_id, teamPermission.team_id, teamPermission.area],
        set: { level: sql`excluded.level` },
      })
  }
  await tx.execute(sql`
    update team set may_approve = ${next.may_approve}, version = version + 1
    where company_id = ${company_id} and id = ${stored.id}`)
  const detail = {
    ...Object.fromEntries(
      changed.map((area) => [area, { from: stored.permissions[area], to: permissions[area] }]),
    ),
    ...(approves && { may_approve: { from: stored.may_approve, to: next.may_approve } }),
  }
  await audit(tx, author, { action: 'team.permissions', object: objectOf(stored), detail })
  await tellTeam(tx, author, stored)
  return 'done'
}

/** Tells the people of a team that it may do other things now. */
async function tellTeam(tx: Database, author: Teller, { id, name }: TeamRow): Promise<void> {
  const people = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`select id from "user" where company_id = ${author.company_id} and team_id = ${id} order by id`,
  )
  const members = people.map((person) => person.id)
  await announceRights(tx, author, members)
  const to = members.filter((person) => person !== author.actor?.id)
  const detail: RightsChanged = 'permissions'
  await notify(tx, author, { kind: 'rights_changed', to, about: name, detail })
}

/** Deletes a team that nobody is in, is invited to, that owns nothing and approves nothing. */
export async function deleteTeam(tx: Database, author: Author, seen: Seen): Promise<Outcome> {
  const { company_id } = author
  const stored = await teamToChange(tx, company_id, seen)
  if (typeof stored === 'string') return stored
  const { id } = stored
  await refuseApproving(tx, company_id, id)
  // Invitations that are over remember who was asked, no longer to which team.
  await tx.execute(sql`
    update invitation set team_id = null where company_id = ${company_id} and team_id = ${id}
      and (accepted_at is not null or withdrawn_at is not null or expires_at <= ${author.at})`)
  // Views that were shared with it are their owners' alone again.
  await tx.execute(
    sql`update saved_view set team_id = null, is_team_default = false where company_id = ${company_id} and team_id = ${id}`,
  )
  // Requests that are over remember who did them, no longer in which team.
  await tx.execute(sql`
    update work_request set team_id = null where company_id = ${company_id} and team_id = ${id}
      and closed_at is not null`)
  await refuseWhereNeeded(async () => {
    await tx.execute(sql`delete from team_permission where company_id = ${company_id} and team_id = ${id}`)
    await tx.execute(sql`delete from team where company_id = ${company_id} and id = ${id}`)
    await tx.execute(sql`delete from principal where company_id = ${company_id} and id = ${id}`)
  })
  const { description, permissions, may_approve } = stored
  const detail = { description, permissions, may_approve }
  await audit(tx, author, { action: 'team.delete', object: objectOf(stored), detail })
  return 'done'
}

/** Refuses where a template or an open request waits for the approval of a team; no key of the database knows of that. */
async function refuseApproving(tx: Database, company_id: string, team_id: string): Promise<void> {
  const ofTeam = JSON.stringify([{ team_id }])
  const waits = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`
      select id from work_template where company_id = ${company_id} and approval_stages @> ${ofTeam}::jsonb
      union all
      select id from work_request where company_id = ${company_id} and stage in ${OPEN_STAGES}
        and approval_stages @> ${ofTeam}::jsonb
      limit 1`,
  )
  if (waits !== undefined) throw refusal(409, 'team_not_empty')
}

const IN_USE = '23503'

/** The database knows best what still names a team, also what came to do so this moment. */
async function refuseWhereNeeded(remove: () => Promise<void>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    throw driverError(error)?.code === IN_USE ? refusal(409, 'team_not_empty') : error
  }
}
