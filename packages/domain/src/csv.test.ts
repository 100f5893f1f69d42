import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

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
