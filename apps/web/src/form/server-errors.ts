import type { ClientError } from '@plenum/api-client/client-error'

/** The field of a form that a place of the server's lies in: `steps.0.files.1` in `steps[0].files`. */
const fieldAt = (place: string, fields: readonly string[]) => {
  const path = place.replaceAll(/\.(\d+)/g, '[$1]')
  return fields.includes(path) ? path : fields.find((field) => path.startsWith(`${field}[`))
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
