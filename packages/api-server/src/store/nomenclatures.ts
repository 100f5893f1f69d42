import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { FIRST_NOMENCLATURES, Nomenclature } from '@plenum/domain/nomenclature'
import type { NodeType } from '@plenum/domain/node-type'
import { codeFault } from '@plenum/domain/nomenclature-code'
import { parseTemplate, type Template } from '@plenum/domain/nomenclature-template'
import { isPlace, NOMENCLATURE_ENTITIES, type NomenclatureEntity } from '@plenum/domain/nomenclature-tokens'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { reservedAmong } from './code-reserves.ts'
import { readRecord, type RawRecord } from './record.ts'

const wire = sql`n.id, n.entity, n.asset_type, n.template, n.scope, n.stand_in, n.hand_typed, n.version`

/** By what has the codes, assets first. */
const byEntity = sql`array_position(${`{${NOMENCLATURE_ENTITIES.join(',')}}`}::text[], n.entity)`

/** A company's templates of codes as JSON text: of assets the one of every type first, then by type. */
export async function listNomenclatures(database: Database, company_id: string): Promise<string> {
  const row = await firstRow(
    database,
    v.object({ results: v.string() }),
    sql`
      select coalesce(json_agg(shown), '[]')::text as results from (
        select ${wire} from nomenclature n where n.company_id = ${company_id}
        order by ${byEntity}, n.asset_type nulls first
      ) shown`,
  )
  return row?.results ?? '[]'
}

/** One of them, or undefined where the company has none of this id. */
export const readNomenclature = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, wire, sql`nomenclature n where n.company_id = ${company_id} and n.id = ${id}`)

const Row = v.omit(Nomenclature, ['id', 'version'])

/** How codes are made, their template read. */
export type Rule = v.InferOutput<typeof Row> & { parsed: Template }

/** How a company's codes are made: of a type, or null for what has none. */
export type Rules = (asset_type: string | null) => Rule

const ruled = (row: v.InferOutput<typeof Row>): Rule => ({
  ...row,
  parsed: parseTemplate(row.template, row.entity),
})

const rulesOf = (database: Database, company_id: string, entity: NomenclatureEntity) =>
  rows(
    database,
    Row,
    sql`
      select entity, asset_type, template, scope, stand_in, hand_typed from nomenclature
      where company_id = ${company_id} and entity = ${entity}`,
  )

const firstRule = (entity: NomenclatureEntity): Rule => {
  const { scope, ...first } = FIRST_NOMENCLATURES[entity]
  return ruled({ ...first, scope: [...scope] })
}

/** Reads all of a company's templates for assets at once. */
export async function codeRules(database: Database, company_id: string): Promise<Rules> {
  const found = await rulesOf(database, company_id, 'asset')
  const byType = new Map(found.map((row) => [row.asset_type, ruled(row)]))
  const usual = byType.get(null) ?? firstRule('asset')
  return (asset_type) => byType.get(asset_type) ?? usual
}

/** How the codes of a company's requests are made. */
export async function requestRule(
  database: Database,
  company_id: string,
  entity: 'mac' | 'maintenance',
): Promise<Rule> {
  const [found] = await rulesOf(database, company_id, entity)
  return found === undefined ? firstRule(entity) : ruled(found)
}

/** What is wrong with a code that somebody typed, or null. */
export const typedFault = (rule: Rule, code: string): ReturnType<typeof codeFault> =>
  rule.hand_typed === 'free' ? null : codeFault(rule.parsed, code)

/** Refuses a code typed by hand that the company's nomenclature does not allow. */
export async function refuseTyped(
  database: Database,
  company_id: string,
  { code, asset_type }: { code: string; asset_type: string },
): Promise<void> {
  const fault = typedFault((await codeRules(database, company_id))(asset_type), code)
  if (fault === null) return
  // on a label already, by a template of before
  const reserved = await reservedAmong(database, company_id, [code])
  if (reserved.size === 0) throw refusal(400, fault, 'code')
}

/** How the codes of places of a kind are made; undefined where the company has no template for them. */
export async function placeRule(
  database: Database,
  company_id: string,
  type: 'rack' | 'room',
): Promise<Rule | undefined> {
  const [found] = await rulesOf(database, company_id, type)
  return found && ruled(found)
}

/** Refuses a code typed by hand that a rule does not allow. */
export function refuseUnlike(rule: Rule, code: string, attr: string): void {
  const fault = typedFault(rule, code)
  if (fault !== null) throw refusal(400, fault, attr)
}

/** Refuses a code typed for a place that the template of its kind does not allow, where there is one. */
export async function refuseTypedPlace(
  database: Database,
  company_id: string,
  { code, type }: { code: string | null; type: NodeType },
): Promise<void> {
  const rule = code !== null && isPlace(type) ? await placeRule(database, company_id, type) : undefined
  if (code !== null && rule !== undefined) refuseUnlike(rule, code, 'code')
}
