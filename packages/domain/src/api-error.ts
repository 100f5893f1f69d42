import * as v from 'valibot'

export const ERROR_TYPES = ['validation_error', 'client_error', 'server_error'] as const
export type ErrorType = (typeof ERROR_TYPES)[number]

/** One thing that is wrong: a code of `ISSUE_CODES`, words in the request's language, the field's path or null. */
export const ErrorItem = v.object(
  { code: v.string('required'), detail: v.string('required'), attr: v.nullable(v.string()) },
  'required',
)
export type ErrorItem = v.InferOutput<typeof ErrorItem>

/** The one shape of every refusal of the API; `current` is the present record where a write was stale. */
export const ErrorBody = v.object(
  {
    type: v.picklist(ERROR_TYPES, 'unknown_option'),
    detail: v.string('required'),
    errors: v.array(ErrorItem, 'required'),
    current: v.optional(v.unknown()),
  },
  'required',
)
export type ErrorBody = v.InferOutput<typeof ErrorBody>
