import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { NodeType } from '@plenum/domain/node-type'
import { isPlace } from '@plenum/domain/nomenclature-tokens'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { formAt, issueForms, type Issuing } from './codes.ts'
import { placeRule, refuseUnlike } from './nomenclatures.ts'

interface NewPlaces {
  type: NodeType
  parent_id: string | null
  /** As they were typed; null where nobody did. */
  codes: readonly (string | null)[]
  /** What is at fault where the code at an index is. */
  attr: (at: number) => string
}

/**
 * The codes of new places beside one another: one that was typed must look like the template of its kind where that is
 * asked, and what has none gets the next of that template, unless it lacks a value of it.
 */
export async function placeCodes(
  tx: Database,
  issuing: Issuing,
  { type, parent_id, codes, attr }: NewPlaces,
): Promise<(string | null)[]> {
  const rule = isPlace(type) ? await placeRule(tx, issuing.company_id, type) : undefined
  if (rule === undefined) return [...codes]
  for (const [at, code] of codes.entries()) if (code !== null) refuseUnlike(rule, code, attr(at))
  const given = codes.filter((code) => code !== null)
  if (given.length === codes.length) return given
  const form = await formAt(tx, issuing, { rule, node_id: parent_id })
  if (form.missing !== null) return [...codes]
  const made = await issueForms(tx, issuing.company_id, {
    forms: codes.filter((code) => code === null).map(() => form),
    reserved: given,
    taken: (wanted) => takenByPlaces(tx, issuing.company_id, wanted),
  })
  const next = made.values()
  return codes.map((code) => code ?? next.next().value ?? null)
}

/**
 * Those of some codes that places of a company have, in small letters. Each is looked up by itself: compared all at
 * once, every place would be read.
 */
export const codesOfPlaces = (company_id: string, codes: readonly string[]): SQL => sql`
  select wanted.code
  from (select lower(code) as code from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) code) wanted
  cross join lateral (
    select from node n
    where n.company_id = ${company_id} and n.code is not null and lower(n.code) = wanted.code limit 1) found`

async function takenByPlaces(
  tx: Database,
  company_id: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows(tx, v.object({ code: v.string() }), codesOfPlaces(company_id, codes))
  return new Set(found.map(({ code }) => code))
}
