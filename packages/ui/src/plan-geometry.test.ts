import { describe, expect, test } from 'vitest'
import {
  boxOf,
  broughtIntoView,
  cornersOf,
  drawnAround,
  drawnNext,
  fitView,
  goesAlong,
  heldView,
  LARGEST,
  lies,
  panView,
  partOf,
  placeHolds,
  scaleBar,
  steppedScale,
  tileLetters,
  toPlan,
  toScreen,
  visibleBox,
  zoomView,
} from './plan-geometry.ts'

const room = { x: -1000, y: 500, width: 24_000, height: 12_000 }
const size = { width: 1280, height: 720 }
const rack = { x: 3000, y: 2000, width: 600, depth: 1200, rotation: 0 }

describe('looking', () => {
  test('the whole room is seen, and fills the stage but for its margin', () => {
    const view = fitView(room, size)
    expect(lies(room, { inside: visibleBox(view, size) })).toBe(true)
    expect(room.width * view.scale).toBeCloseTo(size.width - 72)
    expect(toScreen(view, { x: 11_000, y: 6500 })).toEqual({ x: 640, y: 360 })
  })
  test.each([0.5, 1.3, 4])('what lies under the pointer stays there, zoomed %d times', (by) => {
    const view = zoomView(fitView(room, size), { by: 3, at: { x: 640, y: 360 } }, room, size)
    const at = { x: 700, y: 300 }
    const next = zoomView(view, { by, at }, room, size)
    expect(next.scale).not.toBe(view.scale)
    const [before, after] = [toPlan(view, at), toPlan(next, at)]
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })
  test('no closer than helps, and no farther than twice the whole', () => {
    const fitted = fitView(room, size)
    const at = { x: 0, y: 0 }
    expect(zoomView(fitted, { by: 1e6, at }, room, size).scale).toBe(LARGEST)
    expect(zoomView(fitted, { by: 1e-6, at }, room, size).scale).toBeCloseTo(fitted.scale / 2)
  })
  test('the room goes with the hand, and never quite out of sight', () => {
    const view = fitView(room, size)
    const panned = panView(view, { x: 30, y: -12 })
    expect(toScreen(panned, room).x - toScreen(view, room).x).toBeCloseTo(30)
    expect(toScreen(panned, room).y - toScreen(view, room).y).toBeCloseTo(-12)
    const far = heldView(panView(view, { x: 1e6, y: 0 }), room, size)
    expect(toScreen(far, room).x).toBeCloseTo(640)
  })
  test('a thing is brought into view by the shortest way, and one that is seen moves nothing', () => {
    const view = zoomView(fitView(room, size), { by: 4, at: { x: 0, y: 0 } }, room, size)
    const seen = visibleBox(view, size)
    const right = { x: seen.x + seen.width + 500, y: seen.y + 2000, width: 600, height: 1200 }
    const next = broughtIntoView(view, right, room, size)
    expect(lies(right, { inside: visibleBox(next, size) })).toBe(true)
    expect(next.y).toBe(view.y)
    expect(broughtIntoView(next, right, room, size)).toEqual(next)
  })
})

describe('what was drawn', () => {
  const view = zoomView(fitView(room, size), { by: 3, at: { x: 640, y: 360 } }, room, size)
  test('goes along as far as it reaches beyond what is seen', () => {
    expect(goesAlong(view, panView(view, { x: 250, y: -140 }), size)).toBe(true)
    expect(goesAlong(view, panView(view, { x: 260, y: 0 }), size)).toBe(false)
    expect(goesAlong(view, panView(view, { x: 0, y: -146 }), size)).toBe(false)
  })
  test('goes along with a zoom until it is too coarse, or shows its edge', () => {
    const zoomed = (by: number) => zoomView(view, { by, at: { x: 640, y: 360 } }, room, size)
    expect(goesAlong(view, zoomed(1.9), size)).toBe(true)
    expect(goesAlong(view, zoomed(2.1), size)).toBe(false)
    expect(goesAlong(view, zoomed(0.8), size)).toBe(true)
    expect(goesAlong(view, zoomed(0.7), size)).toBe(false)
  })
  test('serves for twice as far while one zooms out', () => {
    const out = (by: number) => zoomView(view, { by, at: { x: 640, y: 360 } }, room, size)
    const next = drawnNext(view, out(0.7), size)
    expect(goesAlong(next, out(0.7), size)).toBe(true)
    expect(goesAlong(next, out(0.35), size)).toBe(true)
    expect(drawnNext(out(0.7), view, size)).toBe(view)
  })
  test('reaches as far on every side', () => {
    const around = drawnAround(view, size)
    expect(toScreen(view, around.view).x).toBeCloseTo(-256)
    expect(toScreen(view, around.view).y).toBeCloseTo(-144)
    expect(around.size).toEqual({ width: expect.closeTo(1792), height: expect.closeTo(1008) })
  })
})

describe('a turned thing', () => {
  test.each([
    [0, { x: 2700, y: 1400, width: 600, height: 1200 }],
    [90, { x: 2400, y: 1700, width: 1200, height: 600 }],
    [180, { x: 2700, y: 1400, width: 600, height: 1200 }],
  ])('by %d degrees takes %o', (rotation, box) => {
    const own = boxOf({ ...rack, rotation })
    expect(own.x).toBeCloseTo(box.x)
    expect(own.y).toBeCloseTo(box.y)
    expect(own.width).toBeCloseTo(box.width)
    expect(own.height).toBeCloseTo(box.height)
  })
  test('is met where it lies, not where its box does', () => {
    const turned = { ...rack, rotation: 45 }
    const { x, y } = boxOf(turned)
    expect(placeHolds(turned, { x: x + 10, y: y + 10 })).toBe(false)
    expect(placeHolds(turned, { x: 3000 - 400, y: 2000 + 400 })).toBe(true)
    expect(placeHolds(turned, { x: 3000 + 400, y: 2000 + 400 })).toBe(false)
    expect(placeHolds(rack, { x: 3305, y: 2000 })).toBe(false)
    expect(placeHolds(rack, { x: 3305, y: 2000 }, 10)).toBe(true)
  })
  test('has its front below at 0 degrees, at the left at 90', () => {
    expect(partOf(rack, 0, 0.25)).toMatchObject({ x: 3000, y: 2450, depth: 300 })
    const left = partOf({ ...rack, rotation: 90 }, 0, 0.25)
    expect(left.x).toBeCloseTo(2550)
    expect(left.y).toBeCloseTo(2000)
    expect(cornersOf(rack)).toEqual([
      { x: 2700, y: 1400 },
      { x: 3300, y: 1400 },
      { x: 3300, y: 2600 },
      { x: 2700, y: 2600 },
    ])
  })
})

describe('measures', () => {
  test.each([
    [0.05, 2000],
    [0.11, 1000],
    [0.4, 200],
    [0.001, 100_000],
  ])('at %d pixels a millimetre the bar is %d mm', (scale, mm) => {
    expect(scaleBar({ scale }).mm).toBe(mm)
    expect(scaleBar({ scale }).pixels).toBeLessThanOrEqual(120)
  })
  test('scales come in steps near themselves', () => {
    for (const scale of [0.013, 0.05, 0.31]) expect(steppedScale(scale) / scale).toBeCloseTo(1, 0)
    expect(steppedScale(0.0501)).toBe(steppedScale(0.0505))
  })
  test.each([
    [1, 'A'],
    [26, 'Z'],
    [27, 'AA'],
    [52, 'AZ'],
    [53, 'BA'],
    [703, 'AAA'],
  ])('column %d is %s', (column, letters) => expect(tileLetters(column)).toBe(letters))
})
