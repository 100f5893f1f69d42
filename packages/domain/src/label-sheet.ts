/** Paper that labels are printed on; every length in millimetres. */
export interface LabelSheet {
  page: { width: number; height: number }
  label: { width: number; height: number }
  columns: number
  rows: number
  /** Of the first label's corner from the page's. */
  left: number
  top: number
  /** From a label's corner to the next one's. */
  pitch: { x: number; y: number }
}

const A4 = { width: 210, height: 297 }
const LETTER = { width: 215.9, height: 279.4 }

/** A roll gives one label after the other: each is a page of its own. */
const roll = (width: number, height: number): LabelSheet => ({
  page: { width, height },
  label: { width, height },
  columns: 1,
  rows: 1,
  left: 0,
  top: 0,
  pitch: { x: width, y: height },
})

/** Sizes that shops for paper sell everywhere; the sheets are those of the usual 21, 65 and 30 labels. */
export const LABEL_SHEETS = {
  a4_3x7: {
    page: A4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    left: 7.25,
    top: 15.15,
    pitch: { x: 66, y: 38.1 },
  },
  a4_5x13: {
    page: A4,
    label: { width: 38.1, height: 21.2 },
    columns: 5,
    rows: 13,
    left: 4.75,
    top: 10.7,
    pitch: { x: 40.6, y: 21.2 },
  },
  letter_3x10: {
    page: LETTER,
    label: { width: 66.675, height: 25.4 },
    columns: 3,
    rows: 10,
    left: 4.7625,
    top: 12.7,
    pitch: { x: 69.85, y: 25.4 },
  },
  roll_25x10: roll(25, 10),
  roll_50x25: roll(50, 25),
  roll_62x29: roll(62, 29),
  roll_100x50: roll(100, 50),
} as const satisfies Record<string, LabelSheet>
export type LabelSize = keyof typeof LABEL_SHEETS
export const LABEL_SIZES = [
  'a4_3x7',
  'a4_5x13',
  'letter_3x10',
  'roll_25x10',
  'roll_50x25',
  'roll_62x29',
  'roll_100x50',
] as const satisfies readonly LabelSize[]

/** Labels that are made at once. */
export const MOST_LABELS = 5000

export const labelsPerPage = ({ columns, rows }: LabelSheet): number => columns * rows

/** Pages that `count` labels take where `used` places of the first are empty already. */
export const pageCount = (sheet: LabelSheet, count: number, used: number): number =>
  Math.ceil((count + used) / labelsPerPage(sheet))

/** Where the place number `place`, from 0 on and line by line, lies: its page and its corner from that page's. */
export function labelPlace(sheet: LabelSheet, place: number): { page: number; x: number; y: number } {
  const onPage = place % labelsPerPage(sheet)
  return {
    page: Math.floor(place / labelsPerPage(sheet)),
    x: sheet.left + (onPage % sheet.columns) * sheet.pitch.x,
    y: sheet.top + Math.floor(onPage / sheet.columns) * sheet.pitch.y,
  }
}
