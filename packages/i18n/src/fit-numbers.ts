import type { FIT_RULES } from '@plenum/domain/fit-codes'
import type { FitFinding } from '@plenum/domain/fit-limits'
import type { Path } from '@plenum/domain/power'
import type { Language } from './language.ts'
import { formatNumber } from './format.ts'

type Unit = (typeof FIT_RULES)[keyof typeof FIT_RULES]['unit']

/** A finding of any kind, as far as its numbers go. */
interface Numbered extends Pick<FitFinding, 'is' | 'limit' | 'path' | 'unknown'> {
  code: string
}

/** What the words of a finding name: its numbers, W as kW to two places, its path and the other one. */
export interface FitNumbers {
  is: string
  limit: string
  path: string
  other: string
  unknown: string
}

const NAMES = { a: 'A', b: 'B' } as const satisfies Record<Path, string>

/** The numbers of a finding in a language, as its words name them; `unit` is what its code counts in. */
export function fitNumbers(language: Language, finding: Numbered, unit: Unit): FitNumbers {
  const { is, limit, path, unknown } = finding
  const number = (value = 0) =>
    formatNumber(language, unit === 'w' ? Math.round(value / 10) / 100 : Math.round(value * 10) / 10)
  return {
    is: number(is),
    limit: number(limit),
    path: NAMES[path ?? 'a'],
    other: NAMES[path === 'b' ? 'a' : 'b'],
    unknown: formatNumber(language, unknown ?? 0),
  }
}
