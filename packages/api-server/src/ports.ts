import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { schema } from './db/schema.ts'
import type { KeyRing } from './key-ring.ts'
import type { Lifetimes } from './lifetimes.ts'
import type { Limits } from './limits.ts'

/** Either engine behind one type: PostgreSQL or PGlite, in Node, in a worker or in the page. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** The present moment; a parameter so that rules about time can be tested. */
export type Clock = () => Date

/** Hashes passwords: argon2id in every host, native in Node and portable in the page. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** Whether a new hash would be made in the same way; false where it should be made again. */
  isCurrent(hash: string): boolean
}

/** A message in the reader's language. */
export interface Mail {
  /** One plain address, checked before. */
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail. */
export interface Mailer {
  /** Takes a message to be sent soon; neither waits for that nor throws. */
  send(mail: Mail): void
}

/** Raw key material of the installation, at least 32 bytes each. */
export interface Secrets {
  /** Derives refresh tokens and signs cursors and cookies. */
  token: KeyRing
}

/** `open`: anyone may found a company. `invite`: only until the first company exists. */
export type RegistrationPolicy = 'open' | 'invite'

/** What a host gives the portable application. */
export interface Ports {
  database: Database
  clock: Clock
  passwords: Passwords
  secrets: Secrets
  mailer: Mailer
  /** Where people find the application, without a slash at the end; links in mails begin with it. */
  publicUrl: string
  registration: RegistrationPolicy
  /** The code that the first registration needs where registration is by invitation; without one nobody can begin. */
  setupCode?: string
  limits: Limits
  lifetimes: Lifetimes
  /** Receives what went wrong inside; never a body, token or password. */
  report: (error: unknown, where: { method: string; route: string }) => void
}
