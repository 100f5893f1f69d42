import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/**
 * The next free asset codes of a type, `SRV-000042`, in order. A number is never handed out twice; those somebody has
 * typed by hand before are passed over.
 */
export async function issueCodes(
  tx: Database,
  company_id: string,
  { asset_type, count }: { asset_type: string; count: number },
): Promise<string[]> {
  const codes: string[] = []
  while (codes.length < count) {
    const missing = count - codes.length
    const free = await rows(
      tx,
      v.object({ code: v.string() }),
      sql`
        with issued as (
          insert into code_counter (company_id, scope, next)
          values (${company_id}, ${`asset:${asset_type}`}, ${missing}::int + 1)
          on conflict (company_id, scope) do update set next = code_counter.next + ${missing}::int
          returning next
        ), candidate as (
          select number, ${asset_type} || '-' || lpad(number::text, greatest(6, length(number::text)), '0') as code
          from issued, generate_series(issued.next - ${missing}::int, issued.next - 1) number
        )
        select code from candidate where not exists (
          select 1 from asset a where a.company_id = ${company_id} and a.code_key = lower(candidate.code)
        ) order by number`,
    )
    codes.push(...free.map(({ code }) => code))
  }
  return codes
}
