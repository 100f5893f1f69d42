import { checkCharacter, isCheckRight } from './check-character.ts'
import { CODE_LENGTH, looksRight, type Part, type Template } from './nomenclature-template.ts'
import { modify, type NomenclatureEntity, type ScopeToken, type ValueToken } from './nomenclature-tokens.ts'

/** What a code is made from; null or absent where the thing has no such value. */
export type CodeValues = Partial<Record<ValueToken, string | null>>

interface Making {
  entity: NomenclatureEntity
  template: Template
  scope: readonly ScopeToken[]
  values: CodeValues
  /** What stands where a value is missing; null refuses such a code. */
  stand_in: string | null
}

/** Codes of one thing but for their number, or the token that it has no value for. */
export type CodeForm =
  | { missing: ValueToken }
  | {
      missing: null
      /** Of the counter that numbers them. */
      scope: string
      before: string
      width: number
      after: string
      checked: boolean
    }

function textOf(part: Part, { values, stand_in }: Making): string | null {
  if (part.kind === 'literal') return part.text
  if (part.token === 'seq' || part.token === 'check') return ''
  const write = (value: string | null | undefined) => modify(value ?? '', part.modifiers, part.token)
  return write(values[part.token]) || write(stand_in) || null
}

const widthOf = (part: Part | undefined): number => {
  const pad = part?.kind === 'token' ? part.modifiers.find((modifier) => modifier.startsWith('pad:')) : null
  return pad ? Number(pad.slice('pad:'.length)) : 1
}

/** Puts everything into a template but the number. */
export function codeForm(making: Making): CodeForm {
  const { parts } = making.template
  const texts = parts.map((part) => textOf(part, making))
  const missing = parts[texts.indexOf(null)]
  if (missing?.kind === 'token' && missing.token !== 'seq' && missing.token !== 'check') {
    return { missing: missing.token }
  }
  const at = parts.findIndex((part) => part.kind === 'token' && part.token === 'seq')
  const textOfToken = (token: ScopeToken) =>
    texts[parts.findIndex((part) => part.kind === 'token' && part.token === token)] ?? ''
  return {
    missing: null,
    // By what codes show, so that two places written alike in them share one counter.
    scope: `${making.entity}:${making.scope.map(textOfToken).join('/').toUpperCase()}`,
    before: texts.slice(0, at).join(''),
    width: widthOf(parts[at]),
    after: texts.slice(at + 1).join(''),
    checked: parts.some((part) => part.kind === 'token' && part.token === 'check'),
  }
}

/** The code of a number; null where it is too long to be one. */
export function codeOf(form: Extract<CodeForm, { missing: null }>, number: number): string | null {
  const code = form.before + String(number).padStart(form.width, '0') + form.after
  const whole = form.checked ? code + checkCharacter(code) : code
  return whole.length > CODE_LENGTH ? null : whole
}

/** Whether a code is one of this form: what the template would make of the thing today, whatever its number. */
export function isOfForm(form: Extract<CodeForm, { missing: null }>, code: string): boolean {
  const text = code.toUpperCase()
  const before = form.before.toUpperCase()
  const digits = /^\d+/.exec(text.slice(before.length))?.[0] ?? ''
  // the number may be followed by digits of the text behind it
  return Array.from({ length: digits.length }, (_, at) => Number(digits.slice(0, at + 1))).some(
    (number) => codeOf(form, number)?.toUpperCase() === text,
  )
}

/** What is wrong with a code typed by hand, or null. */
export function codeFault(template: Template, code: string): 'code_unlike' | 'code_check' | null {
  if (!looksRight(template, code)) return 'code_unlike'
  const checked = template.parts.some((part) => part.kind === 'token' && part.token === 'check')
  return checked && !isCheckRight(code) ? 'code_check' : null
}

type Where = Pick<CodeValues, 'floor' | 'room' | 'row' | 'rack' | 'u'>

/**
 * Where a thing stands, for a label that is printed anew after a move: floor and room, then the row and rack, then the
 * unit, in the order of TIA-606 (`1A-AJ05`). Null where nothing of it is known.
 */
export function positionLabel({ floor, room, row, rack, u }: Where): string | null {
  const short = (value: string | null | undefined) => modify(value ?? '', ['upper'])
  const parts = [short(floor) + short(room), short(row), short(rack), u ? `U${u}` : '']
  return parts.filter((part) => part !== '').join('-') || null
}
