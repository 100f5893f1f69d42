import { describe, expect, test } from 'vitest'
import { updateOf } from './asset-import-update.ts'
import { changes, facts, leaf, problems, r05, valuesOf } from './testing/import-update.ts'

describe('a status', () => {
  test('goes the ways of the table, and the file is its reason', () => {
    expect(changes({ status: 'faulty' })).toEqual(['status: active > faulty'])
    expect(problems({ status: 'faulty' })).toEqual([])
    expect(problems({ status: 'planning' })).toEqual(['status: transition_refused'])
  })

  test('asks for what the guards ask', () => {
    const asset = { ...leaf, status: 'received', place: null } as const
    expect(problems({ status: 'installation' }, { asset })).toEqual([
      'rack: place_missing',
      'owner: identity_missing',
    ])
    expect(problems({ status: 'installation', owner: 'Ana' }, { asset, place: r05 })).toEqual([])
  })

  test('waits for open requests', () => {
    const asset = { ...leaf, status: 'standby', open_work: [{ code: 'MAC-000001' }] } as const
    expect(problems({ status: 'active' }, { asset })).toEqual(['status: work_asset_busy'])
  })

  describe('in which it is used', () => {
    const asset = { ...leaf, status: 'installation' } as const
    const missing = ['cords_a: cords_missing', 'cords_b: cords_missing']

    test('asks for its cords, of the row or of the asset', () => {
      expect(problems({ status: 'active' }, { asset })).toEqual(missing)
      expect(problems({ status: 'standby', cords_a: '1' }, { asset })).toEqual(['cords_b: cords_missing'])
      expect(problems({ status: 'active', cords_a: '1', cords_b: '0' }, { asset })).toEqual([])
      expect(problems({ status: 'active', cords_a: '1' }, { asset: { ...asset, cords_b: 1 } })).toEqual([])
      const known = { ...facts, asset: { ...asset, cords_a: 1, cords_b: 1 } }
      const cleared = updateOf(valuesOf({ status: 'active' }, ['cords_a']), known)
      expect(cleared.problems).toMatchObject([{ column: 'cords_a', code: 'cords_missing' }])
    })

    test('asks for none where it takes no power or stays what it is', () => {
      expect(problems({ status: 'active' }, { asset, corded: false })).toEqual([])
      expect(problems({ status: 'active', budget_w: '0' }, { asset })).toEqual([])
      expect(problems({ status: 'installation', notes: 'New' }, { asset })).toEqual([])
    })
  })

  test('that takes units again looks who stands there', () => {
    const asset = { ...leaf, status: 'received' } as const
    const others = [{ label: 'Rival', position: 13, face: null, u_height: 1, full_depth: null }]
    expect(problems({ status: 'installation', owner: 'Ana' }, { asset, others })).toEqual([
      'position: place_taken',
    ])
  })
})
