import type { Context } from 'hono'
import type { ErrorBody, ErrorType } from '@plenum/domain/api-error'
import { FIT_RULES } from '@plenum/domain/fit-codes'
import { exportWords } from '@plenum/i18n/export-words'
import { fitNumbers } from '@plenum/i18n/fit-numbers'
import { issueText } from '@plenum/i18n/issue-text'
import type { Language } from '@plenum/i18n/language'
import { ApiError, refusal, type Problem } from './api-error.ts'
import { databaseRefusal, withoutValues } from './database-error.ts'
import type { MaybeSignedIn } from './context.ts'
import { routeOf } from './route-of.ts'
import { toldProblems } from './sees-assets.ts'

const typeOf = (status: number): ErrorType =>
  status >= 500 ? 'server_error' : status === 400 ? 'validation_error' : 'client_error'

function words(language: Language, { code, count, subject, finding, template }: Problem): string {
  if (template) {
    const t = exportWords.getFixedT(language, 'nomenclature')
    return t(($) => $.fault[template.fault], { text: template.text })
  }
  const text = issueText(language, code, {
    ...(count !== undefined && { count }),
    ...(finding && fitNumbers(language, finding, FIT_RULES[finding.code].unit)),
  })
  return subject ? `${text} (${subject})` : text
}

/** Problems as answers carry them. */
export const inWords = (language: Language, problems: readonly Problem[]): ErrorBody['errors'] =>
  problems.map((problem) => ({
    code: problem.code,
    detail: words(language, problem),
    attr: problem.attr ?? null,
  }))

function body({ status, problems }: Pick<ApiError, 'status' | 'problems'>, language: Language): ErrorBody {
  const errors = inWords(language, problems)
  return { type: typeOf(status), detail: errors[0]?.detail ?? '', errors }
}

/** The one place where something thrown becomes an answer. */
export function answerError(error: unknown, c: Context<MaybeSignedIn>): Response {
  const known = error instanceof ApiError ? error : databaseRefusal(error)
  if (known === undefined) {
    const { request_id } = c.var.caller
    c.var.ports.report(withoutValues(error), { method: c.req.method, route: routeOf(c), request_id })
  }
  const refused = known ?? refusal(500, 'server_error')
  const problems = toldProblems(c.var.session, refused.problems)
  const json = JSON.stringify(body({ status: refused.status, problems }, c.var.language))
  const { current, headers } = refused.extras
  const text = current === undefined ? json : `${json.slice(0, -1)},"current":${current}}`
  return c.body(text, refused.status, { 'content-type': 'application/json', ...headers })
}
