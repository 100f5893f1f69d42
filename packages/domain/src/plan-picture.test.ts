import { expect, test } from 'vitest'
import { MM_PER_PX, newPicture, scaledPicture } from './plan-picture.ts'

const file = { file_id: '00000000-0000-4000-8000-000000000001', width_px: 1000, height_px: 500 }
const picture = newPicture(file, { x: 0, y: 0, width: 10_000 })

test('a new picture is as wide as its room', () => {
  expect(picture).toEqual({ ...file, mm_per_px: 10, x_mm: 0, y_mm: 0, opacity: 50 })
})

test('a line that was measured has its length, and its first end stays', () => {
  const scaled = scaledPicture(picture, { from: [2000, 1000], was_mm: 4000, is_mm: 6000 })
  expect(scaled).toMatchObject({ mm_per_px: 15, x_mm: -1000, y_mm: -500 })
  // the pixel under the line's first end is there still
  expect((2000 - scaled.x_mm) / scaled.mm_per_px).toBe(2000 / picture.mm_per_px)
})

test('no line makes a picture larger than it may be', () => {
  const scaled = scaledPicture(picture, { from: [0, 0], was_mm: 1, is_mm: 1_000_000 })
  expect(scaled.mm_per_px).toBe(MM_PER_PX.most)
})
