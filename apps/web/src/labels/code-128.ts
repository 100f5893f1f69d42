// Widths of bars and spaces of the values 0 to 105, and of the end (ISO/IEC 15417, table 1).
const PATTERNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )
const [TO_DIGITS, TO_LETTERS, BEGIN_LETTERS, BEGIN_DIGITS, END] = [99, 100, 104, 105, 106]
/** From how many digits on two of them in one value save something. */
const DIGITS = /^(?:\d\d){2,}/

/** The values of a text of ASCII letters: pairs of digits where there are many, single letters else. */
function valuesOf(text: string): number[] {
  const values: number[] = []
  for (let rest = text; rest !== '';) {
    const [digits] = DIGITS.exec(rest) ?? []
    if (digits !== undefined) {
      const pairs = digits.match(/\d\d/g) ?? []
      values.push(values.length === 0 ? BEGIN_DIGITS : TO_DIGITS, ...pairs.map(Number))
      rest = rest.slice(digits.length)
      if (rest !== '') values.push(TO_LETTERS)
      continue
    }
    if (values.length === 0) values.push(BEGIN_LETTERS)
    values.push(rest.charCodeAt(0) - 32)
    rest = rest.slice(1)
  }
  return values
}

/** The widths of bars and spaces, a bar first, that say a text of printable ASCII letters in Code 128. */
export function code128(text: string): number[] {
  const values = valuesOf(text)
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103
  return [...values, check, END].flatMap((value) => Array.from(PATTERNS[value] ?? '', Number))
}
