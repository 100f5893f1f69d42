import { expect, test } from 'vitest'
import { storyRequest } from '../story-work.ts'
import { asksFirst, transitionOf, wayTo } from './transitions.ts'

test('a stage is reached by the action that leads there, where who asks may', () => {
  const request = storyRequest('approval', { actions: ['approve', 'return', 'reject'] })
  expect(wayTo(request, 'in_progress')).toEqual({ at: 'open', action: 'approve' })
  expect(wayTo(request, 'canceled')).toEqual({ at: 'open', action: 'reject' })
  expect(wayTo(request, 'done')).toEqual({ at: 'none' })
})

test('what others may do says who they are', () => {
  const way = wayTo(storyRequest('verification', { actions: [] }), 'done')
  expect(way).toMatchObject({ at: 'not_yours', transition: { by: ['verifier'] } })
})

test('what is blocked goes back to where it was', () => {
  const remark = { id: '1', by: null, at: '', text: null, override_reason: null }
  const remarks = [
    { ...remark, action: 'block', from: 'todo', to: 'blocked' },
    { ...remark, action: 'block', from: 'in_progress', to: 'blocked' },
  ] as const
  const request = storyRequest('blocked', { actions: ['unblock'], remarks: [...remarks] })
  expect(wayTo(request, 'in_progress')).toEqual({ at: 'open', action: 'unblock' })
  expect(wayTo(request, 'todo')).toEqual({ at: 'none' })
})

test('what must be explained or looked at asks first', () => {
  expect(transitionOf('todo', 'verify')).toBeUndefined()
  expect(asksFirst('todo', 'submit')).toBe(true)
  expect(asksFirst('todo', 'start')).toBe(true)
  expect(asksFirst('verification', 'return')).toBe(true)
  expect(asksFirst('verification', 'verify')).toBe(false)
  expect(asksFirst('in_progress', 'finish')).toBe(false)
})
