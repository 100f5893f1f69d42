import { describe, expect, test } from 'vitest'
import { ASSET_STATUSES, type Asset } from '@plenum/domain/asset'
import { TRANSITIONS } from '@plenum/domain/transition'
import { bareAsset, storyAsset } from '../story-asset.ts'
import { isOpen, statusOptions } from './status-options.ts'

const TODAY = '2026-11-22'
const options = (over: Partial<Asset>, of = storyAsset) => statusOptions({ ...of, ...over }, TODAY)

describe('the screen offers what the table of the domain has', () => {
  test.each(ASSET_STATUSES)('from %s, and nothing else', (status) =>
    expect(
      options({ status })
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([...TRANSITIONS[status]].toSorted()),
  )

  test('and after maintenance first where it came from', () =>
    expect(options({ status: 'maintenance', previous_status: 'standby' })[0]?.to).toBe('standby'))

  test('and of a closed record only its return', () =>
    expect(options({ status: 'decommissioning', termination_date: TODAY }).map(({ to }) => to)).toEqual([
      'out_of_service',
    ]))
})

describe('what cannot be chosen yet says why', () => {
  const racked = (over: Partial<Asset>) => {
    const option = options({ ...over, status: 'received' }, bareAsset).find(({ to }) => to === 'installation')
    if (option === undefined) throw new Error('Nothing to install')
    return option
  }
  const known = { serial_number: 'SN', owner_id: storyAsset.owner_id, location: storyAsset.location }

  test('by every field that is missing', () =>
    expect(racked({ ...known, serial_number: null, owner_id: null }).missing).toEqual([
      'serial_number',
      'owner_id',
    ]))
  test('by its place', () => expect(racked({ ...known, location: null })).toMatchObject({ needsPlace: true }))
  test('but a planned place will do', () => {
    const planned_move = {
      ...(storyAsset.location ?? { node_id: '', trail: [], position: null, face: null, lane: null }),
      planned_for: '2026-12-03',
      batch_id: storyAsset.id,
      by: 'Ana Ruiz',
      reason: null,
    }
    expect(isOpen(racked({ ...known, location: null, planned_move }))).toBe(true)
  })
  test('and nothing once all is known', () => expect(isOpen(racked(known))).toBe(true))
})

test('what goes into use says how many cords it has, and what has none does not', () => {
  const used = (over: Partial<Asset>) =>
    options({ status: 'installation', asset_type: 'SRV', cords_a: 2, cords_b: null, ...over })
      .filter(({ missing }) => missing.length > 0)
      .map(({ to, missing }) => [to, missing])
  expect(used({})).toEqual([
    ['active', ['cords_b']],
    ['standby', ['cords_b']],
  ])
  expect(used({ cords_b: 0 })).toEqual([])
  expect(used({ asset_type: 'PPN' })).toEqual([])
})

test('an open request is in the way of its use and its end, and of nothing else', () => {
  const busy = options({ status: 'faulty', process: 'in_progress' }).filter(({ isBusy }) => isBusy)
  expect(busy.map(({ to }) => to)).toEqual(['active', 'decommissioning'])
  expect(busy.some(isOpen)).toBe(false)
})

test('a warranty is told before a repair', () => {
  const repair = (over: Partial<Asset>) =>
    options({ status: 'faulty', ...over }).find(({ to }) => to === 'repair')?.warranty
  expect(repair({ warranty_date: '2028-03-14' })).toBe('2028-03-14')
  expect(repair({ warranty_date: '2020-03-14' })).toBeNull()
})
