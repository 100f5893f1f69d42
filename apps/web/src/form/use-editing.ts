import { useState } from 'react'
import { unaskedOf, type Versions } from './merge.ts'
import type { Saved } from './saved.ts'

/** Two people changed one record, and somebody has to choose. */
export interface Conflict<Thing, Field extends string, Values> {
  /** Another one with each further version of theirs. */
  round: number
  fields: readonly Field[]
  versions: Versions<Values>
  theirs: Thing
  /** Saves over their version. */
  save: (values: Values) => Promise<Saved<Thing>>
  /** Leads back to the form as it was left. */
  back: () => void
}

interface Editing<Thing, Field extends string, Values> {
  fields: readonly Field[]
  valuesOf: (record: Thing) => Values
  /** Changes the record as it was seen. */
  send: (seen: Thing, values: Values) => Promise<Saved<Thing>>
}

interface Unsettled<Thing, Values> {
  theirs: Thing
  versions: Versions<Values>
}

/** Edits one version of a record: what somebody else saves meanwhile is never overwritten unseen. */
export function useEditing<
  Thing extends { version: number } | null,
  Field extends string,
  Values extends Readonly<Record<Field, unknown>>,
>(record: Thing, { fields, valuesOf, send }: Editing<Thing, Field, Values>) {
  // a refetch meanwhile must not change it under the person's hands
  const [began, begin] = useState(record)
  const [round, setRound] = useState(0)
  const [unsettled, setUnsettled] = useState<Unsettled<Thing, Values> | null>(null)

  const saveOver = async (seen: Thing, before: Values, mine: () => Values): Promise<Saved<Thing>> => {
    const ended = await send(seen, mine())
    if (ended.at !== 'stale') return ended
    const { theirs } = ended
    // read again: somebody may have gone on typing
    const versions = { before, mine: mine(), theirs: valuesOf(theirs) }
    const unasked = unaskedOf(fields, versions)
    if (unasked !== null) return saveOver(theirs, versions.theirs, () => unasked)
    setUnsettled({ theirs, versions })
    setRound((last) => last + 1)
    return ended
  }
  const conflict: Conflict<Thing, Field, Values> | null = unsettled && {
    ...unsettled,
    round,
    fields,
    // what they changed is known now: only what they change from here on is news
    save: (values) => saveOver(unsettled.theirs, unsettled.versions.theirs, () => values),
    back: () => setUnsettled(null),
  }
  return {
    /** What editing began with. */
    began,
    conflict,
    /** Whether there was a conflict: the form comes back and takes the focus. */
    isBack: round > 0,
    /** Lays what is typed beside a newer version, before anything is saved. */
    compare: (theirs: Thing, mine: Values) => {
      setUnsettled({ theirs, versions: { before: valuesOf(began), mine, theirs: valuesOf(theirs) } })
      setRound((last) => last + 1)
    },
    save: (mine: () => Values) => saveOver(began, valuesOf(began), mine),
    /** Goes on from this version. */
    goOn: (from: Thing) => {
      begin(from)
      setUnsettled(null)
    },
    /** Lets a newer version take its place; for a form that nobody has touched. */
    follow: (latest: Thing) => {
      if ((latest?.version ?? 0) > (began?.version ?? 0)) begin(latest)
    },
  }
}
