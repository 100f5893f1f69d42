import { expect, test } from 'vitest'
import {
  fitted,
  follow,
  held,
  isFitted,
  isLargest,
  LARGEST_SCALE,
  pan,
  toggle,
  wheelZoom,
  zoom,
  type Frame,
} from './image-zoom.ts'

const frame: Frame = { image: { width: 4000, height: 2000 }, stage: { width: 1000, height: 800 } }
const icon: Frame = { image: { width: 16, height: 16 }, stage: { width: 1000, height: 800 } }
const centre = { x: 0, y: 0 }

test('a large picture is fitted to the stage, a small one keeps its size', () => {
  expect(fitted(frame)).toEqual({ scale: 0.25, x: 0, y: 0 })
  expect(fitted(icon)).toEqual({ scale: 1, x: 0, y: 0 })
})

test('it is never smaller than fitted nor larger than eight times itself', () => {
  expect(zoom(fitted(frame), { by: 0.1, at: centre }, frame)).toEqual(fitted(frame))
  const closest = zoom(fitted(frame), { by: 1000, at: centre }, frame)
  expect(closest.scale).toBe(LARGEST_SCALE)
  expect(isLargest(closest)).toBe(true)
  expect(isFitted(closest, frame)).toBe(false)
})

test('what lies under the pointer stays under it', () => {
  const at = { x: 200, y: -60 }
  const before = held({ scale: 1, x: 300, y: 100 }, frame)
  const after = zoom(before, { by: 2, at }, frame)
  const spot = (view: typeof before) => ({
    x: (at.x - view.x) / view.scale,
    y: (at.y - view.y) / view.scale,
  })
  expect(spot(after)).toEqual(spot(before))
})

test('it is moved no farther than its edges', () => {
  const view = zoom(fitted(frame), { by: 2, at: centre }, frame)
  expect(view.scale).toBe(0.5)
  expect(pan(view, { x: 9999, y: -9999 }, frame)).toEqual({ scale: 0.5, x: 500, y: -100 })
  expect(pan(fitted(frame), { x: 50, y: 50 }, frame)).toEqual(fitted(frame))
})

test('a smaller stage holds the same picture closer', () => {
  const narrow = { ...frame, stage: { width: 500, height: 800 } }
  expect(held({ scale: 0.125, x: 400, y: 0 }, narrow)).toEqual({ scale: 0.125, x: 0, y: 0 })
  expect(held({ scale: 0.01, x: 0, y: 0 }, narrow).scale).toBe(0.125)
})

test('a double press goes closer, at least to its own size, and back', () => {
  const closer = toggle(fitted(frame), centre, frame)
  expect(closer.scale).toBe(1)
  expect(toggle(closer, centre, frame)).toEqual(fitted(frame))
  expect(toggle(fitted(icon), centre, icon).scale).toBe(2.5)
})

test('one hand moves the picture', () => {
  const view = held({ scale: 1, x: 0, y: 0 }, frame)
  expect(follow(view, [{ x: 10, y: 10 }], [{ x: 40, y: -10 }], frame)).toEqual({ scale: 1, x: 30, y: -20 })
})

test('two hands stretch it around their middle and move it along', () => {
  const view = held({ scale: 1, x: 0, y: 0 }, frame)
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ]
  const after = [
    { x: -90, y: 20 },
    { x: 110, y: 20 },
  ]
  expect(follow(view, before, after, frame)).toEqual({ scale: 2, x: 10, y: 20 })
})

test('the wheel goes closer upwards, by lines as well as by pixels', () => {
  expect(wheelZoom({ deltaY: -100, deltaMode: 0, ctrlKey: false })).toBeGreaterThan(1)
  expect(wheelZoom({ deltaY: 100, deltaMode: 0, ctrlKey: false })).toBeLessThan(1)
  const lines = wheelZoom({ deltaY: 3, deltaMode: 1, ctrlKey: false })
  expect(lines).toBe(wheelZoom({ deltaY: 48, deltaMode: 0, ctrlKey: false }))
})
