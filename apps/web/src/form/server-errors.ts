import type { ClientError } from '@plenum/api-client/client-error'

/** A server's refusal field by field, as a form keeps errors: the first of each field. */
export function fieldErrorsOf(
  error: ClientError,
  fields: readonly string[],
): Record<string, { message: string; detail: string }> {
  const errors: Record<string, { message: string; detail: string }> = {}
  for (const { attr, code, detail } of error.errors) {
    if (attr !== null && fields.includes(attr)) errors[attr] ??= { message: code, detail }
  }
  return errors
}
