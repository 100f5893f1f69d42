import * as v from 'valibot'
import type { FormIssue } from './issue.ts'

const code = <Code extends FormIssue>(value: Code): Code => value

/** What one thing may cost, in units of any currency; kept in hundredths. */
export const MONEY = { max: 1_000_000_000_000 } as const

/** A currency by the three letters that ISO 4217 gives it. */
export const currency = v.pipe(
  v.string(code('required')),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3}$/, code('invalid_currency')),
)
