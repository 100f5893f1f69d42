import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { database } from './engine.ts'
import { connect, PASSWORD, type Connection } from './world.ts'

const Line = v.object({ action: v.string(), actor_id: v.nullable(v.string()), detail: v.unknown() })
const Lines = v.object({ rows: v.array(Line) })

/** The audit log of all companies, in the order it was written. */
export async function audited(): Promise<v.InferOutput<typeof Line>[]> {
  const lines = await database.execute(
    sql`select action, actor_id, detail from audit order by company_id, seq`,
  )
  return v.parse(Lines, lines).rows
}

/** A further session of the account with this address. */
export async function signedInAgain(email: string, password = PASSWORD): Promise<Connection> {
  const connection = connect()
  await connection.auth.login({ email, password })
  return connection
}
