import { expect, test } from 'vitest'
import { looksRight, parseTemplate } from './nomenclature-template.ts'

test('a template of many names is compared with a code within 200 ms', () => {
  const many = parseTemplate(`${'{model}A'.repeat(14)}{seq}`)
  const before = performance.now()
  expect(looksRight(many, `${'A'.repeat(39)}!`)).toBe(false)
  expect(performance.now() - before).toBeLessThan(200)
})
