import * as v from 'valibot'
import type {
  AttributeDefinition,
  AttributeKind,
  AttributeValue,
  AttributeValues,
} from './asset-attribute.ts'
import type { FormIssue } from './issue.ts'
import { isoDate, text } from './text.ts'

/** No number of an attribute is larger, either way. */
const LARGEST = 1e15

const VALUE_OF: Record<AttributeKind, v.GenericSchema<unknown, AttributeValue>> = {
  text: text(200),
  number: v.pipe(
    v.number('invalid_number'),
    v.minValue(-LARGEST, 'invalid_number'),
    v.maxValue(LARGEST, 'invalid_number'),
  ),
  date: isoDate,
  boolean: v.boolean('invalid'),
}

export interface AttributeProblem {
  key: string
  code: FormIssue
}

/** What is wrong with values beside what the type says of its attributes. */
export function attributeProblems(
  definitions: readonly AttributeDefinition[],
  values: AttributeValues,
): AttributeProblem[] {
  return Object.entries(values).flatMap(([key, value]): AttributeProblem[] => {
    if (value === null) return []
    const definition = definitions.find((each) => each.key === key)
    if (definition === undefined) return [{ key, code: 'unknown_option' }]
    return v.is(VALUE_OF[definition.kind], value) ? [] : [{ key, code: WRONG[definition.kind] }]
  })
}

const WRONG = {
  text: 'invalid_text',
  number: 'invalid_number',
  date: 'invalid_date',
  boolean: 'unknown_option',
} as const satisfies Record<AttributeKind, FormIssue>

/** The field under which a history keeps an attribute. */
export const attributeField = (key: string): string => `attributes.${key}`

/** The key of the attribute that a field of a history is; null for another one. */
export const attributeOfField = (field: string): string | null =>
  field.startsWith('attributes.') ? field.slice('attributes.'.length) : null

/**
 * What an attribute of an asset is: as its own type says it, else as another one does. Of one that none has any more
 * only its key is known.
 */
export const definitionOf = (
  types: readonly { code: string; attributes: readonly AttributeDefinition[] }[],
  { key, asset_type }: { key: string; asset_type: string | null | undefined },
): AttributeDefinition =>
  [...types.filter(({ code }) => code === asset_type), ...types]
    .flatMap(({ attributes }) => attributes)
    .find((each) => each.key === key) ?? { key, name: null, kind: 'text', unit: null }
