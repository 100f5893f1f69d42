import { describe, expect, test } from 'vitest'
import { literalsIn, puttingTogether, regexesOf } from './regexes.ts'
import { readHouse } from './source.ts'

describe('regular expressions', () => {
  const written = regexesOf(readHouse())

  test('are all found', () => {
    const text = String.raw`const a = b / c / 1, d = /^\s+[/]$/u.test('/x/') // /y/`
    expect(literalsIn({ path: 'a.ts', text }).map(({ regex }) => String(regex))).toEqual([
      String.raw`/^\s+[/]$/u`,
    ])
    expect(written.length).toBeGreaterThan(150)
  })

  test('that are put together have a reason', () => {
    expect(puttingTogether(readHouse())).toEqual([])
    const file = [{ path: 'packages/domain/src/a.ts', text: 'new RegExp(typed)' }]
    expect(puttingTogether(file, {})).toHaveLength(1)
  })
})
