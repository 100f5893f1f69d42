import { expect, test } from 'vitest'
import { fitNumbers } from './fit-numbers.ts'

test('power is told in kW, with the path that carries it and the one that failed', () => {
  const finding = { code: 'failover_exceeded', level: 'block', is: 4234, limit: 3600, path: 'b' } as const
  expect(fitNumbers('en', finding, 'w')).toMatchObject({ is: '4.23', limit: '3.6', path: 'B', other: 'A' })
  expect(fitNumbers('es', finding, 'w')).toMatchObject({ is: '4,23', limit: '3,6' })
})

test('what is counted in other units is told to one place', () => {
  const weight = { code: 'weight_exceeded', level: 'block', is: 1200.25, limit: 1000 } as const
  expect(fitNumbers('en', weight, 'kg')).toMatchObject({ is: '1,200.3', limit: '1,000' })
  const unknown = { code: 'weight_unknown', level: 'warn', unknown: 3 } as const
  expect(fitNumbers('en', unknown, null).unknown).toBe('3')
})
