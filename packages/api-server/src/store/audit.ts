import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { AuditAction, AuditObject } from '@plenum/domain/audit'
import type { Database } from '../ports.ts'
import type { Author } from './batches.ts'

/** Whose log it stands in where nobody's company is known, such as a sign-in with an unknown address. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000'

interface Deed {
  action: AuditAction
  object?: AuditObject
  /** In the words of the API; never a password or token. */
  detail?: Record<string, unknown>
}

/**
 * Writes down who did what, in the transaction that does it; the database chains the line to the one before at the end.
 * Changes of records need no call: their batch writes its own line.
 */
export async function audit(
  tx: Database,
  author: Omit<Author, 'source'>,
  { action, object, detail = {} }: Deed,
): Promise<void> {
  await tx.execute(sql`
    insert into audit (company_id, id, at, actor_id, actor_name, session_id, address, request_id, action,
      object_kind, object_id, object_name, detail)
    values (${author.company_id}, ${uuidv7()}, ${author.at}, ${author.actor?.id ?? null}::uuid,
      ${author.actor?.name ?? null}, ${author.session_id}::uuid, ${author.address}, ${author.request_id}, ${action},
      ${object?.kind ?? null}, ${object?.id ?? null}, ${object?.name ?? null}, ${JSON.stringify(detail)}::jsonb)`)
}
