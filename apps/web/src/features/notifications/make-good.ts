/**
 * Does something one time after the other: what is asked for while it is being done is done once more. What failed is
 * made good when it is asked for again, or where `again` says that there is a chance.
 */
export function makeGood(run: () => Promise<void>) {
  let isDue = false
  let turn = Promise.resolve()
  const ask = (): Promise<void> => {
    isDue = true
    turn = turn.then(async () => {
      if (!isDue) return
      isDue = false
      try {
        await run()
      } catch {
        isDue = true
      }
    })
    return turn
  }
  return { ask, again: (): Promise<void> => (isDue ? ask() : turn) }
}
