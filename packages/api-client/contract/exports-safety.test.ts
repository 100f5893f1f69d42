import { describe, expect, test } from 'vitest'
import { sheetOf, textOf } from './export-files.ts'
import { asset, found } from './world.ts'

const HOSTILE = ['=1+1', '@SUM(A1)', '-cmd', '  =1', '＝1', 'a,"b"', '<x>&amp;', 'zwei\nZeilen', '_x0041_']

describe('nothing in an export runs', () => {
  test('as separated text: what could be a formula is marked as text', async () => {
    const ada = await found()
    for (const name of HOSTILE) await ada.assets.create(asset({ name }))
    const text = await textOf(ada, { ordering: 'name', columns: ['name', 'notes'] })
    expect(text.startsWith('\ufeff')).toBe(true)
    for (const name of ['=1+1', '@SUM(A1)', '-cmd', '＝1']) expect(text).toContain(`\n'${name},`)
    expect(text).toContain('"a,""b"""')
    expect(text).toContain('"zwei\nZeilen"')
  })

  test('as a workbook: every text is text, and the same text when it is read again', async () => {
    const ada = await found()
    for (const name of HOSTILE) await ada.assets.create(asset({ name, notes: 'a\u0001b' }))
    const sheet = await sheetOf(ada, { columns: ['name', 'notes', 'registration_date', 'last_update'] })
    expect(sheet).not.toMatch(/<f[ >]|t="str"/)
    for (const name of ['=1+1', '@SUM(A1)', '-cmd']) expect(sheet).toContain(`>${name}</t>`)
    expect(sheet).toContain('&lt;x&gt;&amp;amp;')
    expect(sheet).toContain('a_x0001_b')
    expect(sheet).toContain('>_x005F_x0041_<')
    expect(sheet).toMatch(/<c r="C2" s="2"><v>\d{5}<\/v>/)
    expect(sheet).toMatch(/<c r="D2" s="3"><v>\d{5}\.\d+<\/v>/)
    expect(sheet).toContain('state="frozen"')
  })
})
