import { ClientError } from '@plenum/api-client/client-error'
import type { IssueCode } from '@plenum/domain/issue'

type Answer = () => Promise<ClientError | null>

/** A server that takes what is sent. */
export const taking: Answer = () => Promise.resolve(null)

/** A server that takes its time. */
export const waiting: Answer = () => Promise.withResolvers<null>().promise

/** A server that refuses one field, or a form as a whole. */
export const refusing =
  (code: IssueCode, detail: string, attr: string | null): Answer =>
  () =>
    Promise.resolve(
      new ClientError({
        kind: 'http',
        status: 400,
        body: { type: 'validation_error', detail, errors: [{ code, detail, attr }] },
        originalError: null,
      }),
    )
