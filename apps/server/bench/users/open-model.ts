import { setTimeout } from 'node:timers/promises'
import { Person, Tally } from './person.ts'
import { Random } from '../../src/testing/random.ts'

/** How many people come to a server, and how they work there. */
export interface Crowd {
  url: string
  /** Whom each signs in as, all with one password. */
  emails: readonly string[]
  password: string
  /** Sign-ins a second at the beginning. */
  entering: number
  /** Seconds that they work, and that each thinks between two things on average. */
  seconds: number
  think: number
  /** Which part of them hears what others change. */
  listening: number
  seed: number
  /** When all have signed in; when they stop. */
  onBegin?: () => Promise<void>
  onEnd?: () => Promise<void>
}

/** Moments from now on, in milliseconds, that come as people come: independently of each other. */
function* arrivals(random: Random, everyMs: number): Generator<number> {
  for (let due = performance.now(); ;) {
    due -= Math.log(1 - random.fraction()) * everyMs
    yield due
  }
}

function* first<Item>(count: number, items: Iterable<Item>): Generator<Item> {
  let left = count
  if (left > 0)
    for (const item of items) {
      yield item
      left -= 1
      if (left === 0) return
    }
}

/** Lets everything begin when it is due, whether or not what came before has ended, and waits for the last end. */
const allWhenDue = async (
  moments: Iterable<number>,
  begin: (due: number) => Promise<void>,
  until = Infinity,
) => {
  const begun: Promise<void>[] = []
  for (const due of moments) {
    if (due >= until) break
    const rest = due - performance.now()
    if (rest > 0) await setTimeout(rest)
    begun.push(begin(due))
  }
  await Promise.all(begun)
  return begun.length
}

/**
 * Lets people work at a server in an open model: each thing begins when it is due, however slow the server is by then,
 * and what is measured counts from that moment.
 */
export const workTogether = async (crowd: Crowd) => {
  const { url, emails, password, entering, seconds, think, listening, seed } = crowd
  const [random, tally] = [new Random(seed), new Tally()]
  const people = emails.map((email, at) => new Person(url, { number: at + 1, email, tally, random }))
  const waiting = people.entries()
  const entries = arrivals(random, 1000 / entering)
  const listeners: (() => void)[] = []
  let heard = 0
  await allWhenDue(first(people.length, entries), async (due) => {
    const [at = 0, person] = waiting.next().value ?? []
    await person?.enter(password, due)
    // as his page does once it is there
    if (person && at < people.length * listening)
      listeners.push(
        person.listen(() => {
          heard += 1
        }),
      )
  })
  await crowd.onBegin?.()
  const until = performance.now() + seconds * 1000
  const actions = arrivals(random, (think * 1000) / people.length)
  const done = await allWhenDue(actions, (due) => random.pick(people).act(due), until)
  await crowd.onEnd?.()
  for (const stop of listeners) stop()
  return { tally, done, heard, listeners: listeners.length }
}
