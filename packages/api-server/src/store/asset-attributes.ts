import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { AttributeDefinition, type AttributeValues } from '@plenum/domain/asset-attribute'
import { attributeField, attributeProblems } from '@plenum/domain/asset-attribute-check'
import { ApiError } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'

/** A patch of an asset that names some attributes, with all of those that it will have. */
export const withAttributes = (patch: SQL, had: SQL): SQL => sql`${patch} || case when ${patch} ? 'attributes'
  then jsonb_build_object('attributes', jsonb_strip_nulls(${had} || (${patch}->'attributes'))) else '{}' end`

/** A line of history for each attribute that an asset had, `b`, or has, `a`; `order` is their place among the others. */
export const attributeLines = (order: number): SQL => sql`
  select ${order}::int, ${attributeField('')} || key, b.attributes->key, a.attributes->key
  from jsonb_object_keys(b.attributes || a.attributes) key`

/** The key of the attribute that a line of history is about; null of another one. */
export const attributeOfLine = sql`substring(field from '^attributes[.](.*)$')`

const Defined = v.object({ attributes: v.array(AttributeDefinition) })

interface Saying {
  /** The asset, where there is one already. */
  id?: string
  /** Its type, where that is said too. */
  asset_type?: string | undefined
  attributes?: AttributeValues | undefined
}

/** Refuses values that the asset's type has no attribute for, or of another kind, each at its attribute; the type's kinds stay until the transaction ends. */
export async function refuseAttributes(
  database: Database,
  company_id: string,
  { id, asset_type, attributes }: Saying,
): Promise<void> {
  if (attributes === undefined || Object.keys(attributes).length === 0) return
  const type =
    asset_type ?? sql`(select asset_type from asset where company_id = ${company_id} and id = ${id ?? null})`
  const found = await firstRow(
    database,
    Defined,
    sql`select attributes from asset_type where company_id = ${company_id} and code = ${type} for share`,
  )
  const problems = found === undefined ? [] : attributeProblems(found.attributes, attributes)
  if (problems.length === 0) return
  throw new ApiError(
    400,
    problems.map(({ key, code }) => ({ code, attr: attributeField(key) })),
  )
}
