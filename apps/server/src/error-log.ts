import pg from 'pg'
import { codeOf } from './refusal.ts'

// Messages of these quote what people typed.
const quotesInput = (error: Error): boolean =>
  error instanceof SyntaxError || error instanceof pg.DatabaseError || 'params' in error

const framesOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim())
    .slice(0, 12)

const queryOf = (error: Error) =>
  'query' in error && typeof error.query === 'string' ? error.query : undefined

/** What may be written down of an error: never a value somebody sent. */
export const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { name: typeof error }
  const place = error instanceof pg.DatabaseError ? error : undefined
  return {
    name: error.name,
    message: quotesInput(error) ? undefined : error.message,
    code: codeOf(error),
    constraint: place?.constraint,
    table: place?.table,
    column: place?.column,
    routine: place?.routine,
    query: queryOf(error),
    stack: framesOf(error),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

/** Writes one line of JSON to the error output. */
export const logError = (error: unknown, where: object = {}) => {
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'error', ...where, error: describeError(error) })}\n`,
  )
}
