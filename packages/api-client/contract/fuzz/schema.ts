import * as v from 'valibot'

/** A JSON schema as far as the API's document uses it. */
export interface Schema {
  type?: string | string[] | undefined
  const?: unknown
  enum?: unknown[] | undefined
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
  allOf?: Schema[] | undefined
  not?: unknown
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  additionalProperties?: boolean | Schema | undefined
  propertyNames?: Schema | undefined
  items?: Schema | undefined
  prefixItems?: Schema[] | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  pattern?: string | undefined
  format?: string | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  default?: unknown
}

const below = v.lazy((): v.GenericSchema<unknown, Schema> => Schema)
const many = v.optional(v.array(below))

export const Schema: v.GenericSchema<unknown, Schema> = v.object({
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: many,
  oneOf: many,
  allOf: many,
  not: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), below)),
  required: v.optional(v.array(v.string())),
  additionalProperties: v.optional(v.union([v.boolean(), below])),
  propertyNames: v.optional(below),
  items: v.optional(below),
  prefixItems: many,
  minItems: v.optional(v.number()),
  maxItems: v.optional(v.number()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  format: v.optional(v.string()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  default: v.optional(v.unknown()),
})

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

const isOf = (type: string, value: unknown) =>
  type === 'integer' ? Number.isInteger(value) : type === typeOf(value)

type Numbers = 'minItems' | 'maxItems' | 'minLength' | 'maxLength' | 'minimum' | 'maximum'

/** Where a value is not what its schema says, and why; undefined where it is. */
export function mismatch(schema: Schema, value: unknown, at = ''): string | undefined {
  const wrong = (what: string) => `${at === '' ? 'the body' : at} is ${what}`
  const { type, enum: options } = schema
  const types = type === undefined ? [] : [type].flat()
  if (types.length > 0 && !types.some((one) => isOf(one, value))) return wrong(`no ${types.join(' or ')}`)
  if (options && !options.some((option) => same(option, value))) return wrong('none of its options')
  if (schema.const !== undefined && !same(schema.const, value))
    return wrong(`not ${JSON.stringify(schema.const)}`)
  const either = schema.anyOf ?? schema.oneOf
  if (either?.every((one) => mismatch(one, value, at) !== undefined)) {
    return either.map((one) => mismatch(one, value, at)).join('; nor: ')
  }
  const limit = (name: Numbers, number: number, sign: 1 | -1) =>
    schema[name] !== undefined && (number - schema[name]) * sign > 0 ? wrong(`beyond its ${name}`) : undefined
  const inner = schema.allOf?.map((one) => mismatch(one, value, at)) ?? []
  if (typeof value === 'number') inner.push(limit('minimum', value, -1), limit('maximum', value, 1))
  if (typeof value === 'string') {
    inner.push(limit('minLength', value.length, -1), limit('maxLength', value.length, 1))
    const isUnlike = schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)
    if (isUnlike) inner.push(wrong(`unlike ${schema.pattern}`))
  }
  if (Array.isArray(value)) {
    inner.push(limit('minItems', value.length, -1), limit('maxItems', value.length, 1))
    value.forEach((item: unknown, index) => {
      const of = schema.prefixItems?.[index] ?? schema.items
      if (of) inner.push(mismatch(of, item, `${at}[${index}]`))
    })
  } else if (typeof value === 'object' && value !== null) {
    inner.push(...inObject(schema, value, at))
  }
  return inner.find((one) => one !== undefined)
}

function inObject({ properties = {}, required = [], ...schema }: Schema, value: object, at: string) {
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}.${name} is missing`)
  const others = schema.additionalProperties
  const wrong = Object.entries(value).map(([name, part]: [string, unknown]) => {
    const of = Object.hasOwn(properties, name) ? properties[name] : others
    if (of === false) return `${at}.${name} is not documented`
    return typeof of === 'object' ? mismatch(of, part, `${at}.${name}`) : undefined
  })
  return [...missing, ...wrong]
}
