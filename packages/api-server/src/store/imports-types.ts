import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { attributesBy } from '@plenum/domain/asset-attribute-text'
import { plain } from '@plenum/domain/asset-import-recognise'
import { typeOfWord } from '@plenum/domain/asset-import-type'
import { AttributeDefinition, type AttributeValues } from '@plenum/domain/asset-attribute'
import type { RowValues } from '@plenum/domain/asset-import-row'
import { ASSET_CATEGORIES, Mounts, type AssetType } from '@plenum/domain/asset-type'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import type { ImportRun } from './imports-rows.ts'

/** The types of a company, by code. */
export const companyTypes = (database: Database, company: string) =>
  rows(
    database,
    v.object({
      code: v.string(),
      name: v.nullable(v.string()),
      category: v.picklist(ASSET_CATEGORIES),
      mounts: Mounts,
      attributes: v.array(AttributeDefinition),
    }),
    sql`select code, name, category, mounts, attributes from asset_type where company_id = ${company} order by code`,
  )

/** What a row says of its type's attributes, without what the type does not allow. */
export function attributesFor(
  types: readonly Pick<AssetType, 'code' | 'attributes'>[],
  type: string,
  { attributes }: Pick<RowValues, 'attributes'>,
): AttributeValues {
  const definitions = types.find(({ code }) => code === type)?.attributes ?? []
  const { values, problems } = attributesBy(definitions, attributes ?? {})
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => !problems.some((problem) => problem.key === key)),
  )
}

/** The type a word of the file means: what a person decided, else what the word says; null for a new one. */
export function typeFor(
  word: string,
  run: Pick<ImportRun, 'decisions'>,
  own: Parameters<typeof typeOfWord>[1],
): string | null {
  const decided = run.decisions.types[plain(word)]
  if (decided !== undefined && decided !== null)
    return own.some(({ code }) => code === decided) ? decided : null
  return decided === null ? null : typeOfWord(word, own)
}
