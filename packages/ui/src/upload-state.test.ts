import { expect, test } from 'vitest'
import { isPicture, nameOf, progressOf, type UploadFile, type UploadState } from './upload-state.ts'

const own = (state: UploadState): UploadFile => ({ id: '1', file: new File([], 'a.png'), detail: '', state })
const remote: UploadFile = { id: '2', name: 'b.pdf', detail: '', state: { at: 'done' } }

test('progress is told in quarters, of what waits and what is done together', () => {
  const progress = (part: number) =>
    progressOf([own({ at: 'sending', part }), own({ at: 'waiting' }), own({ at: 'done' })])
  expect(progress(0)).toEqual({ at: 'sending', files: 2, percent: 25 })
  expect(progress(0.49)).toEqual({ at: 'sending', files: 2, percent: 25 })
  expect(progress(0.5)).toEqual({ at: 'sending', files: 2, percent: 50 })
})

test('once nothing is under way, it tells how many were sent', () => {
  expect(progressOf([own({ at: 'done' }), own({ at: 'failed', error: 'lost' })])).toEqual({
    at: 'sent',
    files: 1,
  })
})

test('files that were with the server before are not told', () => {
  expect(progressOf([remote])).toEqual({ at: 'resting' })
  expect(progressOf([remote, own({ at: 'canceled' })])).toEqual({ at: 'resting' })
})

test('a file has its own name, or the name the server knows', () => {
  expect(nameOf(own({ at: 'waiting' }))).toBe('a.png')
  expect(nameOf(remote)).toBe('b.pdf')
})

test('a picture is one by its kind, or by its thumbnail', () => {
  const file = new File([], 'a', { type: 'image/png' })
  expect(isPicture({ id: '1', file, detail: '', state: { at: 'done' } })).toBe(true)
  expect(isPicture(remote)).toBe(false)
  expect(isPicture({ ...remote, thumbnail: 'blob:1' })).toBe(true)
})
