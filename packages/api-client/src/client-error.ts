import { isHTTPError, isTimeoutError } from 'ky'
import * as v from 'valibot'
import { ErrorBody, type ErrorItem, type ErrorType } from '@plenum/domain/api-error'

/** `http` where the server answered; else nothing came back, it took too long, or the caller gave up. */
export type ErrorKind = 'http' | 'network' | 'timeout' | 'cancelled'

interface Details {
  kind: ErrorKind
  status?: number
  body?: ErrorBody
  retryAfterMs?: number | null
  originalError: unknown
}

const NO_WORDS = 'An error occurred'

/** What every failed call throws. */
export class ClientError extends Error {
  override readonly name = 'ClientError'
  readonly kind: ErrorKind
  /** 0 where the server did not answer. */
  readonly status: number
  /** The first code of `errors`; null where the server did not say. */
  readonly code: string | null
  readonly type: ErrorType | null
  readonly errors: readonly ErrorItem[]
  /** The present record where a change was made from an older version. */
  readonly current: unknown
  /** How long the server asks to wait; null where it does not. */
  readonly retryAfterMs: number | null
  readonly originalError: unknown

  constructor({ kind, status = 0, body, retryAfterMs = null, originalError }: Details) {
    super(body?.detail || NO_WORDS)
    this.kind = kind
    this.status = status
    this.code = body?.errors[0]?.code ?? null
    this.type = body?.type ?? null
    this.errors = body?.errors ?? []
    this.current = body?.current
    this.retryAfterMs = retryAfterMs
    this.originalError = originalError
  }
}

/** The server answered, though not what was agreed: asking it again at once is of no use. */
export const unreadable = ({ status }: Response, originalError: Error): ClientError =>
  new ClientError({ kind: 'http', status, originalError })

/** Any failure of a call as a `ClientError`. */
export function toClientError(error: unknown): ClientError {
  if (error instanceof ClientError) return error
  if (isHTTPError(error)) {
    const body = v.safeParse(ErrorBody, error.data)
    return new ClientError({
      kind: 'http',
      status: error.response.status,
      ...(body.success && { body: body.output }),
      retryAfterMs: waitOf(error.response.headers.get('retry-after')),
      originalError: error,
    })
  }
  if (isTimeoutError(error)) return new ClientError({ kind: 'timeout', originalError: error })
  const cancelled = error instanceof Error && error.name === 'AbortError'
  return new ClientError({ kind: cancelled ? 'cancelled' : 'network', originalError: error })
}

/** Seconds, or the moment from which it may be asked again. */
function waitOf(header: string | null): number | null {
  if (header === null) return null
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
