import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { AttributeDefinition, AttributeValue } from '@plenum/domain/asset-attribute'
import { attributeField, attributeProblems } from '@plenum/domain/asset-attribute-check'
import { ApiError } from '../api-error.ts'
import { rows } from '../db/rows.ts'
import type { Database } from '../ports.ts'

const fits = (definition: AttributeDefinition, value: AttributeValue): boolean =>
  attributeProblems([definition], { [definition.key]: value }).length === 0

const Held = v.object({ key: v.string(), value: AttributeValue, assets: v.number() })

interface TypeAttributes {
  company_id: string
  /** The type's code. */
  code: string
  had: readonly AttributeDefinition[]
  next: readonly AttributeDefinition[]
}

/**
 * Refuses another kind of an attribute that assets of the type have values of, each at its place in the list. One that
 * is new to the type may find values again that its assets kept: those must be of its kind.
 */
export async function refuseKinds(
  tx: Database,
  { company_id, code, had, next }: TypeAttributes,
): Promise<void> {
  const kinds = new Map(had.map(({ key, kind }) => [key, kind]))
  const others = next.filter(({ key, kind }) => kinds.get(key) !== kind)
  if (others.length === 0) return
  const keys = JSON.stringify(others.map(({ key }) => key))
  const held = await rows(
    tx,
    Held,
    sql`
      select wanted.key, a.attributes->wanted.key as value, count(*)::int as assets
      from asset a cross join jsonb_array_elements_text(${keys}::jsonb) wanted (key)
      where a.company_id = ${company_id} and a.asset_type = ${code} and a.attributes ? wanted.key
      group by wanted.key, a.attributes->wanted.key`,
  )
  const problems = others.flatMap((definition) => {
    const { key, name } = definition
    const wrong = held.filter((one) => one.key === key && (kinds.has(key) || !fits(definition, one.value)))
    const count = wrong.reduce((sum, { assets }) => sum + assets, 0)
    const attr = `attributes.${next.indexOf(definition)}.kind`
    return count === 0 ? [] : [{ code: 'attribute_held' as const, attr, count, subject: name ?? key }]
  })
  if (problems.length > 0) throw new ApiError(409, problems)
}

const Given = v.object({
  id: v.string(),
  name: v.string(),
  definition: AttributeDefinition,
  value: AttributeValue,
})

/** Refuses what gave assets of a batch values back whose attribute is of another kind by now. */
export async function refuseOtherKinds(tx: Database, company_id: string, batch_id: string): Promise<void> {
  const given = await rows(
    tx,
    Given,
    sql`
      select distinct on (defined.definition, a.attributes->(defined.definition->>'key'))
        a.id, a.name, defined.definition, a.attributes->(defined.definition->>'key') as value
      from history h
      join asset a on a.company_id = h.company_id and a.id = h.entity_id::uuid
      join asset_type t on t.company_id = a.company_id and t.code = a.asset_type
      cross join jsonb_array_elements(t.attributes) defined (definition)
      where h.company_id = ${company_id} and h.batch_id = ${batch_id} and h.entity = 'asset'
        and h.field = ${attributeField('')} || (defined.definition->>'key')
        and a.attributes ? (defined.definition->>'key')`,
  )
  const wrong = given.find(({ definition, value }) => !fits(definition, value))
  if (wrong === undefined) return
  const attr = `asset/${wrong.id}/${attributeField(wrong.definition.key)}`
  throw new ApiError(409, [{ code: 'undo_touched_later', attr, subject: wrong.name }])
}
