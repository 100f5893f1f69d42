import { expect, test } from 'vitest'
import { sortFiles } from './file-rules.ts'

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type })
const photo = file('rack.JPG', 'image/jpeg')
const manual = file('manual.pdf', 'application/pdf', 200)
const program = file('setup.exe', 'application/x-msdownload')

const names = (files: readonly File[]) => files.map(({ name }) => name)

test('formats go by ending and by kind, whatever the case', () => {
  const { taken, refused } = sortFiles([photo, manual, program], { accept: '.jpg, application/pdf' }, 0)
  expect(names(taken)).toEqual(['rack.JPG', 'manual.pdf'])
  expect(refused).toEqual([{ file: program, reason: 'wrong_format' }])
  expect(names(sortFiles([photo, manual], { accept: 'image/*' }, 0).taken)).toEqual(['rack.JPG'])
})

test('a file may be as large as the limit, not larger', () => {
  expect(sortFiles([manual], { maxSize: 200 }, 0).refused).toEqual([])
  expect(sortFiles([manual], { maxSize: 199 }, 0).refused).toEqual([{ file: manual, reason: 'too_large' }])
})

test('what is there already counts', () => {
  const { taken, refused } = sortFiles([photo, manual], { maxFiles: 3 }, 2)
  expect(names(taken)).toEqual(['rack.JPG'])
  expect(refused).toEqual([{ file: manual, reason: 'too_many' }])
})

test('without rules everything is taken', () => {
  expect(sortFiles([program], {}, 99).taken).toEqual([program])
})
