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

/** The rack under a point, by the frame that carries its id. */
export function rackUnder({ clientX, clientY }: Point): { id: string; frame: Element } | null {
  const frame = document.elementFromPoint(clientX, clientY)?.closest('[data-rack]')
  const id = frame?.getAttribute('data-rack')
  return frame && id ? { id, frame } : null
}

/** The unit of a drawn rack at a point's height. */
export function unitUnder(frame: Element, units: RackUnits, { clientY }: Point): number {
  const { top, height } = frame.getBoundingClientRect()
  return unitAt(units, (clientY - top) / height)
}

interface Drag {
  onStart: () => void
  onMove: (point: Point) => void
  onEnd: (how: 'dropped' | 'given up') => void
}

/** Follows a pressed pointer from a device until it is let go; it is a drag once it has moved. */
export function followDrag(device: HTMLElement, down: Point & { pointerId: number }, drag: Drag): void {
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
function swallowClick(device: HTMLElement): void {
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
