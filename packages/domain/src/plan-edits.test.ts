import { expect, test } from 'vitest'
import { edit, MOST_EDITS, redoEdit, startEdits, undoEdit } from './plan-edits.ts'

test('steps are taken back and done again in their order', () => {
  const two = edit(edit(startEdits('a'), 'b'), 'c')
  const back = undoEdit(undoEdit(two))
  expect([undoEdit(two).present, back.present, undoEdit(back).present]).toEqual(['b', 'a', 'a'])
  const again = redoEdit(redoEdit(back))
  expect([redoEdit(back).present, again.present, redoEdit(again).present]).toEqual(['b', 'c', 'c'])
})

test('a step after one was taken back forgets what came after it', () => {
  const other = edit(undoEdit(edit(startEdits('a'), 'b')), 'x')
  expect(redoEdit(other).present).toBe('x')
})

test('steps that do the same are one, until something else is done', () => {
  const nudged = edit(edit(edit(startEdits(0), 1, 'nudge'), 2, 'nudge'), 3, 'turn')
  expect(undoEdit(nudged).present).toBe(2)
  expect(undoEdit(undoEdit(nudged)).present).toBe(0)
  expect(undoEdit(edit(undoEdit(nudged), 5, 'nudge')).present).toBe(2)
})

test('a step that changes nothing is none, and only so many are kept', () => {
  const start = startEdits(0)
  expect(edit(start, 0)).toBe(start)
  let edits = start
  for (let step = 1; step <= MOST_EDITS + 5; step += 1) edits = edit(edits, step)
  expect(edits.past).toHaveLength(MOST_EDITS)
})
