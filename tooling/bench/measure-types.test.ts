import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { EDITS } from './measure-types.ts'

test.for(EDITS)('there is $what to change, again and again', ({ path, line, changed }) => {
  const text = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  const once = text.replace(line, changed(1))
  expect(once).not.toBe(text)
  const twice = once.replace(line, changed(2))
  expect(twice).toBe(text.replace(line, changed(2)))
})
