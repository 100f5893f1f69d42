import type { FitFinding } from '@plenum/domain/fit-limits'
import type { TemplateFault } from '@plenum/domain/nomenclature-template'
import type { IssueCode } from '@plenum/domain/issue'

/**
 * One thing that is wrong. `count` is the limit passed, `subject` what it is about in words of the data, `finding` what
 * the fit check says of it in numbers, `template` what is wrong with a template of codes, and where.
 */
export interface Problem {
  code: IssueCode
  attr?: string | null
  count?: number
  subject?: string
  /** What those who see no assets are told in place of the subject, where it names some. */
  unseen?: string
  finding?: FitFinding
  template?: { fault: TemplateFault; text: string }
}

export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 412
  | 413
  | 415
  | 422
  | 428
  | 429
  | 500
  | 503
  | 507

interface Extras {
  /** The present record, as JSON text, where a write was stale. */
  current?: string
  headers?: Record<string, string>
}

/** A refusal; `onError` makes the one error shape of it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ErrorStatus
  readonly problems: readonly Problem[]
  readonly extras: Extras

  constructor(status: ErrorStatus, problems: readonly Problem[], extras: Extras = {}) {
    super(problems.map(({ code }) => code).join(', '))
    this.status = status
    this.problems = problems
    this.extras = extras
  }
}

/** A refusal with one code. */
export const refusal = (status: ErrorStatus, code: IssueCode, attr: string | null = null): ApiError =>
  new ApiError(status, [{ code, attr }])
