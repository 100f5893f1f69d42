import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { FitAnswer } from '@plenum/domain/fit-answer'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { idList } from './usage.ts'

/** Checked things as those are told of them who see no assets: of what is in the way, only what is reserved. */
export async function withoutThings<Item extends { fit: FitAnswer | null }>(
  database: Database,
  company_id: string,
  items: readonly Item[],
): Promise<Item[]> {
  const rivals = items.flatMap(({ fit }) => fit?.findings.flatMap((finding) => finding.rivals) ?? [])
  const kept = await rows(
    database,
    v.object({ id: v.string() }),
    sql`
      select id from reservation
      where company_id = ${company_id} and id in ${idList(rivals.map(({ id }) => id))}`,
  )
  const told = new Set(kept.map(({ id }) => id))
  const without = (fit: FitAnswer): FitAnswer => ({
    ...fit,
    findings: fit.findings.map((finding) => ({
      ...finding,
      rivals: finding.rivals.filter(({ id }) => told.has(id)),
    })),
  })
  return items.map((item) => ({ ...item, fit: item.fit && without(item.fit) }))
}
