import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import type { TeamInput } from '@plenum/domain/team'
import type { InvitationInput } from '@plenum/domain/user'
import { database } from './engine.ts'
import { join, type Connection, type found } from './world.ts'

export type Founder = Awaited<ReturnType<typeof found>>

/** An invitation of somebody to no team. */
export const asked = (email: string, over: Partial<InvitationInput> = {}): InvitationInput => ({
  email,
  team_id: null,
  ...over,
})

/** A team without a description. */
export const named = (name: string): TeamInput => ({ name, description: null })

/** Somebody as the list of people has him. */
export const seen = async (by: Connection, who: Connection) => by.users.get((await who.auth.me()).id)

/** The team of somebody. */
export const teamOf = async (who: Connection) => (await who.auth.me()).team?.id ?? ''

/** A further administrator of the founder's company, signed in. */
export async function administrator(founder: Founder): Promise<Connection> {
  const made = await join(founder, {})
  await founder.users.update(await seen(founder, made), { is_administrator: true })
  return made
}

/** What the company's log says of a kind of thing, oldest first. */
export const deeds = (company_id: string, kind: 'user' | 'team' | 'invitation') =>
  rows(
    database,
    v.object({ action: v.string(), object_name: v.nullable(v.string()), detail: v.unknown() }),
    sql`
      select action, object_name, detail from audit
      where company_id = ${company_id} and action like ${`${kind}.%`} order by seq`,
  )
