import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { COUNT_CAP } from '@plenum/domain/asset-query'
import {
  NAMED_COUNTERS,
  NAMED_UNLIKE,
  SAMPLES,
  type NomenclaturePreview,
  type PreviewQuery,
} from '@plenum/domain/nomenclature'
import { codeForm, codeOf, positionLabel } from '@plenum/domain/nomenclature-code'
import { codePattern, parseTemplate } from '@plenum/domain/nomenclature-template'
import { TOKENS } from '@plenum/domain/nomenclature-tokens'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { Coded, codedColumns } from './asset-codes.ts'
import { codeValues } from './code-values.ts'

interface Asking {
  company_id: string
  at: string
  query: v.InferOutput<typeof PreviewQuery>
}

/** Which codes a template would make of real assets, and how many of those in use look unlike it. */
export async function previewCodes(database: Database, asking: Asking): Promise<NomenclaturePreview> {
  return {
    samples: await samplesOf(database, asking),
    unlike: await unlikeOf(database, asking),
    counters: await countersOf(database, asking.company_id),
  }
}

/** The assets that a template is for: of its type, or of every type without a template of its own. */
function concerned({ company_id, query: { asset_type } }: Asking) {
  if (asset_type !== undefined) return sql`a.company_id = ${company_id} and a.asset_type = ${asset_type}`
  return sql`a.company_id = ${company_id} and a.asset_type not in (
    select n.asset_type from nomenclature n where n.company_id = ${company_id} and n.asset_type is not null)`
}

async function samplesOf(database: Database, asking: Asking): Promise<NomenclaturePreview['samples']> {
  const { company_id, query } = asking
  const newest = (placed: SQL) => sql`
    (select ${codedColumns} from asset a where ${concerned(asking)} and ${placed}
      order by a.last_update desc, a.id desc limit ${SAMPLES})`
  const assets = await rows(
    database,
    Coded,
    // those that stand somewhere show more of a template
    sql`${newest(sql`a.location_id is not null`)} union all ${newest(sql`a.location_id is null`)}
      limit ${SAMPLES}`,
  )
  const template = parseTemplate(query.template)
  const values = await codeValues(database, asking, { subjects: assets, tokens: new Set(TOKENS) })
  const given = new Map<string, number>()
  const samples: NomenclaturePreview['samples'] = []
  for (const [index, { id, name, code }] of assets.entries()) {
    const own = values[index] ?? {}
    const form = codeForm({ template, scope: query.scope, stand_in: query.stand_in ?? null, values: own })
    const sample = { asset: { id, name, code }, missing: form.missing, position: positionLabel(own) }
    if (form.missing === null) {
      const number = given.get(form.scope) ?? (await nextOf(database, company_id, form.scope))
      given.set(form.scope, number + 1)
      samples.push({ ...sample, code: codeOf(form, number) })
    } else samples.push({ ...sample, code: null })
  }
  return samples
}

async function nextOf(database: Database, company_id: string, scope: string): Promise<number> {
  const found = await firstRow(
    database,
    v.object({ next: v.number() }),
    sql`select next from code_counter where company_id = ${company_id} and scope = ${scope}`,
  )
  return found?.next ?? 1
}

const Unlike = v.object({
  count: v.number(),
  first: v.array(v.object({ id: v.string(), name: v.string(), code: v.string() })),
})

async function unlikeOf(database: Database, asking: Asking): Promise<NomenclaturePreview['unlike']> {
  const pattern = codePattern(parseTemplate(asking.query.template)).toLowerCase()
  const found = await firstRow(
    database,
    Unlike,
    sql`
      with unlike as (
        select a.id, a.name, a.code, a.code_key from asset a
        where ${concerned(asking)} and a.code_key !~ ${pattern} limit ${COUNT_CAP + 1}
      )
      select (select count(*)::int from unlike) as count, (
        select coalesce(json_agg(named), '[]') from (
          select id, name, code from unlike order by code_key limit ${NAMED_UNLIKE}) named
      ) as first`,
  )
  const { count = 0, first = [] } = found ?? {}
  return { count: { value: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP }, first }
}

const countersOf = (database: Database, company_id: string) =>
  rows(
    database,
    v.object({ scope: v.string(), next: v.number() }),
    sql`
      select substr(scope, 7) as scope, next from code_counter
      where company_id = ${company_id} and scope like 'asset:%' order by scope limit ${NAMED_COUNTERS}`,
  )
