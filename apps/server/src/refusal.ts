/** A reason not to start that the person at the terminal can act on; printed without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** The system's code of an error (`ENOENT`, `EADDRINUSE`), or undefined. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
