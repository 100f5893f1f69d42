/** What the server's thread asks the database's thread: bytes of PostgreSQL's wire protocol, a fresh session, the end. */
export type Request = Uint8Array<ArrayBuffer> | 'reset' | 'close'

/** What comes back, one for each request in its order: the engine's bytes, or that it is done. */
export type Answer = Uint8Array<ArrayBuffer> | 'done'

/** Under `node --watch` a thread's channel carries notes of Node's own beside the answers. */
export const isAnswer = (message: unknown): message is Answer =>
  message === 'done' || message instanceof Uint8Array
