import type { LiveEvent } from '@plenum/domain/notification'

/** How often a stream says at least that it is still there, in milliseconds. */
export const HEARTBEAT = 15_000
/** How soon a page is to ask again that lost its stream because the server stopped. */
const RETRY_AT_STOP = 1_000
/** The same for one that had to make room: asking at once it would take the place of the next. */
const RETRY_WHEN_FULL = 30_000

// A line break in a value would begin a line of its own: only numbers, words of ours and JSON, which has none, go in.
const position = (seq: number): string => `id: ${Math.trunc(seq)}\n`

/** What happened, as a stream says it. */
export const eventText = ({ seq, object, id, records }: LiveEvent): string =>
  `${position(seq)}event: live\ndata: ${JSON.stringify({ object, id, seq, records })}\n\n`

/** How far a stream has read; not an event for anybody. */
export const positionText = (seq: number): string => `${position(seq)}\n`

/** That a stream is still there. */
export const heartbeatText = (seq: number): string => `:\n${positionText(seq)}`

/** That nobody can tell any more what a page has missed: it has to look at everything again. */
export const resetText = (seq: number): string => `${position(seq)}event: reset\ndata: {}\n\n`

export const stopText = `retry: ${RETRY_AT_STOP}\n\n`
export const fullText = `retry: ${RETRY_WHEN_FULL}\n\n`
