import { expect, test } from 'vitest'
import { codeAddress, scannedCode } from './code-address.ts'

test('a code is read from its address, whatever letters it has and wherever that led once', () => {
  for (const code of ['SRV-000123', 'MÓD 1/2 #7?', '100%', 'https://x/app/c/1'])
    expect(scannedCode(` ${codeAddress('https://plenum.example.com:8443', code)}\r`)).toBe(code)
  expect(scannedCode('HTTP://10.0.0.7/app/c/SRV-1')).toBe('SRV-1')
})

test('what is no address of a code is what was typed', () => {
  for (const text of [
    'SRV-000123',
    'https://plenum.example.com/app/c/',
    'https://plenum.example.com/app/c/%E0%A4%A',
    'https://plenum.example.com/app/users/1',
    'see https://plenum.example.com/app/c/SRV-1',
  ])
    expect(scannedCode(text)).toBe(text)
  expect(scannedCode('  ')).toBe('')
})
