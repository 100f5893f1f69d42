// Sizes with the codewords of data and of correction that they hold, all in one block (ISO/IEC 16022, table 7).
const SIZES = [
  [10, 3, 5],
  [12, 5, 7],
  [14, 8, 10],
  [16, 12, 12],
  [18, 18, 14],
  [20, 22, 18],
  [22, 30, 20],
  [24, 36, 24],
  [26, 44, 28],
  [32, 62, 36],
  [36, 86, 42],
  [40, 114, 48],
] as const
/** From this size on a symbol has four regions. */
const FOUR_REGIONS = 32
const PAD = 129

// Powers and logarithms in the field of 256 elements by x^8 + x^5 + x^3 + x^2 + 1.
const POWERS: number[] = []
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS.push(value)
  value = value < 128 ? value << 1 : (value << 1) ^ 0x12d
}
const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (POWERS[(POWERS.indexOf(one) + POWERS.indexOf(other)) % 255] ?? 0)

/** The codewords that correct others: the rest of a division (Reed and Solomon). */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let root = 1; root <= count; root += 1) {
    const shifted = [...generator, 0]
    const scaled = [0, ...generator.map((factor) => times(factor, POWERS[root] ?? 0))]
    generator = shifted.map((factor, at) => factor ^ (scaled[at] ?? 0))
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)]
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at] ?? 0
    for (const [index, factor] of generator.entries())
      rest[at + index] = (rest[at + index] ?? 0) ^ times(factor, lead)
  }
  return rest.slice(data.length)
}

/** Codewords of ASCII letters: two digits are one. */
const codewordsOf = (text: string): number[] =>
  (text.match(/\d\d|[^]/g) ?? []).map((part) =>
    part.length === 2 ? Number(part) + 130 : part.charCodeAt(0) + 1,
  )

function padded(codewords: readonly number[], size: number): number[] {
  const full = [...codewords]
  if (full.length < size) full.push(PAD)
  while (full.length < size) {
    const scrambled = PAD + (((full.length + 1) * 149) % 253) + 1
    full.push(scrambled > 254 ? scrambled - 254 : scrambled)
  }
  return full
}

type Cell = readonly [row: number, column: number]

/** Where each codeword's eight bits lie in the square of `size`, the highest first (annex F). */
function placement(size: number): Cell[][] {
  const taken = new Set<number>()
  const places: Cell[][] = []
  const wrapped = ([row, column]: Cell): Cell => {
    const shift = 4 - ((size + 4) % 8)
    const [down, across] = row < 0 ? [row + size, column + shift] : [row, column]
    return across < 0 ? [down + shift, across + size] : [down, across]
  }
  const put = (cells: readonly Cell[]) => {
    const bits = cells.map(wrapped)
    for (const [row, column] of bits) taken.add(row * size + column)
    places.push(bits)
  }
  const usual = (row: number, column: number): Cell[] =>
    USUAL.map(([down, across]) => [row + down, column + across] as const)
  const fits = (row: number, column: number) =>
    row >= 0 && row < size && column >= 0 && column < size && !taken.has(row * size + column)
  let [row, column] = [4, 0]
  while (row < size || column < size) {
    for (const [applies, cells] of corners(size)) if (applies(row, column)) put(cells)
    for (; row >= 0 && column < size; row -= 2, column += 2) if (fits(row, column)) put(usual(row, column))
    row += 1
    column += 3
    for (; row < size && column >= 0; row += 2, column -= 2) if (fits(row, column)) put(usual(row, column))
    row += 3
    column += 1
  }
  return places
}

const USUAL: readonly Cell[] = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
]

/** The codewords in the corners, and at which step each has its turn. */
function corners(size: number): [applies: (row: number, column: number) => boolean, cells: Cell[]][] {
  const last = size - 1
  const right: Cell[] = [
    [0, last],
    [1, last],
    [2, last],
    [3, last],
  ]
  const left: Cell[] = [
    [size - 3, 0],
    [size - 2, 0],
    [last, 0],
  ]
  return [
    [
      (row, column) => row === size && column === 0,
      [[last, 0], [last, 1], [last, 2], [0, size - 2], ...right],
    ],
    [
      (row, column) => row === size - 2 && column === 0 && size % 4 !== 0,
      [...left, [0, size - 4], [0, size - 3], [0, size - 2], [0, last], [1, last]],
    ],
    [(row, column) => row === size - 2 && column === 0 && size % 8 === 4, [...left, [0, size - 2], ...right]],
    [
      (row, column) => row === size + 4 && column === 2 && size % 8 === 0,
      [
        [last, 0],
        [last, last],
        [0, size - 3],
        [0, size - 2],
        [0, last],
        [1, size - 3],
        [1, size - 2],
        [1, last],
      ],
    ],
  ]
}

const fittingSize = (codewords: readonly number[]) =>
  SIZES.find(([, capacity]) => capacity >= codewords.length)

/** Modules across the Data Matrix of a text of ASCII letters; undefined where it is too long for any. */
export const dataMatrixWidth = (text: string): number | undefined => fittingSize(codewordsOf(text))?.[0]

/** A text of ASCII letters as a Data Matrix (ECC 200), row by row; true for dark. */
export function dataMatrix(text: string): boolean[][] {
  const codewords = codewordsOf(text)
  const fitting = fittingSize(codewords)
  if (fitting === undefined) throw new RangeError('The text is too long for a symbol')
  const [size, capacity, corrections] = fitting
  const data = padded(codewords, capacity)
  const all = [...data, ...correction(data, corrections)]
  const regions = size < FOUR_REGIONS ? 1 : 2
  const region = size / regions
  const inner = size - 2 * regions
  // what no codeword reaches is a small checked square in the last corner
  const dark = new Set([inner * inner - 1, inner * (inner - 1) - 2])
  for (const [index, cells] of placement(inner).entries()) {
    for (const [bit, [row, column]] of cells.entries()) {
      const place = row * inner + column
      if ((((all[index] ?? 0) >> (7 - bit)) & 1) === 1) dark.add(place)
      else dark.delete(place)
    }
  }
  const line = Array.from({ length: size }, (_, at) => at)
  return line.map((row) => line.map((column) => isDark(row, column)))

  function isDark(row: number, column: number): boolean {
    const [down, across] = [row % region, column % region]
    if (across === 0 || down === region - 1) return true
    if (down === 0) return across % 2 === 0
    if (across === region - 1) return down % 2 === 1
    const mapped = (at: number) => Math.floor(at / region) * (region - 2) + (at % region) - 1
    return dark.has(mapped(row) * inner + mapped(column))
  }
}
