import { FACES, type Face } from '@plenum/domain/placement'
import { unitAt, type RackUnits } from '@plenum/ui/rack-geometry'

/** Pixels a pressed pointer goes before it is a drag and no press. */
const DRAG_FROM = 4
/** How near the edge of the window it scrolls, and how far a frame. */
const EDGE = 56
const PER_FRAME = 10

interface Point {
  clientX: number
  clientY: number
}

/** The side of a rack under a point, by what its drawing carries. */
export function sideUnder({ clientX, clientY }: Point): { id: string; face: Face; bay: Element } | null {
  const drawing = document.elementFromPoint(clientX, clientY)?.closest('[data-elevation]')
  const bay = drawing?.querySelector('[data-rack]')
  const id = bay?.getAttribute('data-rack')
  const face = FACES.find((each) => each === bay?.getAttribute('data-face'))
  return bay && id && face ? { id, face, bay } : null
}

/** The unit of a drawn rack at a point's height. */
export function unitUnder(bay: Element, units: RackUnits, { clientY }: Point, step: 0.5 | 1): number {
  // the bay holds what sticks out of it too, as the ghost of a device
  const { top, height } = (bay.querySelector('[data-units]') ?? bay).getBoundingClientRect()
  return unitAt(units, (clientY - top) / height, step)
}

/** How far across a drawn rack a point is: 0 at the left and 1 at the right. */
export function partUnder(bay: Element, { clientX }: Point): number {
  const { left, width } = (bay.querySelector('[data-units]') ?? bay).getBoundingClientRect()
  return (clientX - left) / width
}

interface Drag {
  onStart: () => void
  onMove: (point: Point) => void
  onEnd: (how: 'dropped' | 'given up') => void
}

/** Follows a pressed pointer from a device until it is let go; it is a drag once it has moved. */
export function followDrag(device: Element, down: Point & { pointerId: number }, drag: Drag): void {
  const listening = new AbortController()
  const { signal } = listening
  let isDragging = false
  let last: Point = down
  const end = (how: 'dropped' | 'given up') => {
    listening.abort()
    if (isDragging) drag.onEnd(how)
  }
  const move = (event: PointerEvent) => {
    last = event
    const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
    if (!isDragging && distance < DRAG_FROM) return
    if (!isDragging) {
      isDragging = true
      device.setPointerCapture(down.pointerId)
      swallowClick(device)
      drag.onStart()
      scrollAtEdges(device, () => last, signal, drag.onMove)
    }
    drag.onMove(event)
  }
  // a quick pointer is off the device before the first move is told
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', () => end('dropped'), { signal })
  document.addEventListener('pointercancel', () => end('given up'), { signal })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && end('given up'), { signal })
}

/** The click that a drag ends with is not a press. */
function swallowClick(device: Element): void {
  const listening = new AbortController()
  const { signal } = listening
  device.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, signal })
  // it comes right after the pointer went up, also where the drag had been given up before
  document.addEventListener('pointerup', () => setTimeout(() => listening.abort()), { signal })
  document.addEventListener('pointercancel', () => listening.abort(), { signal })
}

function scrollAtEdges(
  device: Element,
  point: () => Point,
  signal: AbortSignal,
  onScroll: (point: Point) => void,
) {
  const view = device.closest('main')
  const frame = () => {
    if (signal.aborted || view === null || !device.isConnected) return
    const { clientY } = point()
    const { top, bottom } = view.getBoundingClientRect()
    const by = clientY < top + EDGE ? -PER_FRAME : clientY > bottom - EDGE ? PER_FRAME : 0
    const before = view.scrollTop
    view.scrollBy({ top: by, behavior: 'instant' })
    if (view.scrollTop !== before) onScroll(point())
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
