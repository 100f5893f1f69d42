import { ClientError } from '@plenum/api-client/client-error'
import * as v from 'valibot'

/** How saving a record ended; `stale` brings it as somebody else left it. */
export type Saved<Thing> =
  | { at: 'saved'; record: Thing }
  | { at: 'stale'; theirs: Thing }
  | { at: 'refused'; error: ClientError }

/** The record as somebody else left it, where a change was refused for that. */
function theirsIn<Thing>(
  schema: v.GenericSchema<unknown, Thing>,
  refused: ClientError | null,
): Thing | undefined {
  const theirs = v.safeParse(schema, refused?.current)
  return refused?.status === 412 && theirs.success ? theirs.output : undefined
}

/** How saving ended, as a form wants to know it. */
export const endOf = (ended: Saved<unknown>): ClientError | 'stale' | null => {
  if (ended.at === 'refused') return ended.error
  return ended.at === 'stale' ? 'stale' : null
}

/** Waits how a change made from a known version ends; what is no refusal is thrown on. */
export async function savedOf<Thing>(
  schema: v.GenericSchema<unknown, Thing>,
  change: Promise<Thing>,
): Promise<Saved<Thing>> {
  try {
    return { at: 'saved', record: await change }
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    const theirs = theirsIn(schema, error)
    return theirs === undefined ? { at: 'refused', error } : { at: 'stale', theirs }
  }
}

/** Has what it touched asked for again: waited for where it was saved, while a refusal is told at once. */
export async function freshAfter<Thing>(
  ended: Saved<Thing>,
  refresh: () => Promise<unknown>,
): Promise<Saved<Thing>> {
  const fresh = refresh()
  if (ended.at === 'saved') await fresh
  return ended
}
