import { describe, expect, test } from 'vitest'
import * as constants from './drawer-constants.ts'
import {
  damped,
  displacement,
  landing,
  pointAfter,
  presence,
  type Reach,
  recent,
  restAt,
  scaleBehind,
  type SnapPoint,
  sizeAt,
  stepFrom,
  stopsOf,
  velocityOf,
  wayBetween,
} from './drawer-motion.ts'

const SIZE = 400

const reachOf = (points: readonly SnapPoint[], active: SnapPoint, changes: Partial<Reach> = {}): Reach => ({
  size: SIZE,
  stops: stopsOf(points, SIZE),
  resting: sizeAt(active, SIZE),
  dismissible: true,
  ...changes,
})

const whole = reachOf([], 1)
const POINTS = ['100px', 0.5, 1] as const
const closed = { at: 'closed' }
const on = (point: SnapPoint) => ({ at: 'stop', point })

test('the figures are those of the specification', () => {
  expect(constants).toMatchObject({
    ANIMATION_SECONDS: 0.5,
    CLOSE_THRESHOLD: 0.25,
    SCROLL_LOCK_MILLISECONDS: 100,
    FAST_VELOCITY: 0.4,
    SNAP_SKIP_VELOCITY: 2,
    BACKGROUND_INSET: 26,
    NESTED_INSET: 16,
    CORNER_RADIUS: 8,
    TOUCH_TOLERANCE: 10,
    POINTER_TOLERANCE: 2,
    HANDLE_HOLD_MILLISECONDS: 250,
    HANDLE_CLICK_DELAY_MILLISECONDS: 120,
  })
})

test.for([
  ['bottom', 7, 3],
  ['top', -7, 3],
  ['right', 3, 7],
  ['left', -3, 7],
] as const)('out of the %s', ([side, along, across]) => {
  expect(wayBetween(side, { x: 10, y: 10 }, { x: 13, y: 17 })).toEqual({ along, across })
})

describe('snap points', () => {
  test('are parts or px, never more than the drawer', () => {
    const points = [0, 0.25, 1, 1.5, '120px', '900px'] as const
    expect(points.map((point) => sizeAt(point, SIZE))).toEqual([0, 100, 400, 400, 120, 400])
  })

  test('stand in order of size, whatever their unit', () => {
    expect(stopsOf([1, 0.5, '100px'], SIZE).map(({ size }) => size)).toEqual([100, 200, 400])
  })

  test('none are one that shows all', () => expect(stopsOf([], SIZE)).toEqual([{ point: 1, size: SIZE }]))

  test('are measured by CSS from the whole', () => {
    expect([restAt(1), restAt(0.25), restAt('120px')]).toEqual(['0%', '75%', 'max(0px, 100% - 120px)'])
  })

  test('are stepped through, the ends holding', () => {
    expect(stepFrom(0.5, 1, POINTS)).toBe(1)
    expect(stepFrom(1, 1, POINTS)).toBe(1)
    expect(stepFrom('100px', -1, POINTS)).toBe('100px')
    expect(stepFrom(0.5, -1, POINTS)).toBe('100px')
  })

  test('are cycled through', () => {
    expect(POINTS.map((point) => pointAfter(point, POINTS))).toEqual([0.5, 1, '100px'])
  })
})

describe('displacement', () => {
  test('is the hand’s own between the ends', () => {
    expect(displacement(150, whole)).toBe(150)
    expect(displacement(-150, reachOf(POINTS, 0.5))).toBe(-150)
  })

  test('is damped past the inner edge, ever more', () => {
    const [short, long] = [-displacement(-20, whole), -displacement(-200, whole)]
    expect(short).toBeGreaterThan(5)
    expect(short).toBeLessThan(20)
    expect(long).toBeGreaterThan(short)
    expect(long).toBeLessThan(40)
  })

  test('is damped past the largest stop only', () => {
    expect(displacement(-200, reachOf(POINTS, 0.5))).toBe(-200)
    expect(displacement(-220, reachOf(POINTS, 0.5))).toBeCloseTo(-200 - damped(20))
  })

  test('is damped outward where the drawer does not close', () => {
    const kept = { dismissible: false }
    expect(displacement(50, reachOf([], 1, kept))).toBeCloseTo(damped(50))
    expect(displacement(150, reachOf(POINTS, 0.5, kept))).toBeCloseTo(100 + damped(50))
  })

  test('starts damping without a step', () => expect(damped(0.01)).toBeCloseTo(0.01, 4))
})

