interface Row {
  id: string
}

/** How long a change may be on its way before others see it, and how far clocks of servers may be apart. */
const ON_ITS_WAY = 60_000

/** From when on a change may have missed its turn in an export that began at a moment. */
export const changedSince = (at: Date): string => new Date(at.getTime() - ON_ITS_WAY).toISOString()

/** Which records went out: eight bytes for each, where a set of their ids would take a hundred. */
export class WrittenIds<Written extends Row> {
  readonly #portions: Float64Array[] = []

  add(portion: readonly Written[]): void {
    this.#portions.push(Float64Array.from(portion, keyOf))
  }

  /** Those of a portion that did not. */
  missing(portion: readonly Written[]): Written[] {
    const missing = new Map(portion.map((row) => [keyOf(row), row]))
    for (const keys of this.#portions) for (const key of keys) missing.delete(key)
    return [...missing.values()]
  }
}

/** The last 52 bits of an id, all of them random: as many as a number holds. */
const keyOf = ({ id }: Row): number => Number.parseInt(id.slice(-14).replace('-', ''), 16)
