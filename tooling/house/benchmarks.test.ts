import { readFileSync } from 'node:fs'
import { PAGE, runsWritten } from '@plenum/bench/record'
import { pageOf } from '@plenum/bench/page'
import { expect, test } from 'vitest'

test('the page of benchmarks says what was measured, and nothing else', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(pageOf(runsWritten()))
})
