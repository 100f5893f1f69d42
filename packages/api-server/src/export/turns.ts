/** Exports of one person, and of everybody, that one server makes at once: each takes its share of the database. */
const MOST_OF_ONE = 2
const MOST = 8

/** Who is being served an export. */
export class Turns {
  readonly #taken: string[] = []

  /** Takes a turn; false where there is none left. */
  take(user_id: string): boolean {
    const own = this.#taken.filter((taken) => taken === user_id).length
    if (own >= MOST_OF_ONE || this.#taken.length >= MOST) return false
    this.#taken.push(user_id)
    return true
  }

  leave(user_id: string): void {
    const at = this.#taken.indexOf(user_id)
    if (at !== -1) this.#taken.splice(at, 1)
  }
}
