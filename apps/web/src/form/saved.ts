import { ClientError } from '@plenum/api-client/client-error'
import * as v from 'valibot'

/** How saving a record ended; `stale` brings it as somebody else left it. */
export type Saved<Thing> =
  | { at: 'saved'; record: Thing }
  | { at: 'stale'; theirs: Thing }
  | { at: 'refused'; error: ClientError }

/** Waits how a change made from a known version ends; what is no refusal is thrown on. */
export async function savedOf<Thing>(
  schema: v.GenericSchema<unknown, Thing>,
  change: Promise<Thing>,
): Promise<Saved<Thing>> {
  try {
    return { at: 'saved', record: await change }
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    const theirs = v.safeParse(schema, error.current)
    return error.status === 412 && theirs.success
      ? { at: 'stale', theirs: theirs.output }
      : { at: 'refused', error }
  }
}
