import type { Written } from './written.ts'

/** How long typing rests until the server is told. */
export const REST_MS = 2000
/** After which a server that could not be told is told again. */
const AGAIN_MS = 15_000

interface Kept {
  at: 'kept'
  where: 'server' | 'here'
  written_at: string
}

export type Keeping =
  | { at: 'nothing' }
  /** Typed, and not at the server yet; what was kept before is told until then. */
  | { at: 'typing'; before: Kept | null }
  | Kept
  | { at: 'failed' }

interface Shelf {
  keep: (written: Written) => Promise<void>
  drop: () => Promise<void>
}

/** The server; `leaving` lets the last word outlive the page. */
export interface There extends Shelf {
  leaving: (written: Written) => Promise<void>
}

interface KeeperOptions {
  /** This browser: told at every change. */
  here: Shelf
  /** Told once typing rests. */
  there: There
  now?: () => Date
}

/** Does one thing after the other; what is overtaken by something newer is left out. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return (isStillMeant: () => boolean, act: () => Promise<void>): Promise<boolean> => {
    const turn = last.then(async () => {
      if (isStillMeant()) await act()
    })
    const ended = turn.then(
      () => true,
      () => false,
    )
    last = ended
    return ended
  }
}

/** Keeps what somebody types, here at once and on the server when typing rests, so that nothing ends it. */
export function createDraftKeeper({ here, there, now = () => new Date() }: KeeperOptions) {
  let state: Keeping = { at: 'nothing' }
  let latest: Written | null = null
  let isThere = true
  let isHere: Promise<boolean> = Promise.resolve(true)
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const hereNext = inTurn()
  const thereNext = inTurn()

  const set = (next: Keeping) => {
    state = next
    for (const listener of listeners) listener()
  }
  const wake = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  /** Tells the server now; whether it is kept anywhere. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    const written = latest
    if (written === null || isThere) return true
    const isLatest = () => written === latest
    const wasTaken = await thereNext(isLatest, () =>
      written.values === null ? there.drop() : there.keep(written),
    )
    const isSafe = wasTaken || (await isHere)
    if (!isLatest()) return isSafe
    isThere = wasTaken
    if (!wasTaken) wake(AGAIN_MS)
    else if (written.values === null) void hereNext(isLatest, here.drop)
    if (written.values === null) set({ at: 'nothing' })
    else if (isSafe) set({ at: 'kept', where: wasTaken ? 'server' : 'here', written_at: written.written_at })
    else set({ at: 'failed' })
    return isSafe
  }

  /** Tells the last word; whether it was taken, or there was nothing to tell. */
  const tell = (to: There): Promise<boolean> => {
    clearTimeout(timer)
    const written = latest
    if (written === null || isThere) return Promise.resolve(true)
    return thereNext(
      () => written === latest,
      () => (written.values === null ? to.drop() : to.leaving(written)),
    )
  }
  const change = (values: Written['values']) => {
    const written = { written_at: now().toISOString(), values }
    latest = written
    isThere = false
    isHere = hereNext(
      () => written === latest,
      () => here.keep(written),
    )
    set({ at: 'typing', before: keptIn(state) })
    wake(REST_MS)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => state,
    change,
    flush,
    /** Forgets it here and on the server: it was sent, or nobody wants it. */
    drop: async (): Promise<boolean> => {
      change(null)
      // what this browser holds comes back with the next load, however quick the server was
      const [isDropped] = await Promise.all([flush(), isHere])
      return isDropped
    },
    /** The page or the form goes away. */
    leave: (): void => void tell(there),
    /** Whoever writes goes away: what comes after this is nobody's. */
    end: async (to: There): Promise<void> => {
      const told = tell(to)
      isThere = true
      await told
    },
  }
}

const keptIn = (state: Keeping): Kept | null => {
  if (state.at === 'typing') return state.before
  return state.at === 'kept' ? state : null
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
