import fc from 'fast-check'
import type { Dice } from './dice.ts'
import { ODD_DAYS, ODD_MOMENTS, ODD_NUMBERS } from './odd-values.ts'
import type { Schema } from './schema.ts'

/** How a value of a schema is made. */
export interface Making {
  dice: Dice
  /** A record's id that may stand under a name. */
  known: (name: string) => string
  /** Whether it goes to the limits, one step beyond them and to what is empty. */
  isEdge: boolean
}

const DAY = String.raw`^\d{4}-\d{2}-\d{2}$`
const FEW = 3
const USUAL_LENGTH = 12
/** As long as a text is made where nothing says how long it may be. */
const LONG = 3_000

/** A value of a schema, that stands under a name. */
export function made(schema: Schema, making: Making, name = ''): unknown {
  const { dice, isEdge } = making
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return made(dice.pick(either), making, name)
  if (schema.allOf) return made(Object.assign({}, ...schema.allOf), making, name)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectOf(schema, making)
    case 'array':
      return arrayOf(schema, making, name)
    case 'string':
      return textOf(schema, making, name)
    case 'integer':
    case 'number':
      return numberOf(schema, making)
    case 'boolean':
      return dice.once(2)
    case 'null':
      return null
    case undefined:
    default:
      return isEdge ? dice.pick([null, 0, '', [], {}]) : dice.pick(['x', 1, true])
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, making: Making) {
  const { dice } = making
  const named = Object.entries(properties).filter(([name]) => required.includes(name) || dice.once(3))
  const own = named.map(([name, schema]): [string, unknown] => [name, made(schema, making, name)])
  const others =
    typeof additionalProperties === 'object' && !dice.once(3)
      ? [['name', made(additionalProperties, making)] as const]
      : []
  return Object.fromEntries([...own, ...others])
}

function arrayOf({ items = {}, prefixItems, minItems = 0, maxItems }: Schema, making: Making, name: string) {
  const { dice, isEdge } = making
  if (prefixItems) return prefixItems.map((one) => made(one, making, name))
  const most = Math.min(maxItems ?? FEW, 200)
  const edges = [minItems, Math.max(0, minItems - 1), most, most + 1]
  const length = isEdge ? dice.pick(edges) : minItems + dice.below(Math.min(FEW, most - minItems) + 1)
  // Of the same kind of id: `asset_ids` and `files` name many of what `asset_id` and `file_id` name one.
  return Array.from({ length }, () => made(items, { ...making, isEdge: isEdge && length < FEW }, name))
}

function textOf(schema: Schema, { dice, known, isEdge }: Making, name: string): string {
  const { format, pattern, minLength = 0, maxLength } = schema
  if (format === 'uuid' || /(^|_)ids?$/.test(name)) return known(name)
  if (format === 'email') return `${dice.text(fc.stringMatching(/^[a-z]{3,9}$/))}@example.org`
  if (pattern === DAY || format?.startsWith('date') === true) {
    const day = `20${10 + dice.below(30)}-0${1 + dice.below(9)}-1${dice.below(10)}`
    if (format === 'date-time') return isEdge ? dice.pick(ODD_MOMENTS) : `${day}T12:00:00Z`
    return isEdge ? dice.pick(ODD_DAYS) : day
  }
  if (pattern !== undefined && !isEdge) return dice.text(fc.stringMatching(new RegExp(pattern, 'u')))
  if (!isEdge) {
    const most = Math.min(maxLength ?? USUAL_LENGTH, minLength + USUAL_LENGTH)
    return dice.text(fc.string({ minLength: Math.max(1, minLength), maxLength: most }))
  }
  const most = maxLength ?? LONG
  return dice.pick([
    '',
    ' ',
    'x'.repeat(minLength),
    'x'.repeat(Math.max(0, minLength - 1)),
    'x'.repeat(most),
    'x'.repeat(most + 1),
    // Twice as long to a program that counts in halves of them, and in bytes four times.
    '\u{1f4a9}'.repeat(Math.ceil(most / 2)),
    '\u{1f4a9}'.repeat(most),
    ` ${'é'.repeat(most)} `,
    dice.text(fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(most, 200) })),
  ])
}

function numberOf({ minimum, maximum, type }: Schema, { dice, isEdge }: Making): unknown {
  const least = minimum ?? 0
  const most = maximum ?? least + 100
  if (!isEdge) return least + dice.below(Math.min(most - least, 1_000) + 1)
  const near = [least, most, least - 1, most + 1, least + 0.5, -0]
  const far = ODD_NUMBERS.map(Number).filter(type === 'integer' ? Number.isInteger : Number.isFinite)
  return dice.once(2) ? dice.pick(near) : dice.pick(far)
}
