import { CONTENT_ID } from '@plenum/ui/skip-link'
import { frontDialog } from './front-dialog.ts'

/** Longer than a part of the page needs to be made anew, and to take the focus itself. */
const SETTLED_MS = 80

const CONTROLS =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]):not([tabindex="-1"])'

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** Puts the focus on the control in a part of the page that is nearest to a place; false where none takes it. */
function focusNearest(part: Element, place: { x: number; y: number }): boolean {
  const away = (element: Element) => {
    const { x, y } = middleOf(element)
    return Math.hypot(x - place.x, y - place.y)
  }
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(isShown)
    .map((control) => ({ control, distance: away(control) }))
    .toSorted((one, other) => one.distance - other.distance)
    .some(({ control }) => {
      control.focus()
      return document.activeElement === control
    })
}

/**
 * Gives the focus back when what had it goes away: to where it was on the page where that was over the page, as a
 * dialog is, or near where it was: a row that was removed, a form that begins anew. Where there is nothing near, for the
 * page is still on its way, the content stands in until there is.
 */
export function holdFocus() {
  let last: Element | null = null
  // from what had the focus on the page outwards
  let within: Element[] = []
  let place = { x: 0, y: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  // the page of which the content has the focus for want of anything near
  let standsInFor: string | null = null

  const content = () => document.getElementById(CONTENT_ID)
  const standsIn = () => standsInFor === location.pathname && document.activeElement === content()
  const remember = () => {
    if (standsIn()) return
    standsInFor = null
    const { activeElement } = document
    const main = content()
    last = activeElement
    if (!activeElement || !main || activeElement === main || !main.contains(activeElement)) return
    within = []
    for (let each: Element | null = activeElement; each && each !== main; each = each.parentElement)
      within.push(each)
    place = middleOf(activeElement)
    // where it comes to stand once it was scrolled into view
    requestAnimationFrame(() => {
      if (activeElement === within[0] && activeElement.isConnected) place = middleOf(activeElement)
    })
  }
  const isLost = () =>
    standsIn() || (document.activeElement === document.body && last !== null && !isShown(last))
  const hold = () => {
    if (!isLost()) return
    const front = frontDialog()
    // the page behind it would take the focus as a press beside it, and close it
    if (front) return front.focus({ preventScroll: true })
    const [before] = within
    if (before instanceof HTMLElement && isShown(before)) before.focus()
    if (!isLost() || within.some((part) => isShown(part) && focusNearest(part, place))) return
    standsInFor = location.pathname
    content()?.focus({ preventScroll: true })
  }

  remember()
  document.addEventListener('focusin', remember)
  // who points at something of the page goes on from there
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && content()?.contains(target)) within = []
    },
    { capture: true },
  )
  new MutationObserver(() => {
    // the focus leaves what is only hidden later than that it is
    clearTimeout(timer)
    timer = setTimeout(hold, SETTLED_MS)
  }).observe(document.body, { childList: true, subtree: true })
}
