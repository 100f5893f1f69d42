import type { NodeType } from './node-type.ts'

/** What a template of codes can hold, from the outside in. */
export const TOKENS = [
  'company',
  'country',
  'region',
  'site',
  'dc',
  'floor',
  'room',
  'zone',
  'row',
  'rack',
  'u',
  'type',
  'brand',
  'model',
  'year',
  'yy',
  'month',
  'seq',
  'check',
] as const
export type Token = (typeof TOKENS)[number]
/** What stands in a code because of the thing it names: neither counted nor computed. */
export type ValueToken = Exclude<Token, 'seq' | 'check'>

/** What codes are made of: assets, places, and requests to move, add or change things or to maintain them. */
export const NOMENCLATURE_ENTITIES = ['asset', 'rack', 'room', 'mac', 'maintenance'] as const
export type NomenclatureEntity = (typeof NOMENCLATURE_ENTITIES)[number]

const NUMBERED = ['year', 'yy', 'month', 'seq', 'check'] as const satisfies readonly Token[]
const AROUND_ROOMS = [
  'company',
  'country',
  'region',
  'site',
  'dc',
  'floor',
] as const satisfies readonly Token[]
const OF_REQUESTS = ['company', 'site', ...NUMBERED] as const satisfies readonly Token[]

const ENTITY_TOKENS: Readonly<Record<NomenclatureEntity, readonly Token[]>> = {
  asset: TOKENS,
  rack: [...AROUND_ROOMS, 'room', 'zone', 'row', ...NUMBERED],
  room: [...AROUND_ROOMS, ...NUMBERED],
  mac: OF_REQUESTS,
  maintenance: OF_REQUESTS,
}

/** The tokens that codes of an entity can hold: what stands around it, the day and the number. */
export const tokensFor = (entity: NomenclatureEntity): readonly Token[] => ENTITY_TOKENS[entity]

/** Whether it is a place whose codes a template can make. */
export const isPlace = (entity: NomenclatureEntity | NodeType): entity is 'rack' | 'room' =>
  entity === 'rack' || entity === 'room'

/** Whether somebody can type such a code; those of requests are always made. */
export const isTyped = (entity: NomenclatureEntity): boolean => entity === 'asset' || isPlace(entity)

export const isToken = (name: string): name is Token => TOKENS.some((token) => token === name)

/** Tokens that stand for where a thing is, but for its units. */
export const PLACE_TOKENS = [
  'country',
  'region',
  'site',
  'dc',
  'floor',
  'room',
  'zone',
  'row',
  'rack',
] as const satisfies readonly Token[]

/** Tokens that change when a thing is moved within its site: a code with one of them soon tells a lie. */
export const VOLATILE_TOKENS = ['room', 'zone', 'row', 'rack', 'u'] as const satisfies readonly Token[]

/** Tokens that a counter of its own can be kept for. */
export const SCOPE_TOKENS = [
  'company',
  'country',
  'region',
  'site',
  'dc',
  'floor',
  'room',
  'zone',
  'row',
  'rack',
  'type',
  'brand',
  'model',
  'year',
  'yy',
  'month',
] as const satisfies readonly ValueToken[]
export type ScopeToken = (typeof SCOPE_TOKENS)[number]

/** What a new template counts by: those of them that it holds. */
export const USUAL_SCOPE = ['site', 'type'] as const satisfies readonly ScopeToken[]

/** What is done to a token's value, in the order written; pad and first name a number of characters. */
export type Modifier = 'upper' | 'lower' | 'slug' | `pad:${number}` | `first:${number}`

/** Most characters that pad and first may name. */
export const MOST_CHARACTERS = 12

const PLAIN = ['upper', 'lower', 'slug'] as const
const FIXED: readonly Token[] = ['year', 'yy', 'month', 'check']

/** Reads one modifier of a token; gives what is wrong with it where it is none. */
export function readModifier(
  token: Token,
  text: string,
): { modifier: Modifier } | { fault: 'modifier_unknown' | 'modifier_number' | 'modifier_misplaced' } {
  const plain = PLAIN.find((name) => name === text)
  const [, name, digits = ''] = /^(pad|first)(?::(.*))?$/.exec(text) ?? []
  if (plain === undefined && name !== 'pad' && name !== 'first') return { fault: 'modifier_unknown' }
  if (FIXED.includes(token) || (token === 'seq' && name !== 'pad')) return { fault: 'modifier_misplaced' }
  if (plain !== undefined) return { modifier: plain }
  const count = /^\d{1,2}$/.test(digits) ? Number(digits) : 0
  if (count < 1 || count > MOST_CHARACTERS) return { fault: 'modifier_number' }
  return { modifier: name === 'pad' ? `pad:${count}` : `first:${count}` }
}

// Marks off their letters, and the letters that Unicode keeps whole.
const WHOLE: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', Æ: 'AE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' }
const latin = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæÆøØłŁ]/g, (letter) => WHOLE[letter] ?? '')

const plainOf = (value: string): string => latin(value).replace(/[^A-Za-z0-9]/g, '')
const slugOf = (value: string): string =>
  latin(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function modified(value: string, modifier: Modifier): string {
  const [name, count] = modifier.split(':')
  if (name === 'upper') return value.toUpperCase()
  if (name === 'lower') return value.toLowerCase()
  if (name === 'pad') return value.padStart(Number(count), '0')
  // a code does not end in what only joins its words
  return name === 'first' ? value.slice(0, Number(count)).replace(/-$/, '') : value
}

/** A value as it stands in a code: letters and digits alone, then what the modifiers make of it. */
export function modify(value: string, modifiers: readonly Modifier[], token?: Token): string {
  const start = modifiers.includes('slug') ? slugOf(value) : token === 'u' ? value : plainOf(value)
  return start === '' ? '' : modifiers.reduce(modified, start)
}

/** The characters a token can put into a code, as the inside of a character class, and how many. */
export interface Span {
  characters: string
  min: number
  max: number
}

/** Longer than any code: no limit. */
export const NO_LIMIT = 99

const NUMBER: Partial<Record<Token, Span>> = {
  year: { characters: '0-9', min: 4, max: 4 },
  yy: { characters: '0-9', min: 2, max: 2 },
  month: { characters: '0-9', min: 2, max: 2 },
  seq: { characters: '0-9', min: 1, max: NO_LIMIT },
  // units are numbered to 100, in halves; a stand-in has letters
  u: { characters: 'A-Z0-9.', min: 1, max: 8 },
  check: { characters: 'A-Z0-9*', min: 1, max: 1 },
}

/** What a token with its modifiers can come to. */
export function spanOf(token: Token, modifiers: readonly Modifier[]): Span {
  const characters = modifiers.includes('slug') ? 'A-Z0-9-' : 'A-Z0-9'
  const start = NUMBER[token] ?? { characters, min: 1, max: NO_LIMIT }
  return modifiers.reduce((span, modifier) => {
    const [name, text] = modifier.split(':')
    const count = Number(text)
    if (name === 'pad') return { ...span, min: Math.max(span.min, count), max: Math.max(span.max, count) }
    if (name !== 'first') return span
    const min = modifiers.includes('slug') ? 1 : Math.min(span.min, count)
    return { ...span, min, max: Math.min(span.max, count) }
  }, start)
}
