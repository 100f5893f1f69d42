import { describe, expect, test } from 'vitest'
import { claims, type Gesture, move, press, release, type Surroundings } from './drawer-gesture.ts'

const free: Surroundings = {
  side: 'bottom',
  scrolledAt: Number.NEGATIVE_INFINITY,
  scrolls: { outward: false, inward: false },
  canGrow: false,
}
const finger = () => press({ pointer: 1, kind: 'touch', x: 100, y: 100, at: 1000 })
const mouse = () => press({ pointer: 1, kind: 'mouse', x: 100, y: 100, at: 1000 })
const to = (y: number, at = 1016, x = 100) => ({ x, y, at })
const scrolled = { outward: true, inward: true }
const atTop = { outward: false, inward: true }
const atEnd = { outward: true, inward: false }

describe('tolerance', () => {
  test.for([
    ['touch', 10],
    ['mouse', 2],
    ['pen', 2],
  ] as const)('%s drags after more than %d px', ([kind, tolerance]) => {
    const pressed = press({ pointer: 1, kind, x: 100, y: 100, at: 0 })
    for (const way of [1, -1]) {
      expect(move(pressed, to(100 + way * tolerance), free).at).toBe('pressed')
      expect(move(pressed, to(100 + way * (tolerance + 1)), free).at).toBe('dragging')
    }
  })
})

describe('not for the drawer', () => {
  test('is a move across its way, for good', () => {
    const left = move(finger(), to(105, 1016, 120), free)
    expect(left.at).toBe('left')
    expect(move(left, to(300, 1100, 120), free).at).toBe('left')
  })

  test('is what scrolls the content', () => {
    expect(move(finger(), to(130), { ...free, scrolls: scrolled }).at).toBe('left')
    expect(move(finger(), to(130), { ...free, scrolls: atEnd }).at).toBe('left')
    expect(move(finger(), to(70), { ...free, scrolls: atTop }).at).toBe('left')
  })

  test('is nothing at the edge the hand pulls from', () => {
    expect(move(finger(), to(130), { ...free, scrolls: atTop }).at).toBe('dragging')
    expect(move(finger(), to(70), { ...free, scrolls: atEnd }).at).toBe('dragging')
  })

  test('is scrolling on, while the drawer itself can grow first', () => {
    expect(move(finger(), to(70), { ...free, scrolls: atTop, canGrow: true }).at).toBe('dragging')
    expect(move(finger(), to(70), { ...free, scrolls: scrolled, canGrow: true }).at).toBe('left')
  })
})

describe('after a scroll', () => {
  test('no drag starts within 100 ms', () => {
    expect(move(mouse(), to(130, 1099), { ...free, scrolledAt: 1000 }).at).toBe('pressed')
    expect(move(mouse(), to(130, 1100), { ...free, scrolledAt: 1000 }).at).toBe('dragging')
  })

  test('it starts from where the hand is by then', () => {
    const waiting = move(mouse(), to(130, 1050), { ...free, scrolledAt: 1000 })
    expect(move(waiting, to(132, 1200), free).at).toBe('pressed')
    expect(dragged(move(waiting, to(140, 1150), free))).toEqual({ along: 10, velocity: 0.1 })
  })
})

describe('the browser keeps from scrolling', () => {
  test('from the first px, before the tolerance is used up', () =>
    expect(claims(finger(), to(101), free)).toBe(true))

  test('while it is a drag, whichever way it goes', () => {
    const dragging = move(finger(), to(130), free)
    expect(claims(dragging, to(10, 1030, 300), { ...free, scrolls: scrolled })).toBe(true)
  })

  test('never with what is not for the drawer', () => {
    expect(claims(finger(), to(105, 1016, 120), free)).toBe(false)
    expect(claims(finger(), to(130), { ...free, scrolls: scrolled })).toBe(false)
    expect(claims(finger(), to(130), { ...free, scrolledAt: 1000 })).toBe(false)
    expect(claims({ at: 'left', pointer: 1 }, to(130), free)).toBe(false)
  })
})

describe('let go', () => {
  test('it has come as far as the hand, in the speed of the hand', () => {
    const ended = move(move(mouse(), to(120, 1020), free), to(160, 1050), free)
    expect(dragged(ended)).toEqual({ along: 60, velocity: 1.2 })
  })

  test('one single move is enough for a throw', () => {
    expect(dragged(move(mouse(), to(140, 1050), free))).toEqual({ along: 40, velocity: 0.8 })
  })

  test('a long drag remembers only what tells its speed', () => {
    let gesture: Gesture = mouse()
    for (let at = 1010; at <= 3000; at += 10) gesture = move(gesture, to(100 + at / 10, at), free)
    expect(gesture.at === 'dragging' && gesture.samples.length).toBeLessThan(15)
  })

  test.for([
    ['top', 100, 60],
    ['left', 60, 100],
    ['right', 140, 100],
  ] as const)('towards the %s', ([side, x, y]) => {
    expect(dragged(move(mouse(), to(y, 1050, x), { ...free, side })).along).toBe(40)
  })
})

function dragged(gesture: Gesture) {
  if (gesture.at !== 'dragging') throw new Error(`It is ${gesture.at}`)
  const { along, velocity } = release(gesture, gesture.samples.at(-1)?.at ?? 0)
  return { along, velocity: Number(velocity.toFixed(3)) }
}
