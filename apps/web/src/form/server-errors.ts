import type { ClientError } from '@plenum/api-client/client-error'

/** A server's refusal field by field, as a form keeps errors: the first of each field. */
export function fieldErrorsOf(
  error: ClientError,
  fields: readonly string[],
): Record<string, { message: string; detail: string }> {
  const own = error.errors.filter((item) => item.attr !== null && fields.includes(item.attr))
  // later entries win in fromEntries, and the first issue of a field is the one to show
  return Object.fromEntries(
    own.toReversed().map(({ attr, code, detail }) => [attr, { message: code, detail }]),
  )
}
