import * as v from 'valibot'
import { text } from './text.ts'

export const ATTRIBUTE_KINDS = ['text', 'number', 'date', 'boolean'] as const
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

export const attributeKey = v.pipe(v.string('required'), v.regex(/^[a-z][a-z0-9_]{0,39}$/, 'invalid'))

/** One attribute that the things of a type have. */
export const AttributeDefinition = v.object({
  key: v.string(),
  /** Null for one that languages have words for. */
  name: v.nullable(v.string()),
  kind: v.picklist(ATTRIBUTE_KINDS),
  unit: v.nullable(v.string()),
})
export type AttributeDefinition = v.InferOutput<typeof AttributeDefinition>

/** What one asset has of an attribute; which of these it must be says its definition. */
export const AttributeValue = v.union([text(200), v.number(), v.boolean()], 'invalid')
export type AttributeValue = v.InferOutput<typeof AttributeValue>

/** What an asset has of its type's attributes, by key; in a change null takes a value away and what is left out stays. */
export const AttributeValues = v.record(attributeKey, v.nullable(AttributeValue), 'invalid')
export type AttributeValues = v.InferOutput<typeof AttributeValues>
