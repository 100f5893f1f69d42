import { describe, expect, test } from 'vitest'
import { LANES, WIDTHS } from './lane.ts'
import {
  drawnLanes,
  firstLane,
  laneRefusal,
  laneSpan,
  lanesOf,
  laneUnder,
  sharesWidth,
  siblingsOf,
} from './lane-span.ts'

test('the lanes of a width fill it, and stand in nobody’s way', () => {
  for (const width of ['half', 'third'] as const) {
    const lanes = lanesOf(width)
    const sum = lanes.reduce((all, lane) => all + laneSpan(lane, 'front').width, 0)
    expect(sum).toBeCloseTo(1)
    for (const lane of lanes) {
      expect(lanes.filter((other) => sharesWidth(lane, other))).toEqual([lane])
      expect(siblingsOf(lane)).toEqual(lanes)
    }
  }
  expect(WIDTHS.flatMap(lanesOf)).toEqual(LANES)
  expect(WIDTHS.map(firstLane)).toEqual([null, 'left_half', 'left_third'])
  expect(lanesOf(null)).toEqual([])
})

describe('drawn', () => {
  test.each([
    ['left_half', 'front', { from: 0, width: 1 / 2 }],
    ['left_half', 'rear', { from: 1 / 2, width: 1 / 2 }],
    ['right_third', 'front', { from: 4 / 6, width: 2 / 6 }],
    ['right_third', 'rear', { from: 0, width: 2 / 6 }],
    ['center_third', 'rear', { from: 2 / 6, width: 2 / 6 }],
    [null, 'rear', { from: 0, width: 1 }],
  ] as const)('%s from the %s', (lane, face, span) => expect(laneSpan(lane, face)).toEqual(span))

  test.each(['front', 'rear'] as const)('from the %s, a lane is under its own middle', (face) => {
    for (const width of WIDTHS)
      for (const lane of drawnLanes(width, face)) {
        const { from, width: wide } = laneSpan(lane, face)
        expect(laneUnder(width, face, from + wide / 2)).toBe(lane)
      }
    expect([laneUnder('half', face, -1), laneUnder('half', face, 2)]).toEqual([
      drawnLanes('half', face)[0],
      drawnLanes('half', face)[1],
    ])
    expect(laneUnder('full', face, 0.5)).toBeNull()
  })
})

describe('what is sent to a lane', () => {
  test.each([
    ['full', 1, null, null],
    [null, 1, null, null],
    ['full', 1, 'left_half', 'lane_of_other_width'],
    [null, 1, 'left_half', 'lane_of_other_width'],
    ['half', 1, null, 'required'],
    ['half', 1, 'left_half', null],
    ['half', 1, 'left_third', 'lane_of_other_width'],
    ['third', 1, 'center_third', null],
    ['third', null, null, null],
    ['third', null, 'center_third', 'lane_of_other_width'],
  ] as const)('%s wide at unit %s in lane %s: %s', (width, position, lane, refusal) =>
    expect(laneRefusal(width, { position, lane })).toBe(refusal),
  )
})
