import type { Saved } from './saved.ts'

/** A server on which somebody else was faster, once for each of the versions of theirs. */
export const outrunBy =
  <Thing extends { version: number }, Values>(
    versions: readonly Thing[],
    kept: (seen: Thing, values: Values) => Thing,
  ) =>
  (seen: Thing, values: Values): Promise<Saved<Thing>> => {
    const theirs = versions.find(({ version }) => version > seen.version)
    return Promise.resolve(
      theirs
        ? { at: 'stale', theirs }
        : { at: 'saved', record: { ...kept(seen, values), version: seen.version + 1 } },
    )
  }
