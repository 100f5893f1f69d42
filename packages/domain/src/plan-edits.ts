/** Steps that can be taken back. */
export const MOST_EDITS = 200

/** Something that is edited, with what it was before and what was taken back. */
export interface Edits<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** What the last step did; one that does the same goes on with it instead of being another. */
  last: string | null
}

/** Something before anybody edited it. */
export const startEdits = <State>(present: State): Edits<State> => ({
  past: [],
  present,
  future: [],
  last: null,
})

/** The next step; what `does` the same as the step before it, where that is said, becomes one with it. */
export function edit<State>(edits: Edits<State>, present: State, does: string | null = null): Edits<State> {
  if (Object.is(present, edits.present)) return edits
  const goesOn = does !== null && does === edits.last
  const past = goesOn ? edits.past : [...edits.past, edits.present].slice(-MOST_EDITS)
  return { past, present, future: [], last: does }
}

/** Takes the last step back. */
export function undoEdit<State>({ past, present, future, ...rest }: Edits<State>): Edits<State> {
  const before = past.at(-1)
  if (before === undefined) return { ...rest, past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
}

/** Does again what was taken back last. */
export function redoEdit<State>({ past, present, future, ...rest }: Edits<State>): Edits<State> {
  const [after, ...later] = future
  if (after === undefined) return { ...rest, past, present, future }
  return { past: [...past, present], present: after, future: later, last: null }
}
