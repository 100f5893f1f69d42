/** Letters that every printer's own fonts have beside Latin-1, with their place in its code page (Windows 1252). */
const EXTRA: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
}

const isLatin = (letter: string) => /^[\u0020-\u007e\u00a0-\u00ff]$/.test(letter)

const letterCode = (letter: string): number | null =>
  isLatin(letter) ? letter.charCodeAt(0) : (EXTRA[letter] ?? null)

const known = (letter: string): string => {
  if (letterCode(letter) !== null) return letter
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && Array.from(bare).every((part) => letterCode(part) !== null) ? bare : '?'
}

/** A text in the letters that can be printed: others lose their accents, or become a question mark. */
export const printable = (text: string): string => Array.from(text.normalize('NFC'), known).join('')

/** A printable text in brackets, as bytes of the fonts' code page: how a document says it. */
export const pdfText = (text: string): string =>
  Array.from(text, (letter) => {
    const code = String.fromCharCode(letterCode(letter) ?? 0x3f)
    return /[()\\]/.test(code) ? `\\${code}` : code
  }).join('')

// Advance widths of Helvetica in thousandths of its size, from the blank to the tilde (Adobe's font metrics).
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
/** As wide as the widest that is not in the list. */
const WIDEST = 1000

/** How wide a printable text is, in the unit of `size`: a letter with an accent is as wide as without. */
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (WIDTHS[letter.normalize('NFD').charCodeAt(0) - 32] ?? WIDEST),
    0,
  ) *
  (size / 1000)

/** A letter of the font with one width is so wide. */
export const CODE_WIDTH = 0.6

/** As much of a text as fits, with dots where something is missing. */
export function fitted(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text
  let cut = text
  while (cut !== '' && textWidth(`${cut}…`, size) > width) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}…`
}
