import * as v from 'valibot'

/** What the server's thread asks the database's thread: bytes of PostgreSQL's wire protocol, a fresh session, the end. */
export const Request = v.variant('kind', [
  v.object({ kind: v.literal('run'), bytes: v.instance(Uint8Array) }),
  v.object({ kind: v.literal('reset') }),
  v.object({ kind: v.literal('close') }),
])
export type Request = v.InferOutput<typeof Request>

/** What comes back, one for each request; `open` comes once by itself. `syncs` counts the disk's syncs so far. */
export const Answer = v.variant('kind', [
  v.object({ kind: v.literal('answer'), bytes: v.instance(Uint8Array<ArrayBuffer>), syncs: v.number() }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('reset') }),
  v.object({ kind: v.literal('closed') }),
])
export type Answer = v.InferOutput<typeof Answer>
