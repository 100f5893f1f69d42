import { afterEach, expect, test, vi } from 'vitest'
import { sortOut, type Incomplete } from './unsure.ts'

afterEach(() => vi.unstubAllGlobals())

/** What axe says of an element, which is of a class. */
const said = (rule: string, messageKey: string | null): Incomplete[] => {
  const check = { id: rule, data: messageKey === null ? null : { messageKey } }
  return [{ id: rule, nodes: [{ target: ['#a'], any: [check], all: [], none: [] }] }]
}
const page = (selector: string | null) => {
  const matches = (asked: string) => asked === selector
  vi.stubGlobal('document', { querySelector: () => (selector === null ? null : { matches }) })
}
const review = { rule: 'hidden', because: 'modal', at: '.behind', why: 'a person has looked' }
const measured = vi.fn<(elements: readonly Element[]) => (string | null)[]>(() => [])

test('what is reviewed is passed over, and the review was needed', () => {
  page('.behind')
  expect(sortOut(said('hidden', 'modal'), [review], measured)).toEqual({ left: [], needed: [0] })
})

test.each([
  ['of another rule', '.behind', 'other', 'modal'],
  ['for another reason', '.behind', 'hidden', 'other'],
  ['elsewhere', '.before', 'hidden', 'modal'],
])('what is %s than reviewed is left', (_, selector, rule, because) => {
  page(selector)
  expect(sortOut(said(rule, because), [review], measured)).toEqual({
    left: [{ rule, because, at: '#a' }],
    needed: [],
  })
})

test('a check without a key of its own is called by its name', () => {
  page('.before')
  expect(sortOut(said('hidden', null), [], measured).left).toMatchObject([{ because: 'hidden' }])
})

test('contrast that axe cannot see is measured', () => {
  page('.before')
  measured.mockReturnValueOnce([null])
  expect(sortOut(said('color-contrast', 'bgOverlap'), [], measured).left).toEqual([])
  measured.mockReturnValueOnce(['2.00 of 4.5'])
  expect(sortOut(said('color-contrast', 'bgOverlap'), [], measured).left).toMatchObject([
    { because: '2.00 of 4.5' },
  ])
})

test('what has gone meanwhile is nothing', () => {
  page(null)
  expect(sortOut(said('hidden', 'modal'), [], measured)).toEqual({ left: [], needed: [] })
})
