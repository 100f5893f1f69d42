import type { CDPSession } from 'playwright'

/** A place on the page, and how many ms after the step before it is reached. */
export interface Step {
  x: number
  y: number
  after: number
}

/**
 * A hand on the page. Its steps carry the times they are given, however busy the machine is: the speed of a drag is
 * exact.
 */
export interface Hand {
  /** Puts it down at a place, with clicks of the same place counted by a mouse. */
  press: (at: { x: number; y: number }, clicks?: number) => Promise<void>
  move: (...steps: readonly Step[]) => Promise<void>
  release: (after?: number) => Promise<void>
  /** As when the system takes it away; a hand that is not down may do so too. */
  cancel: () => Promise<void>
}

type Stroke = (
  kind: 'press' | 'move' | 'release' | 'cancel',
  at: Place & { clicks: number },
) => Promise<unknown>

interface Place {
  x: number
  y: number
  /** Seconds since 1970. */
  timestamp: number
}

const now = () => Date.now() / 1000

function handOf(stroke: Stroke, clockAt: () => number): Hand {
  let place: Place = { x: 0, y: 0, timestamp: 0 }
  let clicks = 1
  let isDown = false
  const later = (after: number) => ({ ...place, timestamp: place.timestamp + after / 1000 })
  return {
    press: async ({ x, y }, count = 1) => {
      place = { x, y, timestamp: Math.max(clockAt(), place.timestamp) }
      clicks = count
      isDown = true
      await stroke('press', { ...place, clicks })
    },
    move: async (...steps) => {
      for (const { x, y, after } of steps) {
        place = { ...later(after), x, y }
        await stroke('move', { ...place, clicks })
      }
    },
    release: async (after = 0) => {
      place = later(after)
      isDown = false
      await stroke('release', { ...place, clicks })
    },
    cancel: async () => {
      if (!isDown) return
      isDown = false
      await stroke('cancel', { ...place, clicks })
    },
  }
}

const MOUSE = {
  press: 'mousePressed',
  move: 'mouseMoved',
  release: 'mouseReleased',
  cancel: 'mouseReleased',
} as const
const TOUCH = { press: 'touchStart', move: 'touchMove', release: 'touchEnd', cancel: 'touchCancel' } as const

export const mouseOf = (page: CDPSession, clockAt = now) =>
  handOf(
    (kind, { x, y, timestamp, clicks }) =>
      page.send('Input.dispatchMouseEvent', {
        type: MOUSE[kind],
        x,
        y,
        timestamp,
        button: 'left',
        buttons: kind === 'release' ? 0 : 1,
        clickCount: kind === 'move' ? 0 : clicks,
      }),
    clockAt,
  )

export const fingerOf = (page: CDPSession, clockAt = now) =>
  handOf(
    (kind, { x, y, timestamp }) =>
      page.send('Input.dispatchTouchEvent', {
        type: TOUCH[kind],
        timestamp,
        touchPoints: kind === 'press' || kind === 'move' ? [{ x, y }] : [],
      }),
    clockAt,
  )

/** Two fingers put down around a place and drawn apart, or together, along a straight line. */
export async function pinch(
  page: CDPSession,
  { x, y }: { x: number; y: number },
  { from, to, count = 8 }: { from: number; to: number; count?: number },
) {
  const at = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ]
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (let step = 1; step <= count; step += 1)
    await page.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + ((to - from) * step) / count),
    })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Equal steps along a straight way, in so many ms. */
export const steps = (
  from: { x: number; y: number },
  by: { x?: number; y?: number },
  over: number,
  count = 10,
): Step[] =>
  Array.from({ length: count }, (_, at) => ({
    x: from.x + ((by.x ?? 0) * (at + 1)) / count,
    y: from.y + ((by.y ?? 0) * (at + 1)) / count,
    after: over / count,
  }))
