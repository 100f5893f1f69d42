import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '@plenum/api-server/app'
import type { Database } from '@plenum/api-server/ports'
import { database } from './engine.ts'
import { meanwhile } from './meanwhile.ts'
import { asked, seen } from './people.ts'
import { connect, failure, found, join, PASSWORD, ports, type Connection } from './world.ts'

/** A further session of an account, at a server of another database. */
async function besides(email: string, other: Database): Promise<Connection> {
  const server = createApp({ ...ports, database: other })
  const connection = connect((request) => Promise.resolve(server.fetch(request)))
  await connection.auth.login({ email, password: PASSWORD })
  return connection
}

type Person = Awaited<ReturnType<typeof seen>>

const deeds: [string, (by: Connection, grace: Person) => Promise<unknown>][] = [
  ['changes nobody', ({ users }, grace) => users.update(grace, { disabled: true })],
  ['ends nobody’s sessions', ({ users }, { id }) => users.endSessions(id)],
  ['invites nobody', ({ invitations }) => invitations.create(asked('new@example.org'))],
]

describe.each([
  ['was shut out', sql`update "user" set disabled_at = now() where email = 'mia@example.org'`],
  [
    'lost the right',
    sql`update team_permission set level = 'onlyRead'
      where team_id = (select team_id from "user" where email = 'mia@example.org')`,
  ],
])('whoever %s before his turn came', (_, loss) => {
  test.each(deeds)('%s', async (__, deed) => {
    const ada = await found()
    const mia = await seen(ada, await join(ada, { users: 'write' }))
    const grace = await seen(ada, await join(ada, {}))
    await database.execute(sql`update "user" set email = 'mia@example.org' where id = ${mia.id}`)
    let asks = false
    const slow = meanwhile('transaction', () => (asks ? database.execute(loss) : undefined))
    const asking = await besides('mia@example.org', slow)
    asks = true
    expect(await failure(deed(asking, grace))).toMatchObject({ status: 403, code: 'permission_denied' })
    expect(await ada.users.get(grace.id)).toEqual(grace)
    expect((await ada.invitations.list({})).results).toEqual([])
  })
})

test('whoever changes his name and was signed out and cleared away meanwhile is answered so', async () => {
  const ada = await found()
  let asks = false
  const clear = async () => {
    await database.execute(sql`delete from access_token`)
    await database.execute(sql`delete from refresh_token`)
    await database.execute(sql`delete from session`)
  }
  const slow = meanwhile('transaction', () => (asks ? clear() : undefined))
  const asking = await besides(ada.user.email, slow)
  asks = true
  expect(await failure(asking.account.update(ada.user, { name: 'Augusta' }))).toMatchObject({ status: 401 })
  expect((await (await besides(ada.user.email, database)).auth.me()).name).toBe('Augusta')
})
