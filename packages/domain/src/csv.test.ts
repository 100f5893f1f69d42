import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellText, csvText } from './csv.ts'

const line = (cell: string) =>
  csvText([[cell]])
    .slice(1)
    .trimEnd()

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "x"', '"say ""x"""'],
  ['-3.5', '-3.5'],
  ['+34', '+34'],
  ['=1+1', "'=1+1"],
  ['  =1+1', "'  =1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['=a,b', `"'=a,b"`],
  ['\n=1', `"'\n=1"`],
  ['\nplain', `"'\nplain"`],
  ['\u0000=1', "'\u0000=1"],
  ['＝1+1', "'＝1+1"],
  [' ＠SUM(A1)', "' ＠SUM(A1)"],
  ["x;=cmd|'/C calc'!A0;y", `"x;'=cmd|'/C calc'!A0;y"`],
  ['x, "=HYPERLINK(A1)"', `"x, ""'=HYPERLINK(A1)"""`],
  ['"=HYPERLINK(A1)"', `"""'=HYPERLINK(A1)"""`],
  ['Racks:\n- R01\n- R02', '"Racks:\n- R01\n- R02"'],
  ['Racks:\n- R01 (left)', `"Racks:\n'- R01 (left)"`],
])('%s becomes %s', (cell, expected) => expect(line(cell)).toBe(expected))

test('no cell begins as a formula, whatever the text', () =>
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\u0000', '＝', '＋', '－', '＠'),
      (text, sign) => {
        const written = line(`${sign}x${text}`)
        return written.startsWith("'") || written.startsWith(`"'`)
      },
    ),
  ))

test.each([
  ['x, "=SUM(A1)"', 'x, "=SUM(A1)"'],
  ['"=SUM(A1)"', '"=SUM(A1)"'],
  [`x, "'=SUM(A1)"`, 'x, "=SUM(A1)"'],
  ["x;y''=SUM(A1)", "x;y''=SUM(A1)"],
])('%s from somewhere else is read as %s', (cell, text) => expect(cellText(cell)).toBe(text))

/** Texts of what formulas, separators and quotes are made of. */
const crafted = fc.stringMatching(/^[=+\-@(|!;,"' \t\n\r\u0000aA1＝＠]{0,30}$/)

test('whatever separates cells where it is read, no text begins another one that calls anything', () =>
  fc.assert(
    fc.property(crafted, (text) => {
      const written = csvText([['1', text]]).slice(1)
      const cells = written.split(/[;,\t\r\n]/).map((cell) => cell.replace(/^["\s\u0000]+/, ''))
      return cells.every((cell) => !/^[=+\-@＝＠]/.test(cell) || !/[(|!]/.test(cell))
    }),
  ))

test('what is written is read again as it was', () =>
  fc.assert(
    fc.property(crafted, (text) => {
      const written = csvText([['1', text]]).slice('\ufeff1,'.length, -'\r\n'.length)
      const cell = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
      return cellText(cell) === text
    }),
  ))
