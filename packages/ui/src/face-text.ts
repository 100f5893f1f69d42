/** What is written on a face: each line where its baseline starts, in millimetres from the face's corner. */
export interface FaceText {
  code: Line
  /** Null where there is no room for a part that says anything. */
  name: Line | null
}

interface Line {
  text: string
  x: number
  y: number
  size: number
}

interface Face {
  code: string
  name: string
  width: number
  height: number
  /** Kept free at the right for the mark of the state. */
  mark: number
}

/** Share of its size that a letter of the mono face is wide. */
const MONO = 0.6
const INSET = 12
const GAP = 14
/** Letters from which a part of a name says something. */
const LEAST = 4
const LARGEST = 28
/** From this height on the name has a line of its own. */
const TWO_LINES = 80

/** Letters by the share of their size that they are wide in the proportional face, with a little to spare. */
const WIDTHS = [
  [/[iljI.,:;'|!() ]/, 0.3],
  [/[frt1\-[\]]/, 0.43],
  [/[mwMW@%—…]/, 0.98],
  [/[a-z_]/, 0.61],
  [/[0-9]/, 0.66],
] as const
const OTHERS = 0.75

const widthOf = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS

/** How wide a text of the proportional face is at most, in its size. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0)

/** A text as far as there is room; an empty one where too little would be left. */
export function cut(text: string, room: number): string {
  if (textWidth(text) <= room) return text
  const letters = Array.from(text)
  const fits = letters.findIndex((_, at) => textWidth(letters.slice(0, at + 1).join('')) + 0.6 > room)
  return fits < LEAST ? '' : `${letters.slice(0, fits).join('').trimEnd()}…`
}

/** Sets the code first and the name where there is room, so that neither leaves the face. */
export function faceText({ code, name, width, height, mark }: Face): FaceText {
  const room = width - 2 * INSET - mark
  const isTall = height >= TWO_LINES
  const size = Math.min(
    LARGEST,
    (isTall ? height / 2 : height) * 0.72,
    room / (Array.from(code).length * MONO),
  )
  const middle = height / 2
  const baseline = (of: number) => middle + of * 0.36
  const written = Array.from(code).length * MONO * size
  if (isTall) {
    const below = cut(name, room / LARGEST)
    const line = LARGEST * 0.64
    return {
      code: { text: code, x: INSET, y: below ? middle - line + size * 0.5 : baseline(size), size },
      name: below ? { text: below, x: INSET, y: middle + line + LARGEST * 0.18, size: LARGEST } : null,
    }
  }
  const left = room - written - GAP
  const beside = cut(name, left / size)
  return {
    code: { text: code, x: INSET, y: baseline(size), size },
    name: beside ? { text: beside, x: INSET + written + GAP, y: baseline(size), size } : null,
  }
}
