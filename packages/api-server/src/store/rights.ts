import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { AccessRefusal, Grantor, TeamRights } from '@plenum/domain/access'
import {
  ALL_PERMISSIONS,
  may,
  NO_PERMISSIONS,
  PERMISSION_AREAS,
  PERMISSION_LEVELS,
  Permissions,
} from '@plenum/domain/permission'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { PersonAuthor } from './batches.ts'

/** The level of a team in every area, as JSON; `team` is the column with its id. */
export const permissionsColumn = (company: SQL, team: SQL): SQL => sql`(
  select json_object_agg(a.area, coalesce(tp.level, 'noAccess') order by a.at)
  from jsonb_array_elements_text(${JSON.stringify(PERMISSION_AREAS)}::jsonb) with ordinality a (area, at)
  left join team_permission tp on tp.company_id = ${company} and tp.team_id = ${team} and tp.area = a.area
)`

/** Whether person `u` may approve: an administrator, or somebody whose team may. */
export const mayApproveColumn = sql`u.is_administrator or coalesce((
  select t.may_approve from team t where t.company_id = u.company_id and t.id = u.team_id
), false) as may_approve`

/** Rights depend on each other: whoever changes any of a company's waits for the one before. */
export const lockRights = (tx: Database, company_id: string) =>
  tx.execute(sql`select 1 from company where id = ${company_id} for no key update`)

const GrantorRow = v.object({
  id: v.string(),
  is_administrator: v.boolean(),
  team_id: v.nullable(v.string()),
  may_approve: v.boolean(),
  permissions: v.record(v.string(), v.picklist(PERMISSION_LEVELS)),
})

/** Somebody who may give rights as he is now; undefined where he may not, is shut out or is not there. */
export async function findGrantor(
  tx: Database,
  company_id: string,
  id: string | null,
): Promise<Grantor | undefined> {
  const row = await firstRow(
    tx,
    GrantorRow,
    sql`
      select u.id, u.is_administrator, u.team_id, ${permissionsColumn(sql`u.company_id`, sql`u.team_id`)} as permissions,
        ${mayApproveColumn}
      from "user" u where u.company_id = ${company_id} and u.id = ${id}::uuid and u.disabled_at is null`,
  )
  if (row === undefined) return undefined
  const given = v.parse(Permissions, { ...NO_PERMISSIONS, ...row.permissions })
  const permissions = row.is_administrator ? ALL_PERMISSIONS : given
  if (!may(permissions, 'users', 'write')) return undefined
  return {
    id: row.id,
    is_administrator: row.is_administrator,
    team: row.team_id === null ? null : { id: row.team_id },
    permissions,
    may_approve: row.may_approve,
  }
}

/** The author as he is now that the lock is held; what he might when he asked may have been taken since. */
export async function grantorOf(tx: Database, { company_id, actor }: PersonAuthor): Promise<Grantor> {
  const grantor = await findGrantor(tx, company_id, actor.id)
  if (grantor === undefined) throw refusal(403, 'permission_denied')
  return grantor
}

const TeamRow = v.object({
  id: v.string(),
  name: v.string(),
  permissions: Permissions,
  may_approve: v.boolean(),
})
/** A team with its name, for the log. */
export type NamedTeam = TeamRights & { name: string }

/** The team that somebody is to be put in; refuses one the company does not have. */
export async function teamToJoin(tx: Database, company_id: string, id: string): Promise<NamedTeam> {
  const team = await firstRow(
    tx,
    TeamRow,
    sql`
      select t.id, p.name, ${permissionsColumn(sql`t.company_id`, sql`t.id`)} as permissions, t.may_approve
      from team t join principal p on p.company_id = t.company_id and p.id = t.id
      where t.company_id = ${company_id} and t.id = ${id}`,
  )
  if (team === undefined) throw refusal(400, 'does_not_exist', 'team_id')
  return team
}

/** Throws where a rule of the domain refuses. */
export function refuse(code: AccessRefusal | null): void {
  if (code !== null) throw refusal(code === 'last_administrator' ? 409 : 403, code)
}
