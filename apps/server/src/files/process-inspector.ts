import type { Inspection, Inspector, Verdict } from './inspector.ts'
import { LookingChild, type Look } from './looking-child.ts'

const SCRIPT = new URL('looking-process.ts', import.meta.url)
const STARTING_LIMIT_MS = 30_000
/** Leaks of decoders end with the process. */
const MAX_LOOKS = 500
/** What is left of earlier pictures must leave room for the largest. */
const MAX_RSS = 128 * 1024 * 1024
/** Who comes after so many is told to come later. */
const MAX_WAITING = 100

export interface InspectorOptions {
  /** Milliseconds for one file. */
  limitMs?: number
  script?: URL
  /** Takes what went wrong with the process itself. */
  report?: (error: Error) => void
}

const refused = (reason: Extract<Verdict, { kind: 'refused' }>['reason']): Verdict => ({
  kind: 'refused',
  reason,
})

/**
 * Looks into files in a process of its own, one at a time: two large pictures at once would need more memory than it may
 * take. The process stays for the next file, and is a new one after a file that ends it, or many, or large ones.
 */
export class ProcessInspector implements Inspector {
  readonly #limitMs: number
  readonly #script: URL
  readonly #report: (error: Error) => void
  #child: LookingChild | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #isClosed = false

  constructor({ limitMs = 10_000, script = SCRIPT, report = () => undefined }: InspectorOptions = {}) {
    this.#limitMs = limitMs
    this.#script = script
    this.#report = report
  }

  /** The process, while there is one. */
  get pid() {
    return this.#child?.pid
  }

  async inspect(inspection: Inspection): Promise<Verdict> {
    if (this.#waiting >= MAX_WAITING) return refused('unavailable')
    this.#waiting += 1
    const verdict = this.#last.then(() => this.#judge(inspection))
    this.#last = verdict
    try {
      return await verdict
    } finally {
      this.#waiting -= 1
    }
  }

  /** Ends the process; files that wait are answered `unavailable`. */
  async close() {
    this.#isClosed = true
    await this.#child?.end()
  }

  async #judge(inspection: Inspection): Promise<Verdict> {
    const first = await this.#look(inspection)
    // The end of a process may be the fault of an earlier file, or of whoever needed the memory; twice is this file's.
    const isDoubtful = first === 'crashed' || first === 'swollen'
    const look = isDoubtful ? await this.#look(inspection) : first
    if (typeof look !== 'string') return look
    if (look === 'unavailable' || this.#isClosed) return refused('unavailable')
    this.#report(new Error(`A file has ended the process that looks into it: ${look}`))
    return refused(look === 'swollen' ? 'image_too_large' : 'file_damaged')
  }

  async #look(inspection: Inspection): Promise<Look | 'unavailable'> {
    const child = await this.#warmChild()
    if (child === undefined) return 'unavailable'
    const look = await child.look(inspection, this.#limitMs)
    if (child.looks >= MAX_LOOKS || child.rss > MAX_RSS) await child.end()
    return look
  }

  async #warmChild(): Promise<LookingChild | undefined> {
    if (this.#isClosed) return undefined
    if (this.#child && !this.#child.isGone) return this.#child
    const child = new LookingChild(this.#script)
    this.#child = child
    if (await child.isReady(STARTING_LIMIT_MS)) return child
    this.#report(new Error(`The process that looks into files does not start: ${child.complaint}`))
    return undefined
  }
}
