import { sql, type SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { UserOrder, UserQuery } from '@plenum/domain/user'
import type { Position } from '../cursor.ts'
import type { Database } from '../ports.ts'
import { likeText, wireInstant } from './json.ts'
import { readPage, type RawPage } from './page.ts'
import { readRecord, type RawRecord } from './record.ts'

/** The wire form of a person `u` named `p`, as columns. */
const userColumns = sql`
  u.id, u.email, u.name, u.surname, p.name as full_name, u.phone_number,
  (
    select json_build_object('id', team.id, 'name', team.name) from principal team
    where team.company_id = u.company_id and team.id = u.team_id
  ) as team,
  (select f.id from file f where f.company_id = u.company_id and f.user_id = u.id) as avatar,
  u.is_administrator, ${wireInstant(sql`u.disabled_at`)} as disabled_at,
  (
    select ${wireInstant(sql`max(s.last_used_at)`)} from session s
    where s.company_id = u.company_id and s.user_id = u.id
  ) as last_seen_at,
  ${wireInstant(sql`u.created_at`)} as created_at, u.version`
const userSource = sql`"user" u join principal p on p.company_id = u.company_id and p.id = u.id`

interface Key {
  column: SQL
  type: SQL
  text: SQL
}

const byText = (column: SQL): Key => ({ column, type: sql`text`, text: column })
const keys = {
  full_name: byText(sql`lower(p.name) collate "C"`),
  email: byText(sql`u.email collate "C"`),
  created_at: {
    column: sql`u.created_at`,
    type: sql`timestamptz`,
    text: wireInstant(sql`u.created_at`),
  },
} satisfies Record<string, Key>

const orders: Record<UserOrder, { key: Key; descending: boolean }> = {
  full_name: { key: keys.full_name, descending: false },
  '-full_name': { key: keys.full_name, descending: true },
  email: { key: keys.email, descending: false },
  '-email': { key: keys.email, descending: true },
  created_at: { key: keys.created_at, descending: false },
  '-created_at': { key: keys.created_at, descending: true },
}

type UserFilter = Pick<v.InferOutput<typeof UserQuery>, 'search' | 'team_id' | 'state' | 'role'>

interface UserListRequest {
  company_id: string
  filter: UserFilter
  ordering: UserOrder
  limit: number
  after: Position | null
}

/** A page of a company's people. */
export function listUsers(database: Database, request: UserListRequest): Promise<RawPage> {
  const { company_id, filter, ordering, limit, after } = request
  const { key, descending } = orders[ordering]
  return readPage(database, {
    from: userSource,
    where: conditions(company_id, filter),
    key: key.column,
    keyType: key.type,
    keyText: key.text,
    id: sql`u.id`,
    descending,
    limit,
    after,
    columns: userColumns,
    source: sql`${userSource} where u.company_id = ${company_id} and u.id = k.id`,
  })
}

function conditions(company_id: string, { search, team_id, state, role }: UserFilter): SQL {
  const all = [sql`u.company_id = ${company_id}`]
  if (team_id === 'none') all.push(sql`u.team_id is null`)
  else if (team_id !== undefined) all.push(sql`u.team_id = ${team_id}`)
  if (state !== undefined)
    all.push(state === 'active' ? sql`u.disabled_at is null` : sql`u.disabled_at is not null`)
  if (role === 'administrator') all.push(sql`u.is_administrator`)
  if (search) {
    const text = `%${likeText(search)}%`
    all.push(sql`(lower(p.name) like lower(${text}) or u.email like lower(${text}))`)
  }
  return sql.join(all, sql` and `)
}

/** One person, or undefined where the company has none of this id. */
export const readUser = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, userColumns, sql`${userSource} where u.company_id = ${company_id} and u.id = ${id}`)
