import type { openInventory } from './inventory.ts'

type Creating = Pick<ReturnType<typeof openInventory>, 'create'>

/** One who creates one asset after the other, named by their numbers. */
export class Writer {
  readonly number: number
  /** How many the server was asked for, and how many of these it has acknowledged. */
  asked = 0
  acknowledged = 0
  #isWriting = true
  readonly #writing: Promise<void>

  constructor(inventory: Creating, number: number) {
    this.number = number
    this.#writing = this.#write(inventory)
  }

  async #write(inventory: Creating) {
    while (this.#isWriting) {
      this.asked += 1
      await inventory.create(`${this.number}:${this.asked}`)
      this.acknowledged += 1
    }
  }

  /** Ends with the one it is at; throws what went wrong meanwhile. */
  stop() {
    this.#isWriting = false
    return this.#writing
  }
}
