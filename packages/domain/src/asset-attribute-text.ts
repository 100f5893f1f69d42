import type { AttributeDefinition, AttributeValue, AttributeValues } from './asset-attribute.ts'
import { type AttributeProblem, attributeProblems } from './asset-attribute-check.ts'
import { plain } from './asset-import-recognise.ts'
import { readDate, readNumber, readYesNo, type Reading } from './asset-import-values.ts'

/** Texts of attributes by what a file calls them; an empty one takes the value away. */
export type AttributeTexts = Record<string, string>

const inQuotes = (text: string) => `"${text.replaceAll('"', '""')}"`

function textOf(value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  return text.includes(';') || text.includes('"') ? inQuotes(text) : text
}

/** Attributes in one cell, as `readAttributes` reads them again: `ram=64; disks=2 x 960 GB`. */
export const writeAttributes = (values: AttributeValues): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${value === null ? '' : textOf(value)}`)
    .join('; ')

/** A text's parts between semicolons that stand outside of quotes. */
function partsOf(text: string): string[] {
  const parts = ['']
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === ';' && !isQuoted) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const unquoted = (text: string) =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"')
    : text

/** The attributes that a cell names with their texts; a part without a name is none. */
export function readAttributes(text: string): Reading<AttributeTexts> {
  const pairs = partsOf(text).map((part) => {
    const at = part.indexOf('=')
    return [part.slice(0, Math.max(at, 0)).trim(), unquoted(part.slice(at + 1).trim())] as const
  })
  const isWhole = pairs.every(([name]) => name !== '')
  return isWhole
    ? { ok: true, value: Object.fromEntries(pairs) }
    : { ok: false, code: 'invalid_text', limit: null }
}

function valueOf({ kind }: AttributeDefinition, text: string): AttributeValue {
  const reading = {
    text: () => null,
    number: () => readNumber(text),
    date: () => readDate(text, null),
    boolean: () => readYesNo(text),
  }[kind]()
  return reading?.ok === true ? reading.value : text
}

/** What the texts of a file mean for things of a type, and what of them it does not allow. */
export function attributesBy(
  definitions: readonly AttributeDefinition[],
  texts: AttributeTexts,
): { values: AttributeValues; problems: AttributeProblem[] } {
  const values: AttributeValues = {}
  for (const [name, text] of Object.entries(texts)) {
    const isCalled = (definition: AttributeDefinition) =>
      definition.key === name || plain(definition.name ?? definition.key) === plain(name)
    const definition = definitions.find(isCalled)
    if (definition === undefined) values[name] = text
    else values[definition.key] = text === '' ? null : valueOf(definition, text)
  }
  return { values, problems: attributeProblems(definitions, values) }
}
