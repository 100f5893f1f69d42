import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ABUSES } from './abuse-register.ts'

test('every abuse of the threat model is in the register', () => {
  expect(Object.keys(ABUSES).map(Number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  const nothing = Object.values(ABUSES).filter(({ proofs, missing }) => proofs.length === 0 && !missing)
  expect(
    nothing.map(({ name }) => name),
    'without a proof or a reason',
  ).toEqual([])
  for (const [number, { name, missing }] of Object.entries(ABUSES)) {
    if (missing) console.log(`Not proved yet, ${number} ${name}: ${missing}`)
  }
})

test('every proof in the register is there', () => {
  const root = join(import.meta.dirname, '../../..')
  const gone = Object.values(ABUSES).flatMap(({ proofs }) =>
    proofs
      .filter(([file, title]) => !readFileSync(join(root, file), 'utf8').includes(title))
      .map(([file, title]) => `${file}: ${title}`),
  )
  expect(gone).toEqual([])
})
