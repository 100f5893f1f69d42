import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { COUNT_CAP } from '@plenum/domain/asset-query'
import { NAMED_COUNTERS, NAMED_UNLIKE, type NomenclaturePreview } from '@plenum/domain/nomenclature'
import { codeForm, codeOf, positionLabel } from '@plenum/domain/nomenclature-code'
import { codePattern, parseTemplate } from '@plenum/domain/nomenclature-template'
import { TOKENS } from '@plenum/domain/nomenclature-tokens'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { codeValues } from './code-values.ts'
import { codedThings, previewed, type Asking } from './coded-things.ts'

/** Which codes a template would make of real things, and how many of those in use look unlike it. */
export async function previewCodes(database: Database, asking: Asking): Promise<NomenclaturePreview> {
  return {
    samples: await samplesOf(database, asking),
    unlike: await unlikeOf(database, asking),
    counters: await countersOf(database, asking),
  }
}

async function samplesOf(database: Database, asking: Asking): Promise<NomenclaturePreview['samples']> {
  const { company_id, query } = asking
  const things = await previewed(database, asking)
  const template = parseTemplate(query.template, query.entity)
  const values = await codeValues(database, asking, { subjects: things, tokens: new Set(TOKENS) })
  const given = new Map<string, number>()
  const samples: NomenclaturePreview['samples'] = []
  for (const [index, { id, name, code }] of things.entries()) {
    const own = values[index] ?? {}
    const { entity, scope, stand_in = null } = query
    const form = codeForm({ entity, template, scope, stand_in, values: own })
    const position = entity === 'asset' ? positionLabel(own) : null
    const sample = { thing: { id, name, code }, missing: form.missing, position }
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
  const { template, entity } = asking.query
  const pattern = codePattern(parseTemplate(template, entity)).toLowerCase()
  const found = await firstRow(
    database,
    Unlike,
    sql`
      with unlike as (
        select id, name, code, code_key from (${codedThings(asking)}) coded
        where code_key !~ ${pattern} limit ${COUNT_CAP + 1}
      )
      select (select count(*)::int from unlike) as count, (
        select coalesce(json_agg(named), '[]') from (
          select id, name, code from unlike order by code_key limit ${NAMED_UNLIKE}) named
      ) as first`,
  )
  const { count = 0, first = [] } = found ?? {}
  return { count: { value: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP }, first }
}

const countersOf = (database: Database, { company_id, query: { entity } }: Asking) => {
  const prefix = `${entity}:`
  return rows(
    database,
    v.object({ scope: v.string(), next: v.number() }),
    sql`
      select substr(scope, ${prefix.length + 1}::int) as scope, next from code_counter
      where company_id = ${company_id} and starts_with(scope, ${prefix}) order by scope limit ${NAMED_COUNTERS}`,
  )
}
