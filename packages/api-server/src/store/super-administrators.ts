import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { Ref } from '@plenum/domain/ref'
import { firstRow } from '../db/rows.ts'
import { NOWHERE } from '../origin.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'

const Account = v.object({ ...Ref.entries, company_id: v.string() })

/** Makes a super administrator of the account in use of an e-mail address; undefined where there is none. */
export const makeSuper = (database: Database, email: string, now: Date) =>
  database.transaction(async (tx) => {
    const account = await firstRow(
      tx,
      Account,
      sql`
        update "user" set is_super = true where email = ${email.trim().toLowerCase()} and disabled_at is null
        returning company_id, id, name || ' ' || surname as name`,
    )
    if (account === undefined) return undefined
    const { company_id, id, name } = account
    const author = { ...NOWHERE, company_id, actor: null, session_id: null, at: now.toISOString() }
    await audit(tx, author, {
      action: 'user.change',
      object: { kind: 'user', id, name },
      detail: { is_super: true },
    })
    return name
  })
