import { describe, expect, test } from 'vitest'
import { cut, faceText, textWidth } from './face-text.ts'

const face = { code: 'SRV-000531', name: 'srv-dh2-a01-u21', width: 482.6, height: 41.45, mark: 30 }

describe('what is written on a face', () => {
  test('is the code and, beside it, the name', () => {
    const { code, name } = faceText(face)
    expect(code.text).toBe('SRV-000531')
    expect(name?.text).toBe('srv-dh2-a01-u21')
    expect(name?.x).toBeGreaterThan(code.x + 10 * 0.6 * code.size)
    expect(name?.y).toBe(code.y)
  })

  test('is the code alone where nothing of the name would say anything', () =>
    expect(faceText({ ...face, width: 230 }).name).toBeNull())

  test('stands in two lines where there is room for two', () => {
    const { code, name } = faceText({ ...face, height: 85.9 })
    expect(name?.y).toBeGreaterThan(code.y)
    expect(name?.x).toBe(code.x)
  })

  test.each([
    ['half a unit', { height: 19.2 }],
    ['a unit', {}],
    ['two units', { height: 85.9 }],
    ['four units', { height: 174.8 }],
    ['a long code', { code: 'MAD1-DH2-SRV-2026-000184-BIS-REPLACEMENT' }],
    ['a long name', { name: 'WWWW MMMM Servidor de copias de seguridad de la sede central, segunda unidad' }],
  ])('never leaves the face: %s', (_, over) => {
    const of = { ...face, ...over }
    const { code, name } = faceText(of)
    const right = of.width - of.mark
    const lines = [
      { ...code, end: code.x + Array.from(code.text).length * 0.6 * code.size },
      ...(name ? [{ ...name, end: name.x + textWidth(name.text) * name.size }] : []),
    ]
    for (const { end, y, size } of lines) {
      expect(end).toBeLessThanOrEqual(right)
      expect(y - size * 0.75).toBeGreaterThanOrEqual(0)
      expect(y + size * 0.22).toBeLessThanOrEqual(of.height)
    }
  })
})

describe('a text that is cut', () => {
  test('says so, and stays in its room', () => {
    const text = cut('Storage shelf of the archive', 8)
    expect(text).toMatch(/^Storage sh.*…$/)
    expect(textWidth(text)).toBeLessThanOrEqual(8.4)
  })
  test('is whole where it has room', () => expect(cut('Web 1', 8)).toBe('Web 1'))
  test('is nothing where too little would be left', () => expect(cut('Storage shelf', 2)).toBe(''))
})
