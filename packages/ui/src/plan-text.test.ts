import { describe, expect, test } from 'vitest'
import type { PlanItem } from './floor-plan-types.ts'
import { linesOf, textAngle } from './plan-text.ts'

const rack: PlanItem = {
  id: 'r',
  kind: 'rack',
  name: 'R04',
  value: '71 %',
  x: 0,
  y: 0,
  width: 600,
  depth: 1200,
  rotation: 0,
  fill: { by: 'none' },
}
const texts = (item: PlanItem, scale: number) => linesOf(item, scale).map(({ text }) => text)

describe('words on a rack', () => {
  test('are its name above its value where both can be read', () => {
    const [name, value] = linesOf(rack, 0.06)
    expect([name?.text, value?.text]).toEqual(['R04', '71 %'])
    expect(name?.y).toBeLessThan(value?.y ?? 0)
  })
  test('never leave it, and are never too small to read', () => {
    for (const scale of [0.03, 0.04, 0.06, 0.2])
      for (const { text, size } of linesOf(rack, scale)) {
        expect(size * scale).toBeGreaterThanOrEqual(9)
        expect(text.length * 0.5 * size).toBeLessThanOrEqual(600)
      }
  })
  test('are none on what is too small', () => expect(texts(rack, 0.02)).toEqual([]))
  test('are one line where two would not go in', () => {
    expect(texts({ ...rack, depth: 300 }, 0.06)).toEqual(['71 %'])
    expect(texts({ ...rack, width: 900, depth: 400, value: 'far too many letters' }, 0.06)).toEqual(['R04'])
  })
  test('are in two lines where a name is long, parted where it has a mark', () => {
    expect(texts({ ...rack, name: 'UPS-0001' }, 0.06)).toEqual(['UPS-', '0001', '71 %'])
    expect(texts({ ...rack, name: 'MAD1-DH2-B-R04' }, 0.1)).toEqual(['MAD1-DH2-', 'B-R04', '71 %'])
    const [first, second, value] = linesOf({ ...rack, name: 'UPS 0001' }, 0.06)
    expect([first?.text, first?.size]).toEqual(['UPS', second?.size])
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo((second?.size ?? 0) * 1.3)
    expect(value?.y).toBeGreaterThan(second?.y ?? 0)
  })
  test('are cut at the front where even half a name is long, or two lines would not go in', () => {
    expect(texts({ ...rack, name: 'MAD1-DH2-B-R04' }, 0.06)[0]).toBe('…-R04')
    expect(texts({ ...rack, name: 'Storage' }, 0.06)).toEqual(['…rage', '71 %'])
    expect(texts({ ...rack, name: 'UPS-0001', depth: 600 }, 0.06)[0]).toBe('…0001')
  })
  test('lie along what is turned', () => {
    expect(texts({ ...rack, width: 1200, depth: 600, rotation: 90 }, 0.02)).toEqual([])
    expect(texts({ ...rack, rotation: 90, name: 'MAD1-R04' }, 0.06)[0]).toBe('MAD1-R04')
  })
})

test.each([
  [0, 0],
  [90, 0],
  [180, 0],
  [270, 0],
  [30, 30],
  [200, 20],
  [350, -10],
])('at %d degrees words are turned by %d', (rotation, angle) =>
  expect(textAngle(rotation)).toBeCloseTo(angle),
)
