import { expect, test } from 'vitest'
import { middleCrop, mostZoom, moveCrop, wholePixels, zoomCrop, zoomOf } from './crop-geometry.ts'

const image = { width: 900, height: 600 }

test('it begins with the largest square in the middle', () => {
  expect(middleCrop(image)).toEqual({ x: 150, y: 0, size: 600 })
  expect(zoomOf(middleCrop(image), image)).toBe(1)
})

test('it is zoomed around its middle, and no farther than pixels allow', () => {
  expect(zoomCrop(middleCrop(image), 2, image)).toEqual({ x: 300, y: 150, size: 300 })
  expect(zoomCrop(middleCrop(image), 99, image).size).toBe(75)
  expect(zoomCrop(middleCrop(image), 0.1, image)).toEqual(middleCrop(image))
  expect(mostZoom({ width: 128, height: 400 })).toBe(2)
  expect(mostZoom({ width: 32, height: 32 })).toBe(1)
})

test('what lies under the pointer stays under it', () => {
  const crop = { x: 300, y: 100, size: 300 }
  const at = { x: 0.8, y: 0.25 }
  const closer = zoomCrop(crop, 4, image, at)
  expect(closer.x + at.x * closer.size).toBeCloseTo(crop.x + at.x * crop.size)
  expect(closer.y + at.y * closer.size).toBeCloseTo(crop.y + at.y * crop.size)
})

test('the picture is moved with the hand, and never out of the square', () => {
  const crop = { x: 300, y: 100, size: 300 }
  expect(moveCrop(crop, { x: 0.5, y: -0.1 }, image)).toEqual({ x: 150, y: 130, size: 300 })
  expect(moveCrop(crop, { x: 9, y: 9 }, image)).toEqual({ x: 0, y: 0, size: 300 })
  expect(moveCrop(crop, { x: -9, y: -9 }, image)).toEqual({ x: 600, y: 300, size: 300 })
})

test('zooming out at the edge stays inside of the picture', () => {
  expect(zoomCrop({ x: 600, y: 300, size: 300 }, 1, image)).toEqual({ x: 300, y: 0, size: 600 })
})

test('it is given back in whole pixels of the picture', () => {
  expect(wholePixels({ x: 10.4, y: 3.6, size: 99.7 }, image)).toEqual({ x: 10, y: 4, size: 100 })
  expect(wholePixels({ x: 800.4, y: 500.4, size: 99.6 }, image)).toEqual({ x: 800, y: 500, size: 100 })
})
