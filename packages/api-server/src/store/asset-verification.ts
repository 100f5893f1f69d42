import { sql, type SQL } from 'drizzle-orm'
import { VERIFICATION_FIELD } from '@plenum/domain/verification'
import { wireInstant } from './json.ts'

/** Who last confirmed where an asset `a` stands, or null. */
export const verifier = (a: SQL): SQL => sql`(
  select jsonb_build_object('id', seen.id, 'name', seen.name)
  from principal seen where seen.company_id = ${a}.company_id and seen.id = ${a}.last_verified_by)`

/** The last confirmation of where an asset `a` stands, as history keeps it; null where nobody ever confirmed that. */
const verificationOf = (a: SQL): SQL => sql`case when ${a}.last_verified_at is not null then
  jsonb_build_object('at', ${wireInstant(sql`${a}.last_verified_at`)}, 'by', ${verifier(a)},
    'method', ${a}.last_verified_method) end`

/** One line of history for a confirmation, from `b` to `a`; `order` is its place among the others. */
export const verificationLine = (order: number): SQL => sql`
  select ${order}::int, ${VERIFICATION_FIELD}, ${verificationOf(sql`b`)}, ${verificationOf(sql`a`)}`

/** The columns of what a line of history says was confirmed before. */
export const verifiedBefore = (was: SQL): SQL => sql`jsonb_build_object(
  'last_verified_at', ${was}->'at', 'last_verified_by', ${was}->'by'->'id', 'last_verified_method', ${was}->'method')`
