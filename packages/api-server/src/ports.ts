import type { Present } from '@plenum/domain/presence'
import type { FileFormat, ImageUse } from '@plenum/domain/file'
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

/** A file on its way in. */
export interface Incoming {
  /** The format that its name stands for; what it really is, its bytes decide. */
  format: FileFormat
  bytes: ReadableStream<Uint8Array>
  /** Bytes from which it is too large. */
  most: number
  /** What becomes of a picture: one to look at with a small form for lists, or a person's small square. */
  image: ImageUse
}

/** Bytes that are kept under their SHA-256, in hexadecimal letters. */
export interface Content {
  sha256: string
  size: number
}

/** What was kept of a file: a document as it came, a picture made anew. */
export interface Received extends Content {
  media_type: string
  /** Null for documents, like the size in pixels. */
  thumbnail: Content | null
  width: number | null
  height: number | null
}

/** Why a file was not kept. */
export type FileRefusal =
  | 'file_type'
  | 'file_empty'
  | 'file_damaged'
  | 'file_too_large'
  | 'image_too_large'
  | 'unavailable'
  | 'insufficient_storage'

/** Where the bytes of files lie: equal ones once, each whole or not at all, found again after any crash. */
export interface Files {
  /** Takes a file in, looks at what it is, and keeps it where it may be kept. */
  receive(incoming: Incoming): Promise<Received | FileRefusal>
  /** The bytes; undefined where there are none. */
  open(sha256: string): Promise<ReadableStream<Uint8Array> | undefined>
  has(sha256: string): Promise<boolean>
  /** Leaves what was brought again at or after that moment: whoever looked before may not know who needs it since. */
  remove(sha256: string, unlessBroughtSince?: Date): Promise<void>
  /** Everything kept, and when it was last brought. */
  list(): AsyncIterable<{ sha256: string; at: Date }>
}

/** Somebody who has a record open. */
export interface Visit {
  company_id: string
  record: string
  user: { id: string; name: string }
  editing: boolean
}

/** Who has which record open at this moment; nothing of it is kept, and a page that is not heard of is forgotten. */
export interface Presence {
  /** Takes somebody for there for a few seconds, and gives who else is. */
  note(visit: Visit): Promise<Present[]>
  leave(visit: Omit<Visit, 'editing'>): Promise<void>
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
  files: Files
  /** Where people find the application, without a slash at the end; links in mails begin with it. */
  publicUrl: string
  registration: RegistrationPolicy
  /** The code that the first registration needs where registration is by invitation; without one nobody can begin. */
  setupCode?: string
  limits: Limits
  lifetimes: Lifetimes
  /**
   * Without one each process remembers by itself: of several behind one address, people see those whose pages happened
   * to ask the same one.
   */
  presence?: Presence
  /** Whether the database has room to grow; while it has none only reading goes on. Without one it always has. */
  hasRoom?: () => boolean
  /** Aborted when the server stops: what would go on for ever ends then. */
  closing?: AbortSignal
  /** Receives what went wrong inside; never a body, token or password. */
  report: (error: unknown, where: { method: string; route: string; request_id?: string | null }) => void
}
