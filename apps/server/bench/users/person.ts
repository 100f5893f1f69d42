import { type Client, createClient } from '@plenum/api-client/client'
import { ClientError } from '@plenum/api-client/client-error'
import { memoryTokens } from '@plenum/api-client/tokens'
import type { Asset } from '@plenum/domain/asset'
import { setTimeout } from 'node:timers/promises'
import type { Random } from '../../src/testing/random.ts'

const PATIENCE_MS = 120_000
const MOST_SEEN = 50

/** What was measured of calls to a server, and what went wrong with them. */
export class Tally {
  readonly times = new Map<string, number[]>()
  readonly failures = new Map<string, number>()
  /** Changes that somebody else was ahead of. */
  conflicts = 0
  /** Sign-ins that were told to come back later. */
  deferred = 0

  /** Waits for a call that was due at some moment; undefined where it failed. */
  async of<Result>(kind: string, due: number, call: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await call()
      this.#note(kind, due)
      return result
    } catch (error) {
      const isAhead = error instanceof ClientError && error.status === 412
      if (isAhead) {
        this.conflicts += 1
        this.#note(kind, due)
      } else this.#fail(kind, error)
      return undefined
    }
  }

  get failed() {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0)
  }

  #note(kind: string, due: number) {
    const times = this.times.get(kind) ?? []
    times.push(performance.now() - due)
    this.times.set(kind, times)
  }

  #fail(kind: string, error: unknown) {
    const said = error instanceof ClientError ? `${error.kind} ${error.status} ${error.code}` : String(error)
    const failure = `${kind}: ${said}`
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1)
  }
}

/** Somebody with a browser of his own at an address of his own, who works in an inventory. */
export class Person {
  readonly #client: Client
  readonly #tally: Tally
  readonly #random: Random
  readonly #email: string
  #seen: Asset[] = []
  #next: string | null = null

  constructor(url: string, given: { number: number; email: string; tally: Tally; random: Random }) {
    const { number, email, tally, random } = given
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    this.#tally = tally
    this.#random = random
    this.#email = email
    this.#client = createClient({
      url,
      tokens: memoryTokens(),
      language: () => 'en',
      fetch: (request) => {
        request.headers.set('x-forwarded-for', address)
        return fetch(request)
      },
      onSignedOut: () => void tally.of('signed out', 0, () => Promise.reject(new Error('by the server'))),
    })
  }

  /** Signs in, as often as he is told to come back. */
  async enter(password: string, due: number) {
    await this.#tally.of('sign in', due, async () => {
      for (;;) {
        try {
          return await this.#client.auth.login({ email: this.#email, password })
        } catch (error) {
          const wait = error instanceof ClientError ? error.retryAfterMs : null
          if (wait === null || performance.now() - due > PATIENCE_MS) throw error
          this.#tally.deferred += 1
          await setTimeout(wait * (1 + this.#random.fraction()))
        }
      }
    })
  }

  /** Hears what others change until the function that it gives is called. */
  listen(onEvent: () => void) {
    return this.#client.events.follow(
      { person: this.#email, onEvent, onReset: () => undefined },
      // each has a browser of his own
      { locks: undefined, channel: () => new BroadcastChannel(this.#email) },
    )
  }

  /** Does one of the things that people do, each as often as they do it. */
  async act(due: number) {
    const chance = this.#random.fraction()
    if (chance < 0.2) await this.#open(due)
    else if (chance < 0.3) await this.#page('a further page', due, { cursor: this.#next })
    else if (chance < 0.45) await this.#page('a search in the list', due, { search: this.#word() })
    else if (chance < 0.5) await this.#page('a filtered list', due, { status: 'active', asset_type: 'SRV' })
    else if (chance < 0.75) await this.#read(due)
    else if (chance < 0.87) await this.#change(due)
    else if (chance < 0.95) await this.#tally.of('the home', due, () => this.#client.home.get())
    else await this.#tally.of('a search everywhere', due, () => this.#client.search.find(this.#word()))
  }

  async #open(due: number) {
    await Promise.all([
      this.#page('the first page of the list', due, {}),
      this.#tally.of('the facets', due, () => this.#client.assets.facets({})),
    ])
  }

  async #page(
    kind: string,
    due: number,
    { cursor, ...filter }: { cursor?: string | null; search?: string; status?: string; asset_type?: string },
  ) {
    const query = { limit: 50, ...filter, ...(cursor && { cursor }) }
    const page = await this.#tally.of(kind, due, () => this.#client.assets.list(query))
    if (page === undefined) return
    this.#next = Object.keys(filter).length === 0 ? page.next : null
    this.#seen = [...page.results, ...this.#seen].slice(0, MOST_SEEN)
  }

  async #read(due: number) {
    const id = await this.#some(due)
    if (id === undefined) return
    await Promise.all([
      this.#tally.of('an asset', due, () => this.#client.assets.get(id)),
      this.#tally.of('its history', due, () => this.#client.assets.history(id)),
    ])
  }

  async #change(due: number) {
    const id = await this.#some(due)
    if (id === undefined) return
    const asset = await this.#tally.of('an asset', due, () => this.#client.assets.get(id))
    if (asset === undefined) return
    const name = `${this.#word()} ${this.#random.below(1_000_000)}`
    const changed = await this.#tally.of('a change', performance.now(), () =>
      this.#client.assets.update(asset, { name }),
    )
    if (changed) this.#seen = this.#seen.map((one) => (one.id === id ? changed : one))
  }

  /** One that he has in front of him; whoever has none looks at the list first. */
  async #some(due: number) {
    if (this.#seen.length === 0) await this.#page('the first page of the list', due, {})
    return this.#seen[this.#random.below(this.#seen.length)]?.id
  }

  #word() {
    return this.#random.pick([
      'Leaf switch',
      'Spine',
      'Storage node',
      'node-4',
      'SRV-00',
      'Firewall',
      'Patch',
    ])
  }
}
