import { describe, expect, test } from 'vitest'
import {
  LABEL_SHEETS,
  LABEL_SIZES,
  labelPlace,
  labelsPerPage,
  pageCount,
  type LabelSheet,
} from './label-sheet.ts'

describe.each(LABEL_SIZES)('%s', (size) => {
  const sheet: LabelSheet = LABEL_SHEETS[size]
  const places = Array.from({ length: labelsPerPage(sheet) }, (_, place) => labelPlace(sheet, place))

  test('has all its labels on the page, none over another', () => {
    for (const { page, x, y } of places) {
      expect(page).toBe(0)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + sheet.label.width).toBeLessThanOrEqual(sheet.page.width + 0.01)
      expect(y + sheet.label.height).toBeLessThanOrEqual(sheet.page.height + 0.01)
    }
    expect(sheet.pitch.x).toBeGreaterThanOrEqual(sheet.label.width)
    expect(sheet.pitch.y).toBeGreaterThanOrEqual(sheet.label.height)
  })

  test('lies in the middle of the page, as it is cut', () => {
    const last = places.at(-1)
    const right = sheet.page.width - (last?.x ?? 0) - sheet.label.width
    const bottom = sheet.page.height - (last?.y ?? 0) - sheet.label.height
    expect(Math.abs(right - sheet.left)).toBeLessThan(0.3)
    expect(Math.abs(bottom - sheet.top)).toBeLessThan(0.3)
  })

  test('goes on with the next page', () => {
    expect(labelPlace(sheet, labelsPerPage(sheet))).toEqual({ page: 1, x: sheet.left, y: sheet.top })
  })
})

test('labels go line by line', () => {
  const sheet = LABEL_SHEETS.a4_3x7
  expect(labelPlace(sheet, 2)).toEqual({ page: 0, x: 139.25, y: 15.15 })
  expect(labelPlace(sheet, 4)).toEqual({ page: 0, x: 73.25, y: 53.25 })
})

test.each([
  [21, 0, 1],
  [21, 1, 2],
  [22, 0, 2],
  [1, 20, 1],
  [0, 0, 0],
])('%i labels behind %i used places take %i sheets of 21', (count, used, pages) => {
  expect(pageCount(LABEL_SHEETS.a4_3x7, count, used)).toBe(pages)
})
