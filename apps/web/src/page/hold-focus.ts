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

/** The control in a part of the page that is nearest to a place. */
function nearest(part: Element, place: { x: number; y: number }) {
  const away = (element: Element) => {
    const { x, y } = middleOf(element)
    return Math.hypot(x - place.x, y - place.y)
  }
  const [first, ...others] = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
  return first && others.reduce((best, each) => (away(each) < away(best) ? each : best), first)
}

/**
 * Gives the focus back when what had it goes away: to where it was on the page where that was over the page, as a
 * dialog is, or near where it was: a row that was removed, a form that begins anew.
 */
export function holdFocus() {
  let content: HTMLElement | null = null
  let last: Element | null = null
  // from what had the focus on the page outwards
  let within: Element[] = []
  let place = { x: 0, y: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined

  const remember = () => {
    const { activeElement } = document
    content = document.getElementById(CONTENT_ID)
    last = activeElement
    if (!activeElement || !content || activeElement === content || !content.contains(activeElement)) return
    within = []
    for (let each: Element | null = activeElement; each && each !== content; each = each.parentElement)
      within.push(each)
    place = middleOf(activeElement)
    // where it comes to stand once it was scrolled into view
    requestAnimationFrame(() => {
      if (activeElement === within[0] && activeElement.isConnected) place = middleOf(activeElement)
    })
  }
  const isLost = () => last?.isConnected === false && document.activeElement === document.body
  const hold = () => {
    if (!isLost()) return
    const front = frontDialog()
    // the page behind it would take the focus as a press beside it, and close it
    if (front) return front.focus({ preventScroll: true })
    const [before] = within
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    if (!isLost()) return
    const found = within
      .filter((each) => each.isConnected)
      .map((part) => nearest(part, place))
      .find((each) => each !== undefined)
    ;(found ?? content)?.focus({ preventScroll: found === undefined })
  }

  remember()
  document.addEventListener('focusin', remember)
  // who points at something of the page goes on from there
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && content?.contains(target)) within = []
    },
    { capture: true },
  )
  new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(hold, SETTLED_MS)
  }).observe(document.body, { childList: true, subtree: true })
}
