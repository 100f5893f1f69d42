import type { FormIssue } from './issue.ts'
import { WIDTHS, type Lane, type Width } from './lane.ts'

const OF_WIDTH = {
  full: [],
  half: ['left_half', 'right_half'],
  third: ['left_third', 'center_third', 'right_third'],
} as const satisfies Record<Width, readonly Lane[]>

/** The lanes of a width, from the left; a full one has none, nor has one that nobody knows. */
export const lanesOf = (width: Width | null): readonly Lane[] => OF_WIDTH[width ?? 'full']

/** The first lane of a width, for who asks whether a thing fits in any; null is the whole width. */
export const firstLane = (width: Width | null): Lane | null => lanesOf(width)[0] ?? null

/** The lanes beside a lane, and itself. */
export const siblingsOf = (lane: Lane): readonly Lane[] =>
  WIDTHS.map(lanesOf).find((lanes) => lanes.includes(lane)) ?? []

/** Sixths of the width that lanes begin and end at: halves and thirds are both whole numbers of them. */
const SIXTHS = {
  left_half: [0, 3],
  right_half: [3, 6],
  left_third: [0, 2],
  center_third: [2, 4],
  right_third: [4, 6],
} as const satisfies Record<Lane, readonly [number, number]>

const sixthsOf = (lane: Lane | null | undefined): readonly [number, number] => (lane ? SIXTHS[lane] : [0, 6])

/** Whether two things stand before each other at the same height; without a lane a thing takes the whole width. */
export function sharesWidth(one: Lane | null | undefined, other: Lane | null | undefined): boolean {
  const [[from, to], [begin, end]] = [sixthsOf(one), sixthsOf(other)]
  return from < end && begin < to
}

/** Where a lane is drawn, in parts of the width from the left: seen from the rear, left is right. */
export function laneSpan(lane: Lane | null, face: 'front' | 'rear'): { from: number; width: number } {
  const [from, to] = sixthsOf(lane)
  return { from: (face === 'front' ? from : 6 - to) / 6, width: (to - from) / 6 }
}

/** The lane of a width that is drawn at a part of the width from the left. */
export const laneUnder = (width: Width | null, face: 'front' | 'rear', part: number): Lane | null =>
  drawnLanes(width, face).findLast((lane) => laneSpan(lane, face).from <= part) ??
  drawnLanes(width, face)[0] ??
  null

/** The lanes of a width as they are drawn on a face, from the left. */
export const drawnLanes = (width: Width | null, face: 'front' | 'rear'): readonly Lane[] =>
  face === 'front' ? lanesOf(width) : lanesOf(width).toReversed()

/** Why a thing of a width cannot be sent to a lane, or null: one that is narrow needs one of its own at a unit. */
export function laneRefusal(
  width: Width | null,
  { position, lane }: { position: number | null; lane: Lane | null },
): Extract<FormIssue, 'required' | 'lane_of_other_width'> | null {
  if (lane !== null) return position !== null && lanesOf(width).includes(lane) ? null : 'lane_of_other_width'
  return position !== null && lanesOf(width).length > 0 ? 'required' : null
}
