import {
  isToken,
  isTyped,
  NO_LIMIT,
  PLACE_TOKENS,
  readModifier,
  SCOPE_TOKENS,
  spanOf,
  tokensFor,
  VOLATILE_TOKENS,
  type Modifier,
  type NomenclatureEntity,
  type ScopeToken,
  type Span,
  type Token,
} from './nomenclature-tokens.ts'

/** Most characters of a code, and of a template. */
export const CODE_LENGTH = 40
export const TEMPLATE_LENGTH = 120

/** What can be wrong with a template. */
export const TEMPLATE_FAULTS = [
  'template_empty',
  'token_unknown',
  'token_foreign',
  'token_unclosed',
  'token_unopened',
  'token_repeated',
  'modifier_unknown',
  'modifier_number',
  'modifier_misplaced',
  'character_refused',
  'seq_missing',
  'check_not_last',
  'code_too_long',
  'code_unbounded',
] as const
export type TemplateFault = (typeof TEMPLATE_FAULTS)[number]

/** A fault and the characters of the template it is about, from the first to behind the last. */
export interface TemplateProblem {
  fault: TemplateFault
  from: number
  to: number
}

interface Place {
  from: number
  to: number
}
export type Part = Place &
  ({ kind: 'literal'; text: string } | { kind: 'token'; token: Token; modifiers: Modifier[] })

/** A template read: what its codes are made of, in order, and what is wrong with it. */
export interface Template {
  parts: Part[]
  problems: TemplateProblem[]
}

const LITERAL = /[A-Za-z0-9\-_./]/

/** Reads a template for codes of an entity; it makes codes only where there is no problem. */
export function parseTemplate(text: string, entity: NomenclatureEntity = 'asset'): Template {
  const parts: Part[] = []
  const problems: TemplateProblem[] = []
  // a token, what begins like one, or anything else up to the next brace
  for (const { 0: piece, index: from } of text.matchAll(/\{[^{}]*\}|\{[^{}]*|\}|[^{}]+/g)) {
    const place = { from, to: from + piece.length }
    if (piece === '}') problems.push({ fault: 'token_unopened', ...place })
    else if (!piece.startsWith('{')) readLiteral(piece, from, { parts, problems })
    else if (!piece.endsWith('}')) problems.push({ fault: 'token_unclosed', ...place })
    else readToken(piece, from, { parts, problems, entity })
  }
  const faults = problems.length > 0 ? problems : wholeProblems(parts, text.length, entity)
  return { parts, problems: faults.toSorted((one, other) => one.from - other.from) }
}

function readLiteral(text: string, start: number, { parts, problems }: Template): void {
  // by code point, so that a mark of two halves is one problem
  for (const { 0: character, index } of text.matchAll(/./gsu)) {
    const from = start + index
    if (!LITERAL.test(character)) {
      problems.push({ fault: 'character_refused', from, to: from + character.length })
    }
  }
  parts.push({ kind: 'literal', text, from: start, to: start + text.length })
}

function readToken(
  piece: string,
  from: number,
  { parts, problems, entity }: Template & { entity: NomenclatureEntity },
): void {
  const place = { from, to: from + piece.length }
  const [name = '', ...texts] = piece.slice(1, -1).split('|')
  const token = name.trim()
  if (!isToken(token)) {
    problems.push({ fault: 'token_unknown', ...place })
    return
  }
  if (!tokensFor(entity).includes(token)) {
    problems.push({ fault: 'token_foreign', ...place })
    return
  }
  const modifiers: Modifier[] = []
  let at = from + 1 + name.length
  for (const text of texts) {
    const read = readModifier(token, text.trim())
    if ('modifier' in read) modifiers.push(read.modifier)
    else problems.push({ fault: read.fault, from: at, to: at + 1 + text.length })
    at += 1 + text.length
  }
  parts.push({ kind: 'token', token, modifiers, ...place })
}

/** What is wrong with a template whose every part is right. */
function wholeProblems(
  parts: readonly Part[],
  length: number,
  entity: NomenclatureEntity,
): TemplateProblem[] {
  const everything = { from: 0, to: length }
  if (parts.length === 0) return [{ fault: 'template_empty', ...everything }]
  const found: TemplateProblem[] = []
  const tokens = parts.filter((part) => part.kind === 'token')
  const counted = tokens.filter(({ token }) => token === 'seq')
  const checks = tokens.filter(({ token }) => token === 'check')
  if (counted.length === 0) found.push({ fault: 'seq_missing', ...everything })
  for (const { from, to } of [...counted.slice(1), ...checks.slice(1)]) {
    found.push({ fault: 'token_repeated', from, to })
  }
  const [check] = checks
  if (check !== undefined && checks.length === 1 && check !== parts.at(-1)) {
    found.push({ fault: 'check_not_last', from: check.from, to: check.to })
  }
  if (shortest(parts) > CODE_LENGTH) found.push({ fault: 'code_too_long', ...everything })
  // a code that nobody can type instead must never fail to be made
  else if (!isTyped(entity) && longest(parts) > CODE_LENGTH) {
    found.push({ fault: 'code_unbounded', ...everything })
  }
  return found
}

