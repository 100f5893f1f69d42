import { eq, sql } from 'drizzle-orm'
import { session } from '@plenum/api-server/db/schema/sessions'
import { user } from '@plenum/api-server/db/schema/people'
import type { Gate } from '@plenum/api-server/gate'
import type { Database } from '@plenum/api-server/ports'
import { PERMISSION_AREAS, type PermissionArea, type PermissionLevel } from '@plenum/domain/permission'
import { database } from './engine.ts'
import type { Estate } from './estate.ts'
import { found, join, now, type Connection } from './world.ts'

/** Somebody who asks: by which token, and what he is given before he asks for a route behind `gate`. */
interface Persona {
  access: string | null
  prepare?: (tx: Database, gate: Gate) => Promise<unknown>
}

const everywhere = (level: PermissionLevel) =>
  Object.fromEntries(PERMISSION_AREAS.map((area) => [area, level]))

const areaOf = (gate: Gate): PermissionArea | null => (typeof gate === 'string' ? null : gate.area)

const idOf = async ({ auth }: Connection) => (await auth.me()).id

const past = () => new Date(now().getTime() - 1000).toISOString()

/** Whoever may come to a company's door, from nobody to its administrator and another's. */
export async function personas(of: Estate): Promise<Record<string, Persona>> {
  const member = (level: PermissionLevel) => join(of.founder, everywhere(level))
  const [expired, revoked, disabled, elsewhere, onlyHere] = [
    await member('write'),
    await member('write'),
    await member('write'),
    await member('write'),
    await member('write'),
  ]
  await database.execute(sql`
    update access_token set exp = ${past()} where session_id in (
      select id from session where user_id = ${await idOf(expired)})`)
  await database
    .update(session)
    .set({ revoked_at: past(), reason: 'logout' })
    .where(eq(session.user_id, await idOf(revoked)))
  const shut = await idOf(disabled)
  await database.update(user).set({ disabled_at: past() }).where(eq(user.id, shut))
  const areas = await idOf(elsewhere)
  const single = await idOf(onlyHere)
  const stranger = await join(await found(), everywhere('write'))
  const overseer = await found()
  await database.update(user).set({ is_super: true }).where(eq(user.id, overseer.user.id))
  const access = (connection: Connection): Persona => ({ access: connection.tokens.access() })
  return {
    anonymous: { access: null },
    garbage: { access: `dcma_${'x'.repeat(43)}` },
    expired: access(expired),
    revoked: access(revoked),
    disabled: access(disabled),
    noAccess: access(await member('noAccess')),
    onlyRead: access(await member('onlyRead')),
    write: access(await member('write')),
    elsewhere: {
      ...access(elsewhere),
      prepare: (tx, gate) => lower(tx, areas, gate),
    },
    onlyHere: {
      ...access(onlyHere),
      prepare: (tx, gate) => take(tx, single, sql`area is distinct from ${areaOf(gate)}`),
    },
    administrator: access(of.founder),
    stranger: access(stranger),
    self: access(of.member),
    super: access(overseer),
  }
}

/** Leaves a person's team one level short of what a gate demands. */
const lower = (tx: Database, id: string, gate: Gate) => {
  const level: PermissionLevel = typeof gate === 'object' && gate.level === 'write' ? 'onlyRead' : 'noAccess'
  return tx.execute(sql`
    update team_permission set level = ${level}
    where area = ${areaOf(gate)} and team_id = (select team_id from "user" where id = ${id})`)
}

/** Takes areas away from a person's team. */
const take = (tx: Database, id: string, areas: ReturnType<typeof sql>) =>
  tx.execute(sql`
    delete from team_permission where ${areas} and team_id = (select team_id from "user" where id = ${id})`)
