import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

const trail = (...names: string[]) => names.map((name, index) => ({ id: String(index), name }))

test('a place reads from the outside in, down to its unit', () => {
  expect(placeWords({ trail: trail('MAD1', 'DH2', 'R04'), position: 12.5 })).toBe('MAD1 › DH2 › R04 › U12.5')
})

test('a data centre named as its site is said once', () => {
  expect(placeWords({ trail: trail('Akron', 'Akron', 'R1'), position: null })).toBe('Akron › R1')
})