const shortest = (parts: readonly Part[]): number =>
  parts.reduce((length, part) => length + spanOfPart(part).min, 0)

/** More digits than any counter will come to. */
const LONGEST_NUMBER = 12

const longest = (parts: readonly Part[]): number =>
  parts.reduce((length, part) => {
    const isNumber = part.kind === 'token' && part.token === 'seq'
    return length + (isNumber ? LONGEST_NUMBER : spanOfPart(part).max)
  }, 0)

/** What of a code a part can be; of a literal the text itself. */
const spanOfPart = (part: Part): Span & { text?: string } =>
  part.kind === 'token'
    ? spanOf(part.token, part.modifiers)
    : { characters: '', min: part.text.length, max: part.text.length, text: part.text }

const escaped = (text: string): string => text.replace(/[.\-/]/g, String.raw`\$&`)

const repeated = ({ min, max }: Span): string =>
  max === NO_LIMIT ? `{${min},}` : min === max ? `{${min}}` : `{${min},${max}}`

/**
 * What every code of a template looks like, as a regular expression of JavaScript and PostgreSQL; to be matched
 * without regard to case, as codes are compared.
 */
export const codePattern = ({ parts }: Template): string =>
  `^${parts
    .map((part) => {
      const span = spanOfPart(part)
      return span.text === undefined
        ? `[${span.characters}]${repeated(span)}`
        : escaped(span.text.toUpperCase())
    })
    .join('')}$`

/**
 * Whether a code looks like one of the template. It walks over the code with every end that is possible so far, since
 * a regular expression tries them one after the other, and a template of many names would take it hours.
 */
export function looksRight({ parts }: Template, code: string): boolean {
  const text = code.toUpperCase()
  let ends = new Set([0])
  for (const part of parts) {
    const span = spanOfPart(part)
    const next = new Set<number>()
    for (const start of ends) {
      for (const end of endsOf(span, text, start)) next.add(end)
    }
    ends = next
  }
  return ends.has(text.length)
}

function endsOf(span: Span & { text?: string }, text: string, start: number): number[] {
  if (span.text !== undefined) {
    return text.startsWith(span.text.toUpperCase(), start) ? [start + span.text.length] : []
  }
  const allowed = new RegExp(`^[${span.characters}]$`)
  const found: number[] = []
  for (let end = start; end <= text.length && end - start <= span.max; end++) {
    if (end > start && !allowed.test(text[end - 1] ?? '')) break
    if (end - start >= span.min) found.push(end)
  }
  return found
}

/** Whether a code of the template needs a place. */
export const needsPlace = ({ parts }: Template): boolean =>
  parts.some((part) => part.kind === 'token' && PLACE_TOKENS.some((token) => token === part.token))

const isVolatile = (part: Part): boolean =>
  part.kind === 'token' && VOLATILE_TOKENS.some((token) => token === part.token)

/** The parts that will be wrong once the thing is moved. */
export const volatileParts = ({ parts }: Template): Part[] => parts.filter(isVolatile)

/** The template without the parts that a move makes wrong, and without the separators left over. */
export function withoutVolatile(text: string): string {
  const { parts } = parseTemplate(text)
  return parts
    .filter((part) => !isVolatile(part))
    .map(({ from, to }) => text.slice(from, to))
    .join('')
    .replace(/([-_./])[-_./]+/g, '$1')
    .replace(/^[-_./]+|(?<![-_./])[-_./]+$/g, '')
}

/** The tokens of a template that numbers can be counted apart for. */
export const countable = ({ parts }: Template): ScopeToken[] =>
  SCOPE_TOKENS.filter((token) => parts.some((part) => part.kind === 'token' && part.token === token))

/** The first token that a counter is kept for although no code shows it: two counters would make the same codes. */
export const hiddenScope = (template: Template, scope: readonly ScopeToken[]): ScopeToken | null =>
  scope.find((token) => !countable(template).includes(token)) ?? null