describe('velocity', () => {
  test('is of the last moments', () => {
    const samples = [0, 50, 100, 150].map((at) => ({ at, along: at < 100 ? 0 : at - 50 }))
    expect(velocityOf(samples, 150)).toBeCloseTo(1)
  })

  test('is none once the hand has rested', () => {
    const samples = [
      { at: 0, along: 0 },
      { at: 50, along: 200 },
    ]
    expect(velocityOf(samples, 151)).toBe(0)
    expect(velocityOf(samples, 100)).toBeCloseTo(2)
  })

  test('is not made slower by a rest before the throw', () => {
    const samples = [
      { at: 0, along: 0 },
      { at: 1000, along: 0 },
      { at: 1050, along: 30 },
      { at: 1100, along: 60 },
    ]
    expect(velocityOf(samples, 1100)).toBeCloseTo(0.6)
  })

  test('is exact, however the samples lie to the moment it is measured from', () => {
    const samples = [0, 16, 32, 48, 64, 80, 96, 112, 128, 144, 160].map((at) => ({ at, along: at * 0.39 }))
    expect(velocityOf(samples, 160)).toBeCloseTo(0.39)
  })

  test('needs two samples, of which one may be older', () => {
    const samples = [
      { at: 0, along: 0 },
      { at: 150, along: 60 },
    ]
    expect(velocityOf(samples, 160)).toBeCloseTo(60 / 160)
    expect(velocityOf(recent(samples, 160), 160)).toBeCloseTo(60 / 160)
  })

  test('needs time', () => {
    expect(velocityOf([], 10)).toBe(0)
    expect(velocityOf([{ at: 10, along: 5 }], 10)).toBe(0)
  })
})

describe('let go slowly', () => {
  test.for([
    [99, on(1)],
    [100, on(1)],
    [101, closed],
    [-30, on(1)],
  ] as const)('after %d px of 400', ([along, expected]) => {
    expect(landing({ along, velocity: 0.39 }, whole)).toEqual(expected)
  })

  test.for([
    [40, on(0.5)],
    [60, on('100px')],
    [120, on('100px')],
    [126, closed],
    [-90, on(0.5)],
    [-110, on(1)],
  ] as const)('after %d px from the middle of three points, to the nearest', ([along, expected]) => {
    expect(landing({ along, velocity: 0 }, reachOf(POINTS, 0.5))).toEqual(expected)
  })

  test('it stays where it may not close', () => {
    expect(landing({ along: 390, velocity: 0 }, reachOf([], 1, { dismissible: false }))).toEqual(on(1))
  })
})

describe('thrown', () => {
  test.for([
    [12, 0.4, closed],
    [12, 5, closed],
    [300, -0.4, on(1)],
    [-12, 0.4, on(1)],
  ] as const)('after %d px at %d px/ms', ([along, velocity, expected]) => {
    expect(landing({ along, velocity }, whole)).toEqual(expected)
  })

  test.for([
    ['whole', 1, 12, 0.4, on(0.5)],
    ['whole', 1, 12, 1.99, on(0.5)],
    ['whole, fast', 1, 12, 2, closed],
    ['middle', 0.5, 12, 0.4, on('100px')],
    ['smallest', '100px', 12, 0.4, closed],
    ['smallest, inward', '100px', -12, -0.4, on(0.5)],
    ['smallest, inward, fast', '100px', -12, -2, on(1)],
    ['beyond the next', 1, 250, 0.4, on('100px')],
  ] as const)('from %s', ([, active, along, velocity, expected]) => {
    expect(landing({ along, velocity }, reachOf(POINTS, active))).toEqual(expected)
  })

  test('it goes to the smallest where it may not close', () => {
    const kept = reachOf(POINTS, 1, { dismissible: false })
    expect(landing({ along: 12, velocity: 3 }, kept)).toEqual(on('100px'))
    expect(landing({ along: 390, velocity: 1 }, kept)).toEqual(on('100px'))
  })
})

describe('behind the drawer', () => {
  test('all is there from the smallest point on', () => {
    expect(presence(0, whole)).toBe(1)
    expect(presence(100, whole)).toBe(0.75)
    expect(presence(-20, whole)).toBe(1)
    expect(presence(500, whole)).toBe(0)
    expect(presence(100, reachOf(POINTS, 0.5))).toBe(1)
    expect(presence(150, reachOf(POINTS, 0.5))).toBe(0.5)
  })

  test('things become narrower by so many px', () => {
    expect(scaleBehind(1000, 26, 1) * 1000).toBeCloseTo(974)
    expect(scaleBehind(1000, 26, 0.5) * 1000).toBeCloseTo(987)
    expect(scaleBehind(400, 16, 0)).toBe(1)
    expect(scaleBehind(0, 16, 1)).toBe(1)
  })
})
