/** How many are served at once, how many may wait, and how long. */
export interface TurnLimits {
  atOnce: number
  waiting: number
  patience: number
}

/** Lets so many work at once; a few more wait for their turn, and whoever finds no place gets undefined. */
export const createTurns = ({ atOnce, waiting, patience }: TurnLimits) => {
  let busy = 0
  const queue = new Set<() => void>()

  const wait = () =>
    new Promise<boolean>((resolve) => {
      const begin = () => {
        clearTimeout(impatient)
        queue.delete(begin)
        resolve(true)
      }
      const impatient = setTimeout(() => {
        queue.delete(begin)
        resolve(false)
      }, patience)
      queue.add(begin)
    })
  const enter = () => {
    if (busy === atOnce) return queue.size < waiting && wait()
    busy += 1
    return true
  }
  const leave = () => {
    const [next] = queue
    if (next) next()
    else busy -= 1
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (!(await enter())) return undefined
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
