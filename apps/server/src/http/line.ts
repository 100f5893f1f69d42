import { constants, Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { cutStream } from './cut-stream.ts'

/** What a request came on; nothing where there is no network. */
export interface LineEnv {
  Bindings: Partial<HttpBindings | Http2Bindings>
}

/** The name of a server that a request is for. */
export const nameOf = <E extends LineEnv>(c: Context<E>): string => {
  const incoming = c.env?.incoming
  return (incoming instanceof Http2ServerRequest ? incoming.authority : c.req.header('Host')) ?? ''
}

/** What the answer goes out on, which can be cut in the middle of it. */
export const lineOf = <E extends LineEnv>(c: Context<E>): { destroy: () => unknown } | undefined => {
  const outgoing = c.env?.outgoing
  if (!(outgoing instanceof Http2ServerResponse)) return outgoing
  return { destroy: () => cutStream(outgoing.stream, constants.NGHTTP2_INTERNAL_ERROR) }
}

/** Lets what is under way finish and takes nothing more on the same line. */
export const giveUpLine = <E extends LineEnv>(c: Context<E>): void => {
  const outgoing = c.env?.outgoing
  if (outgoing instanceof Http2ServerResponse) outgoing.stream.session?.close()
  else c.res.headers.set('Connection', 'close')
}

/** Tells of the line's end what `begin` gives; of one that has ended already, nothing. */
export const whileOpen = <E extends LineEnv>(c: Context<E>, begin: () => () => void): void => {
  const outgoing = c.env?.outgoing
  if (!outgoing) return
  const { destroyed } = outgoing instanceof Http2ServerResponse ? outgoing.stream : outgoing
  if (!destroyed) outgoing.once('close', begin())
}
