import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated PGlite as a file, or the address of a migrated PostgreSQL; null where there is none to test on. */
    engine: { kind: 'pglite'; dump: string } | { kind: 'postgres'; url: string | null }
  }
}
