import { ClientError } from '@plenum/api-client/client-error'
import type { IssueCode } from '@plenum/domain/issue'

type Answer = () => Promise<ClientError | null>
type RefusalWords = [code: IssueCode, detail: string, attr: string | null]

/** A server that takes what is sent. */
export const taking: Answer = () => Promise.resolve(null)

/** A server that takes its time. */
export const waiting = () => Promise.withResolvers<never>().promise

/** What a server says that refuses one field, or a form as a whole. */
const refusal = (...[code, detail, attr]: RefusalWords) =>
  new ClientError({
    kind: 'http',
    status: 400,
    body: { type: 'validation_error', detail, errors: [{ code, detail, attr }] },
    originalError: null,
  })

/** A server that asks to be left alone for two seconds. */
export const throttling = (): Promise<never> =>
  Promise.reject(new ClientError({ kind: 'http', status: 429, retryAfterMs: 2000, originalError: null }))

/** A call that answers with the refusal. */
export const refusing =
  (...words: RefusalWords): Answer =>
  () =>
    Promise.resolve(refusal(...words))

/** A call that fails with the refusal. */
export const rejecting =
  (...words: RefusalWords) =>
  (): Promise<never> =>
    Promise.reject(refusal(...words))
