import { expect, test } from 'vitest'
import { partsOf } from './parts-of.ts'

const { files, recipes } = partsOf({ root: import.meta.dirname, application: '../../apps/web/src' })
const names = files.map((file) => file.slice(file.lastIndexOf('/') + 1))

test('a part named by the application is one of its parts, with its recipe', () => {
  expect(names).toContain('data-table.tsx')
  expect(recipes).toContain('dataTable')
})

test('so is a part that another one uses, or that is loaded late', () => {
  expect(names).toEqual(expect.arrayContaining(['kbd.tsx', 'tooltip.tsx']))
  expect(recipes).toEqual(expect.arrayContaining(['kbd', 'tooltip']))
})

test('a part that only the catalogue shows is none', () => {
  expect(names).not.toContain('drawer.tsx')
  expect(recipes).not.toContain('drawer')
})
