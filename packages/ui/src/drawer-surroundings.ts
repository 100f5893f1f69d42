import { isUpright, type Side } from './drawer-motion.ts'

const OWN_POINTER = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [data-no-drag]'

/** Whether the point lies on letters that a mouse can select. */
function isOnText(target: Element, x: number, y: number) {
  if (getComputedStyle(target).userSelect === 'none') return false
  const caret = document.caretPositionFromPoint(x, y)
  if (caret === null || caret.offsetNode.nodeType !== Node.TEXT_NODE) return false
  const letters = document.createRange()
  letters.selectNodeContents(caret.offsetNode)
  return [...letters.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
}

const scrolling = ['auto', 'scroll']

function isOnScrollbar(target: Element, { offsetX, offsetY }: PointerEvent) {
  const { overflowX, overflowY } = getComputedStyle(target)
  return (
    (scrolling.includes(overflowY) && offsetX > target.clientWidth) ||
    (scrolling.includes(overflowX) && offsetY > target.clientHeight)
  )
}

/** Whether text of the content is selected: a hand on it moves the selection's ends. */
export function hasSelection(content: Element) {
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(content, true)
}

/** Whether this press belongs to something in the content: an input, letters to select, a scrollbar. */
export function keepsPointer(event: PointerEvent, content: Element) {
  const { target, pointerType, clientX, clientY } = event
  if (!(target instanceof Element) || !event.isPrimary || event.button !== 0) return true
  if (target.closest(OWN_POINTER) !== null || hasSelection(content)) return true
  return pointerType === 'mouse' && (isOnScrollbar(target, event) || isOnText(target, clientX, clientY))
}

function* upTo(content: Element, from: Element) {
  for (let at: Element | null = from; at !== null; at = at.parentElement) {
    yield at
    if (at === content) return
  }
}

const canScroll = (element: Element, side: Side) => {
  const { overflowX, overflowY } = getComputedStyle(element)
  return scrolling.includes(isUpright(side) ? overflowY : overflowX)
}

/** What can still be scrolled under a hand that goes out, or in: the content follows the hand. */
export function scrollsUnder(target: Element, content: Element, side: Side) {
  const scrollers = [...upTo(content, target)].filter((element) => canScroll(element, side))
  const places = scrollers.map((element) =>
    isUpright(side)
      ? { at: element.scrollTop, end: element.scrollHeight - element.clientHeight }
      : { at: element.scrollLeft, end: element.scrollWidth - element.clientWidth },
  )
  // a scroller's place is rounded, so its last px may never be reached
  const back = places.some(({ at }) => at > 0)
  const on = places.some(({ at, end }) => at < end - 1)
  const isStart = side === 'bottom' || side === 'right'
  return isStart ? { outward: back, inward: on } : { outward: on, inward: back }
}
