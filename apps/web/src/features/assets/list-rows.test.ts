import { expect, test } from 'vitest'
import { firstPage, withRows } from './list-rows.ts'
import { storyAsset } from './story-asset.ts'

const row = (id: string, name: string) => ({ ...storyAsset, id, name })
const pages = {
  pages: [
    { results: [row('a', 'A'), row('b', 'B')], next: 'x' },
    { results: [row('c', 'C')], next: null },
  ],
  pageParams: ['', 'x'],
}
const names = (given: typeof pages) => given.pages.map(({ results }) => results.map(({ name }) => name))

test('a changed row changes where it stands, one that is gone goes, and the others stay the same objects', () => {
  const now = withRows(
    pages,
    new Map([
      ['c', row('c', 'Z')],
      ['a', undefined],
    ]),
  )
  expect(names({ ...pages, ...now, pageParams: pages.pageParams })).toEqual([['B'], ['Z']])
  expect(now.pages[0]?.results[0]).toBe(pages.pages[0]?.results[1])
})

test('the top of a list is its first page', () => {
  expect(firstPage(pages)).toEqual({ pages: [pages.pages[0]], pageParams: [''] })
})
