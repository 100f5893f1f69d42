import { ClientError } from '@plenum/api-client/client-error'
import { expect, test } from 'vitest'
import { draftInputOf, inputOf, problemsOf, refusedOf } from './problems.ts'
import { blankThing, blankValues, withAssets, type PickedAsset, type RequestValues } from './values.ts'

const ID = '0197a5c0-0000-7000-8000-00000000000'

const picked = (at: number): PickedAsset => ({
  id: `${ID}${at}`,
  name: `Web ${at}`,
  code: `SRV-${at}`,
  serial_number: null,
  status: 'active',
  previous_status: null,
  termination_date: null,
  asset_type: 'SRV',
  location: null,
  model: null,
})
const to = { node_id: `${ID}9`, trail: [], position: 4, face: 'front' as const, lane: null }
const values = (over: Partial<RequestValues>): RequestValues => ({ ...blankValues, kind: 'move', ...over })
const found = (over: Partial<RequestValues>) =>
  problemsOf(values(over), 'Move').map(({ step, path, code }) => `${step} ${path} ${code}`)

test('a form that says nothing lacks its kind, and then what is moved', () => {
  expect(found({ kind: null })).toContain('kind kind required')
  expect(found({})).toEqual(['what items required'])
})

test('each thing that is moved or added needs a place', () => {
  const things = withAssets([], [picked(1), picked(2)])
  expect(
    found({ things: things.map((thing, index) => ({ ...thing, to: index === 0 ? to : null })) }),
  ).toEqual(['where items.1.to required'])
})

test('a change must change something, by a value that the asset can have', () => {
  const [thing = blankThing({})] = withAssets([], [picked(1)])
  expect(found({ kind: 'change', things: [thing] })).toEqual(['changes items.0.changes required'])
  expect(found({ kind: 'change', things: [{ ...thing, to_status: 'standby' }] })).toEqual([])
  expect(found({ kind: 'change', things: [{ ...thing, changes: { cords_a: 99 } }] })).toEqual([
    'changes items.0.changes.cords_a too_large',
  ])
})

test('a swap needs what comes instead', () => {
  const things = withAssets([], [picked(1)])
  expect(found({ kind: 'swap', things })).toEqual(['changes items.0.replacement_id required'])
})

test('a window begins before it ends, and a fault says what is seen of it', () => {
  const things = withAssets([], [picked(1)])
  const at = { window_start: '2027-01-02T10:00:00.000Z', window_end: '2027-01-02T09:00:00.000Z' }
  expect(found({ kind: 'remove', things, ...at })).toEqual(['when window_end too_small'])
  expect(found({ kind: 'maintenance', things, is_fault: true })).toEqual(['when description required'])
})

test('who gives no title gets one that says what it is', () => {
  const things = withAssets([], [picked(1)]).map((thing) => ({ ...thing, to }))
  expect(inputOf(values({ things }), 'Move Web 1')).toMatchObject({
    title: 'Move Web 1',
    items: [{ op: 'move', asset_id: `${ID}1`, to: { node_id: `${ID}9`, position: 4, face: 'front' } }],
  })
  expect(inputOf(values({ things, title: ' Rack out ' }), 'Move Web 1')?.title).toBe('Rack out')
})

test('a draft keeps what is whole of it', () => {
  const things = withAssets([], [picked(1), picked(2)]).map((thing, at) =>
    at === 0 ? { ...thing, to } : thing,
  )
  expect(inputOf(values({ things }), 'Move')).toBeNull()
  expect(draftInputOf(values({ things }), 'Move')).toMatchObject({
    is_draft: true,
    items: [{ asset_id: `${ID}1` }],
  })
})

test('what the server refuses lands at its step, also where a kind says it elsewhere', () => {
  const errors = [
    { attr: 'items.1.to.position', code: 'place_taken', detail: 'Taken' },
    { attr: 'window_end', code: 'invalid', detail: 'No' },
    { attr: null, code: 'conflict', detail: 'Oh' },
  ]
  const error = new ClientError({
    kind: 'http',
    status: 400,
    body: { type: 'validation_error', detail: '', errors },
    originalError: null,
  })
  expect(refusedOf(error, 'move').map(({ step, path }) => [step, path])).toEqual([
    ['where', 'items.1.to.position'],
    ['when', 'window_end'],
  ])
  expect(refusedOf(error, 'swap')[0]?.step).toBe('changes')
})
