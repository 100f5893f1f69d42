import { ClientError } from '@plenum/api-client/client-error'

/** The field of a form that a place of the server's lies in: `steps.0.files.1` in `steps[0].files`. */
const fieldAt = (place: string, fields: readonly string[]) => {
  const path = place.replaceAll(/\.(\d+)/g, '[$1]')
  return fields.includes(path) ? path : fields.find((field) => path.startsWith(`${field}[`))
}

/** A refusal whose places are named as `fieldOf` has them, where a form has other fields than what is sent. */
export function refusalAt(error: ClientError, fieldOf: (place: string) => string): ClientError {
  const { kind, status, type, message: detail, current, retryAfterMs, originalError } = error
  const errors = error.errors.map((one) => ({ ...one, attr: one.attr === null ? null : fieldOf(one.attr) }))
  const body = { type: type ?? 'client_error', detail, errors, current }
  return new ClientError({ kind, status, body, retryAfterMs, originalError })
}

/** A server's refusal field by field, as a form keeps errors: the first of each field. */
export function fieldErrorsOf(
  error: ClientError,
  fields: readonly string[],
): Record<string, { message: string; detail: string }> {
  const errors: Record<string, { message: string; detail: string }> = {}
  for (const { attr, code, detail } of error.errors) {
    const field = attr === null ? undefined : fieldAt(attr, fields)
    if (field !== undefined) errors[field] ??= { message: code, detail }
  }
  return errors
}
