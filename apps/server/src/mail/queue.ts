import { setTimeout } from 'node:timers/promises'
import type { Mail, Mailer } from '@plenum/api-server/ports'
import { logError } from '../error-log.ts'
import { codeOf } from '../refusal.ts'

const WAITS_MS = [1_000, 5_000, 25_000]
const MOST_WAITING = 1_000
const LAST_MOMENT_MS = 5_000

/** Letters on their way. */
export interface Post {
  mailer: Mailer
  /** Tries once more what waits, and gives up what takes longer than a moment. */
  stop: () => Promise<void>
}

/** Delivers letters in the background; what fails is tried again after each of `waits`, then told to the log. */
export const createPost = (deliver: (mail: Mail) => Promise<unknown>, waits = WAITS_MS): Post => {
  const pending = new Set<Promise<void>>()
  const stopping = new AbortController()

  const attempt = async (mail: Mail, [wait, ...later]: number[]): Promise<void> => {
    try {
      await deliver(mail)
    } catch (error) {
      if (wait === undefined) throw error
      await setTimeout(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      await attempt(mail, stopping.signal.aborted ? [] : later)
    }
  }

  return {
    mailer: {
      send: (mail) => {
        if (pending.size >= MOST_WAITING) {
          logError(new Error('A letter was not sent: too many wait already'))
          return
        }
        const sending = attempt(mail, waits)
          // what a mail server answers can name who was written to
          .catch((error: unknown) => logError(new Error(`A letter could not be sent: ${codeOf(error)}`)))
          .finally(() => pending.delete(sending))
        pending.add(sending)
      },
    },
    stop: async () => {
      stopping.abort()
      await Promise.race([Promise.all(pending), setTimeout(LAST_MOMENT_MS, undefined, { ref: false })])
    },
  }
}
