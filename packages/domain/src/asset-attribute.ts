import * as v from 'valibot'
import type { FormIssue } from './issue.ts'
import { isoDate, optionalText, text } from './text.ts'

export const ATTRIBUTE_KINDS = ['text', 'number', 'date', 'boolean'] as const
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

export const attributeKey = v.pipe(v.string('required'), v.regex(/^[a-z][a-z0-9_]{0,39}$/, 'invalid'))

/** One attribute that the things of a type have. */
export const AttributeDefinition = v.strictObject(
  {
    key: attributeKey,
    /** Null for one that languages have words for. */
    name: optionalText(60),
    kind: v.picklist(ATTRIBUTE_KINDS, 'unknown_option'),
    unit: optionalText(20),
  },
  'invalid',
)
export type AttributeDefinition = v.InferOutput<typeof AttributeDefinition>

/** What one asset has of an attribute; which of these it must be says its definition. */
export const AttributeValue = v.union([text(200), v.number(), v.boolean()], 'invalid')
export type AttributeValue = v.InferOutput<typeof AttributeValue>

/** What an asset has of its type's attributes, by key; in a change null takes a value away and what is left out stays. */
export const AttributeValues = v.record(attributeKey, v.nullable(AttributeValue), 'invalid')
export type AttributeValues = v.InferOutput<typeof AttributeValues>

const VALUE_OF: Record<AttributeKind, v.GenericSchema<unknown, AttributeValue>> = {
  text: text(200),
  number: v.pipe(v.number('invalid_number'), v.finite('invalid_number')),
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
