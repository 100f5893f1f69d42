import { sql } from 'drizzle-orm'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'
import { permissionsColumn } from './rights.ts'

/** The wire form of a team `t` named `p`, as columns. */
const teamColumns = sql`
  t.id, p.name, t.description, ${permissionsColumn(sql`t.company_id`, sql`t.id`)} as permissions, t.may_approve,
  (select count(*)::int from "user" u where u.company_id = t.company_id and u.team_id = t.id) as members, t.version`
const teamSource = sql`team t join principal p on p.company_id = t.company_id and p.id = t.id`
const key = sql`lower(p.name) collate "C"`

interface TeamListRequest {
  company_id: string
  limit: number
  after: Position | null
}

/** A page of a company's teams, by name. */
export const listTeams = (
  database: Database,
  { company_id, limit, after }: TeamListRequest,
): Promise<RawPage> =>
  readPage(database, {
    from: teamSource,
    where: sql`t.company_id = ${company_id}`,
    key,
    keyType: sql`text`,
    keyText: key,
    id: sql`t.id`,
    descending: false,
    limit,
    after,
    columns: teamColumns,
    source: sql`${teamSource} where t.company_id = ${company_id} and t.id = k.id`,
  })

/** One team, or undefined where the company has none of this id. */
export const readTeam = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, teamColumns, sql`${teamSource} where t.company_id = ${company_id} and t.id = ${id}`)
