import { afterEach, expect, test, vi } from 'vitest'
import { createScroller } from './scroller.ts'

afterEach(() => vi.unstubAllGlobals())

const expected = { rows: 1000, rowHeight: 36, viewport: 360, width: 900, rem: 16 }

test('rows are there for the room that is expected and no more, before anything is measured', () => {
  const { slots, range, rowHeight, width } = createScroller(expected).drawn()
  expect({ range, rowHeight, width }).toEqual({ range: { first: 0, last: 9 }, rowHeight: 36, width: 900 })
  expect(slots.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('no more rows are drawn than there are', () => {
  expect(createScroller({ ...expected, rows: 2 }).drawn().slots).toHaveLength(2)
  expect(createScroller({ ...expected, rows: 0 }).drawn().slots).toEqual([])
})

test('who draws is told of what changes, and of nothing else', () => {
  const scroller = createScroller(expected)
  const draw = vi.fn<() => void>()
  scroller.subscribe(draw)
  scroller.setRows(1000)
  expect(draw).not.toHaveBeenCalled()
  scroller.setRows(5)
  expect(draw).toHaveBeenCalledOnce()
  expect(scroller.drawn().slots).toHaveLength(5)
})

/** Elements of which nothing can be read: each such question has a browser lay them out at once. */
function unreadable() {
  const asked = () => {
    throw new Error('laid out too early')
  }
  const frame = { addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() }
  for (const name of ['scrollTop', 'clientHeight', 'clientWidth', 'offsetHeight'])
    Object.defineProperty(frame, name, { get: asked })
  // no browser here: the scroller asks elements for nothing else
  return frame as unknown as HTMLElement
}

/** A browser that has not come to laying anything out by itself. */
const layNothingOut = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )

test('a page that is being drawn is not laid out for the list', () => {
  layNothingOut()
  const scroller = createScroller(expected)
  const body = { style: { height: '' } }
  const part = unreadable()
  // as above
  const end = scroller.follow({
    frame: part,
    measure: part,
    head: part,
    body: body as unknown as HTMLElement,
  })
  scroller.showList('all')
  scroller.setRows(500)
  end()
  expect(body.style.height).toBe('18000px')
})

test('who moves before the browser has laid the list out moves in the room that there is', () => {
  layNothingOut()
  vi.stubGlobal('document', {})
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const frame = { ...listening, scrollTop: 0, clientHeight: 136, clientWidth: 900 }
  const row = { offsetHeight: 36 }
  const scroller = createScroller(expected)
  const body = { style: { height: '' } }
  // no browser here: the scroller asks elements for nothing else
  const parts = { frame, measure: row, head: row, body } as unknown as Parameters<typeof scroller.follow>[0]
  const end = scroller.follow(parts)
  expect(scroller.page()).toBe(2)
  scroller.reveal(9)
  // the last of 100 pixels: not of the 360 that were expected, in which it would be in view already
  expect(frame.scrollTop).toBe(260)
  end()
})
