import { expect, test } from 'vitest'
import { eva, network, storySummary } from '#app/work/story-work.ts'
import { laneOf, lanesOf } from './lanes.ts'

const compare = (one: string, other: string) => one.localeCompare(other)
const of = (over: Parameters<typeof storySummary>[2]) => storySummary(1, 'todo', over)

test('lanes stand in the order people count, what nobody has comes last', () => {
  const requests = [of({ assignee: null }), of({ assignee: eva }), of({ assignee: { id: 'a', name: 'Ada' } })]
  expect(lanesOf(requests, 'assignee', compare).map(({ value }) => value?.name ?? null)).toEqual([
    'Ada',
    'Eva Gil',
    null,
  ])
})

test('priorities stand from high to low, kinds in their own order', () => {
  const urgent = [of({ priority: 'low' }), of({ priority: 'high' }), of({ priority: 'medium' })]
  expect(lanesOf(urgent, 'priority', compare).map(({ key }) => key)).toEqual(['high', 'medium', 'low'])
  const kinds = [of({ kind: 'remove' }), of({ kind: 'move' }), of({ kind: 'add' })]
  expect(lanesOf(kinds, 'kind', compare).map(({ key }) => key)).toEqual(['move', 'add', 'remove'])
})

test('a place is told by its room, or by the lowest level there is', () => {
  const rack = { id: 'r', name: 'R01', type: 'rack' } as const
  const hall = { id: 'h', name: 'DH2', type: 'room' } as const
  expect(laneOf(of({ trail: [hall, rack] }), 'place').value?.name).toBe('DH2')
  expect(laneOf(of({ trail: [rack] }), 'place').value?.name).toBe('R01')
  expect(laneOf(of({ trail: [] }), 'place').key).toBe('')
  expect(laneOf(of({ team: network }), 'team').key).toBe(network.id)
})
