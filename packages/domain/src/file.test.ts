import { describe, expect, test } from 'vitest'
import { acceptOf, cleanFileName, FILE_NAME_MAX, formatOf, takes } from './file.ts'

describe('a name', () => {
  test.each([
    ['a plain one', 'Rack plan (2).pdf', 'Rack plan (2).pdf'],
    ['folders', '../../x.csv', 'x.csv'],
    ['folders of Windows', String.raw`C:\Users\me\x.csv`, 'x.csv'],
    ['nothing but folders', '../../', 'file'],
    ['ends of lines', 'a\r\nSet-Cookie: b.csv', 'aSet-Cookie_ b.csv'],
    ['a NUL', 'a.csv\0.exe', 'a.csv.exe'],
    ['letters that turn around', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['letters of no width', 'a\u200Bb\uFEFF.csv', 'ab.csv'],
    ['separators of lines', 'a\u2028b\u2029.csv', 'ab.csv'],
    ['what a shell or a file system means by it', 'a<b>:"|?*.csv', 'a_b______.csv'],
    ['dots and blanks around it', ' ..hidden. ', 'hidden'],
    ['nothing but dots', '....', 'file'],
    ['nothing', '', 'file'],
    ['half a letter', 'a\uD800.csv', 'a\uFFFD.csv'],
    ['other scripts', '機器 ñandú 🖥️.csv', '機器 ñandú 🖥️.csv'],
  ])('with %s is shown as it may be', (_, given, shown) => {
    expect(cleanFileName(given)).toBe(shown)
  })

  test('that is too long keeps its ending, and no half of a letter', () => {
    const name = cleanFileName(`${'🖥'.repeat(300)}.xlsx`)
    expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX)
    expect(name).toMatch(/🖥\.xlsx$/u)
    expect(name.isWellFormed()).toBe(true)
  })

  test('that is too long and has no ending is cut', () => {
    expect(cleanFileName('n'.repeat(300))).toBe('n'.repeat(FILE_NAME_MAX))
    expect(cleanFileName(`${'n'.repeat(300)}.spreadsheet`)).toBe('n'.repeat(FILE_NAME_MAX))
  })
})

test('a format is known by the last ending alone', () => {
  expect(formatOf('a.JPG')).toBe('jpeg')
  expect(formatOf('a.csv.exe')).toBeUndefined()
  expect(formatOf('a.xlsm')).toBeUndefined()
  expect(formatOf('csv')).toBeUndefined()
})

test('a purpose offers the endings of what it takes', () => {
  expect(acceptOf('avatar')).toBe('.png,.jpg,.jpeg,.webp')
  expect(acceptOf('feedback', 'image')).toBe('.png,.jpg,.jpeg,.webp')
  expect(acceptOf('feedback', 'document')).toBe('.csv,.xlsx,.xls')
  expect(acceptOf('avatar', 'document')).toBe('')
  expect(takes('avatar', 'pdf')).toBe(false)
  expect(takes('asset_document', 'pdf')).toBe(true)
})
