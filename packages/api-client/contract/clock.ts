/** When each test begins for the server, the same in every run: none meets midnight or the end of a month. */
const START = Date.parse('2026-11-18T12:00:00Z')

let present = START
let passed = 0

/**
 * The time of the server. Each call adds one millisecond, and only `advance` adds more, so a slow machine changes
 * nothing.
 */
export const now = () => {
  present += 1
  return new Date(present)
}

/** Lets time pass for the server. */
export const advance = (milliseconds: number) => {
  present += milliseconds
  passed += milliseconds
}

/** How much time `advance` has let pass since the test began, in milliseconds. */
export const advanced = () => passed

/** The server's clock, which stands still from now on but for `advance`. */
export const stoppedClock = () => {
  const start = present - passed
  return () => new Date(start + passed)
}

/** How many milliseconds after the start of a test the server's clock is. */
export const sinceStart = () => present - START

/** Sets the server's clock to the start of a test, or to so many milliseconds after it. */
export const startClock = (after = 0) => {
  present = START + after
  passed = 0
}
