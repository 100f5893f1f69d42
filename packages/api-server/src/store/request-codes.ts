import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { WorkKind } from '@plenum/domain/work-request'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { formAt, issueForms, whole, type Issuing } from './codes.ts'
import { requestRule } from './nomenclatures.ts'

/** Maintenance is numbered apart from all other work. */
export const requestEntity = (kind: WorkKind) => (kind === 'maintenance' ? 'maintenance' : 'mac')

/** The next free code of a request, by the company's nomenclature; its number is never handed out twice. */
export async function issueRequestCode(
  tx: Database,
  issuing: Issuing,
  { kind, node_id }: { kind: WorkKind; node_id: string | null },
): Promise<string> {
  const rule = await requestRule(tx, issuing.company_id, requestEntity(kind))
  const form = whole(await formAt(tx, issuing, { rule, node_id }))
  const taken = (codes: readonly string[]) => takenByRequests(tx, issuing.company_id, codes)
  const [code = ''] = await issueForms(tx, issuing.company_id, { forms: [form], taken })
  return code
}

async function takenByRequests(
  tx: Database,
  company_id: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows(
    tx,
    v.object({ code: v.string() }),
    sql`
      select code from work_request where company_id = ${company_id}
        and code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
  )
  return new Set(found.map(({ code }) => code.toLowerCase()))
}
