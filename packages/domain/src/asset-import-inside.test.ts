import { describe, expect, test } from 'vitest'
import { insideChanges, insideProblems, readInside, slotOf, type HostFact } from './asset-import-inside.ts'
import { readRow, type Cells, type ReadOptions } from './asset-import-row.ts'
import { HELD_MOST } from './placement.ts'

const options: ReadOptions = { date_order: {}, locations: {}, clears: [] }
const chassis: HostFact = {
  id: 'chassis',
  label: 'CHS-1',
  is_closed: false,
  stands: true,
  within: [],
  held: [],
  elsewhere: null,
}
const read = (cells: Cells, clears: ReadOptions['clears'] = []) =>
  readRow('devices', { name: 'Blade', ...cells }, { ...options, clears })
const told = (cells: Cells, hosts: readonly HostFact[], own: string | null = null) =>
  insideProblems(read(cells).values, hosts, own).map(({ column, code }) => `${column} ${code}`)

describe('what a row says its thing is in', () => {
  const inside = { inside: 'CHS-1' }

  test.each<[string, readonly HostFact[], string[]]>([
    ['nothing of that name', [], ['inside no_host']],
    ['two of that name', [chassis, { ...chassis, id: 'other' }], ['inside several_hosts']],
    ['one that is closed', [{ ...chassis, is_closed: true }], ['inside asset_closed']],
    ['one that stands nowhere', [{ ...chassis, stands: false }], ['inside place_missing']],
    ['the asset itself', [{ ...chassis, id: 'blade' }], ['inside inside_itself']],
    ['one that is in the asset', [{ ...chassis, within: ['frame', 'blade'] }], ['inside inside_itself']],
    ['one that is full', [full()], ['inside place_full']],
    ['one that stands elsewhere', [{ ...chassis, elsewhere: 'MAD1' }], ['inside inside_elsewhere']],
    ['one that takes it', [chassis], []],
  ])('%s', (_, hosts, problems) => {
    expect(told(inside, hosts, 'blade')).toEqual(problems)
  })

  test("a slot is one thing's, however it is written", () => {
    const taken = { ...chassis, held: [{ label: 'Blade 2', slot: 'Bay 1' }] }
    expect(told({ ...inside, slot: ' bay 1' }, [taken])).toEqual(['slot slot_taken'])
    expect(told({ ...inside, slot: 'Bay 2' }, [taken])).toEqual([])
    expect(told(inside, [taken])).toEqual([])
  })

  test('a slot is one of something, and what is in another has no unit', () => {
    const codes = (cells: Cells) => read(cells).problems.map(({ column, code }) => `${column} ${code}`)
    expect(codes({ slot: '1' })).toEqual(['slot slot_of_none'])
    expect(codes({ inside: 'CHS-1', position: '3' })).toEqual(['position inside_has_units'])
    expect(codes({ inside: 'CHS-1', slot: '1' })).toEqual([])
  })

  test('it stands where that stands, and what else the row says of a place is not asked for', () => {
    const row = read({ inside: 'CHS-1', rack: 'R01', face: 'front' })
    expect(row.problems.map(({ code }) => code)).toEqual(['place_needs_site'])
    const there = readInside(row, [{ type: 'data_center', name: 'MAD1' }])
    expect(there.problems).toEqual([])
    expect(there.values).toMatchObject({ place: [{ name: 'MAD1' }], whole_place: true, face: null })
  })
})

describe('what a row changes of what its asset is in', () => {
  const now = { id: 'chassis', code: 'CHS-1', slot: '1' }
  const other = { ...chassis, id: 'other', label: 'CHS-2' }
  const changed = (cells: Cells, host: HostFact, clears: ReadOptions['clears'] = []) =>
    insideChanges(read(cells, clears).values, now, [host]).map(
      ({ column, from, to }) => `${column}: ${from} > ${to}`,
    )

  test('is the slot alone, both, or nothing', () => {
    expect(changed({ inside: 'CHS-1' }, chassis)).toEqual([])
    expect(changed({ inside: 'CHS-1', slot: '2' }, chassis)).toEqual(['slot: 1 > 2'])
    expect(changed({ inside: 'CHS-1' }, chassis, ['slot'])).toEqual(['slot: 1 > null'])
    expect(changed({ inside: 'CHS-2' }, other)).toEqual(['inside: CHS-1 > CHS-2', 'slot: 1 > null'])
    expect(changed({}, chassis)).toEqual([])
    expect(changed({}, chassis, ['inside'])).toEqual(['inside: CHS-1 > null', 'slot: 1 > null'])
  })

  test('keeps the slot in the same one only', () => {
    const { values } = read({ inside: 'x' })
    expect(slotOf(values, chassis, now)).toBe('1')
    expect(slotOf(values, other, now)).toBeNull()
    expect(slotOf(values, chassis, null)).toBeNull()
  })
})

function full(): HostFact {
  const held = Array.from({ length: HELD_MOST }, (_, at) => ({ label: `Blade ${at}`, slot: null }))
  return { ...chassis, held }
}
