interface Row {
  id: string
}

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
