import { UNKNOWN_TYPE } from '@plenum/domain/asset-type'
import type { RowContext } from '@plenum/domain/asset-import-check'
import type { PlaceStep } from '@plenum/domain/asset-import-place'
import type { RowValues } from '@plenum/domain/asset-import-row'
import { codeForm, type CodeValues } from '@plenum/domain/nomenclature-code'
import type { Database } from '../ports.ts'
import { reservedAmong } from './code-reserves.ts'
import { placeValues } from './code-values.ts'
import { placesOf, type KnownNode } from './imports-context.ts'
import { modelsByKey } from './imports-create.ts'
import { companyTypes, typeFor } from './imports-types.ts'
import type { ImportRun } from './imports-rows.ts'
import { codeRules, typedFault } from './nomenclatures.ts'

/** What the code of a row depends on. */
interface CodedRow {
  read: { values: RowValues }
  anchor: KnownNode | null
  missing: PlaceStep[]
  keys: { model: string | null }
}

/** Says of each row whether its code is one of the nomenclature, or whether one can be made where it has none. */
export async function codeFaults(
  database: Database,
  run: ImportRun,
  rows: readonly CodedRow[],
): Promise<(row: CodedRow) => RowContext['code_fault']> {
  const rules = await codeRules(database, run.company_id)
  const types = await companyTypes(database, run.company_id)
  const keys = rows.flatMap(({ keys: { model } }) => model ?? [])
  const models = await modelsByKey(database, run.company_id, keys)
  const paths = rows.flatMap(({ anchor }) => anchor?.path.split('/').filter((id) => id !== '') ?? [])
  const around = new Map((await placesOf(database, run.company_id, paths)).map((node) => [node.id, node]))
  const typeOf = ({ read: { values }, keys: { model } }: CodedRow) =>
    typeFor(values.type_word ?? '', run, types) ?? models.get(model ?? '')?.asset_type ?? UNKNOWN_TYPE
  const typed = rows.flatMap(({ read: { values } }) =>
    typeof values.fields.code === 'string' ? [values.fields.code] : [],
  )
  const reserved = await reservedAmong(database, run.company_id, typed)
  return (row) => {
    const rule = rules(typeOf(row))
    const { code } = row.read.values.fields
    if (typeof code === 'string') {
      return typedFault(rule, code) === null || reserved.has(code.toLowerCase()) ? null : 'code_unlike'
    }
    const form = codeForm({ ...rule, template: rule.parsed, values: valuesOf(row, around) })
    return form.missing === null ? null : 'required'
  }
}

/** What a row will have for the tokens of a template; company, type and day are never missing. */
function valuesOf(row: CodedRow, around: ReadonlyMap<string, KnownNode>): CodeValues {
  const { values } = row.read
  const above = row.anchor?.path.split('/').flatMap((id) => around.get(id) ?? []) ?? []
  return {
    ...placeValues([...above, ...row.missing.map((step) => ({ ...step, country: null }))]),
    company: UNKNOWN_TYPE,
    u: values.position?.toString() ?? null,
    type: UNKNOWN_TYPE,
    brand: values.brand,
    model: values.model,
    year: '2000',
    yy: '00',
    month: '01',
  }
}
